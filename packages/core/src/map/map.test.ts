import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetFrom, projectPoint, writeCoordinates } from './map-geometry.ts';
import { addressLinesOf, markerOf, opensLink } from './map-place.ts';
import { mapSettingsSchema } from './map-settings.ts';
import { mapPaints, mapStyleNames, mapStyleNumber, mapStyleNumbers } from './map-style.ts';
import { drawStill, stillSize } from './still-map.ts';

const defaults = mapSettingsSchema.parse({});

describe('settings', () => {
  it('MAP-1, MAP-2: every field, with its default', () => {
    expect(defaults).toEqual({
      addressTitle: '',
      addressLine1: '',
      addressLine2: '',
      addressCountry: '',
      mapLat: 40.720882,
      mapLng: -74.000988,
      markerLat: null,
      markerLng: null,
      mapZoom: 12,
      style: 2,
      showLabels: true,
      showTerrain: false,
      draggable: true,
      scrollwheel: false,
      showControls: true,
      disableDefaultUI: false,
      markerDraggable: false,
      linkOnClick: true,
      isShownAtOnce: false,
    });
  });

  it.each([{ mapLat: 86 }, { mapLng: 181 }, { mapZoom: 0 }, { mapZoom: 12.5 }, { style: 7 }, { style: 0 }])(
    'MAP-1: refuses %o',
    settings => {
      expect(mapSettingsSchema.safeParse(settings).success).toBe(false);
    },
  );

  it('MAP-3: the marker is at the centre unless it has its own place', () => {
    expect(markerOf({ ...defaults, mapLat: 1, mapLng: 2 })).toEqual({ lat: 1, lng: 2 });
    expect(markerOf({ ...defaults, markerLat: 3, markerLng: 0 })).toEqual({ lat: 3, lng: 0 });
  });

  it('MAP-9: empty lines are omitted', () => {
    expect(
      addressLinesOf({ ...defaults, addressLine1: ' Lindenallee 4 ', addressCountry: 'Germany' }),
    ).toEqual(['Lindenallee 4', 'Germany']);
  });

  it('MAP-10: a click opens the map service unless the marker can be dragged or the link is off', () => {
    expect(opensLink({ linkOnClick: true, isDragging: false })).toBe(true);
    expect(opensLink({ linkOnClick: true, isDragging: true })).toBe(false);
    expect(opensLink({ linkOnClick: false, isDragging: false })).toBe(false);
  });
});

describe('styles', () => {
  it('MAP-4: have their numbers, in both orders of names', () => {
    expect(mapStyleNumbers).toEqual({
      original: 1,
      grayscale: 2,
      satellite: 3,
      minimalLight: 4,
      minimalDark: 5,
      minimalBlue: 6,
    });
    expect(mapStyleNames.map(mapStyleNumber)).toEqual([1, 2, 3, 5, 4, 6]);
    expect(mapStyleNumber('Retro')).toBeNull();
  });

  it('MAP-5: each has its filter over the same tiles', () => {
    const filters = Object.values(mapPaints).map(paint => paint.filter);
    expect(filters.map(filter => filter === 'none')).toEqual([true, false, true, false, false, false]);
    expect(new Set(filters).size).toBe(5);
    expect(mapPaints[2].filter).toBe('grayscale(1)');
  });
});

describe('geometry', () => {
  it('MAP-3: calculates in Web Mercator', () => {
    expect(projectPoint({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: 128 });
    const { x, y } = projectPoint({ lat: 52.5145, lng: 13.2757 }, 15);
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([17592, 10747]);
    expect(offsetFrom({ lat: 0, lng: 0 }, { lat: 0, lng: 1 }, 8)).toEqual({ x: 182, y: 0 });
  });

  it('MAP-13: writes coordinates in the usual notation', () => {
    expect(writeCoordinates({ lat: 40.720882, lng: -74.000988 })).toBe('40° 43′ 15″ N, 74° 0′ 4″ W');
    expect(writeCoordinates({ lat: -33.99999, lng: 151 })).toBe('34° 0′ 0″ S, 151° 0′ 0″ E');
  });
});

/** How far right lines reach: their corners, each relative to the one before. */
function rightmost(path: string): number {
  const lines = [...path.matchAll(/M(-?\d+) -?\d+q([\d -]+)z/g)];
  return Math.max(
    ...lines.flatMap(([, start = '', curve = '']) => {
      let x = Number(start);
      const numbers = (curve.match(/-?\d+/g) ?? []).map(Number);
      return numbers.filter((_, at) => at % 4 === 2).map(step => (x += step));
    }),
  );
}

describe('drawStill', () => {
  const point = fc.record({
    lat: fc.double({ min: -85, max: 85, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  it('MAP-13: is the same for the same place and different elsewhere', () => {
    expect(drawStill({ lat: 1, lng: 2 })).toEqual(drawStill({ lat: 1, lng: 2 }));
    expect(drawStill({ lat: 1, lng: 2 })).not.toEqual(drawStill({ lat: 1.001, lng: 2 }));
  });

  it('MAP-13: has closed lines over the whole picture everywhere, in few bytes', () => {
    fc.assert(
      fc.property(point, at => {
        const paths = drawStill(at);
        expect(paths.length).toBeGreaterThanOrEqual(3);
        expect(paths.join('').length).toBeLessThan(11_000);
        for (const path of paths) expect(path).toMatch(/^(M-?\d+ -?\d+q[\d -]+z)+$/);
        expect(rightmost(paths.join(''))).toBeGreaterThan(stillSize.width / 2);
      }),
      { numRuns: 300 },
    );
  });
});
