import type { StageData } from '@vitrine/core/gallery/stage-fields.ts';
import type { GalleryEngine } from '../gallery-engine.ts';

/** The stage of a transition. */
export interface TransitionStage {
  /** Its children are the slides, in order. */
  readonly stage: HTMLElement;
  readonly engine: GalleryEngine;
  readonly data: StageData;
}

/** A change from one slide to another. */
export interface SlideChange {
  readonly from: HTMLElement;
  readonly to: HTMLElement;
  /** Of the new slide. */
  readonly index: number;
  readonly direction: 1 | -1;
  /** For reduced motion. */
  readonly isInstant: boolean;
}

/** How slides change (rules GALLERY-70 to GALLERY-76). */
export interface SlideTransition {
  /** Settles when the motion has ended. */
  readonly show: (change: SlideChange) => Promise<unknown>;
  /** Called when the slideshow stops and restarts. */
  readonly setPlaying?: (isPlaying: boolean) => void;
  readonly undo: () => void;
}

export type MakeTransition = (stage: TransitionStage) => SlideTransition;
