import { block as logoBlock } from '@vitrine/blocks/logo/logo.block.ts';
import { block as navigationBlock } from '@vitrine/blocks/navigation/navigation.block.ts';
import type { NavigationLink } from '@vitrine/core/needs/navigation/navigation.need.ts';
import { emptyPage } from '@vitrine/core/page/page-document.ts';
import { expect, it } from 'vitest';
import { type RenderablePage, renderPage } from './render-page.tsx';
import { block, idOf, pageWith, section, site, words } from './test/page.samples.ts';

const addresses = Array.from({ length: 12 }, (_, at) => `/page-${at}`);

/** A menu of all pages; `read` is called whenever a view reads a title, and never when the data is compared. */
function linksOf(current: string, read = () => undefined): NavigationLink[] {
  return addresses.map(address => {
    const link = { title: '', address, isExternal: false, isCurrent: address === current, children: [] };
    return Object.defineProperty(link, 'title', {
      enumerable: false,
      get: () => {
        read();
        return `To ${address}`;
      },
    });
  });
}

const chrome = {
  header: {
    sections: [
      section('head', [
        block('logo', logoBlock.content()),
        block('menu', navigationBlock.content({ place: 'main' })),
      ]),
    ],
  },
  footer: { sections: [section('foot', [words('legal', 'Signed on the foot.')])] },
};

function page(title: string, links: NavigationLink[], more: Partial<RenderablePage> = {}): string {
  const document = { sections: [section(title, [words(`text${title}`, `Words of ${title}.`)])] };
  return renderPage(
    pageWith({ kind: 'page', document }, { chrome, data: { [`${idOf('menu')}.links`]: links }, ...more }),
  ).html;
}

const currentIn = (html: string) => /href="([^"]*)" aria-current="page"/.exec(html)?.[1];

it('RENDER-25: the header is drawn once for the pages that show it with the same data', () => {
  let reads = 0;
  const read = () => {
    reads += 1;
    return undefined;
  };
  const first = page('one', linksOf('/page-0', read));
  const needed = reads;
  const second = page('two', linksOf('/page-0', read));
  expect(needed).toBeGreaterThan(0);
  expect(reads).toBe(needed);
  const headerOf = (html: string) => /<header.*<\/header>/s.exec(html)?.[0];
  expect(headerOf(second)).toBe(headerOf(first));
  expect(second).toContain('Words of two.');
  expect(second).not.toContain('Words of one.');
});

it('RENDER-25: a header or footer of which anything differs is drawn from that', () => {
  for (const address of [...addresses, ...addresses]) {
    expect(currentIn(page('about', linksOf(address)))).toBe(address);
  }
  const links = linksOf('/page-1');
  expect(page('a', links)).toContain('<span class="logo-title">Kiln</span>');
  const renamed = page('a', links, { site: { ...site, title: 'Oven', hasStore: false } });
  expect(renamed).toContain('<span class="logo-title">Oven</span>');
  expect(renamed).not.toContain('data-cart-link');
  expect(page('a', links, { site: { ...site, language: 'de' } })).toContain('aria-label="Hauptmenü"');
  const footer = { sections: [section('foot', [words('legal', 'Signed below.')])] };
  const changed = page('a', links, { chrome: { ...chrome, footer } });
  expect(changed).toContain('Signed below.');
  expect(changed).not.toContain('Signed on the foot.');
  expect(page('a', links)).toContain('Signed on the foot.');
  const bare = page('a', links, { chrome: { header: emptyPage, footer: emptyPage } });
  expect(bare).toContain('<a href="/">Kiln</a>');
  expect(bare).toContain('<footer class="site-footer"></footer>');
});
