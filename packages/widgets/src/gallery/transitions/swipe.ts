import { swipe } from '@vitrine/core/gallery/gallery-constants.ts';
import { endMotion } from './play.ts';
import { slideAcross } from './slide-across.ts';
import type { MakeTransition } from './transition.ts';

/** Slides pass horizontally (rule GALLERY-74); the swipe gesture itself is handled for every stack of slides. */
export const makeSwipe: MakeTransition = ({ stage }) => ({
  show: async ({ isInstant, ...change }) => {
    if (!isInstant) await slideAcross({ ...change, time: swipe.transition });
  },
  undo: () => endMotion(stage),
});
