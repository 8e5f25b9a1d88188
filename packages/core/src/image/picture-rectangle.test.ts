import { describe, expect, it } from 'vitest';
import { imageDisplayDefaults } from './image-display.ts';
import { objectPlacing, pictureRectangle } from './picture-rectangle.ts';

const wide = { width: 2000, height: 1000 };
const small = { width: 100, height: 50 };
const square = { width: 500, height: 500 };
const cover = { ...imageDisplayDefaults, cropMode: 'cover' } as const;
const contain = { ...imageDisplayDefaults, cropMode: 'contain' } as const;

describe('pictureRectangle', () => {
  it.each([
    ['in the middle', { x: 0.5, y: 0.5 }, -250],
    ['up to the edge of the picture', { x: 0, y: 0.5 }, 0],
    ['up to the edge of the picture', { x: 1, y: 0.5 }, -500],
    ['with the focal point in the centre', { x: 0.4, y: 0.9 }, -150],
  ])('IMAGE-7: fills its space %s', (_, focalPoint, left) => {
    expect(pictureRectangle(wide, square, { ...cover, focalPoint })).toEqual({
      left,
      top: 0,
      width: 1000,
      height: 500,
    });
  });

  it('IMAGE-7: crops the top and bottom of a taller picture', () => {
    const room = { width: 400, height: 100 };
    expect(pictureRectangle(wide, room, { ...cover, focalPoint: { x: 0.5, y: 0.6 } })).toEqual({
      left: 0,
      top: -70,
      width: 400,
      height: 200,
    });
  });

  it.each([
    ['center', 125],
    ['top', 0],
    ['bottom', 250],
    ['left', 125],
  ] as const)('IMAGE-8: shows the whole picture at its alignment: %s', (fitAlignment, top) => {
    expect(pictureRectangle(wide, square, { ...contain, fitAlignment })).toEqual({
      left: 0,
      top,
      width: 500,
      height: 250,
    });
  });

  it.each([
    ['left', 0],
    ['center', 300],
    ['right', 600],
  ] as const)('IMAGE-8: is placed %s in a space that is too wide', (fitAlignment, left) => {
    const room = { width: 800, height: 100 };
    expect(pictureRectangle(wide, room, { ...contain, fitAlignment })).toMatchObject({ left, width: 200 });
  });

  it('IMAGE-8: is never enlarged without permission to stretch', () => {
    const unstretched = { ...contain, stretch: false, fitAlignment: 'right' } as const;
    expect(pictureRectangle(small, square, unstretched)).toEqual({
      left: 400,
      top: 225,
      width: 100,
      height: 50,
    });
    expect(pictureRectangle(wide, square, unstretched)).toMatchObject({ width: 500 });
    expect(pictureRectangle(small, square, { ...cover, stretch: false })).toEqual({
      left: 200,
      top: 225,
      width: 100,
      height: 50,
    });
  });

  it('IMAGE-8: uncropped, it is as wide as its space, at any height', () => {
    const tall = { width: 100, height: 300 };
    expect(pictureRectangle(tall, square, imageDisplayDefaults)).toEqual({
      left: 0,
      top: 0,
      width: 500,
      height: 1500,
    });
  });
});

describe('objectPlacing', () => {
  it('IMAGE-9: leaves the position to the browser', () => {
    expect(objectPlacing({ ...cover, focalPoint: { x: 0.255, y: 1 } })).toEqual({
      objectFit: 'cover',
      objectPosition: '25.5% 100%',
    });
    expect(objectPlacing({ ...contain, fitAlignment: 'bottom' })).toEqual({
      objectFit: 'contain',
      objectPosition: '50% 100%',
    });
    expect(objectPlacing({ ...contain, stretch: false })).toMatchObject({ objectFit: 'scale-down' });
    expect(objectPlacing(imageDisplayDefaults)).toBeNull();
  });
});
