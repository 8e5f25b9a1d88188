import type { FetchOpener } from './open-slides.ts';

/** What shows slides large over the page: the lightbox, in a chunk of its own that comes on intent. */
export const fetchSlideOpener: FetchOpener = async () =>
  (await import('../lightbox/open-slide.ts')).openSlide;
