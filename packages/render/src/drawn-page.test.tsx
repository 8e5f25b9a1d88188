import { block as imageBlock } from '@vitrine/blocks/image/image.block.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import { expect, it } from 'vitest';
import { renderPage } from './render-page.tsx';
import { block, idOf, pageWith, section, words } from './test/page.samples.ts';

const html = (document: PageDocument, more = {}) =>
  renderPage(pageWith({ kind: 'page', document }, more)).html;

it('RENDER-3: its sheet layers blocks that overlap, hides one on a device, and extends pictures of a full section', () => {
  const at = (x: number, y: number, phoneY: number) => ({
    desktop: { x, y, w: 12, h: 5 },
    phone: { x: 0, y: phoneY, w: 8, h: 2 },
  });
  const over = words('over', 'Above.', { places: at(6, 2, 2), isHidden: { desktop: false, phone: true } });
  const picture = block('photo', imageBlock.content(), { places: at(0, 9, 9) });
  const text = html({
    sections: [
      section('one', [words('under', 'Below.', { places: at(0, 0, 0) }), over, picture], { width: 'full' }),
    ],
  });
  const rulesOf = (name: string) =>
    [...text.matchAll(new RegExp(`#block-${idOf(name)}\\{([^}]*)\\}`, 'g'))].map(([, rule]) => rule);
  expect(rulesOf('over')).toEqual([
    'grid-area:3/1/span 2/span 8;display:none',
    'grid-area:3/7/span 5/span 12;z-index:2;display:block',
  ]);
  expect(rulesOf('under').join()).not.toContain('display');
  expect(rulesOf('photo')[0]).toContain('margin-inline:calc(-1*var(--margin))');
  expect(rulesOf('under')[0]).not.toContain('margin-inline');
});

it('RENDER-12: our own words are in the site’s language, English where there is no catalogue', () => {
  const { site } = pageWith({ kind: 'not-found' });
  const skipIn = (language: string) =>
    /class="skip-link" href="#main">([^<]*)</.exec(
      html({ sections: [] }, { site: { ...site, language } }),
    )?.[1];
  expect(skipIn('de-AT')).toBe('Zum Inhalt');
  expect(skipIn('sv')).toBe('Skip to content');
  expect(new Set(['en', 'de', 'da', 'fr', 'es', 'it', 'nl'].map(skipIn)).size).toBe(7);
});
