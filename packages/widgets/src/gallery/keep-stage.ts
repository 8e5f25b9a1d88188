import { wrapIndex } from '@vitrine/core/gallery/gallery-index.ts';
import type { StageData } from '@vitrine/core/gallery/stage-fields.ts';
import type { GalleryEngine } from './gallery-engine.ts';
import type { Autoplay } from './keep-autoplay.ts';
import { keepClicks } from './keep-clicks.ts';
import { keepSwipes } from './keep-swipes.ts';
import { keepTransition } from './keep-transition.ts';
import { keepVideos } from './keep-videos.ts';
import { markSlides, type SlideMarks } from './mark-slides.ts';
import { isHighAsCurrent } from './stage-height.ts';
import type { MakeTransition } from './transitions/transition.ts';

export interface StageOptions {
  readonly frame: HTMLElement;
  readonly stage: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly data: StageData;
  /** Null if it failed to load: slides change immediately. */
  readonly makeTransition: MakeTransition | null;
}

export interface Stage {
  /** Null for a slideshow without autoplay; changes are announced unless they are automatic (rule GALLERY-65). */
  setPlaying(autoplay: Pick<Autoplay, 'isPlaying' | 'isRotating'> | null): void;
  undo(): void;
}

/** Takes over the server's row at its scroll position (rules GALLERY-65 to GALLERY-69). */
export function keepStage(engine: GalleryEngine, options: StageOptions): Stage {
  const { frame, stage, slides, data, makeTransition } = options;
  // The slide in the address has priority over the scroll position.
  if (engine.state.currentIndex === 0) engine.goTo(scrolledIndex(stage), 'address');
  const high = frame.style.getPropertyValue('--gallery-stage');
  const isRow = makeTransition !== null && data.transition === 'scroll';
  const undos = [
    isRow ? () => {} : stack(stage),
    markSlides(engine, slides, stageMarks(frame, stage, data)),
    keepClicks(engine, stage, data.click),
    keepVideos(engine, slides),
  ];
  if (data.transition !== 'scroll' && data.transition !== 'new-swipe') undos.push(keepSwipes(engine, stage));
  const transition = makeTransition?.({ stage, engine, data }) ?? null;
  if (transition) undos.push(keepTransition({ stage, engine, data }, transition));
  return {
    setPlaying(autoplay) {
      stage.ariaLive = autoplay?.isRotating ? 'off' : 'polite';
      transition?.setPlaying?.(autoplay?.isPlaying ?? true);
    },
    undo() {
      for (const undo of undos) undo();
      stage.ariaLive = null;
      frame.style.setProperty('--gallery-stage', high);
    },
  };
}

/** Slides are on top of each other: there is nothing to scroll, or to focus for scrolling. */
function stack(stage: HTMLElement): () => void {
  const { role, ariaLabel } = stage;
  Object.assign(stage, { role: null, ariaLabel: null });
  stage.removeAttribute('tabindex');
  stage.dataset.stack = '';
  return () => {
    delete stage.dataset.stack;
    stage.tabIndex = 0;
    Object.assign(stage, { role, ariaLabel });
  };
}

/**
 * Only the current slide is exposed to screen readers, and determines the height of the stage;
 * pictures are loaded for it and its neighbours (rules GALLERY-65, GALLERY-67, GALLERY-82).
 */
function stageMarks(frame: HTMLElement, stage: HTMLElement, data: StageData): SlideMarks {
  const isFollowing = isHighAsCurrent(data);
  return {
    room: stage,
    mark: (slide, at, { currentIndex, count }) => {
      const isCurrent = at === currentIndex;
      slide.tabIndex = -1;
      slide.inert = !isCurrent;
      slide.toggleAttribute('data-current', isCurrent);
      slide.toggleAttribute(
        'data-near',
        [-1, 0, 1].some(by => wrapIndex(currentIndex + by, count) === at),
      );
      if (isCurrent && isFollowing)
        frame.style.setProperty('--gallery-stage', slide.style.getPropertyValue('--gallery-ratio'));
    },
    unmark: slide => {
      slide.inert = false;
      for (const name of ['tabindex', 'data-current', 'data-near']) slide.removeAttribute(name);
    },
  };
}

/** The slide that the row was scrolled to before script ran. */
function scrolledIndex(row: HTMLElement): number {
  const isVertical = row.scrollHeight > row.clientHeight;
  const place = isVertical ? row.scrollTop / row.clientHeight : row.scrollLeft / row.clientWidth;
  return Math.round(Math.abs(place)) || 0;
}
