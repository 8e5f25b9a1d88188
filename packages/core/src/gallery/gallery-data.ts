import { lightboxDefaults } from '../lightbox/lightbox-constants.ts';
import {
  autoColumnDefaults,
  autoplayTimeout,
  autoRowDefaults,
  carouselDefaults,
  gridDefaults,
  stackedDefaults,
  stripDefaults,
  thumbnailDefaults,
} from './gallery-constants.ts';
import type { GalleryDesign } from './gallery-designs.ts';

export const stripAlignments = ['start', 'middle', 'end'] as const;
export type StripAlignment = (typeof stripAlignments)[number];

export const activeAlignments = ['left', 'center', 'right'] as const;

export const stackedTransitions = ['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'] as const;
export type StackedTransition = (typeof stackedTransitions)[number];

export const slideClicks = ['next', 'previous', 'halves', 'stay'] as const;
export type SlideClick = (typeof slideClicks)[number];

export const dragBoundaries = ['none', 'hard', 'inertial'] as const;
export type DragBoundary = (typeof dragBoundaries)[number];

/** The behaviour of the end after the last slide; `same` as before the first by default. */
export const endBoundaries = ['same', ...dragBoundaries] as const;

export const thumbnailDesigns = ['none', 'strip', 'grid'] as const;
export type ThumbnailDesign = (typeof thumbnailDesigns)[number];

export const metaPositions = ['none', 'below', 'overlay', 'hover'] as const;
export type MetaPosition = (typeof metaPositions)[number];

export const columnWidthBehaviors = ['min', 'max'] as const;
export const lightboxThemes = ['light', 'dark'] as const;
export const scrollAxes = ['horizontal', 'vertical'] as const;

/** The appearance and behaviour of a gallery; every layout uses the fields it needs. */
export interface GalleryData {
  readonly design: GalleryDesign;
  /** Aspect ratio of every picture, or each its own. */
  readonly imageAspectRatio: number | 'Auto';
  readonly slidesPerRow: number;
  readonly slidesPerRowPhone: number;
  readonly lightbox: boolean;
  readonly lightboxTheme: (typeof lightboxThemes)[number];
  /** Pictures and videos in one gallery; otherwise videos are omitted. */
  readonly mixedContent: boolean;
  /** Desired width of automatic columns in px, and whether it is the minimum or the maximum. */
  readonly columnWidth: number;
  readonly columnWidthBehavior: (typeof columnWidthBehaviors)[number];
  /** Desired height of automatic rows in px. */
  readonly rowHeight: number;
  /** Px; percent of the width in a carousel. */
  readonly gutter: number;
  /** The picture's share of a list's width, in percent. */
  readonly listImageSize: number;
  readonly autoplay: boolean;
  /** Seconds. */
  readonly autoplayDuration: number;
  readonly isRandom: boolean;
  readonly isLooping: boolean;
  readonly activeAlignment: (typeof activeAlignments)[number];
  readonly transition: StackedTransition;
  /** Seconds of a change of slides, if its transition has no fixed duration. */
  readonly speed: number;
  readonly scrollAxis: (typeof scrollAxes)[number];
  /** The behaviour of the first and the last slide when dragged beyond. */
  readonly boundaries: DragBoundary;
  readonly endBoundary: (typeof endBoundaries)[number];
  readonly click: SlideClick;
  readonly autoCrop: boolean;
  /** Whether a slideshow is as high as each slide or as the first. */
  readonly isAutoHeight: boolean;
  /** The area below the slides: thumbnails, their number per row, height in px and space above in px. */
  readonly thumbnails: ThumbnailDesign;
  readonly thumbnailsPerRow: number;
  readonly squareThumbs: boolean;
  readonly thumbnailStripHeight: number;
  readonly thumbnailStripMargin: number;
  /** Between thumbnails, px; in a strip at most 5. */
  readonly padding: number;
  /** Height of a strip in steps of 5 % of its width. */
  readonly vSize: number;
  readonly metaPosition: MetaPosition;
  /** Whether the current slide is kept in the address and the browser's history. */
  readonly history: boolean;
}

const plainDefaults: GalleryData = {
  design: 'grid',
  imageAspectRatio: 'Auto',
  slidesPerRow: gridDefaults.perRow,
  slidesPerRowPhone: 2,
  lightbox: true,
  lightboxTheme: lightboxDefaults.theme,
  mixedContent: true,
  columnWidth: autoColumnDefaults.columnWidth,
  columnWidthBehavior: autoColumnDefaults.columnWidthBehavior,
  rowHeight: autoRowDefaults.rowHeight,
  gutter: gridDefaults.gutter,
  listImageSize: 40,
  autoplay: false,
  autoplayDuration: autoplayTimeout / 1000,
  isRandom: false,
  isLooping: true,
  activeAlignment: 'center',
  transition: stackedDefaults.transition,
  speed: stackedDefaults.speed,
  scrollAxis: 'horizontal',
  boundaries: 'inertial',
  endBoundary: 'same',
  click: stackedDefaults.click,
  autoCrop: true,
  isAutoHeight: stackedDefaults.isAutoHeight,
  thumbnails: 'none',
  thumbnailsPerRow: thumbnailDefaults.perRow,
  squareThumbs: false,
  thumbnailStripHeight: 80,
  thumbnailStripMargin: 20,
  padding: thumbnailDefaults.padding,
  vSize: stripDefaults.vSize,
  metaPosition: 'below',
  history: false,
};

/** Differences from the common defaults, by layout (rules GALLERY-10 to GALLERY-15). */
const layoutDefaults: Readonly<Record<GalleryDesign, Partial<GalleryData>>> = {
  grid: { imageAspectRatio: 1, lightbox: gridDefaults.isLightbox },
  autogrid: { imageAspectRatio: 1, gutter: autoColumnDefaults.gutter, metaPosition: 'hover' },
  autocolumns: { gutter: autoColumnDefaults.gutter, metaPosition: 'hover' },
  autorows: {
    gutter: autoRowDefaults.gutter,
    lightbox: autoRowDefaults.isLightbox,
    metaPosition: 'hover',
  },
  carousel: {
    imageAspectRatio: 1,
    slidesPerRow: carouselDefaults.slidesPerRow,
    gutter: carouselDefaults.gutter,
    isLooping: false,
  },
  list: {},
  stacked: { lightbox: false, metaPosition: 'overlay' },
  strip: { lightbox: false, gutter: 10, metaPosition: 'none', speed: stripDefaults.speed },
  base: {},
};

/** A layout’s defaults, also for missing values of a stored gallery. */
export function galleryDefaults(design: GalleryDesign): GalleryData {
  return { ...plainDefaults, ...layoutDefaults[design], design };
}

/** The position of a strip's active slide, from its stored form (rule GALLERY-14). */
export function stripAlignmentOf(stored: string): StripAlignment {
  if (stored === 'left') return 'start';
  if (stored === 'right') return 'end';
  return 'middle';
}
