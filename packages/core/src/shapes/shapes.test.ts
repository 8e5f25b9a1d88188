import { describe, expect, it } from 'vitest';
import { type DropShadow, dropShadowFilter, dropShadowSchema, firstDropShadow } from './drop-shadow.ts';
import { shapeAlignments, shapeNameSchema, shapePath, shapeRatio, turnedBox } from './shape-fit.ts';
import { shapeHeights, shapeNames, shapeOf } from './shapes.ts';

describe('shapes', () => {
  it('SHAPE-1: the list of shapes is complete', () => {
    expect(shapeNames.length).toBeGreaterThanOrEqual(24);
    const named = ['arched-window', 'circle', 'diamond', 'egg', 'flower', 'gear', 'octagon', 'rectangle'];
    expect(shapeNames).toEqual(expect.arrayContaining(named));
    expect(shapeNames.filter(name => /^star\b/.test(name)).length).toBeGreaterThanOrEqual(3);
    expect(shapeNameSchema.safeParse('circle').success).toBe(true);
    expect(shapeNameSchema.safeParse('constructor').success).toBe(false);
    expect(new Set(shapeNames.map(name => shapeOf(name).label)).size).toBe(shapeNames.length);
  });

  it('SHAPE-2: each has one of three heights and its own drawing', () => {
    expect(shapeHeights).toEqual({ square: 100, upright: 150, lying: 67 });
    const heights = new Set<number>(Object.values(shapeHeights));
    for (const name of shapeNames) {
      expect(heights.has(shapeOf(name).height), name).toBe(true);
      expect(shapePath(name), name).toMatch(/^M[\d\s.,\-a-zA-Z]+z$/);
      expect(shapePath(name), name).not.toContain('NaN');
    }
    expect(new Set(shapeNames.map(shapePath)).size).toBe(shapeNames.length);
  });

  it('SHAPE-3: a rectangle has no drawing and counts as a square', () => {
    expect(shapeOf('rectangle').path).toBeNull();
    expect(shapeNames.filter(name => shapeOf(name).path === null)).toEqual(['rectangle']);
    expect(shapeRatio('rectangle')).toBe('100 / 100');
    expect(shapeRatio('egg')).toBe('100 / 150');
    expect(shapeRatio('pill')).toBe('100 / 67');
  });

  it.each([
    [0, 1, 1.5],
    [90, 1.5, 1],
    [180, 1, 1.5],
    [45, 1.7678, 1.7678],
    [300, 1.799, 1.616],
  ])('SHAPE-11: an egg turned by %i degrees takes up %f by %f', (degrees, across, down) => {
    expect(turnedBox('egg', degrees)).toEqual({ across, down });
  });

  it('SHAPE-4: alignments are those of flex boxes', () => {
    expect(shapeAlignments).toEqual({ left: 'flex-start', center: 'center', right: 'flex-end' });
  });
});

describe('dropShadowFilter', () => {
  const shadow = (angle: number, patch: Partial<DropShadow> = {}): DropShadow => ({
    angle,
    distance: { value: 10, unit: 'px' },
    blur: { value: 4, unit: 'px' },
    color: { type: 'CUSTOM_COLOR', color: '#000' },
    ...patch,
  });

  it.each([
    [0, '-10px 0px'],
    [30, '-8.7px 5px'],
    [45, '-7.1px 7.1px'],
    [90, '0px 10px'],
    [120, '5px 8.7px'],
    [180, '10px 0px'],
    [270, '0px -10px'],
    [360, '-10px 0px'],
  ])('SHAPE-5: light from %i degrees casts it by %s', (angle, offsets) => {
    expect(dropShadowFilter(shadow(angle))).toBe(`drop-shadow(${offsets} 4px #000000)`);
  });

  it('SHAPE-5: keeps the units and takes its colour from the palette', () => {
    const soft = shadow(90, {
      distance: { value: 0.35, unit: 'em' },
      blur: { value: 1.5, unit: 'vw' },
      color: { type: 'SITE_PALETTE_COLOR', id: 'darkAccent', alpha: 0.5 },
    });
    expect(dropShadowFilter(soft)).toBe(
      'drop-shadow(0em 0.35em 1.5vw color-mix(in srgb, var(--palette-dark-accent) 50%, transparent))',
    );
  });

  it('SHAPE-6: an invalid shadow is refused', () => {
    expect(dropShadowSchema.safeParse(firstDropShadow).success).toBe(true);
    for (const broken of [
      null,
      'drop-shadow(1px 1px red)',
      { angle: 90 },
      { ...firstDropShadow, angle: 361 },
      { ...firstDropShadow, angle: Number.NaN },
      { ...firstDropShadow, blur: { value: -1, unit: 'px' } },
      { ...firstDropShadow, distance: { value: 1, unit: 'px;color:red' } },
      { ...firstDropShadow, color: 'black' },
    ])
      expect(dropShadowSchema.safeParse(broken).success).toBe(false);
  });
});
