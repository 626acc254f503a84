/** Errors in words: what went wrong, which rule says so, what would be legal. */
import { Failed } from './api';
import { gameText, has, t, type Names } from './i18n.svelte';
import type { Error as Refusal } from './types';

const nobody: Names = (seat) => t('seat-number', { seat: seat + 1 });

/** Put a server's error into words. A code that this page does not know is named as it is. */
export function errorText(error: Refusal, names: Names = nobody): string {
  const id = `error-${error.code}`;
  const why = error.why ? gameText(error.why, names) : '';
  const text = has(id) ? t(id, { ...error.args, why }) : t('error-other', { code: error.code });
  const parts = [why && !text.includes(why) ? t('error-with-why', { text, why }) : text];
  if (error.rule) parts.push(t('error-rule', { rule: error.rule }));
  return parts.join(' ');
}

/** Put whatever was thrown into words. */
export function failureText(failure: unknown): string {
  if (failure instanceof Failed) return errorText(failure.error);
  return t('error-page');
}
