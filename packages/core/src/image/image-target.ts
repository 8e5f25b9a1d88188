import type { ImageDesign } from './image-designs.ts';

/** The settings that determine the link target. */
export interface Targeting {
  readonly design: ImageDesign;
  readonly link: string;
  readonly lightbox: boolean;
  readonly title: string;
  readonly button: string;
}

/** The linked element: one per block, so that it is announced once (rule IMAGE-25). */
export type LinkPlace = 'button' | 'title' | 'picture';

/** The element with the link: the button, else the title, else the picture; null if there is none. */
export function linkPlace({ design, link, title, button }: Targeting): LinkPlace | null {
  if (link === '') return null;
  if (design === 'inline') return 'picture';
  if (button.trim() !== '') return 'button';
  return title.trim() === '' ? 'picture' : 'title';
}

/** Whether a click on the picture enlarges it: only if it has no other target (rule IMAGE-26). */
export function opensLarge(settings: Targeting): boolean {
  const place = linkPlace(settings);
  return settings.lightbox && (place === null || place === 'button');
}
