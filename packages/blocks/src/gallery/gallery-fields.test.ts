import { galleryDefaults } from '@vitrine/core/gallery/gallery-data.ts';
import { galleryDesigns } from '@vitrine/core/gallery/gallery-designs.ts';
import { gallerySettingsSchema } from '@vitrine/core/gallery/gallery-settings.ts';
import { describe, expect, it } from 'vitest';
import { choosingDesign, galleryFields, hasRatio } from './gallery-fields.ts';

describe('the fields of a gallery’s panel', () => {
  it('GALLERY-44: are those of the chosen layout alone', () => {
    expect(galleryFields(galleryDefaults('autorows'))).toEqual({
      shape: ['rowHeight', 'gutter'],
      words: ['metaPosition', 'lightbox', 'lightboxTheme', 'mixedContent'],
      motion: [],
      thumbnails: [],
    });
    expect(galleryFields({ ...galleryDefaults('stacked'), transition: 'scroll', autoplay: true })).toEqual({
      shape: ['transition', 'click', 'autoCrop', 'isLooping', 'scrollAxis'],
      words: ['metaPosition', 'lightbox', 'mixedContent'],
      motion: ['autoplay', 'autoplayDuration', 'isRandom', 'history'],
      thumbnails: ['thumbnails'],
    });
    expect(galleryDesigns.filter(hasRatio)).not.toContain('autorows');
  });

  it('GALLERY-44: every setting is a field of some layout', () => {
    const all = galleryDesigns.flatMap(design => {
      const data = {
        ...galleryDefaults(design),
        lightbox: true,
        autoplay: true,
        thumbnails: true,
        transition: 'scroll',
      } as const;
      const { shape, words, motion, thumbnails } = galleryFields(data);
      return [...shape, ...words, ...motion, ...thumbnails];
    });
    const shown = [...new Set(['slides', 'design', 'imageAspectRatio', ...all])];
    expect(shown.toSorted()).toEqual(Object.keys(gallerySettingsSchema.shape).toSorted());
  });

  it('GALLERY-44: choosing a layout writes what it starts with, and keeps slides and motion', () => {
    expect(choosingDesign('carousel')).toEqual({
      design: 'carousel',
      imageAspectRatio: 1,
      metaPosition: 'below',
      lightbox: true,
      slidesPerRow: 3,
      slidesPerRowPhone: 1,
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
