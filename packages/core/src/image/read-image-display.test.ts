import { describe, expect, it } from 'vitest';
import { imageErrors } from './image.errors.ts';
import { imageDisplayDefaults } from './image-display.ts';
import { readImageDisplay } from './read-image-display.ts';

const aligned = { src: '/media/a', fitAlignment: 'center' };

describe('readImageDisplay', () => {
  it('IMAGE-1: has the default display settings of an image', () => {
    expect(readImageDisplay({ src: '/media/a' }).display).toEqual({
      dimensions: null,
      fixedRatio: false,
      focalPoint: { x: 0.5, y: 0.5 },
      load: true,
      forceUpdate: false,
      cropMode: 'none',
      sizeAdjustment: 1,
      sizeFormat: 'queryString',
      source: '/media/a',
      stretch: true,
      backgroundImage: false,
      advancedPositioning: false,
      saveData: true,
      minPixelRatio: null,
      maxPixelRatio: null,
      fitAlignment: 'center',
    });
  });

  it('IMAGE-2: reads every setting from data attributes', () => {
    const { display, warnings } = readImageDisplay({
      src: ' /media/a ',
      imageDimensions: '1600x1200',
      imageFocalPoint: '0.25, 1',
      fixedRatio: 'true',
      load: 'viewport',
      forceUpdate: 'true',
      cropMode: 'contain',
      sizeAdjustment: '0',
      sizeFormat: 'filename',
      stretch: 'false',
      backgroundImage: 'true',
      advancedPositioning: 'true',
      saveData: 'false',
      minPixelRatio: '1',
      maxPixelRatio: '2.5',
      fitAlignment: 'top',
    });
    expect(display).toEqual({
      source: '/media/a',
      dimensions: { width: 1600, height: 1200 },
      focalPoint: { x: 0.25, y: 1 },
      fixedRatio: true,
      load: 'viewport',
      forceUpdate: true,
      cropMode: 'contain',
      sizeAdjustment: 0,
      sizeFormat: 'filename',
      stretch: false,
      backgroundImage: true,
      advancedPositioning: true,
      saveData: false,
      minPixelRatio: 1,
      maxPixelRatio: 2.5,
      fitAlignment: 'top',
    });
    expect(warnings).toEqual([]);
  });

  it('IMAGE-2: an option overrides its attribute', () => {
    const attributes = { ...aligned, cropMode: 'contain', load: 'false' };
    const { display } = readImageDisplay(attributes, { cropMode: 'cover', load: 'viewport' });
    expect([display.cropMode, display.load, display.source]).toEqual(['cover', 'viewport', '/media/a']);
  });

  it.each([
    ['fill', 'cover'],
    ['fit', 'contain'],
    ['none', 'none'],
    ['null', 'none'],
  ] as const)('IMAGE-2: the mode %s is %s', (mode, cropMode) => {
    expect(readImageDisplay({ ...aligned, cropMode: mode }).display.cropMode).toBe(cropMode);
  });

  it.each([
    ['imageDimensions', 'wide'],
    ['imageDimensions', '0x20'],
    ['imageDimensions', '-4x20'],
    ['imageFocalPoint', '0.5'],
    ['imageFocalPoint', '0.5,1.2'],
    ['load', 'soon'],
    ['cropMode', 'crop'],
    ['sizeAdjustment', '-1'],
    ['sizeAdjustment', ''],
    ['sizeFormat', 'path'],
    ['stretch', 'maybe'],
    ['minPixelRatio', '0'],
    ['maxPixelRatio', 'Infinity'],
    ['fitAlignment', 'middle'],
  ])('IMAGE-2: %s “%s” is invalid and is ignored', (name, text) => {
    expect(readImageDisplay({ src: '/media/a', [name]: text }).display).toEqual({
      ...imageDisplayDefaults,
      source: '/media/a',
    });
  });

  it('IMAGE-3: warns of a missing source, and of an image shown whole without an alignment', () => {
    const messages = (attributes: Record<string, string>) =>
      readImageDisplay(attributes).warnings.map(({ message }) => message);
    expect(messages({})).toEqual(['Invalid or missing image source.']);
    expect(messages({ src: '  ' })).toEqual(['Invalid or missing image source.']);
    expect(messages({ src: '/a', cropMode: 'fit' })).toEqual([imageErrors.noAlignment.message]);
    expect(messages({ src: '/a', cropMode: 'fit', fitAlignment: 'left' })).toEqual([]);
    expect(readImageDisplay({ src: '/a', cropMode: 'fit' }).display.fitAlignment).toBe('center');
  });
});
