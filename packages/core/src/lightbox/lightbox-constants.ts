/** Every number of the lightbox, each with the rule that proves it. CSS pixels and milliseconds, unless said. */

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

/** How long an arrow key waits before it moves again (rule LIGHTBOX-7). */
export const lightboxArrowThrottle = 200;

/** Share of the window at each side where a click closes (rule LIGHTBOX-8). */
export const lightboxEdgeZone = 0.02;

/** How long a control is hinted at (rule LIGHTBOX-9). */
export const lightboxNavHint = 500;

/**
 * Looking closely (rule LIGHTBOX-15): `most` is how many times a picture can be enlarged, `double` what a double
 * tap and the control do, `step` what one press of a key does, `pan` the share of the window an arrow moves it by,
 * `wheel` and `pinch` the growth for each px turned, and below `whole` it is whole again.
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

/** One finger (rules LIGHTBOX-15, LIGHTBOX-16): how far and how long a tap, a double tap and a pull may go. */
export const lightboxTouch = {
  tap: 10,
  doubleTap: { time: 300, way: 30 },
  pullBegins: 8,
  pullCloses: 110,
} as const;
