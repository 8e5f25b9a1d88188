import { nextTask } from '../motion/next-task.ts';
import { type FetchOpener, type OpenSlidesOptions, openSlides } from './open-slides.ts';

/** Lets slides open in the lightbox, which is a chunk of its own that comes on intent. */
export function openLarge(root: HTMLElement, options: Omit<OpenSlidesOptions, 'fetchOpener'>): () => void {
  return openSlides(root, { ...options, fetchOpener });
}

const fetchOpener: FetchOpener = async () => {
  const { openSlide } = await import('../lightbox/open-slide.ts');
  // What has just been read in is not drawn in the same task.
  await nextTask();
  return openSlide;
};
