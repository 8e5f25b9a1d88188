import { defaultSiteStyles } from '@vitrine/core/site/site-styles.ts';
import { describe, expect, it } from 'vitest';
import { siteIcon } from './site-icon.ts';

const accented = (accent: string) => ({
  ...defaultSiteStyles,
  palette: { ...defaultSiteStyles.palette, accent },
});

describe('siteIcon', () => {
  it.each([
    ['Kiln', '>K<'],
    ['“österreich”', '>Ö<'],
    ['  9 lives', '>9<'],
    ['東京', '>東<'],
    ['<&>', '>·<'],
    ['', '>·<'],
  ])('SEO-10: shows the first letter of “%s”', (title, letter) => {
    expect(siteIcon(title, defaultSiteStyles)).toContain(letter);
  });

  it('SEO-10: uses dark text on a light accent and light text on a dark one', () => {
    const inkOn = (accent: string) => /middle" fill="([^"]+)"/.exec(siteIcon('K', accented(accent)))?.[1];
    const { white, black } = defaultSiteStyles.palette;
    expect(inkOn('#f4e04d')).toBe(black);
    expect(inkOn('#3a0d0d')).toBe(white);
  });
});
