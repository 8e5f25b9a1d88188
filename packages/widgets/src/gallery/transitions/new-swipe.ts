import { type DragRoom, heldAt, restOf, settleTime } from '@vitrine/core/gallery/drag-room.ts';
import { wrapIndex } from '@vitrine/core/gallery/gallery-index.ts';
import { keepDrag } from '../keep-drag.ts';
import { endMotion, wantsLessMotion } from './play.ts';
import { glide, lineSign, slideAcross } from './slide-across.ts';
import type { MakeTransition } from './transition.ts';

/** In a slideshow, a dragged row rests at a slide. */
const snap = 100;

/**
 * The current slide follows the pointer, its neighbour moves along, and on release they glide to
 * rest (rules GALLERY-75, GALLERY-76). Offsets are px in the direction of the text.
 */
export const makeNewSwipe: MakeTransition = ({ stage, engine, data }) => {
  /** How the drag that has just ended should settle. */
  let release: { readonly start: number; readonly time: number } | null = null;
  let drawn: readonly HTMLElement[] = [];

  const slideAt = (index: number) => {
    const slide = stage.children[wrapIndex(index, engine.state.count)];
    return slide instanceof HTMLElement ? slide : null;
  };
  const neighbourAt = (offset: number) => {
    const { currentIndex, count, isLooping } = engine.state;
    const index = offset < 0 ? currentIndex + 1 : currentIndex - 1;
    const isThere = offset !== 0 && count > 1 && (isLooping || (index >= 0 && index < count));
    return isThere ? slideAt(index) : null;
  };
  const room = (): DragRoom => {
    const size = stage.clientWidth;
    const [least, most] = [neighbourAt(-1) ? -size : 0, neighbourAt(1) ? size : 0];
    // Nothing is dragged further than to the neighbouring slide.
    const { boundaries: first, endBoundary } = data;
    const last = endBoundary === 'same' ? first : endBoundary;
    const boundaries = { least: least === 0 ? last : 'hard', most: most === 0 ? first : 'hard' } as const;
    return { least, most, size, boundaries };
  };
  const draw = (offset: number) => {
    clear();
    const sign = lineSign(stage);
    const current = slideAt(engine.state.currentIndex);
    const beside = neighbourAt(offset);
    if (current) current.style.translate = `${sign * offset}px`;
    if (beside) {
      beside.style.translate = `${sign * (offset - Math.sign(offset) * stage.clientWidth)}px`;
      beside.dataset.beside = '';
    }
    drawn = [current, beside].filter(slide => slide !== null);
  };
  const clear = () => {
    for (const slide of drawn) {
      slide.style.translate = '';
      delete slide.dataset.beside;
    }
    drawn = [];
  };
  /** Back to its previous position. */
  const settle = async (offset: number, time: number) => {
    const current = slideAt(engine.state.currentIndex);
    const beside = neighbourAt(offset);
    if (!current || offset === 0 || wantsLessMotion()) return;
    const away = -Math.sign(offset) * stage.clientWidth;
    engine.setInMotion(true);
    await Promise.all([
      glide(current, [offset, 0], time),
      ...(beside ? [glide(beside, [offset + away, away], time)] : []),
    ]);
    engine.setInMotion(false);
  };

  const undoDrag = keepDrag(stage, {
    canBegin: ({ target }) =>
      !engine.state.isInMotion && !(target instanceof Element && target.closest('video, iframe')),
    onBegin: () => engine.setInMotion(true),
    onDrag: way => draw(heldAt(way * lineSign(stage), room())),
    onRelease: ({ way, speed }) => {
      const sign = lineSign(stage);
      const start = heldAt(way * sign, room());
      const rest = restOf({ position: start, speed: speed * sign, snap }, room());
      const time = settleTime(rest - start, speed, window.innerWidth);
      clear();
      engine.setInMotion(false);
      release = { start, time };
      const move = rest === 0 ? null : rest < 0 ? engine.next() : engine.previous();
      release = null;
      if (move?.kind !== 'moved') settle(start, time);
    },
  });
  stage.dataset.draggable = '';

  return {
    show: async ({ isInstant, ...change }) => {
      if (isInstant) return;
      const time = release?.time ?? settleTime(stage.clientWidth, 0, window.innerWidth);
      await slideAcross({ ...change, start: release?.start ?? 0, time });
    },
    undo: () => {
      undoDrag();
      clear();
      endMotion(stage);
      delete stage.dataset.draggable;
    },
  };
};
