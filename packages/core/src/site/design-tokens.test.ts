import { expect, it } from 'vitest';
import { siteStylesSchema } from './site-styles.ts';

it('TOKEN-4: a website rounds its corners by the radii of the studio', () => {
  const isAllowed = (radius: number) =>
    siteStylesSchema.safeParse({ palette: {}, typography: {}, spacing: { radius } }).success;
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(isAllowed)).toEqual([0, 4, 8]);
});
