import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { mediaAddressSchema, optionalLinkSchema } from '../links/link.ts';
import {
  activeAlignments,
  columnWidthBehaviors,
  dragBoundaries,
  endBoundaries,
  type GalleryData,
  galleryDefaults,
  lightboxThemes,
  metaPositions,
  scrollAxes,
  slideClicks,
  stackedTransitions,
  thumbnailDesigns,
} from './gallery-data.ts';
import { galleryDesignOfStored, galleryDesigns } from './gallery-designs.ts';
import { columnWidthOfStored, thumbnailsOfStored } from './stored-fields.ts';

/** A stored slide: a picture, a video of a provider, or an uploaded film with a poster. */
export const slideSettingsSchema = z.object({
  /** The picture, or a video's poster. */
  asset: idSchema.nullable().default(null),
  /** Address of a video at its provider; empty if none. */
  video: mediaAddressSchema(4000).default(''),
  file: idSchema.nullable().default(null),
  /** WebVTT of an uploaded film. */
  captions: idSchema.nullable().default(null),
  title: z.string().max(300).default(''),
  description: z.string().max(2000).default(''),
  /** Replaces the picture's own alternative text; empty for the picture's. */
  alt: z.string().max(1000).default(''),
  link: optionalLinkSchema.default(''),
  /** The slide’s part of the address if the gallery keeps history; empty for the slide's id. */
  url: z
    .string()
    .max(200)
    .regex(/^[\p{Letter}\p{Number}-]*$/u)
    .default(''),
  /** Replaces the picture's own focal point; null for the picture's. */
  focalPoint: z
    .object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
    .nullable()
    .default(null),
});

export type SlideSettings = z.output<typeof slideSettingsSchema>;

const start = galleryDefaults('grid');

const slider = (
  label: string,
  min: number,
  max: number,
  more: { step?: number; unit?: string; help?: string } = {},
) => ({
  label,
  control: 'slider' as const,
  min,
  max,
  step: 1,
  ...more,
});

