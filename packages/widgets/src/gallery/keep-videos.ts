import { isInGroup } from '@vitrine/core/gallery/gallery-index.ts';
import type { GalleryEngine } from './gallery-engine.ts';
import { keepWhenFetched } from './keep-when-fetched.ts';

/**
 * Videos that play in place; their script is loaded if there are any: only visible ones react, and
 * one that becomes hidden stops (rule GALLERY-61).
 */
export function keepVideos(engine: GalleryEngine, slides: readonly HTMLElement[]): () => void {
  const boxes = slides.map(slide => slide.querySelector<HTMLElement>('[data-video]'));
  if (!boxes.some(Boolean)) return () => {};
  return keepWhenFetched(import('../video/wrap-video.ts'), ({ wrapVideo }) => {
    const wrappers = boxes.map(box => box && wrapVideo(box));
    const tell = () => {
      for (const [at, wrapper] of wrappers.entries()) {
        const isInSight = isInGroup(at, engine.state);
        wrapper?.setInactive(!isInSight);
        if (!isInSight && boxes[at]?.dataset.playing !== undefined) wrapper?.stop();
      }
    };
    tell();
    const stopListening = engine.subscribe(tell);
    return () => {
      stopListening();
      for (const wrapper of wrappers) wrapper?.undo();
    };
  });
}
