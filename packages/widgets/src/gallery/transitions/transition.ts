import type { StageData } from '@vitrine/core/gallery/stage-fields.ts';
import type { GalleryEngine } from '../gallery-engine.ts';

/** What a transition works on. */
export interface TransitionStage {
  /** Its children are the slides, in order. */
  readonly stage: HTMLElement;
  readonly engine: GalleryEngine;
  readonly data: StageData;
}

/** One slide instead of another. */
export interface SlideChange {
  readonly from: HTMLElement;
  readonly to: HTMLElement;
  /** Of the slide that comes. */
  readonly index: number;
  readonly direction: 1 | -1;
  /** Where less motion is wanted. */
  readonly isInstant: boolean;
}

/** How slides change (rules GALLERY-70 to GALLERY-76). */
export interface SlideTransition {
  /** Settles when nothing moves any longer. */
  readonly show: (change: SlideChange) => Promise<unknown>;
  /** Told when the slideshow is stopped and started again. */
  readonly setPlaying?: (isPlaying: boolean) => void;
  readonly undo: () => void;
}

export type MakeTransition = (stage: TransitionStage) => SlideTransition;
