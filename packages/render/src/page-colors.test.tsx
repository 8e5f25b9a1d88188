import { sectionThemes } from '@vitrine/core/page/page-document.ts';
import { defaultSiteStyles, siteStylesSchema } from '@vitrine/core/site/site-styles.ts';
import { expect, it } from 'vitest';
import { renderPage } from './render-page.tsx';
import { pageWith } from './test/page.samples.ts';

/** The style sheet of a page of a website with these colours. */
function sheetOf(palette: object): string {
  const page = pageWith({ kind: 'page', document: { sections: [] } });
  const styles = siteStylesSchema.parse({
    ...defaultSiteStyles,
    palette: { ...defaultSiteStyles.palette, ...palette },
  });
  return /<style>(.*?)<\/style>/s.exec(renderPage({ ...page, styles }).html)?.[1] ?? '';
}
const colorOf = (sheet: string, name: string) =>
  new RegExp(`--${name}:(#[0-9a-f]{6})`).exec(sheet)?.[1] ?? '';
const themeOf = (sheet: string, theme: string) =>
  new RegExp(`\\.theme-${theme}\\{([^}]*)\\}`).exec(sheet)?.[1] ?? '';

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const accents = ['#ffff00', '#ffffff', '#000000', '#00ff00', '#777777', '#9a4527', '#0000ff', '#ffaabb'];

it.each(accents)(
  'PALETTE-3, PALETTE-4, PALETTE-5: with the accent %s all words of a page can be read',
  accent => {
    const sheet = sheetOf({ accent });
    for (const name of ['safe-light-accent', 'safe-dark-accent'])
      expect(contrast(colorOf(sheet, `palette-${name}`), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    for (const name of ['safe-inverse-accent', 'safe-inverse-light-accent', 'safe-inverse-dark-accent'])
      expect(
        contrast(colorOf(sheet, `palette-${name}`), colorOf(sheet, 'palette-black')),
      ).toBeGreaterThanOrEqual(4.5);
    for (const theme of sectionThemes) {
      const of = (name: string) => colorOf(themeOf(sheet, theme), `color-${name}`);
      for (const words of ['ink', 'muted', 'accent'])
        for (const ground of ['paper', 'surface'])
          expect([theme, words, ground, contrast(of(words), of(ground)) >= 4.5]).toEqual([
            theme,
            words,
            ground,
            true,
          ]);
      expect(contrast(of('on-accent'), of('accent'))).toBeGreaterThanOrEqual(4.5);
    }
  },
);

it('PALETTE-5: a colour that can be read is not changed', () => {
  expect(colorOf(themeOf(sheetOf({ accent: '#9a4527' }), 'lightest'), 'color-accent')).toBe('#9a4527');
});

it('PALETTE-6: the papers of the themes are white, the light accent, the accent, the dark accent and black', () => {
  const sheet = sheetOf({ accent: '#9a4527', darkAccent: '#123456' });
  expect(sectionThemes.map(theme => colorOf(themeOf(sheet, theme), 'color-paper'))).toEqual(
    ['white', 'light-accent', 'accent', 'dark-accent', 'black'].map(name =>
      colorOf(sheet, `palette-${name}`),
    ),
  );
});

it('STYLE-3: sizes are in rem and grow with the window between 390 and 1280 px', () => {
  const sheet = sheetOf({});
  const [, least = '', base = '', share = '', most = ''] =
    /--text-5xl:clamp\(([\d.]+)rem,([\d.]+)rem \+ ([\d.]+)vw,([\d.]+)rem\)/.exec(sheet) ?? [];
  const at = (width: number) => Number(base) + (Number(share) * width) / 100 / 16;
  expect(at(390)).toBeCloseTo(Number(least), 2);
  expect(at(1280)).toBeCloseTo(Number(most), 2);
  expect(Number(most)).toBeGreaterThan(Number(least));
  expect(sheet).not.toMatch(/--text-[\w]+:[^;}]*\dpx/);
});
