import {
  galleryDefaults,
  stackedTransitions,
  type ThumbnailDesign,
  thumbnailDesigns,
} from '@vitrine/core/gallery/gallery-data.ts';
import { type GalleryDesign, galleryDesigns } from '@vitrine/core/gallery/gallery-designs.ts';
import { gallerySettingsSchema } from '@vitrine/core/gallery/gallery-settings.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { choosingDesign, galleryFields, hasRatio } from './gallery-fields.ts';
import { panelSchema } from './panel-schema.ts';

describe('the fields of a gallery’s panel', () => {
  it('GALLERY-44: are only those of the chosen layout', () => {
    expect(galleryFields(galleryDefaults('autorows'))).toEqual({
      shape: ['rowHeight', 'gutter'],
      words: ['metaPosition', 'lightbox', 'lightboxTheme', 'mixedContent'],
      motion: ['history'],
      thumbnails: [],
    });
    expect(galleryFields({ ...galleryDefaults('stacked'), transition: 'scroll', autoplay: true })).toEqual({
      shape: ['transition', 'scrollAxis', 'click', 'autoCrop', 'isAutoHeight', 'isLooping'],
      words: ['metaPosition', 'lightbox', 'mixedContent'],
      motion: ['autoplay', 'autoplayDuration', 'isRandom', 'history'],
      thumbnails: ['thumbnails'],
    });
    expect(galleryDesigns.filter(hasRatio)).not.toContain('autorows');
  });

  it('GALLERY-44: of a slideshow, depend on its transition and its thumbnails', () => {
    const shapeOf = (data: object) =>
      galleryFields({ ...galleryDefaults('stacked'), ...data }).shape.filter(
        field => !['transition', 'click', 'autoCrop', 'isLooping'].includes(field),
      );
    expect(shapeOf({})).toEqual(['speed', 'isAutoHeight']);
    expect(shapeOf({ transition: 'ken-burns', autoplay: true })).toEqual(['speed', 'isAutoHeight']);
    expect(shapeOf({ transition: 'swipe' })).toEqual(['isAutoHeight']);
    expect(shapeOf({ transition: 'new-swipe' })).toEqual(['isAutoHeight']);
    expect(shapeOf({ transition: 'new-swipe', isLooping: false })).toEqual([
      'isAutoHeight',
      'boundaries',
      'endBoundary',
    ]);
    const thumbnailsOf = (thumbnails: ThumbnailDesign) =>
      galleryFields({ ...galleryDefaults('stacked'), thumbnails }).thumbnails;
    expect(thumbnailsOf('none')).toEqual(['thumbnails']);
    expect(thumbnailsOf('strip')).toContain('thumbnailStripHeight');
    expect(thumbnailsOf('strip')).not.toContain('thumbnailsPerRow');
    expect(thumbnailsOf('grid')).toContain('thumbnailsPerRow');
    expect(thumbnailsOf('grid')).not.toContain('thumbnailStripHeight');
  });

  it('GALLERY-44: every setting is a field of some layout', () => {
    const all = galleryDesigns.flatMap(design =>
      stackedTransitions.flatMap((transition, at) => {
        const thumbnails = thumbnailDesigns[at % thumbnailDesigns.length] ?? 'none';
        const given = { transition, thumbnails, autoplay: at % 2 === 0, isLooping: false, lightbox: true };
        const fields = galleryFields({ ...galleryDefaults(design), ...given });
        return [...fields.shape, ...fields.words, ...fields.motion, ...fields.thumbnails];
      }),
    );
    const shown = [...new Set(['slides', 'design', 'imageAspectRatio', ...all])];
    expect(shown.toSorted()).toEqual(Object.keys(gallerySettingsSchema.shape).toSorted());
  });

  it('GALLERY-64: of a carousel and a strip, have their own labels', () => {
    const worded = (design: GalleryDesign, more: object = {}) => {
      const { shape } = galleryFields({ ...galleryDefaults(design), ...more });
      return Object.entries<z.ZodType>(panelSchema(shape, design).shape).map(([name, field]) => {
        const { label, unit, choices = {} } = field.meta() ?? {};
        return [name, label, unit ?? Object.values(choices).join(', ')];
      });
    };
    expect(worded('carousel')).toEqual([
      ['slidesPerRow', 'Side by side', ''],
      ['gutter', 'Space between', '%'],
      ['isLooping', 'Loop from the last to the first', ''],
    ]);
    expect(worded('strip')).toEqual([
      ['vSize', 'Height', ''],
      ['activeAlignment', 'Position of the current picture', 'Left, In the middle, Right'],
      ['click', 'A click on the current picture', 'Shows the next, Shows the one before, Does nothing'],
      ['gutter', 'Space between', 'px'],
      ['isLooping', 'Loop from the last to the first', ''],
    ]);
    expect(worded('strip', { lightbox: true }).map(([name]) => name)).not.toContain('click');
    expect(panelSchema(['click'], 'strip').safeParse({ click: 'halves' }).success).toBe(false);
    expect(panelSchema(['click'], 'stacked').safeParse({ click: 'halves' }).success).toBe(true);
  });

  it('GALLERY-44: choosing a layout sets its defaults, and keeps slides and motion', () => {
    expect(choosingDesign('carousel')).toEqual({
      design: 'carousel',
      imageAspectRatio: 1,
      metaPosition: 'below',
      lightbox: true,
      slidesPerRow: 3,
      gutter: 1,
      isLooping: false,
    });
    expect(choosingDesign('autocolumns')).toMatchObject({
      columnWidth: 250,
      gutter: 0,
      imageAspectRatio: 'Auto',
    });
    for (const design of galleryDesigns)
      expect(gallerySettingsSchema.safeParse(choosingDesign(design)).success).toBe(true);
  });
});
