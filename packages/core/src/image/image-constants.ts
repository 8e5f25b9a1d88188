/** All constants of images and their loader, each with the rule that tests it. Lengths in CSS pixels, times in ms. */

/** How far outside the window a lazy image begins to load (rule IMAGE-12). */
export const lazyMargin = 200;

/** How often, and at what interval, the loader looks for an image that is not in the page yet (rule IMAGE-13). */
export const entryTries = { count: 100, apart: 10 } as const;
