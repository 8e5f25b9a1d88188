/** The layouts of a gallery; `base` puts slides below one another. */
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

/** Stored names of galleries that differ from the design's own. */
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

/** Variant numbers of galleries in other builders (rule GALLERY-90). */
const variantNumbers: ReadonlyMap<number, GalleryDesign> = new Map([
  [1000, 'stacked'],
  [1002, 'carousel'],
  [1003, 'grid'],
  [1004, 'base'],
]);

/**
 * The layout in a block's settings: by its own name, or by a name or number from other builders;
 * any other name or number is `base` (rules GALLERY-4, GALLERY-90). Other values are returned
 * unchanged.
 */
export function galleryDesignOfStored(stored: unknown): unknown {
  if (typeof stored !== 'string' && typeof stored !== 'number') return stored;
  const own = galleryDesigns.find(design => design === stored);
  return own ?? variantNumbers.get(Number(stored)) ?? designOfStored(String(stored));
}

/** The design of a stored name; an unknown name is `base` (rule GALLERY-4). */
export function designOfStored(name: string): GalleryDesign {
  return storedNames.get(name) ?? 'base';
}

/** The stored name of a design; the inverse of `designOfStored`. */
export function storedNameOf(design: GalleryDesign): string {
  return [...storedNames].find(([, one]) => one === design)?.[0] ?? 'stacked';
}

/** A design by its own name. @throws RangeError for an unknown name (rule GALLERY-5). */
export function galleryDesign(name: string): GalleryDesign {
  const found = galleryDesigns.find(design => design === name);
  if (found) return found;
  throw new RangeError(
    `These are not the gallery designs you are looking for. (We could not find a design by the name ${name})`,
  );
}
