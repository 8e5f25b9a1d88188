import { nextTask } from '../motion/next-task.ts';
import { type FetchOpener, type OpenSlidesOptions, openSlides } from './open-slides.ts';

/** Opens slides in the lightbox, a separate chunk that is loaded on intent. */
export function openLarge(root: HTMLElement, options: Omit<OpenSlidesOptions, 'fetchOpener'>): () => void {
  return openSlides(root, { ...options, fetchOpener });
}

const fetchOpener: FetchOpener = async () => {
  const { openSlide } = await import('../lightbox/open-slide.ts');
  // A chunk that has just been parsed is not used in the same task.
  await nextTask();
  return openSlide;
};
