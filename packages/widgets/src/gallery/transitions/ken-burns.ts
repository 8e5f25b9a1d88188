import { fadeOutFactor, kenBurns } from '@vitrine/core/gallery/gallery-constants.ts';
import { makeFade } from './fade.ts';
import { wantsLessMotion } from './play.ts';
import type { MakeTransition } from './transition.ts';

/** Longer motion needs a button that stops it (WCAG 2.2.2), in seconds. */
const longestUnstoppable = 5;

/** A fade between pictures that slowly zoom while they are shown (rule GALLERY-72). */
export const makeKenBurns: MakeTransition = slideshow => {
  const { stage, engine, data } = slideshow;
  const fade = makeFade(slideshow);
  const seconds = data.autoplay
    ? data.autoplayDuration + data.speed * fadeOutFactor
    : Math.min(data.autoplayDuration, longestUnstoppable);
  let isPlaying = true;
  let current: Animation | undefined;

  const zoom = (slide: Element | undefined, index: number) => {
    const picture = slide?.querySelector('.gallery-picture');
    if (!picture || wantsLessMotion()) return undefined;
    const { even, odd } = kenBurns;
    const scales = index % 2 === 0 ? [odd, even] : [even, odd];
    const animation = picture.animate(
      { scale: scales.map(String) },
      { duration: seconds * 1000, fill: 'both' },
    );
    if (!isPlaying) animation.pause();
    return animation;
  };
  current = zoom(stage.children[engine.state.currentIndex], engine.state.currentIndex);

  return {
    show: async change => {
      const leaving = current;
      current = zoom(change.to, change.index);
      await fade.show(change);
      leaving?.cancel();
    },
    setPlaying: now => {
      isPlaying = now;
      if (current?.playState === 'finished') return;
      if (isPlaying) current?.play();
      else current?.pause();
    },
    undo: fade.undo,
  };
};
