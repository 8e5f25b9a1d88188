/** Heard by the palette, wherever in the studio it is wanted. */
export const paletteEvent = 'vitrine-palette';

export function openPalette(): void {
  window.dispatchEvent(new Event(paletteEvent));
}
