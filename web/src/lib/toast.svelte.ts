/** Short messages that come and go by themselves at the edge of the page. */

export interface Toast {
  readonly key: number;
  readonly text: string;
  readonly kind: 'note' | 'error';
}

const MS = 7000;
let last = 0;

/** What is shown now, the oldest first. */
export const toasts: Toast[] = $state([]);

/** Show a text for some seconds; the same text is not shown twice at a time. */
export function toast(text: string, kind: Toast['kind'] = 'note'): void {
  const same = toasts.find((one) => one.text === text);
  if (same) drop(same.key);
  const key = ++last;
  toasts.push({ key, text, kind });
  if (toasts.length > 3) toasts.shift();
  setTimeout(() => drop(key), MS);
}

/** Take a message away. */
export function drop(key: number): void {
  const at = toasts.findIndex((one) => one.key === key);
  if (at >= 0) toasts.splice(at, 1);
}
