import type { StripAlignment } from '@vitrine/core/gallery/gallery-data.ts';

/** Px by which the track must scroll to bring a slide into position; to the right is positive in any script. */
export function wayTo(track: HTMLElement, slide: Element, alignment: StripAlignment): number {
  const port = track.getBoundingClientRect();
  const box = slide.getBoundingClientRect();
  if (alignment === 'middle') return (box.left + box.right - port.left - port.right) / 2;
  return (alignment === 'start') === isLeftToRight(track) ? box.left - port.left : box.right - port.right;
}

export function isLeftToRight(element: Element): boolean {
  return getComputedStyle(element).direction !== 'rtl';
}
