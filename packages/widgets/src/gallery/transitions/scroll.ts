import { swipe } from '@vitrine/core/gallery/gallery-constants.ts';
import { whenScrollRests } from '../when-scroll-rests.ts';
import { lineSign } from './slide-across.ts';
import type { MakeTransition } from './transition.ts';

/** The server's row keeps scrolling; the slide at which a finger leaves it becomes current (rule GALLERY-73). */
export const makeScroll: MakeTransition = ({ stage, engine, data }) => {
  const stop = new AbortController();
  const { signal } = stop;
  const isVertical = data.scrollAxis === 'vertical';
  let arrive = () => {};
  let pressed: { readonly at: number; readonly isAtStart: boolean; readonly isAtEnd: boolean } | null = null;

  const size = () => Math.max(1, isVertical ? stage.clientHeight : stage.clientWidth);
  /** In slides from the first one. */
  const place = () => Math.abs(isVertical ? stage.scrollTop : stage.scrollLeft) / size();
  const scrollTo = (index: number, behavior: ScrollBehavior) => {
    const way = index * size();
    stage.scrollTo(isVertical ? { top: way, behavior } : { left: lineSign(stage) * way, behavior });
  };
  const isAtStart = () => place() < 0.01;
  const isAtEnd = () => place() > engine.state.count - 1.01;
  /** Horizontal scrolling beyond an end would make the browser leave the page. */
  const takeEnds = () => {
    const [on, back] = lineSign(stage) === 1 ? ['right', 'left'] : ['left', 'right'];
    const free = isAtStart() ? on : isAtEnd() ? back : null;
    stage.style.touchAction = isVertical || free === null ? '' : `pan-y pan-${free} pinch-zoom`;
  };
  takeEnds();
  stage.addEventListener('scroll', () => engine.setInMotion(true), { signal, passive: true });
  const undoRest = whenScrollRests(stage, () => {
    arrive();
    takeEnds();
    engine.setInMotion(false);
    engine.goTo(Math.round(place()));
  });
  const keepPlace = new ResizeObserver(() => {
    if (!engine.state.isInMotion) scrollTo(engine.state.currentIndex, 'instant');
  });
  keepPlace.observe(stage);

  /** Of a finger, px towards the previous slide. */
  const placeOf = ({ clientX, clientY }: Touch) => (isVertical ? clientY : clientX * lineSign(stage));
  const press = ({ touches: [touch] }: TouchEvent) => {
    pressed = touch ? { at: placeOf(touch), isAtStart: isAtStart(), isAtEnd: isAtEnd() } : null;
  };
  /** A touch that started at an end and pulled beyond it; vertical scrolling is not affected. */
  const lift = ({ changedTouches: [touch] }: TouchEvent) => {
    if (!pressed || !touch || (isVertical && engine.state.isLooping)) return;
    const pulled = placeOf(touch) - pressed.at;
    if (pulled <= -swipe.distance && pressed.isAtEnd) engine.next();
    else if (pulled >= swipe.distance && pressed.isAtStart) engine.previous();
  };
  stage.addEventListener('touchstart', press, { signal, passive: true });
  stage.addEventListener('touchend', lift, { signal, passive: true });

  return {
    show: async ({ index, isInstant }) => {
      if (Math.abs(place() - index) * size() < 1) return;
      const arrival = new Promise<void>(resolve => {
        arrive = resolve;
      });
      scrollTo(index, isInstant ? 'instant' : 'smooth');
      await arrival;
    },
    undo: () => {
      stop.abort();
      arrive();
      undoRest();
      stage.style.touchAction = '';
      keepPlace.disconnect();
    },
  };
};
