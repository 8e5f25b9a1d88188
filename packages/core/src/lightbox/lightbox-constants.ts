/**
 * All constants of the lightbox, each with the rule that tests it. CSS pixels and milliseconds,
 * unless stated otherwise.
 */

/** Its defaults (rules LIGHTBOX-1, LIGHTBOX-2, LIGHTBOX-3, LIGHTBOX-10, LIGHTBOX-18). */
export const lightboxDefaults = {
  currentSetIndex: 0,
  controls: { previous: false, next: false },
  /** Seconds an item takes to fade. */
  speed: 0.6,
  theme: 'dark',
  padding: 100,
} as const;

/** The overlay between it and the page (rule LIGHTBOX-3). */
export const lightboxOverlay = { opacity: 0.95, fade: 300 } as const;

/** The minimum time between two moves by an arrow key (rule LIGHTBOX-7). */
export const lightboxArrowThrottle = 200;

/** Fraction of the window at each side where a click closes it (rule LIGHTBOX-8). */
export const lightboxEdgeZone = 0.02;

/** How long the hint of a control is shown (rule LIGHTBOX-9). */
export const lightboxNavHint = 500;

/**
 * Zoom (rule LIGHTBOX-15): `most` is the maximum, `double` the zoom of a double tap and the
 * control, `step` that of one key press, `pan` the fraction of the window an arrow key moves it by,
 * `wheel` and `pinch` the growth for each px, and below `whole` it snaps back to the whole picture.
 */
export const lightboxZoom = {
  most: 4,
  double: 2.5,
  step: 1.5,
  pan: 0.2,
  wheel: 0.002,
  pinch: 0.01,
  whole: 1.02,
} as const;

/** One finger (rules LIGHTBOX-15, LIGHTBOX-16): distances and durations of a tap, a double tap and a pull. */
export const lightboxTouch = {
  tap: 10,
  doubleTap: { time: 300, way: 30 },
  pullBegins: 8,
  pullCloses: 110,
} as const;
