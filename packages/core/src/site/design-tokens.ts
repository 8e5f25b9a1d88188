/** The measures that studio and widgets share (rules TOKEN-1, TOKEN-2 and TOKEN-4). CSS pixels and milliseconds. */

export const spaceScale = [0, 6, 11, 16, 22, 27, 33, 38, 44, 49, 55] as const;
export const fontSizes = { least: 9.75, most: 28 } as const;
export const radii = [0, 4, 8] as const;
export const timeSteps = { least: 0, most: 600 } as const;

/** How long what moves takes when nothing else is said. */
export const animationDuration = 300;

/** What comes into view by scale begins at this share of its size (rule ANIMATION-1). */
export const shrinkFactor = 0.94;

/** The colours that a product's options are told by. */
export const productColors = ['black', 'white', 'blue', 'green', 'red', 'pink', 'orange', 'gray'] as const;
