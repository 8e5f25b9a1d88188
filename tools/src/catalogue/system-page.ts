import { type RenderedPage, renderPage } from '@vitrine/render/render-page.tsx';
import { pageWith, section, site, words } from '@vitrine/render/test/page.samples.ts';
import { pages } from '@vitrine/render/test/system-pages.samples.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import { catalogueFonts, stylesByName, visitorScript } from './sample-page.ts';

export interface ListedSystemPage {
  readonly name: string;
  /** Such as `/system/empty-cart`. */
  readonly address: string;
}

export function listSystemPages(): ListedSystemPage[] {
  return Object.keys(pages).map(name => ({ name, address: `/system/${name.replaceAll(' ', '-')}` }));
}

/** A page that the website generates, with the samples' texts; null if there is no such page. */
export function renderSystemPage(name: string, query: CatalogueQuery): RenderedPage | null {
  const content = pages[name.replaceAll('-', ' ')];
  if (!content) return null;
  return renderPage(
    pageWith(content, {
      site: { ...site, language: query.language },
      styles: stylesByName[query.styles],
      chrome: {
        header: { sections: [] },
        footer: {
          sections: [section('foot', [words('legal', 'Signed on the foot.')], { theme: 'darkest' })],
        },
      },
      assets: { script: visitorScript, fonts: catalogueFonts },
    }),
  );
}
