import { startIndex } from '@vitrine/core/gallery/gallery-constants.ts';
import {
  type GalleryMove,
  type GalleryState,
  groupStart,
  moveTo,
  step,
  wrapIndex,
} from '@vitrine/core/gallery/gallery-index.ts';

/** The origin of a change: the user, the timer, or the browser's “back” and “forward”. */
export type GalleryCause = 'visitor' | 'autoplay' | 'address';

/** The events of a gallery. */
export interface GalleryEvents {
  /** Another slide is current; its transition may still be running. */
  change: {
    readonly index: number;
    readonly from: number;
    /** On or back, as requested: from the last slide on to the first is on. */
    readonly direction: 1 | -1;
    readonly cause: GalleryCause;
  };
  /** A transition began or ended. */
  motion: { readonly isInMotion: boolean };
  reachedBeginning: undefined;
  reachedEnd: undefined;
}

export interface GalleryEngineOptions {
  readonly count: number;
  readonly index?: number;
  readonly isLooping: boolean;
}

/**
 * The index of one gallery, and the only place that changes it. No DOM and no React; layouts,
 * thumbnails, autoplay, keyboard and history call it and subscribe to it (rules GALLERY-6 to
 * GALLERY-9).
 */
export interface GalleryEngine {
  readonly state: GalleryState;
  next(cause?: GalleryCause): GalleryMove;
  previous(cause?: GalleryCause): GalleryMove;
  goTo(index: number, cause?: GalleryCause): GalleryMove;
  /** The number of slides that move together; the current slide stays visible (rules GALLERY-46, GALLERY-50). */
  setGroupSize(groupSize: number): void;
  /** Called by a transition at its start and its end; while it runs, changes are refused. */
  setInMotion(isInMotion: boolean): void;
  /**
   * Keeps another gallery with the same number of slides at the same index, in both directions; the
   * returned function unlinks them.
   */
  link(other: GalleryEngine): () => void;
  on<Name extends keyof GalleryEvents>(name: Name, listen: (event: GalleryEvents[Name]) => void): () => void;
  /** For `useSyncExternalStore`: called after every change of the state. */
  subscribe(listen: () => void): () => void;
}

type Listeners = { [Name in keyof GalleryEvents]: Set<(event: GalleryEvents[Name]) => void> };

export function makeGalleryEngine({
  count,
  index = startIndex,
  isLooping,
}: GalleryEngineOptions): GalleryEngine {
  let state: GalleryState = {
    currentIndex: wrapIndex(index, count),
    count,
    groupSize: 1,
    isInMotion: false,
    isLooping,
  };
  const linked = new Set<GalleryEngine>();
  const listeners: Listeners = {
    change: new Set(),
    motion: new Set(),
    reachedBeginning: new Set(),
    reachedEnd: new Set(),
  };
  const subscribers = new Set<() => void>();

  const tell = <Name extends keyof GalleryEvents>(name: Name, event: GalleryEvents[Name]) => {
    for (const listen of listeners[name]) listen(event);
  };
  const publish = () => {
    for (const listen of subscribers) listen();
  };
  const set = (patch: Partial<GalleryState>) => {
    state = { ...state, ...patch };
    publish();
  };
  /** A linked gallery that moves to another slide must finish first (rule GALLERY-9). */
  const isLinkedBusy = (wanted: number) =>
    [...linked].some(other => other.state.isInMotion && other.state.currentIndex !== wanted);

  const carryOut = (move: GalleryMove, direction: 1 | -1, cause: GalleryCause = 'visitor'): GalleryMove => {
    if (move.kind === 'reachedBeginning' || move.kind === 'reachedEnd') tell(move.kind, undefined);
    if (move.kind !== 'moved') return move;
    if (isLinkedBusy(move.index)) return { kind: 'refused' };
    const from = state.currentIndex;
    state = { ...state, currentIndex: move.index };
    // The moving part measures the page before anything changes it.
    tell('change', { index: move.index, from, direction, cause });
    publish();
    for (const other of linked) other.goTo(move.index, cause);
    return move;
  };

  const engine: GalleryEngine = {
    get state() {
      return state;
    },
    next: cause => carryOut(step(state, 1), 1, cause),
    previous: cause => carryOut(step(state, -1), -1, cause),
    goTo: (wanted, cause) => carryOut(moveTo(state, wanted), wanted < state.currentIndex ? -1 : 1, cause),
    setGroupSize(groupSize) {
      if (state.groupSize === groupSize) return;
      set({ groupSize, currentIndex: groupStart(state.currentIndex, { count, groupSize }) });
    },
    setInMotion(isInMotion) {
      if (state.isInMotion === isInMotion) return;
      set({ isInMotion });
      tell('motion', { isInMotion });
    },
    link(other) {
      if (linked.has(other)) return () => {};
      linked.add(other);
      const unlinkOther = other.link(engine);
      return () => {
        if (linked.delete(other)) unlinkOther();
      };
    },
    on(name, listen) {
      listeners[name].add(listen);
      return () => listeners[name].delete(listen);
    },
    subscribe(listen) {
      subscribers.add(listen);
      return () => subscribers.delete(listen);
    },
  };
  return engine;
}
