import { expect, it } from 'vitest';
import { derivePalette } from './palette.ts';
import { paletteColorFacts, paletteColors } from './palette-colors.ts';
import { defaultSiteStyles, paletteIds, siteStylesSchema } from './site-styles.ts';

const styled = (palette: Record<string, unknown>) =>
  siteStylesSchema.safeParse({ ...defaultSiteStyles, palette });

it('PALETTE-12: each colour of a palette has a name, a position and its allowed uses', () => {
  const sorted = paletteIds.toSorted(
    (one, other) => paletteColorFacts[one].order - paletteColorFacts[other].order,
  );
  expect(sorted.map(id => [id, paletteColorFacts[id].name])).toEqual([
    ['white', 'Lightest'],
    ['lightAccent', 'Light'],
    ['accent', 'Bright'],
    ['darkAccent', 'Dark'],
    ['black', 'Darkest'],
    ['safeLightAccent', 'Safe light'],
    ['safeDarkAccent', 'Safe dark'],
    ['safeInverseAccent', 'Safe inverse'],
    ['safeInverseLightAccent', 'Safe inverse light'],
    ['safeInverseDarkAccent', 'Safe inverse dark'],
  ]);
  const which = (flag: 'isReadonly' | 'isUserVisible' | 'isHiddenInSelector') =>
    sorted.filter(id => paletteColorFacts[id][flag]);
  expect(which('isHiddenInSelector')).toEqual(['white', 'black']);
  expect(which('isReadonly')).toEqual(sorted.slice(5));
  expect(which('isUserVisible')).toEqual(sorted.slice(0, 5));
});

it('PALETTE-12: a chosen colour keeps its format, a derived one is hex', () => {
  const colors = paletteColors({
    ...defaultSiteStyles.palette,
    accent: 'hsl(16 64% 33%)',
    white: 'rgb(250,247,242)',
  });
  expect(colors.map(({ id }) => id)).toHaveLength(paletteIds.length);
  expect(colors.find(({ id }) => id === 'accent')?.value).toEqual({
    userFormat: 'hsl',
    values: { hue: 16, saturation: 64, lightness: 33 },
  });
  expect(colors.find(({ id }) => id === 'white')?.value.userFormat).toBe('rgb');
  expect(colors.find(({ id }) => id === 'lightAccent')?.value.userFormat).toBe('hex');
});

it('PALETTE-8: a palette accepts opaque colours in any format, and derives the same from each', () => {
  const hex = derivePalette({ ...defaultSiteStyles.palette, accent: '#8a3b1e' });
  for (const accent of ['#8A3B1E', '8a3b1e', 'rgb(138, 59, 30)', 'hsl(16.11 64.29% 32.94%)', '#8a3b1eff'])
    expect(derivePalette({ ...defaultSiteStyles.palette, accent }), accent).toEqual(hex);
  for (const accent of ['#8a3b1e', 'rgb(138 59 30)', 'hsl(16 64% 33% / 1)'])
    expect(styled({ accent }).success, accent).toBe(true);
  for (const accent of ['red', '#8a3b1e80', 'rgb(138 59 30 / 0.5)', 'hsl(400 0% 0%)', ''])
    expect(styled({ accent }).success, accent).toBe(false);
});
