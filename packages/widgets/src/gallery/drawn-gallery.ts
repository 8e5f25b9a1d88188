/** A gallery as the server drew it. */
export interface DrawnGallery {
  readonly frame: HTMLElement;
  readonly slides: readonly HTMLElement[];
}

/** The gallery that stands in a block; null when there is none. */
export function drawnGallery(block: HTMLElement): DrawnGallery | null {
  const frame = block.querySelector<HTMLElement>('[data-gallery]');
  return frame && { frame, slides: [...frame.querySelectorAll<HTMLElement>('[data-slide-id]')] };
}
