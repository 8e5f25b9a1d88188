import { isInGroup } from '@vitrine/core/gallery/gallery-index.ts';
import type { VideoWrapper } from '../video/wrap-video.ts';
import type { GalleryEngine } from './gallery-engine.ts';

/**
 * Videos that play where they stand, their script brought where there are any: only those in sight answer, and
 * one that leaves stops (rule GALLERY-61).
 */
export function keepVideos(engine: GalleryEngine, root: HTMLElement): () => void {
  const slides = [...root.querySelectorAll<HTMLElement>('[data-slide-id]')];
  const boxes = slides.map(slide => slide.querySelector<HTMLElement>('[data-video]'));
  if (!boxes.some(Boolean)) return () => {};
  let wrappers: readonly (VideoWrapper | null)[] = [];
  let isUndone = false;
  const tell = () => {
    for (const [at, wrapper] of wrappers.entries()) {
      const isInSight = isInGroup(at, engine.state);
      wrapper?.setInactive(!isInSight);
      if (!isInSight && boxes[at]?.dataset.playing !== undefined) wrapper?.stop();
    }
  };
  import('../video/wrap-video.ts').then(
    ({ wrapVideo }) => {
      if (isUndone) return;
      wrappers = boxes.map(box => box && wrapVideo(box));
      tell();
    },
    () => {},
  );
  const stopListening = engine.subscribe(tell);
  return () => {
    isUndone = true;
    stopListening();
    for (const wrapper of wrappers) wrapper?.undo();
  };
}
