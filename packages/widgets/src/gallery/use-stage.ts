import type { GalleryData } from '@vitrine/core/gallery/gallery-data.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { keepClicks } from './keep-clicks.ts';
import { keepSwipes } from './keep-swipes.ts';
import { keepTransition } from './keep-transition.ts';
import { keepVideos } from './keep-videos.ts';
import type { MakeTransition, SlideTransition } from './transitions/transition.ts';
import { transitionNamed } from './transitions/transitions.ts';
import type { LiveGallery } from './use-gallery.ts';

type StageMode = 'row' | 'stack' | null;

/** Brings the transition and takes the server's row over; null until it has (rules GALLERY-66, GALLERY-69). */
export function useStage(
  { engine, autoplay }: LiveGallery,
  stage: RefObject<HTMLDivElement | null>,
  data: GalleryData,
): StageMode {
  const [mode, setMode] = useState<StageMode>(null);
  const running = useRef<SlideTransition>(null);
  const isPlaying = autoplay?.isPlaying ?? true;
  const playing = useRef(isPlaying);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const { transition, click } = data;
    const slideshow = { stage: element, engine, data };
    const undos: (() => void)[] = [];
    let isGone = false;
    const takeOver = (make: MakeTransition | null) => {
      if (isGone) return;
      // What an address names comes before what was scrolled to.
      if (engine.state.currentIndex === 0) engine.goTo(scrolledIndex(element), 'address');
      undos.push(keepClicks(engine, element, click), keepVideos(engine, element));
      if (transition !== 'scroll' && transition !== 'new-swipe') undos.push(keepSwipes(engine, element));
      if (make) {
        running.current = make(slideshow);
        running.current.setPlaying?.(playing.current);
        undos.push(keepTransition(slideshow, running.current));
      }
      setMode(make && transition === 'scroll' ? 'row' : 'stack');
    };
    transitionNamed(transition)().then(takeOver, () => takeOver(null));
    return () => {
      isGone = true;
      running.current = null;
      for (const undo of undos) undo();
      setMode(null);
    };
  }, [engine, stage, data]);

  useEffect(() => {
    playing.current = isPlaying;
    running.current?.setPlaying?.(isPlaying);
  }, [isPlaying]);

  return mode;
}

/** The slide that the row was scrolled to before script ran. */
function scrolledIndex(row: HTMLElement): number {
  const isVertical = row.scrollHeight > row.clientHeight;
  const place = isVertical ? row.scrollTop / row.clientHeight : row.scrollLeft / row.clientWidth;
  return Math.round(Math.abs(place)) || 0;
}
