/** Attributes of a horizontal scroller, so that a keyboard can reach it; a group, since a page may have many. */
export function scrollable(label: string): { role: 'group'; tabIndex: 0; 'aria-label': string } {
  return { role: 'group', tabIndex: 0, 'aria-label': label };
}
