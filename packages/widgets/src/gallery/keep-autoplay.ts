import { groupStarts } from '@vitrine/core/gallery/gallery-index.ts';
import type { GalleryEngine } from './gallery-engine.ts';

export interface AutoplayOptions {
  /** The seconds per slide. */
  readonly seconds: number;
  readonly isRandom: boolean;
  /** Elements of the gallery outside its root. */
  readonly controls?: readonly HTMLElement[];
  /** From 0 to below 1. */
  readonly random?: () => number;
}

export interface Autoplay {
  /** Whether it is switched on, even if it is waiting; the state of the button. */
  readonly isPlaying: boolean;
  /** Whether slides change automatically now: it is on, and nothing pauses it. */
  readonly isRotating: boolean;
  /** The button's action. */
  toggle(): void;
  /** Called when either changes. */
  subscribe(listen: () => void): () => void;
  undo(): void;
}

type Reason = 'stopped' | 'mouse' | 'focus' | 'video' | 'hidden' | 'away';

/** Marks the button: focus within it does not pause a gallery. */
export const pauseMark = 'data-gallery-pause';

/**
 * Shows one slide after another, unless there is a reason to wait (rules GALLERY-26 to GALLERY-29,
 * GALLERY-63). `root` is observed for the mouse, the keyboard's focus, playing videos and its
 * visibility.
 */
export function keepAutoplay(engine: GalleryEngine, root: HTMLElement, options: AutoplayOptions): Autoplay {
  const { seconds, isRandom, controls = [], random = Math.random } = options;
  const stop = new AbortController();
  const { signal } = stop;
  const reasons = new Set<Reason>(wantsNoMotion() ? ['stopped', 'away'] : ['away']);
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout>;

  const schedule = () => {
    clearTimeout(timer);
    if (reasons.size > 0 || signal.aborted) return;
    timer = setTimeout(() => {
      if (!document.querySelector('dialog:modal')) advance(engine, isRandom ? random : null);
      schedule();
    }, seconds * 1000);
  };
  const wait = (reason: Reason, isGiven: boolean) => {
    if (reasons.has(reason) === isGiven) return;
    if (isGiven) reasons.add(reason);
    else reasons.delete(reason);
    schedule();
    for (const listen of listeners) listen();
  };

  for (const part of [root, ...controls]) {
    const over = (isOver: boolean) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') wait('mouse', isOver);
    };
    part.addEventListener('pointerenter', over(true), { signal });
    part.addEventListener('pointerleave', over(false), { signal });
    part.addEventListener('focusin', ({ target }) => wait('focus', isFocusedByKeyboard(target)), { signal });
    part.addEventListener('focusout', () => wait('focus', false), { signal });
  }
  const look = () => wait('hidden', document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', look, { signal });
  look();
  const sight = new IntersectionObserver(entries => {
    const last = entries.at(-1);
    if (last) wait('away', !last.isIntersecting);
  });
  sight.observe(root);
  // A wrapper reports that its video is shown.
  const videos = new MutationObserver(() => wait('video', root.querySelector('[data-playing]') !== null));
  videos.observe(root, { subtree: true, attributeFilter: ['data-playing'] });
  const stopFollowing = engine.on('change', schedule);

  return {
    get isPlaying() {
      return !reasons.has('stopped');
    },
    get isRotating() {
      return reasons.size === 0;
    },
    toggle() {
      wait('stopped', !reasons.has('stopped'));
    },
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    undo() {
      stop.abort();
      clearTimeout(timer);
      sight.disconnect();
      videos.disconnect();
      stopFollowing();
    },
  };
}

/**
 * The next group of slides, or with a random number any but the current one; at an end without
 * looping it only reports the end.
 */
function advance(engine: GalleryEngine, random: (() => number) | null): void {
  const { currentIndex } = engine.state;
  const others = groupStarts(engine.state).filter(start => start !== currentIndex);
  const picked = random && others[Math.floor(random() * others.length)];
  if (typeof picked === 'number') engine.goTo(picked, 'autoplay');
  else engine.next('autoplay');
}

function wantsNoMotion(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    new URLSearchParams(location.search).get('nomotion') === 'true'
  );
}

function isFocusedByKeyboard(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible') && !target.closest(`[${pauseMark}]`);
}
