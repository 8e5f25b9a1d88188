import { describe, expect, it } from 'vitest';
import { chosenWidth, narrowerWidth, sizedAddress } from './chosen-width.ts';
import { type ImageDisplay, imageDisplayDefaults } from './image-display.ts';

const choose = (
  width: number,
  display: Partial<ImageDisplay> = {},
  { pixelRatio = 1, savesData = false, height = 100 } = {},
) => chosenWidth({ width, height }, { ...imageDisplayDefaults, ...display }, { pixelRatio, savesData });

describe('chosenWidth', () => {
  it.each([
    [0, 100],
    [100, 100],
    [101, 300],
    [301, 500],
    [500, 500],
    [600, 750],
    [1000, 1000],
    [1001, 1500],
    [2500, 2500],
    [9000, 2500],
  ])('IMAGE-4: a space of %i px gets %i', (room, width) => {
    expect(choose(room)).toBe(width);
  });

  it('IMAGE-4: uses the pixels of the screen, within the given limits', () => {
    expect(choose(400, {}, { pixelRatio: 2 })).toBe(1000);
    expect(choose(400, { maxPixelRatio: 1 }, { pixelRatio: 2 })).toBe(500);
    expect(choose(400, { minPixelRatio: 3 }, { pixelRatio: 2 })).toBe(1500);
  });

  it('IMAGE-4: is adjusted, down to nothing', () => {
    expect(choose(400, { sizeAdjustment: 1.5 })).toBe(750);
    expect(choose(400, { sizeAdjustment: 0 })).toBe(100);
  });

  it('IMAGE-4: a cropped picture is requested at its full width', () => {
    const dimensions = { width: 2000, height: 1000 };
    expect(choose(400, { cropMode: 'cover', dimensions }, { height: 400 })).toBe(1000);
    expect(choose(400, { cropMode: 'contain', dimensions }, { height: 50 })).toBe(100);
  });

  it('IMAGE-5: is the next narrower one if less data is requested and this image allows it', () => {
    expect(choose(900, {}, { savesData: true })).toBe(750);
    expect(choose(900, { saveData: false }, { savesData: true })).toBe(1000);
    expect(choose(50, {}, { savesData: true })).toBe(100);
  });
});

it.each([
  [100_000, 2500],
  [2500, 1500],
  [1600, 1500],
  [750, 500],
  [300, 100],
  [100, 100],
])('IMAGE-5: next below %i is %i', (width, narrower) => {
  expect(narrowerWidth(width)).toBe(narrower);
});

describe('sizedAddress', () => {
  const addressOf = (source: string, sizeFormat: ImageDisplay['sizeFormat']) =>
    sizedAddress({ source, sizeFormat }, 750);

  it('IMAGE-6: selects a width by its query', () => {
    expect(addressOf('/media/a', 'queryString')).toBe('/media/a?format=750w');
    expect(addressOf('/a.jpg?v=2', 'queryString')).toBe('/a.jpg?v=2&format=750w');
    expect(addressOf('/a.jpg?format=100w', 'queryString')).toBe('/a.jpg?format=750w');
  });

  it('IMAGE-6: selects a width by its name', () => {
    expect(addressOf('/media/a', 'filename')).toBe('/media/a/750w');
    expect(addressOf('/media/a/', 'filename')).toBe('/media/a/750w');
    expect(addressOf('/media/a?v=2', 'filename')).toBe('/media/a/750w?v=2');
  });
});
