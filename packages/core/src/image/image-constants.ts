/** Every number of images and of what loads them, each with the rule that proves it. Lengths in CSS pixels, times in ms. */

/** How far outside the window a lazy image begins to load (rule IMAGE-12). */
export const lazyMargin = 200;

/** How often, and how long apart, an image that is not in the page yet was asked for it (rule IMAGE-13). */
export const entryTries = { count: 100, apart: 10 } as const;
