/** The event that opens the palette from anywhere in the studio. */
export const paletteEvent = 'vitrine-palette';

export function openPalette(): void {
  window.dispatchEvent(new Event(paletteEvent));
}
