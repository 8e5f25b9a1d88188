/** A slide’s part of the address: letters and digits, everything else as a hyphen. */
export function writeSlideUrl(text: string): string {
  // Some letters are two when they are small, the second of which is none.
  return text.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '-');
}
