import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siteStylesSchema } from './site-styles.ts';

const radii = [0, 4, 8];

it('TOKEN-2: the studio’s style sheet has these spaces, radii, type sizes and durations', () => {
  const studio = readFileSync(`${import.meta.dirname}/../../../controls/src/theme/tokens.css`, 'utf8');
  const valuesOf = (pattern: RegExp) => [...studio.matchAll(pattern)].map(([, value]) => Number(value));
  expect(valuesOf(/--space-\d+:\s*(\d+)px/g)).toEqual([6, 11, 16, 22, 27, 33, 38, 44, 49, 55]);
  expect([0, ...valuesOf(/--radius(?:-large)?:\s*(\d+)px/g)]).toEqual(radii);
  const sizes = valuesOf(/--text-\w+:\s*([\d.]+)rem/g).map(size => size * 16);
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9.75);
  expect(Math.max(...sizes)).toBe(28);
  for (const time of valuesOf(/(\d+)ms/g)) expect(time).toBeLessThanOrEqual(600);
});

it('TOKEN-4: a website rounds its corners by the same radii', () => {
  const isAllowed = (radius: number) =>
    siteStylesSchema.safeParse({ palette: {}, typography: {}, spacing: { radius } }).success;
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(isAllowed)).toEqual(radii);
});
