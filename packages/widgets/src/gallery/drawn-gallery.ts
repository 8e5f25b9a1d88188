/** A gallery in the server's HTML. */
export interface DrawnGallery {
  readonly frame: HTMLElement;
  readonly slides: readonly HTMLElement[];
}

/** The gallery in a block; null if there is none. */
export function drawnGallery(block: HTMLElement): DrawnGallery | null {
  const frame = block.querySelector<HTMLElement>('[data-gallery]');
  return frame && { frame, slides: [...frame.querySelectorAll<HTMLElement>('[data-slide-id]')] };
}
