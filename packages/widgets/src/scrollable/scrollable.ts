/** Attributes of a region that scrolls sideways, so that a keyboard can reach and scroll it. */
export function scrollable(label: string): { role: 'region'; tabIndex: 0; 'aria-label': string } {
  return { role: 'region', tabIndex: 0, 'aria-label': label };
}
