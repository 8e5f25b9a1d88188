import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordAll } from '../messages/word-phrase.ts';
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
  stripAlignmentOf,
  thumbnailDesigns,
} from './gallery-data.ts';
import { galleryDesigns } from './gallery-designs.ts';
import { readGalleryData, writeGalleryData } from './read-gallery-data.ts';

const read = (stored: object) => readGalleryData(JSON.stringify(stored));

const size = fc.integer({ min: 1, max: 2000 });
const anyData: fc.Arbitrary<GalleryData> = fc.record({
  design: fc.constantFrom(...galleryDesigns),
  imageAspectRatio: fc.oneof(fc.constant('Auto' as const), fc.double({ min: 0.1, max: 10, noNaN: true })),
  slidesPerRow: size,
  slidesPerRowPhone: size,
  lightbox: fc.boolean(),
  lightboxTheme: fc.constantFrom(...lightboxThemes),
  mixedContent: fc.boolean(),
  columnWidth: size,
  columnWidthBehavior: fc.constantFrom(...columnWidthBehaviors),
  rowHeight: size,
  gutter: fc.nat(200),
  listImageSize: size,
  autoplay: fc.boolean(),
  autoplayDuration: size,
  isRandom: fc.boolean(),
  isLooping: fc.boolean(),
  activeAlignment: fc.constantFrom(...activeAlignments),
  transition: fc.constantFrom(...stackedTransitions),
  speed: fc.double({ min: 0.1, max: 10, noNaN: true }),
  boundaries: fc.constantFrom(...dragBoundaries),
  endBoundary: fc.constantFrom(...endBoundaries),
  scrollAxis: fc.constantFrom(...scrollAxes),
  click: fc.constantFrom(...slideClicks),
  autoCrop: fc.boolean(),
  isAutoHeight: fc.boolean(),
  thumbnails: fc.constantFrom(...thumbnailDesigns),
  thumbnailsPerRow: size,
  squareThumbs: fc.boolean(),
  thumbnailStripHeight: fc.nat(500),
  thumbnailStripMargin: fc.nat(100),
  padding: fc.nat(100),
  vSize: size,
  metaPosition: fc.constantFrom(...metaPositions),
  history: fc.boolean(),
});

describe('the data of a gallery', () => {
  it('GALLERY-22: is read under its known names', () => {
    const given = {
      design: 'slideshow',
      imageAspectRatio: 1.5,
      slidesPerRow: 2,
      lightbox: true,
      lightboxTheme: 'light',
      mixedContent: false,
      columnWidth: 300,
      gutter: 8,
      listImageSize: 35,
      autoplay: true,
      'autoplay-duration': 7,
      'active-alignment': 'left',
      'thumbnails-per-row': 6,
      'square-thumbs': true,
      'auto-crop': false,
      thumbnails: true,
      'thumbnail-strip-height': 60,
      'thumbnail-strip-margin': 12,
      padding: 4,
      vSize: 12,
      'meta-position': 'none',
    };
    expect(read(given)).toEqual({
      ok: true,
      value: {
        ...galleryDefaults('stacked'),
        imageAspectRatio: 1.5,
        slidesPerRow: 2,
        lightbox: true,
        lightboxTheme: 'light',
        mixedContent: false,
        columnWidth: 300,
        gutter: 8,
        listImageSize: 35,
        autoplay: true,
        autoplayDuration: 7,
        activeAlignment: 'left',
        thumbnailsPerRow: 6,
        squareThumbs: true,
        autoCrop: false,
        thumbnails: 'strip',
        thumbnailStripHeight: 60,
        thumbnailStripMargin: 12,
        padding: 4,
        vSize: 12,
        metaPosition: 'none',
      },
    });
  });

  it('GALLERY-22: missing values come from the layout; unknown ones are ignored', () => {
    expect(read({ design: 'autorows', colour: 'loud' })).toEqual({
      ok: true,
      value: galleryDefaults('autorows'),
    });
    expect(read({})).toEqual({ ok: true, value: galleryDefaults('base') });
    expect(read({ design: 'grid', imageAspectRatio: 'Auto', gutter: null, autoplay: 'true' })).toMatchObject({
      value: { imageAspectRatio: 'Auto', gutter: 20, autoplay: true },
    });
  });

  it('GALLERY-22: written data can be read again', () => {
    fc.assert(
      fc.property(anyData, data => {
        expect(readGalleryData(writeGalleryData(data))).toEqual({ ok: true, value: data });
      }),
    );
  });

  it('GALLERY-22: the layout’s defaults are not written', () => {
    expect(writeGalleryData(galleryDefaults('strip'))).toBe('{"design":"slider"}');
    expect(writeGalleryData({ ...galleryDefaults('grid'), gutter: 4 })).toBe('{"design":"grid","gutter":4}');
  });

  it.each(['', '{', '{"design":grid}', 'undefined'])('GALLERY-23: “%s” is not JSON', text => {
    expect(readGalleryData(text)).toMatchObject({
      ok: false,
      error: { code: 'gallery.notDecoded', english: 'Error decoding gallery block data.' },
    });
  });

  it.each([
    ['null', undefined],
    ['[]', undefined],
    ['"grid"', undefined],
    ['{"lightboxTheme":"pink"}', { lightboxTheme: '"pink" is not a value of lightboxTheme.' }],
    [
      '{"gutter":-1,"vSize":0}',
      { gutter: '-1 is not a value of gutter.', vSize: '0 is not a value of vSize.' },
    ],
    ['{"imageAspectRatio":"auto"}', { imageAspectRatio: '"auto" is not a value of imageAspectRatio.' }],
  ])('GALLERY-23: %s is JSON, but not of a gallery', (text, errors) => {
    const result = readGalleryData(text);
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'gallery.notEvaluated', english: 'Error evaluating gallery block data.' },
    });
    const problems = result.ok ? undefined : result.error.errors;
    expect(problems && wordAll(problems, 'en')).toEqual(errors);
  });

  it('GALLERY-23: no text throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        expect(typeof readGalleryData(text).ok).toBe('boolean');
      }),
    );
  });

  it('GALLERY-14: left, center and right are start, middle and end; anything else is middle', () => {
    expect(['left', 'center', 'right', 'top', ''].map(stripAlignmentOf)).toEqual([
      'start',
      'middle',
      'end',
      'middle',
      'middle',
    ]);
  });
});
