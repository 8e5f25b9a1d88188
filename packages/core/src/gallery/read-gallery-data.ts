import { fail, type Result, succeed } from '../errors/result.ts';
import { galleryErrors } from './gallery.errors.ts';
import {
  activeAlignments,
  columnWidthBehaviors,
  dragBoundaries,
  type GalleryData,
  galleryDefaults,
  lightboxThemes,
  metaPositions,
  scrollAxes,
  slideClicks,
  stackedTransitions,
  type ThumbnailDesign,
  thumbnailDesigns,
} from './gallery-data.ts';
import { designOfStored, storedNameOf } from './gallery-designs.ts';

/** A value as it is read; undefined when it cannot be. */
type Read<T> = (value: unknown) => T | undefined;

const flag: Read<boolean> = value =>
  value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined;
const number: Read<number> = value => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) && read >= 0 ? read : undefined;
};
const positive: Read<number> = value => number(value) || undefined;
const oneOf =
  <T extends string>(all: readonly T[]): Read<T> =>
  value =>
    all.find(one => one === value);

type Fields = {
  readonly [Key in Exclude<keyof GalleryData, 'design'>]: readonly [
    name: string,
    read: Read<GalleryData[Key]>,
  ];
};

/** Each field's name in the attribute; from `slidesPerRowPhone` on, names that only we know. */
const fields: Fields = {
  imageAspectRatio: ['imageAspectRatio', value => (value === 'Auto' ? 'Auto' : positive(value))],
  slidesPerRow: ['slidesPerRow', positive],
  lightbox: ['lightbox', flag],
  lightboxTheme: ['lightboxTheme', oneOf(lightboxThemes)],
  mixedContent: ['mixedContent', flag],
  columnWidth: ['columnWidth', readColumnWidth],
  gutter: ['gutter', number],
  listImageSize: ['listImageSize', positive],
  autoplay: ['autoplay', flag],
  autoplayDuration: ['autoplay-duration', positive],
  activeAlignment: ['active-alignment', oneOf(activeAlignments)],
  thumbnailsPerRow: ['thumbnails-per-row', positive],
  squareThumbs: ['square-thumbs', flag],
  autoCrop: ['auto-crop', flag],
  thumbnails: ['thumbnails', readThumbnails],
  thumbnailStripHeight: ['thumbnail-strip-height', number],
  thumbnailStripMargin: ['thumbnail-strip-margin', number],
  padding: ['padding', number],
  vSize: ['vSize', positive],
  metaPosition: ['meta-position', oneOf(metaPositions)],
  slidesPerRowPhone: ['slidesPerRowPhone', positive],
  columnWidthBehavior: ['columnWidthBehavior', oneOf(columnWidthBehaviors)],
  rowHeight: ['rowHeight', positive],
  isRandom: ['random', flag],
  isLooping: ['loop', flag],
  transition: ['transition', oneOf(stackedTransitions)],
  speed: ['speed', positive],
  scrollAxis: ['scrollAxis', oneOf(scrollAxes)],
  boundaries: ['boundaries', oneOf(dragBoundaries)],
  click: ['click', oneOf(slideClicks)],
  isAutoHeight: ['autoHeight', flag],
  history: ['history', flag],
};

/**
 * A gallery's data from the JSON of its `data-gallery`. What it does not say, its layout's defaults say; what
 * no gallery knows is passed over. A field that cannot be read is named in `errors` (rules GALLERY-22, GALLERY-23).
 */
export function readGalleryData(text: string): Result<GalleryData> {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return fail(galleryErrors.notDecoded);
  }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    return fail(galleryErrors.notEvaluated);
  const given = new Map<string, unknown>(Object.entries(stored));
  const data: Record<string, unknown> = { ...galleryDefaults(designOfStored(String(given.get('design')))) };
  const errors: Record<string, string> = {};
  for (const [key, [name, read]] of Object.entries(fields)) {
    const value = given.get(name) ?? undefined;
    if (value === undefined) continue;
    data[key] = read(value);
    if (data[key] === undefined) errors[name] = `${JSON.stringify(value)} is not a value of ${name}.`;
  }
  if (Object.keys(errors).length > 0) return fail(galleryErrors.notEvaluated, {}, { errors });
  return isWhole(data) ? succeed(data) : fail(galleryErrors.notEvaluated);
}

/** The JSON of a `data-gallery`: what its layout's defaults do not say already (rule GALLERY-22). */
export function writeGalleryData(data: GalleryData): string {
  const defaults: Readonly<Record<string, unknown>> = { ...galleryDefaults(data.design) };
  const own: Readonly<Record<string, unknown>> = { ...data };
  const said = Object.entries(fields).flatMap(([key, [name]]) =>
    own[key] === defaults[key] ? [] : [[name, own[key]]],
  );
  return JSON.stringify({ design: storedNameOf(data.design), ...Object.fromEntries(said) });
}

/** A positive number; text counts as the whole number it begins with (rule GALLERY-24). */
function readColumnWidth(value: unknown): number | undefined {
  return positive(typeof value === 'string' ? Number.parseInt(value, 10) : value);
}

/** By the design's name, or whether there are any: then they are a strip (rule GALLERY-83). */
function readThumbnails(value: unknown): ThumbnailDesign | undefined {
  const known = oneOf(thumbnailDesigns)(value);
  if (known !== undefined) return known;
  const areThere = flag(value);
  return areThere === undefined ? undefined : areThere ? 'strip' : 'none';
}

/** Every field was read by its own reader or comes from the defaults. */
function isWhole(data: object): data is GalleryData {
  return Object.keys(fields).every(key => key in data);
}