/** Settings of a gallery: its slides, and all of `GalleryData`, each with its label for the panel. */
export const gallerySettingsSchema = z.object({
  slides: slideSettingsSchema.array().max(500).default([]).meta({ label: 'Slides', control: 'slides' }),
  design: z
    .preprocess(galleryDesignOfStored, z.enum(galleryDesigns))
    .default(start.design)
    .meta({
      label: 'Layout',
      choices: {
        grid: 'Grid',
        autogrid: 'Automatic grid',
        autocolumns: 'Columns',
        autorows: 'Rows',
        carousel: 'Carousel',
        list: 'List',
        stacked: 'Slideshow',
        strip: 'Strip',
        base: 'One by one',
      },
    }),
  imageAspectRatio: z
    .union([z.literal('Auto'), z.number().min(0.1).max(10)])
    .default(start.imageAspectRatio)
    .meta({ label: 'Shape' }),
  slidesPerRow: z
    .number()
    .int()
    .min(1)
    .max(10)
    .default(start.slidesPerRow)
    .meta(slider('In a row', 1, 10)),
  slidesPerRowPhone: z
    .number()
    .int()
    .min(1)
    .max(4)
    .default(start.slidesPerRowPhone)
    .meta(slider('In a row on a phone', 1, 4)),
  columnWidth: z
    .preprocess(columnWidthOfStored, z.number().min(60).max(1200))
    .default(start.columnWidth)
    .meta(slider('Width of a column', 100, 600, { step: 10, unit: 'px' })),
  columnWidthBehavior: z
    .enum(columnWidthBehaviors)
    .default(start.columnWidthBehavior)
    .meta({ label: 'Columns are', choices: { min: 'At least this wide', max: 'At most this wide' } }),
  rowHeight: z
    .number()
    .min(60)
    .max(1000)
    .default(start.rowHeight)
    .meta(slider('Height of a row', 100, 600, { step: 10, unit: 'px' })),
  listImageSize: z
    .number()
    .min(10)
    .max(90)
    .default(start.listImageSize)
    .meta(slider('Width of pictures', 10, 90, { step: 5, unit: '%' })),
  gutter: z
    .number()
    .min(0)
    .max(200)
    .default(start.gutter)
    .meta(slider('Space between', 0, 80, { unit: 'px' })),
  vSize: z
    .number()
    .min(1)
    .max(40)
    .default(start.vSize)
    .meta(slider('Height', 4, 20, { help: 'In steps of 5 % of the width.' })),
  activeAlignment: z
    .enum(activeAlignments)
    .default(start.activeAlignment)
    .meta({
      label: 'Position of the current picture',
      choices: { left: 'Left', center: 'In the middle', right: 'Right' },
    }),
  transition: z
    .enum(stackedTransitions)
    .default(start.transition)
    .meta({
      label: 'Transition',
      choices: {
        fade: 'Fade',
        'ken-burns': 'Slow zoom',
        scroll: 'Scroll',
        swipe: 'Swipe',
        'new-swipe': 'Drag',
      },
    }),
  speed: z
    .number()
    .min(0.1)
    .max(10)
    .default(start.speed)
    .meta(slider('Transition time', 0.1, 4, { step: 0.1, unit: 's' })),
  scrollAxis: z
    .enum(scrollAxes)
    .default(start.scrollAxis)
    .meta({ label: 'Scrolls', choices: { horizontal: 'Sideways', vertical: 'Up and down' } }),
  boundaries: z
    .enum(dragBoundaries)
    .default(start.boundaries)
    .meta({
      label: 'Dragging before the first slide',
      choices: { inertial: 'Springs back', hard: 'Stops at once', none: 'Continues freely' },
    }),
  endBoundary: z
    .enum(endBoundaries)
    .default(start.endBoundary)
    .meta({
      label: 'Dragging past the last slide',
      choices: {
        same: 'Does the same',
        inertial: 'Springs back',
        hard: 'Stops at once',
        none: 'Continues freely',
      },
    }),
  click: z
    .enum(slideClicks)
    .default(start.click)
    .meta({
      label: 'A click on the slide',
      choices: {
        next: 'Goes to the next',
        previous: 'Goes to the previous',
        halves: 'Either, depending on the half',
        stay: 'Does nothing',
      },
    }),
  autoCrop: z.boolean().default(start.autoCrop).meta({ label: 'Fill the space and crop the edges' }),
  isAutoHeight: z
    .boolean()
    .default(start.isAutoHeight)
    .meta({ label: 'As high as each picture', help: 'Otherwise, as high as the first.' }),
  metaPosition: z
    .enum(metaPositions)
    .default(start.metaPosition)
    .meta({
      label: 'Captions',
      choices: { none: 'None', below: 'Below', overlay: 'On the picture', hover: 'When pointed at' },
    }),
  lightbox: z.boolean().default(start.lightbox).meta({ label: 'Open pictures large' }),
  lightboxTheme: z
    .enum(lightboxThemes)
    .default(start.lightboxTheme)
    .meta({ label: 'Behind large pictures', choices: { light: 'Light', dark: 'Dark' } }),
  mixedContent: z
    .boolean()
    .default(start.mixedContent)
    .meta({ label: 'Show videos too', help: 'Otherwise, slides with videos are left out.' }),
  autoplay: z.boolean().default(start.autoplay).meta({
    label: 'Play by itself',
    help: 'Visitors can stop it. It never plays for people who prefer reduced motion.',
  }),
  autoplayDuration: z
    .number()
    .min(1)
    .max(60)
    .default(start.autoplayDuration)
    .meta(slider('Time on each slide', 1, 20, { unit: 's' })),
  isRandom: z.boolean().default(start.isRandom).meta({ label: 'In random order' }),
  isLooping: z.boolean().default(start.isLooping).meta({ label: 'Loop from the last to the first' }),
  thumbnails: z
    .preprocess(thumbnailsOfStored, z.enum(thumbnailDesigns))
    .default(start.thumbnails)
    .meta({
      label: 'Small pictures below',
      choices: { none: 'None', strip: 'In one row', grid: 'In several rows' },
    }),
  thumbnailsPerRow: z
    .number()
    .int()
    .min(1)
    .max(20)
    .default(start.thumbnailsPerRow)
    .meta(slider('Small pictures in a row', 2, 12)),
  squareThumbs: z.boolean().default(start.squareThumbs).meta({ label: 'Small pictures square' }),
  thumbnailStripHeight: z
    .number()
    .min(0)
    .max(400)
    .default(start.thumbnailStripHeight)
    .meta(slider('Height of small pictures', 40, 200, { step: 5, unit: 'px' })),
  thumbnailStripMargin: z
    .number()
    .min(0)
    .max(200)
    .default(start.thumbnailStripMargin)
    .meta(slider('Space above them', 0, 80, { unit: 'px' })),
  padding: z
    .number()
    .min(0)
    .max(100)
    .default(start.padding)
    .meta(slider('Space between them', 0, 40, { unit: 'px' })),
  history: z
    .boolean()
    .default(start.history)
    .meta({ label: 'Keep the slide in the address', help: 'So that visitors can share a link to a slide.' }),
});

/** In the form of a block’s settings: missing values come from the layout (rules GALLERY-10 to GALLERY-16). */
export const storedGallerySchema = z.preprocess(fillFromLayout, gallerySettingsSchema);

function fillFromLayout(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('design' in given)) return given;
  const design = galleryDesigns.find(one => one === galleryDesignOfStored(given.design));
  return design ? { ...galleryDefaults(design), ...given } : given;
}

export type GallerySettings = z.output<typeof gallerySettingsSchema>;

/** A view’s settings; does not compile if a field of `GalleryData` has no setting. */
export function galleryDataOf({ slides: _, ...data }: GallerySettings): GalleryData {
  return data;
}
