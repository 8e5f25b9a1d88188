import type { GalleryData } from '@vitrine/core/gallery/gallery-data.ts';
import { useEffect, useState } from 'react';
import type { DrawnGallery } from './drawn-gallery.ts';
import { keepStage, type Stage } from './keep-stage.ts';
import { keepThumbnails } from './keep-thumbnails.ts';
import type { MakeTransition } from './transitions/transition.ts';
import { transitionNamed } from './transitions/transitions.ts';
import type { LiveGallery } from './use-gallery.ts';

/** Brings the transition and takes the server's row over; false until it has (rules GALLERY-66, GALLERY-69). */
export function useStage(
  { frame, slides }: DrawnGallery,
  { engine, autoplay }: LiveGallery,
  data: GalleryData,
): boolean {
  const [stage, setStage] = useState<Stage | null>(null);

  useEffect(() => {
    const element = frame.querySelector<HTMLElement>('.gallery-stage');
    if (!element) return;
    const thumbnails = frame.querySelector<HTMLElement>('.gallery-thumbnails');
    const undos: (() => void)[] = [];
    let isGone = false;
    const takeOver = (makeTransition: MakeTransition | null) => {
      if (isGone) return;
      const kept = keepStage(engine, { frame, stage: element, slides, data, makeTransition });
      undos.push(() => kept.undo());
      if (thumbnails) undos.push(keepThumbnails(engine, thumbnails));
      setStage(kept);
    };
    transitionNamed(data.transition)().then(takeOver, () => takeOver(null));
    return () => {
      isGone = true;
      for (const undo of undos) undo();
      setStage(null);
    };
  }, [engine, frame, slides, data]);

  useEffect(() => stage?.setPlaying(autoplay), [stage, autoplay]);

  return stage !== null;
}
