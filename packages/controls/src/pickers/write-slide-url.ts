/** A slide’s part of the address: letters and digits, everything else as a hyphen. */
export function writeSlideUrl(text: string): string {
  // Some letters become two characters in lower case, the second of which is not a letter.
  return text.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '-');
}
