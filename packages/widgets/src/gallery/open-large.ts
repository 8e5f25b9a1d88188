import { type FetchOpener, type OpenSlidesOptions, openSlides } from './open-slides.ts';

/** Lets slides open in the lightbox, which is a chunk of its own that comes on intent. */
export function openLarge(root: HTMLElement, options: Omit<OpenSlidesOptions, 'fetchOpener'>): () => void {
  return openSlides(root, { ...options, fetchOpener });
}

const fetchOpener: FetchOpener = async () => (await import('../lightbox/open-slide.ts')).openSlide;
