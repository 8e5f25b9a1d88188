import type { GalleryDesign } from './gallery-designs.ts';

export const stripAlignments = ['start', 'middle', 'end'] as const;
export type StripAlignment = (typeof stripAlignments)[number];

export const stackedTransitions = ['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'] as const;
export type StackedTransition = (typeof stackedTransitions)[number];

export const slideClicks = ['next', 'previous', 'halves', 'stay'] as const;
export type SlideClick = (typeof slideClicks)[number];

export const metaPositions = ['none', 'below', 'overlay', 'hover'] as const;
export type MetaPosition = (typeof metaPositions)[number];

/** How a gallery is drawn and behaves; every layout takes of it what concerns it. */
export interface GalleryData {
  readonly design: GalleryDesign;
  /** Width to height of every picture, or each its own. */
  readonly imageAspectRatio: number | 'Auto';
  readonly slidesPerRow: number;
  readonly slidesPerRowPhone: number;
  readonly lightbox: boolean;
  readonly lightboxTheme: 'light' | 'dark';
  /** Pictures and videos in one gallery. */
  readonly mixedContent: boolean;
  /** Wanted width of automatic columns in px, and whether there are rather too few (min) or too many. */
  readonly columnWidth: number;
  readonly columnWidthBehavior: 'min' | 'max';
  /** Wanted height of automatic rows in px. */
  readonly rowHeight: number;
  /** Px; percent of the width in a carousel. */
  readonly gutter: number;
  /** Share of a list's width that its picture takes, in percent. */
  readonly listImageSize: number;
  readonly autoplay: boolean;
  /** Seconds. */
  readonly autoplayDuration: number;
  readonly isRandom: boolean;
  readonly isLooping: boolean;
  readonly activeAlignment: 'left' | 'center' | 'right';
  readonly transition: StackedTransition;
  readonly scrollAxis: 'horizontal' | 'vertical';
  readonly click: SlideClick;
  readonly autoCrop: boolean;
  /** Room below the slides: thumbnails, their number in a row, height in px and space above in px. */
  readonly thumbnails: boolean;
  readonly thumbnailsPerRow: number;
  readonly squareThumbs: boolean;
  readonly thumbnailStripHeight: number;
  readonly thumbnailStripMargin: number;
  readonly padding: number;
  /** Height of a strip in steps of 5 % of its width. */
  readonly vSize: number;
  readonly metaPosition: MetaPosition;
  /** Whether the current slide is kept in the address and the browser's history. */
  readonly history: boolean;
}

/** Where a strip's active slide stands, from how that is stored (rule STRIP-1). */
export function stripAlignmentOf(stored: string): StripAlignment {
  if (stored === 'left') return 'start';
  if (stored === 'right') return 'end';
  return 'middle';
}
