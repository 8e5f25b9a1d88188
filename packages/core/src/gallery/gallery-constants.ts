/**
 * All constants of the galleries, each with the rule that tests it. Lengths in CSS pixels, times in
 * ms, unless stated otherwise.
 */

/** Grid (rule GALLERY-10). */
export const gridDefaults = { perRow: 4, gutter: 20, isLightbox: true } as const;

/** Automatic grid and automatic columns (rule GALLERY-11). */
export const autoColumnDefaults = { columnWidth: 250, gutter: 0, columnWidthBehavior: 'min' } as const;

/** Automatic rows (rule GALLERY-12). */
export const autoRowDefaults = { rowHeight: 250, gutter: 20, isLightbox: true } as const;

/** Carousel (rule GALLERY-13): the gutter is in percent of its width. */
export const carouselDefaults = { slidesPerRow: 3, gutter: 1 } as const;

/** How long a carousel takes to show another group, in seconds; our own choice (rule GALLERY-55). */
export const carouselSpeed = 0.5;

/** Container widths below which a carousel shows fewer slides than set (rule GALLERY-45). */
export const carouselDrops = [
  { below: 480, atMost: 2 },
  { below: 724, atMost: 3 },
] as const;

/** Strip (rules GALLERY-14, GALLERY-55, GALLERY-57): seconds; its height is `aspectRatio` percent of its width at this `vSize`. */
export const stripDefaults = { speed: 0.5, vSize: 10, aspectRatio: 50, alignment: 'middle' } as const;

/** Stacked slideshow (rule GALLERY-15): seconds. */
export const stackedDefaults = { speed: 1, isAutoHeight: true, transition: 'fade', click: 'next' } as const;

/**
 * Thumbnails below a slideshow (rule GALLERY-16): aspect ratio, and the gap in px in a grid and the
 * maximum gap in a strip.
 */
export const thumbnailDefaults = { aspectRatio: 16 / 9, stripPaddingCap: 5, perRow: 4, padding: 20 } as const;

/** The first slide of a gallery, and how long it shows each slide (rule GALLERY-17). */
export const startIndex = 0;
export const autoplayTimeout = 5000;

/** How long a scroll must rest in browsers without `scrollend` (rule GALLERY-18). */
export const scrollRest = 150;

/** Swiping (rule GALLERY-74): the minimum distance and the maximum time. */
export const swipe = { distance: 50, time: 250, transition: 280 } as const;

/** Dragging with inertia (rules GALLERY-75, GALLERY-76): the samples for the speed, and the duration of settling. */
export const newSwipe = {
  velocitySamples: 5,
  movementThreshold: 10,
  narrowBelow: 767,
  narrowTransition: { least: 200, most: 400 },
  transition: { least: 300, most: 500 },
} as const;

/** The outgoing slide of a fade takes this many times as long as the incoming one (rule GALLERY-71). */
export const fadeOutFactor = 1.2;

/** Ken Burns: the zoom of even and of odd slides (rule GALLERY-72). */
export const kenBurns = { even: 1.075, odd: 1 } as const;

/**
 * Parallel picture loads, the number loaded immediately on a phone, and the number prefetched
 * around the current one (rules GALLERY-20, GALLERY-21).
 */
export const galleryLoading = { atOnce: 16, atOnceOnPhone: 1, firstOnPhone: 4, preloadCount: 1 } as const;
