/** Where the focus goes when a view comes up, so that a screen reader says where one is. */

let first = true;

/** Focus the heading of a view that one came to; not that of the page as it was opened. For `{@attach arrive}`. */
export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (first) {
    first = false;
    return;
  }
  scrollTo(0, 0);
  heading.focus({ preventScroll: true });
}
