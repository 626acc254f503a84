/** Table options as the form chooses them. */
import type { OptionInfo } from './types';

export type Chosen = Readonly<Record<string, string | number>>;

/** Say whether an option may be changed at a number of seats. */
export function fits(option: OptionInfo, seats: number): boolean {
  return option.seats.length === 0 || option.seats.includes(seats);
}

/** Keep what is to be sent: values other than the default, of options that mean something at so many seats. */
export function fitting(
  options: readonly OptionInfo[],
  chosen: Chosen,
  seats: number,
): Record<string, string | number> {
  const kept = options.flatMap((option) => {
    const value = chosen[option.name];
    const changed = value !== undefined && value !== option.values[0];
    return changed && fits(option, seats) ? [[option.name, value] as const] : [];
  });
  return Object.fromEntries(kept);
}
