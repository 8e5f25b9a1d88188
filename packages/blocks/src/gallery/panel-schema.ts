import type { GalleryDesign } from '@vitrine/core/gallery/gallery-designs.ts';
import { gallerySettingsSchema } from '@vitrine/core/gallery/gallery-settings.ts';
import { z } from 'zod';

type Fields = Readonly<Record<string, z.ZodType>>;

const { click, gutter, slidesPerRow, vSize } = gallerySettingsSchema.shape;

/** Settings that have a different meaning in a layout, with labels for it (rule GALLERY-64). */
const ownFields: Partial<Record<GalleryDesign, Fields>> = {
  carousel: {
    slidesPerRow: slidesPerRow.meta({
      ...slidesPerRow.meta(),
      label: 'Side by side',
      help: 'On a narrow screen three at most, on a phone two.',
    }),
    gutter: gutter.meta({ ...gutter.meta(), max: 10, step: 0.5, unit: '%' }),
  },
  strip: {
    vSize: vSize.meta({
      ...vSize.meta(),
      help: 'In steps of 5 % of the width; pictures are as wide as they are.',
    }),
    click: click
      .unwrap()
      .exclude(['halves'])
      .default('next')
      .meta({
        label: 'A click on the current picture',
        help: 'A click on another one makes it the current picture.',
        choices: { next: 'Shows the next', previous: 'Shows the one before', stay: 'Does nothing' },
      }),
  },
};

/** The named fields in order, with the labels of a layout. */
export function panelSchema(names: readonly string[], design: GalleryDesign): z.ZodObject {
  const fields: Fields = { ...gallerySettingsSchema.shape, ...ownFields[design] };
  return z.object(Object.fromEntries(names.flatMap(name => (fields[name] ? [[name, fields[name]]] : []))));
}
