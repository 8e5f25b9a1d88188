/** What stands in the address for a slide: letters and digits, everything else a dash. */
export function writeSlideUrl(text: string): string {
  // Some letters are two when they are small, the second of which is none.
  return text.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '-');
}
