/** All constants of the video widget, each with its rule (docs/specification/video.md). */

/** Seconds in which a video fades in over its poster (VIDEO-8). */
export const videoFadeSeconds = 1;

/** Height in percent of the width, if a video's size is unknown (VIDEO-11). */
export const videoFallbackPercent = 56.3;

/** The size of an Instagram video's window, px (VIDEO-12). */
export const videoPopup = { width: 620, height: 720 } as const;

/** How a video fits its space: by its own size, whole within it, or covering it; null is `none` (VIDEO-10). */
export const videoModes = ['none', 'fit', 'fill'] as const;
export type VideoMode = (typeof videoModes)[number];

export const videoMessages = {
  invalid: 'Invalid video embed.',
  featuredImage:
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
} as const;
