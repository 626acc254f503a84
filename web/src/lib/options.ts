/** Table options as the form chooses them. */
import type { OptionInfo } from './types';

export type Value = string | number;
export type Chosen = Readonly<Record<string, Value>>;

/** What is wrong with counts: a message of the page, with its arguments. */
export interface Fault {
  readonly id: string;
  readonly args: Readonly<Record<string, number>>;
}

/** Say whether an option may be changed at a number of seats. */
export function fits(option: OptionInfo, seats: number): boolean {
  return option.seats.length === 0 || option.seats.includes(seats);
}

/** The value an option has before anybody chooses. */
export function usual(option: OptionInfo): Value {
  return option.values[0] ?? '';
}

/** The values of a choice that so many seats can have. */
export function offered(option: OptionInfo, seats: number): readonly Value[] {
  return option.needed_at.includes(seats) ? option.values.slice(1) : option.values;
}

/** What an option is set to at so many seats: as chosen, unless they cannot have that. */
export function valueAt(option: OptionInfo, chosen: Chosen, seats: number): Value {
  const wanted = fits(option, seats) ? (chosen[option.name] ?? usual(option)) : usual(option);
  if (option.kind === 'counts') return wanted;
  if (option.kind === 'seat') return typeof wanted === 'number' && wanted < seats ? wanted : usual(option);
  const possible = offered(option, seats);
  return possible.includes(wanted) ? wanted : (possible[0] ?? usual(option));
}

/** Keep what is to be sent: values other than the default, as so many seats can have and need them. */
export function fitting(options: readonly OptionInfo[], chosen: Chosen, seats: number): Record<string, Value> {
  const kept = options.map((option) => [option, valueAt(option, chosen, seats)] as const);
  return Object.fromEntries(
    kept.filter(([option, value]) => value !== usual(option)).map(([option, value]) => [option.name, value]),
  );
}

/** The options that so many seats need, each with what it is then set to. */
export function needed(
  options: readonly OptionInfo[],
  chosen: Chosen,
  seats: number,
): readonly (readonly [OptionInfo, Value])[] {
  return options
    .filter((option) => option.needed_at.includes(seats))
    .map((option) => [option, valueAt(option, chosen, seats)] as const);
}

/** The counts that a value stands for, each as its field shows it. */
export function fields(value: Value): readonly string[] {
  return String(value).split(',');
}

/** The value when one of the counts is changed; a whole number is written as the server wants it. */
export function withField(value: Value, place: number, typed: string): string {
  const count = /^0*\d{1,6}$/.test(typed) ? String(Number(typed)) : typed;
  return fields(value)
    .map((old, at) => (at === place ? count : old))
    .join(',');
}

/** Add up the counts that are whole numbers. */
export function total(value: Value): number {
  return fields(value).reduce((sum, count) => sum + (isCount(count) ? Number(count) : 0), 0);
}

/** Say what is wrong with the counts of an option at so many seats. Null: nothing. */
export function faultOf(option: OptionInfo, value: Value, seats: number): Fault | null {
  const sum = total(value);
  const least = option.at_least_per_seat * seats;
  if (!fields(value).every(isCount)) return { id: 'option-whole', args: {} };
  if (sum > option.most) return { id: 'option-total-most', args: { most: option.most } };
  if (sum < least) return { id: 'option-total-least', args: { least, seats } };
  return null;
}

function isCount(written: string): boolean {
  return /^(0|[1-9]\d*)$/.test(written);
}
