import type { Result } from '../errors/result.ts';
import {
  columnWidthBehaviors,
  type GalleryData,
  galleryDefaults,
  metaPositions,
  thumbnailDesigns,
} from './gallery-data.ts';
import { storedNameOf } from './gallery-designs.ts';
import {
  flag,
  type GalleryFields,
  number,
  oneOf,
  positive,
  readGalleryFields,
} from './read-gallery-fields.ts';
import { stageFields } from './stage-fields.ts';
import { columnWidthOfStored, thumbnailsOfStored } from './stored-fields.ts';

/** Each field's name in the attribute; from `slidesPerRowPhone` on, the names are our own. */
const fields: GalleryFields<Exclude<keyof GalleryData, 'design'>> = {
  ...stageFields,
  mixedContent: ['mixedContent', flag],
  columnWidth: ['columnWidth', value => positive(columnWidthOfStored(value))],
  gutter: ['gutter', number],
  listImageSize: ['listImageSize', positive],
  thumbnailsPerRow: ['thumbnails-per-row', positive],
  squareThumbs: ['square-thumbs', flag],
  autoCrop: ['auto-crop', flag],
  thumbnails: ['thumbnails', value => oneOf(thumbnailDesigns)(thumbnailsOfStored(value))],
  thumbnailStripHeight: ['thumbnail-strip-height', number],
  thumbnailStripMargin: ['thumbnail-strip-margin', number],
  padding: ['padding', number],
  vSize: ['vSize', positive],
  metaPosition: ['meta-position', oneOf(metaPositions)],
  slidesPerRowPhone: ['slidesPerRowPhone', positive],
  columnWidthBehavior: ['columnWidthBehavior', oneOf(columnWidthBehaviors)],
  rowHeight: ['rowHeight', positive],
};

/** All of a gallery's data, from the JSON of its `data-gallery`; unknown fields are ignored (rule GALLERY-22). */
export function readGalleryData(text: string): Result<GalleryData> {
  return readGalleryFields(text, fields);
}

/** The JSON of a `data-gallery`, without its layout's defaults (rule GALLERY-22). */
export function writeGalleryData(data: GalleryData): string {
  const defaults: Readonly<Record<string, unknown>> = { ...galleryDefaults(data.design) };
  const own: Readonly<Record<string, unknown>> = { ...data };
  const said = Object.entries(fields).flatMap(([key, [name]]) =>
    own[key] === defaults[key] ? [] : [[name, own[key]]],
  );
  return JSON.stringify({ design: storedNameOf(data.design), ...Object.fromEntries(said) });
}
