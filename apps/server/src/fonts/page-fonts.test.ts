import { defaultSiteStyles } from '@vitrine/core/site/site-styles.ts';
import { styleCss } from '@vitrine/core/site/style-css.ts';
import { expect, it } from 'vitest';
import { installedFonts } from './installed-fonts.ts';
import { pageFonts } from './page-fonts.ts';

it('FONT-1: the installed variable fonts are known by family', () => {
  const inter = installedFonts().get('Inter Variable');
  expect(inter?.name).toBe('inter');
  expect(inter?.faces.filter(face => face.style === 'normal').map(face => face.subset)).toEqual([
    'cyrillic-ext',
    'cyrillic',
    'greek-ext',
    'greek',
    'vietnamese',
    'latin-ext',
    'latin',
  ]);
});

it('FONT-2, FONT-3: a page declares the fonts of its styles and preloads their Latin letters', () => {
  const { css, preloads } = pageFonts(defaultSiteStyles);
  expect(preloads).toEqual([
    expect.stringMatching(/^\/_assets\/fonts\/fraunces-latin-wght-normal\.[\w-]{10}\.woff2$/),
    expect.stringMatching(/^\/_assets\/fonts\/inter-latin-wght-normal\.[\w-]{10}\.woff2$/),
  ]);
  for (const address of preloads) expect(css).toContain(`url(${address})`);
  expect(css).toContain(
    'font-family:"Inter Variable Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:107.4%',
  );
  expect(css.match(/font-display:swap/g)?.length).toBe(css.match(/url\(/g)?.length);
});

it('FONT-3: every fallback that a page declares is named by its styles', () => {
  const declared = [...pageFonts(defaultSiteStyles).css.matchAll(/font-family:("[^"]+ Fallback")/g)];
  expect(declared.map(found => found[1])).toEqual([
    '"Fraunces Variable Fallback"',
    '"Inter Variable Fallback"',
  ]);
  for (const [, name = ''] of declared) expect(styleCss(defaultSiteStyles)).toContain(`,${name},`);
});

it('FONT-1: a family that is not installed is left to the reader’s system', () => {
  const typography = { ...defaultSiteStyles.typography, headingFont: 'Papyrus', bodyFont: 'Papyrus' };
  expect(pageFonts({ ...defaultSiteStyles, typography })).toEqual({ css: '', preloads: [] });
});
