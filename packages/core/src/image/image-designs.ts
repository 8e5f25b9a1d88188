/** The arrangements of picture and text in an image block, by variant number (rule IMAGE-17). */
export const imageDesignNumbers = {
  inline: 1012,
  poster: 1013,
  card: 1014,
  overlap: 1015,
  collage: 1016,
  stack: 1017,
} as const;

export type ImageDesign = keyof typeof imageDesignNumbers;

export const imageDesigns = [
  'inline',
  'poster',
  'card',
  'overlap',
  'collage',
  'stack',
] as const satisfies readonly ImageDesign[];

/** A design's name from its stored name or number; other values are returned unchanged. */
export function imageDesignOfStored(stored: unknown): unknown {
  return imageDesigns.find(design => imageDesignNumbers[design] === Number(stored)) ?? stored;
}
