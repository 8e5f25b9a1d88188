/** How a gallery lays out its slides; `base` puts them one under another. */
export const galleryDesigns = [
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'carousel',
  'list',
  'stacked',
  'strip',
  'base',
] as const;

export type GalleryDesign = (typeof galleryDesigns)[number];

/** Names under which galleries are stored, where they differ from the design's own. */
const storedNames: ReadonlyMap<string, GalleryDesign> = new Map([
  ['stacked', 'base'],
  ['slider', 'strip'],
  ['slideshow', 'stacked'],
  ['grid', 'grid'],
  ['autogrid', 'autogrid'],
  ['autocolumns', 'autocolumns'],
  ['autorows', 'autorows'],
  ['carousel', 'carousel'],
  ['list', 'list'],
]);

/** Numbers of variants under which other builders store galleries (rule GALLERY-90). */
const variantNumbers: ReadonlyMap<number, GalleryDesign> = new Map([
  [1000, 'stacked'],
  [1002, 'carousel'],
  [1003, 'grid'],
  [1004, 'base'],
]);

/**
 * The layout that a block's settings mean: by its own name, by a name or a number galleries are stored under elsewhere;
 * any other name or number is `base` (rules GALLERY-4, GALLERY-90). What is neither stays as it is.
 */
export function galleryDesignOfStored(stored: unknown): unknown {
  if (typeof stored !== 'string' && typeof stored !== 'number') return stored;
  const own = galleryDesigns.find(design => design === stored);
  return own ?? variantNumbers.get(Number(stored)) ?? designOfStored(String(stored));
}

/** The design a stored name stands for; a name nobody knows is `base` (rule GALLERY-4). */
export function designOfStored(name: string): GalleryDesign {
  return storedNames.get(name) ?? 'base';
}

/** The name a design is stored under; the way back of `designOfStored`. */
export function storedNameOf(design: GalleryDesign): string {
  return [...storedNames].find(([, one]) => one === design)?.[0] ?? 'stacked';
}

/**
 * A design by its own name.
 * @throws RangeError when there is none: a view was asked for that nobody wrote (rule GALLERY-5).
 */
export function galleryDesign(name: string): GalleryDesign {
  const found = galleryDesigns.find(design => design === name);
  if (found) return found;
  throw new RangeError(
    `These are not the gallery designs you are looking for. (We could not find a design by the name ${name})`,
  );
}
