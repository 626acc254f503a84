/** Table options as the form chooses them. */
import type { OptionInfo } from './types';

export type Value = string | number;
export type Chosen = Readonly<Record<string, Value>>;

/** What is wrong with a value, or what it may be: a message of the page, with its arguments. */
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
  if (option.kind === 'counts' || option.kind === 'number') return wanted;
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

/** What was typed for a number: the number, or as it is while it is none. */
export function numberOf(typed: string): Value {
  return /^-?\d{1,9}$/.test(typed) ? Number(typed) : typed;
}

/** Say that a value is not one that an option which is a number can have. */
export function wrongNumber(option: OptionInfo, value: Value): boolean {
  if (value === usual(option)) return false;
  return !Number.isInteger(value) || Number(value) < option.low || Number(value) > option.high;
}

/** What an option that is a number may be, in words. */
export function rangeOf(option: OptionInfo): Fault {
  const first = Number(usual(option));
  const range = { low: option.low, high: option.high };
  if (first >= option.low && first <= option.high) return { id: 'option-range', args: range };
  return { id: 'option-range-or', args: { usual: first, ...range } };
}

/** The next number up (1) or down (-1) that an option can have. Null: there is none. */
export function stepped(option: OptionInfo, value: Value, by: 1 | -1): number | null {
  const first = Number(usual(option));
  const from = typeof value === 'number' ? value : first;
  const inside = Math.min(option.high, Math.max(option.low, from + by));
  const ahead = [inside, first].filter((one) => (one - from) * by > 0);
  return ahead.length > 0 ? ahead.reduce((a, b) => ((a - b) * by < 0 ? a : b)) : null;
}

/** A part of the form: options that stand in sight (""), or that are put away together. */
export interface Group {
  readonly name: string;
  readonly options: readonly OptionInfo[];
}

/** Sort options into groups, each where its first option stands; counts of no group make up one of their own. */
export function grouped(options: readonly OptionInfo[]): readonly Group[] {
  const name = (option: OptionInfo): string => option.group || (option.kind === 'counts' ? COUNTS : '');
  const names = [...new Set(['', ...options.map(name)])];
  return names.map((one) => ({ name: one, options: options.filter((option) => name(option) === one) }));
}

/** The group of counts that are in none: "tinkerers". */
export const COUNTS = 'counts ';
