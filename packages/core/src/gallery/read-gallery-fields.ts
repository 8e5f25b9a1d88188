import { fail, type Result, succeed } from '../errors/result.ts';
import { type Phrase, phrase } from '../messages/phrase.ts';
import { galleryErrors } from './gallery.errors.ts';
import { type GalleryData, galleryDefaults } from './gallery-data.ts';
import { designOfStored } from './gallery-designs.ts';

/** A parsed value; undefined if it is invalid. */
export type Read<T> = (value: unknown) => T | undefined;

/** The name of each field in the attribute and how to parse it. */
export type GalleryFields<Key extends keyof GalleryData> = {
  readonly [One in Key]: readonly [name: string, read: Read<GalleryData[One]>];
};

export const flag: Read<boolean> = value =>
  value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined;

export const number: Read<number> = value => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) && read >= 0 ? read : undefined;
};

export const positive: Read<number> = value => number(value) || undefined;

export const oneOf =
  <T extends string>(all: readonly T[]): Read<T> =>
  value =>
    all.find(one => one === value);

/**
 * These fields of a gallery's data, from the JSON of its `data-gallery`, and its design. Missing
 * values come from the layout's defaults; invalid fields are listed in `errors` (rules GALLERY-22,
 * GALLERY-23).
 */
export function readGalleryFields<Key extends keyof GalleryData>(
  text: string,
  fields: GalleryFields<Key>,
): Result<Pick<GalleryData, Key | 'design'>> {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return fail(galleryErrors.notDecoded);
  }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    return fail(galleryErrors.notEvaluated);
  const given = new Map<string, unknown>(Object.entries(stored));
  const data: GalleryData = galleryDefaults(designOfStored(String(given.get('design'))));
  const own: Record<string, unknown> = {};
  const errors: Record<string, Phrase> = {};
  for (const [key, [name, read]] of Object.entries<readonly [string, Read<unknown>]>(fields)) {
    const value = given.get(name) ?? undefined;
    if (value === undefined) continue;
    own[key] = read(value);
    if (own[key] === undefined)
      errors[name] = phrase('fields.notValue', { value: JSON.stringify(value), name });
  }
  if (Object.keys(errors).length > 0) return fail(galleryErrors.notEvaluated, {}, { errors });
  return succeed({ ...data, ...own });
}
