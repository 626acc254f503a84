/** The pseudo-locale: English with accents, which shows what was never translated. */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';
const MAP = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTED][i] as string]));

/** Put accents on all letters. */
export function accented(text: string): string {
  return [...text].map((letter) => MAP.get(letter) ?? letter).join('');
}
