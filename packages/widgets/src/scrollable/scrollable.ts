/** Attributes of what scrolls sideways, so that a keyboard reaches it; a group, since a page may have many. */
export function scrollable(label: string): { role: 'group'; tabIndex: 0; 'aria-label': string } {
  return { role: 'group', tabIndex: 0, 'aria-label': label };
}
