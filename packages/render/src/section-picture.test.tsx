import type { Section } from '@vitrine/core/page/page-document.ts';
import { describe, expect, it } from 'vitest';
import { renderPage } from './render-page.tsx';
import { bowl, idOf, pageWith, section, words } from './test/page.samples.ts';

/** The `sizes` of a picture of 1600 by 900 px behind a section. */
function sizesBehind(settings: Partial<Section['settings']>, places = rows(4)): string | undefined {
  const hero = section('hero', [words('a', 'Clay', { places })], { background: bowl.id, ...settings });
  const { html } = renderPage(
    pageWith(
      { kind: 'page', document: { sections: [hero] } },
      { data: { [`${idOf('hero')}.background`]: { ...bowl, height: 900 } } },
    ),
  );
  return /<img class="section-picture"[^>]* sizes="([^"]*)"/.exec(html)?.[1];
}

const rows = (desktop: number, phone = desktop) => ({
  desktop: { x: 0, y: 0, w: 12, h: desktop },
  phone: { x: 0, y: 0, w: 8, h: phone },
});

describe('a picture behind a section', () => {
  it('PICTURE-7: is fetched at the width its height requires, from the section’s height and its rows', () => {
    const veiled = { veil: 0.6 };
    expect(sizesBehind({ ...veiled, height: 'full' })).toBe(
      '(min-width: 768px) max(100vw, 178vh, 171px), max(100vw, 178vh, 171px)',
    );
    expect(sizesBehind({ ...veiled, height: 'small' }, rows(20, 40))).toBe(
      '(min-width: 768px) max(100vw, 63vh, 854px), max(100vw, 63vh, 1707px)',
    );
  });

  it('PICTURE-7, RENDER-24: below separate text, uses its own aspect ratio on a phone', () => {
    expect(sizesBehind({ veil: 0, height: 'full' }, rows(20))).toBe(
      '(min-width: 768px) max(100vw, 854px), 143vw',
    );
  });
});
