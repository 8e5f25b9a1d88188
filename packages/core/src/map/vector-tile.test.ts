import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDrawnLayer, isVectorAddress, vectorRoleOf, vectorWidth } from './vector-paint.ts';
import { readVectorTile } from './vector-tile.ts';
import { writeVectorTile } from './write-tile.fixture.ts';

describe('readVectorTile', () => {
  const point = fc.tuple(fc.integer({ min: -500, max: 5000 }), fc.integer({ min: -500, max: 5000 }));
  const shapes = ['point', 'line', 'polygon'] as const;
  const feature = fc.record({
    type: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
    tags: fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.oneof(fc.string(), fc.integer())),
    paths: fc.array(fc.array(point, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 }),
  });

  it('MAP-19: reads tiles in a service’s format', () => {
    fc.assert(
      fc.property(fc.array(feature, { maxLength: 5 }), features => {
        const read = readVectorTile(writeVectorTile([{ name: 'streets', features }]));
        const expected = features.map(({ type, tags, paths }) => ({
          shape: shapes[type - 1],
          tags: { ...tags },
          paths,
        }));
        expect(read).toEqual([{ name: 'streets', extent: 4096, features: expected }]);
      }),
    );
  });

  it('MAP-19: skips layers that are not drawn', () => {
    const bytes = writeVectorTile([
      { name: 'addresses', features: [] },
      { name: 'water', features: [] },
    ]);
    expect(readVectorTile(bytes, isDrawnLayer)?.map(layer => layer.name)).toEqual(['water']);
  });

  it('MAP-19: never throws, whatever replaces a tile', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
        const read = readVectorTile(bytes);
        expect(read === null || Array.isArray(read)).toBe(true);
      }),
      { numRuns: 1000 },
    );
    expect(readVectorTile(new TextEncoder().encode('<html>Not found</html>'))).toBeNull();
  });
});

describe('painting', () => {
  it.each([
    ['water', {}, 'water'],
    ['transportation', { class: 'motorway' }, 'motorway'],
    ['streets', { kind: 'living_street' }, 'street'],
    ['land', { kind: 'forest' }, 'green'],
    ['landuse', { class: 'industrial' }, null],
    ['addresses', {}, null],
    ['constructor', {}, null],
  ])('MAP-19: %s with %o becomes %s', (layer, tags, role) => {
    expect(vectorRoleOf(layer, tags)).toBe(role);
  });

  it('MAP-19: lines get wider with the zoom', () => {
    expect(vectorWidth('motorway', 14)).toBe(5);
    expect(vectorWidth('motorway', 8)).toBeLessThan(0.4);
    expect(vectorWidth('motorway', 20)).toBe(30);
    expect(vectorWidth('water', 14)).toBe(0);
  });

  it('MAP-19: recognises vector tiles by their address', () => {
    expect(isVectorAddress('https://x.example/{z}/{x}/{y}.mvt')).toBe(true);
    expect(isVectorAddress('https://x.example/{z}/{x}/{y}.pbf?key=1')).toBe(true);
    expect(isVectorAddress('https://x.example/{z}/{x}/{y}.png')).toBe(false);
  });
});
