import { describe, expect, it } from 'vitest';
import { sectionThemes } from '../page/page-document.ts';
import { defaultSiteStyles, siteStylesSchema } from './site-styles.ts';
import { styleCss } from './style-css.ts';

const css = styleCss(defaultSiteStyles);

function tokenOf(name: string, text = css): string | undefined {
  return new RegExp(`[{;]${name}:([^;}]+)`).exec(text)?.[1];
}

describe('styleCss', () => {
  it('STYLE-1: defines every token that blocks and pages use', () => {
    const sizes = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl', '4xl', '5xl'].map(size => `--text-${size}`);
    const spaces = Array.from({ length: 8 }, (_, at) => `--space-${at + 1}`);
    const others = ['--font-heading', '--font-body', '--heading-weight', '--radius', '--gutter', '--row'];
    const widths = ['--content-width', '--section-step', '--margin'];
    for (const name of [...sizes, ...spaces, ...others, ...widths]) expect(tokenOf(name), name).toBeDefined();
    expect(tokenOf('--row')).toBe('24px');
    expect(tokenOf('--content-width')).toBe('1200px');
  });

  it('STYLE-2: defines the nine colours of every section theme, and the first theme’s for the page', () => {
    for (const theme of sectionThemes) {
      const rule = css.split('\n').find(line => line.includes(`.theme-${theme}{`)) ?? '';
      for (const name of [
        'paper',
        'ink',
        'muted',
        'line',
        'edge',
        'accent',
        'on-accent',
        'accent-strong',
        'surface',
      ]) {
        expect(tokenOf(`--color-${name}`, rule), `${theme} ${name}`).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
    expect(css).toContain(':root,.theme-lightest{color-scheme:light;--color-paper:#ffffff');
    expect(css).toContain('.theme-darkest{color-scheme:dark;--color-paper:#16140f');
  });

  it('STYLE-3: sizes grow from a phone to a desktop and respect the reader’s own font size', () => {
    expect(tokenOf('--text-m')).toBe('1.063rem');
    expect(tokenOf('--text-5xl')).toBe('clamp(2.137rem,1.653rem + 1.987vw,3.242rem)');
    expect(tokenOf('--section-step')).toMatch(/^clamp\(1\.05rem,.+,1\.75rem\)$/);
  });

  it('FONT-3: a font is followed by the fallback of the same size that the server declares', () => {
    expect(tokenOf('--font-body')).toBe(
      '"Inter Variable","Inter Variable Fallback",system-ui,"Segoe UI",Roboto,sans-serif',
    );
    expect(tokenOf('--font-heading')).toMatch(/^"Fraunces Variable","Fraunces Variable Fallback",Georgia/);
  });

  it('STYLE-4: a font’s name cannot escape its quotes', () => {
    const hostile = siteStylesSchema.parse({
      ...defaultSiteStyles,
      typography: { headingFont: '";}</style><script>alert(1)</script>', bodyFont: 'Instrument Serif' },
    });
    expect(tokenOf('--font-heading', styleCss(hostile))).toBe(
      '"stylescriptalert1script","stylescriptalert1script Fallback",system-ui,"Segoe UI",Roboto,sans-serif',
    );
    expect(tokenOf('--font-body', styleCss(hostile))).toBe(
      '"Instrument Serif","Instrument Serif Fallback",Georgia,"Times New Roman",serif',
    );
  });
});
