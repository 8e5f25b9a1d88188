import { lightboxZoom } from '@vitrine/core/lightbox/lightbox-constants.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panBy, unzoomed, type ZoomRoom, zoomAt } from './zoom.ts';

const room: ZoomRoom = { width: 800, height: 600, frameWidth: 1000, frameHeight: 600 };
const within = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const point = fc.record({ x: within(400), y: within(300) });

describe('zoomAt', () => {
  it('LIGHTBOX-15: zooms from one to four times, and back to the start', () => {
    expect(zoomAt(unzoomed, 2, { x: 0, y: 0 }, room)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(zoomAt(unzoomed, 99, { x: 0, y: 0 }, room).scale).toBe(lightboxZoom.most);
    expect(zoomAt({ scale: 3, x: 100, y: -50 }, 0.01, { x: 5, y: 5 }, room)).toEqual(unzoomed);
  });

  it('LIGHTBOX-15: the point under the fingers stays in place as far as the edges allow', () => {
    const vast: ZoomRoom = { width: 800, height: 600, frameWidth: 0, frameHeight: 0 };
    fc.assert(
      fc.property(point, fc.double({ min: 1, max: 4, noNaN: true }), ({ x, y }, factor) => {
        const view = zoomAt(unzoomed, factor, { x, y }, vast);
        expect((x - view.x) / view.scale).toBeCloseTo(x, 6);
        expect((y - view.y) / view.scale).toBeCloseTo(y, 6);
      }),
    );
  });

  it('LIGHTBOX-15: no edge becomes visible without need', () => {
    fc.assert(
      fc.property(point, fc.double({ min: 0.2, max: 5, noNaN: true }), point, (at, factor, by) => {
        const view = panBy(zoomAt(unzoomed, factor, at, room), { x: by.x * 9, y: by.y * 9 }, room);
        expect(Math.abs(view.x)).toBeLessThanOrEqual(
          Math.max(0, (room.width * view.scale - room.frameWidth) / 2),
        );
        expect(Math.abs(view.y)).toBeLessThanOrEqual(
          Math.max(0, (room.height * view.scale - room.frameHeight) / 2),
        );
      }),
    );
  });
});
