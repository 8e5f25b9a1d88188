import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  animationDuration,
  fontSizes,
  productColors,
  radii,
  shrinkFactor,
  spaceScale,
  timeSteps,
} from './design-tokens.ts';
import { siteStylesSchema } from './site-styles.ts';

const studio = readFileSync(`${import.meta.dirname}/../../../controls/src/theme/tokens.css`, 'utf8');
const valuesOf = (pattern: RegExp) => [...studio.matchAll(pattern)].map(([, value]) => Number(value));

const constants: readonly (readonly [string, unknown, unknown])[] = [
  ['spaces', spaceScale, [0, 6, 11, 16, 22, 27, 33, 38, 44, 49, 55]],
  ['font sizes', fontSizes, { least: 9.75, most: 28 }],
  ['radii', radii, [0, 4, 8]],
  ['times', timeSteps, { least: 0, most: 600 }],
  ['animation', animationDuration, 300],
  ['shrinking', shrinkFactor, 0.94],
  ['product colours', productColors, ['black', 'white', 'blue', 'green', 'red', 'pink', 'orange', 'gray']],
];

describe('design tokens', () => {
  it.each(constants)('TOKEN-1: %s', (_, value, expected) => {
    expect(value).toEqual(expected);
  });

  it('TOKEN-2: the studio keeps the same scale', () => {
    expect([0, ...valuesOf(/--space-\d+:\s*(\d+)px/g)]).toEqual(spaceScale);
    expect([0, ...valuesOf(/--radius(?:-large)?:\s*(\d+)px/g)]).toEqual(radii);
    const sizes = valuesOf(/--text-\w+:\s*([\d.]+)rem/g).map(size => size * 16);
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(fontSizes.least);
    expect(Math.max(...sizes)).toBe(fontSizes.most);
    for (const time of valuesOf(/(\d+)ms/g)) expect(time).toBeLessThanOrEqual(timeSteps.most);
  });

  it('TOKEN-4: a website rounds its corners by the same radii', () => {
    const isAllowed = (radius: number) =>
      siteStylesSchema.safeParse({ palette: {}, typography: {}, spacing: { radius } }).success;
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(isAllowed)).toEqual(radii);
  });
});
