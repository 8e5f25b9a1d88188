import { fadeOutFactor } from '@vitrine/core/gallery/gallery-constants.ts';
import { endMotion, play } from './play.ts';
import type { MakeTransition } from './transition.ts';

/** The new slide fades in within `speed`, the old one fades out 1.2 times as slowly (rule GALLERY-71). */
export const makeFade: MakeTransition = ({ stage, data }) => ({
  show: async ({ from, to, isInstant }) => {
    if (isInstant) return;
    const duration = data.speed * 1000;
    await Promise.all([
      play(to, [{ opacity: 0 }, { opacity: 1 }], { duration, easing: 'ease' }),
      play(
        from,
        [
          { opacity: 1, visibility: 'visible' },
          { opacity: 0, visibility: 'visible' },
        ],
        { duration: duration * fadeOutFactor, easing: 'ease' },
      ),
    ]);
  },
  undo: () => endMotion(stage),
});
