import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { blockDefinitions } from '@vitrine/blocks/block-definitions.ts';
import { samplesOf } from '@vitrine/blocks/block-samples.ts';
import { block as textBlock } from '@vitrine/blocks/html/html.block.ts';
import { block as imageBlock } from '@vitrine/blocks/image/image.block.ts';
import { block as navigationBlock } from '@vitrine/blocks/navigation/navigation.block.ts';
import { block as productBlock } from '@vitrine/blocks/product/product.block.ts';
import { block as videoBlock } from '@vitrine/blocks/video/video.block.ts';
import type { Block, PageDocument } from '@vitrine/core/page/page-document.ts';
import { HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { collectNeeds } from './collect-needs.ts';
import { findFirstPicture } from './first-picture.ts';
import { stylesFor, usedBlocks } from './page-styles.ts';
import { PageView } from './page-view.tsx';
import { documentsOf, renderPage } from './render-page.tsx';
import { block, bowl, idOf, pageWith, section, words } from './test/page.samples.ts';
import { pages as systemPages } from './test/system-pages.samples.ts';

const about: PageDocument = {
  sections: [
    section('one', [
      words('second', 'Read second.', {
        places: { desktop: { x: 0, y: 0, w: 12, h: 4 }, phone: { x: 0, y: 5, w: 8, h: 3 } },
      }),
      words('first', 'Read first.', {
        places: { desktop: { x: 12, y: 0, w: 12, h: 4 }, phone: { x: 0, y: 0, w: 8, h: 3 } },
      }),
    ]),
    section('two', [words('hidden', 'Nobody sees me.', { isHidden: { desktop: true, phone: true } })], {
      theme: 'dark',
      anchor: 'visit',
    }),
  ],
};

const html = (document: PageDocument, more = {}) =>
  renderPage(pageWith({ kind: 'page', document }, more)).html;

describe('renderPage', () => {
  it('RENDER-1: is a whole document with a skip link and the three landmarks, in the site’s language', () => {
    const text = html(about);
    expect(text.startsWith('<!doctype html><html lang="en"><head>')).toBe(true);
    expect(text).toMatch(
      /<body><a class="skip-link" href="#main">Skip to content<\/a><header class="site-header">.*<\/header><main id="main" tabindex="-1" class="beside-content">.*<\/main><footer class="site-footer">.*<\/footer><script type="application\/json" id="page-context">[^<]*<\/script><\/body><\/html>$/,
    );
    expect(text).toContain('<title>About — Kiln</title>');
    expect(text).toContain('<link rel="canonical" href="https://kiln.example/about"/>');
  });

  it('RENDER-19: sets the direction of a right-to-left language', () => {
    const site = { ...pageWith({ kind: 'not-found' }).site, language: 'ar' };
    expect(html(about, { site })).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
  });

  it('RENDER-18: a page without a first-level heading in its blocks has its title as one, for screen readers only', () => {
    const heading = '<h1 class="visually-hidden">About</h1>';
    expect(html(about).match(/<h1/g)).toHaveLength(1);
    expect(html(about)).toContain(`<main id="main" tabindex="-1" class="beside-content">${heading}`);
    const titled = block(
      'titled',
      textBlock.content({
        text: {
          type: 'doc',
          content: [
            { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Two potters' }] },
          ],
        },
      }),
    );
    const whole: PageDocument = { sections: [section('one', [titled])] };
    expect(html(whole).match(/<h1[^>]*>/g)).toEqual(['<h1>']);
    const hidden = { ...titled, isHidden: { desktop: true, phone: true } };
    expect(html({ sections: [section('one', [hidden])] })).toContain(heading);
    const footer = { header: { sections: [] }, footer: whole };
    expect(html(about, { chrome: footer }).match(/<h1[^>]*>/g)).toEqual(['<h1>']);
  });

  it('RENDER-2: puts blocks into their reading order on a phone', () => {
    const text = html(about);
    expect(text.indexOf('Read first.')).toBeGreaterThan(0);
    expect(text.indexOf('Read first.')).toBeLessThan(text.indexOf('Read second.'));
  });

  it('RENDER-4: leaves out blocks hidden on all devices, and names each block', () => {
    const text = html(about);
    expect(text).not.toContain('Nobody sees me.');
    expect(text).toContain(`<div class="block block-html" id="block-${idOf('first')}" data-block="html">`);
    expect(text).toContain(
      `class="section section-${idOf('two')} theme-dark section-content section-height-auto" id="visit"`,
    );
  });

  it('RENDER-4: the canvas shows the same except for editing attributes and hidden blocks', () => {
    const page = pageWith({ kind: 'page', document: { sections: about.sections.slice(0, 1) } });
    const draw = (isEditing: boolean) =>
      renderToStaticMarkup(
        <PageView {...page} document={{ sections: about.sections.slice(0, 1) }} isEditing={isEditing} />,
      );
    const canvas = draw(true);
    expect(canvas).toContain(`data-block-id="${idOf('first')}" data-block-type="2"`);
    expect(canvas.replace(/ data-(?:section-id|block-id|block-type)="[^"]*"/g, '')).toBe(draw(false));
  });

  it('RENDER-5: contains only the styles of its own blocks, and their hash for the policy', () => {
    const { chrome } = pageWith({ kind: 'not-found' });
    expect(usedBlocks(documentsOf({ kind: 'page', document: about }, chrome)).types).toEqual([2, 3]);
    expect(usedBlocks([], systemPages['empty product list']).types).toEqual([20]);
    const plain = renderPage(pageWith({ kind: 'page', document: about }));
    const style = /<style>(.*?)<\/style>/s.exec(plain.html)?.[1] ?? '';
    expect(style).toContain('--color-paper:#ffffff');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(plain.styleHashes).toEqual([`'sha256-${hash}'`]);
    expect(plain.scriptHashes).toEqual([]);
  });

  it('RENDER-5: is rendered without blocks of an unknown number', () => {
    const text = html({
      sections: [
        section('one', [
          block('gone', { type: 4711, version: 0, settings: {} }),
          words('kept', 'Still here.'),
        ]),
      ],
    });
    expect(text).toContain('Still here.');
    expect(text).not.toContain(`id="block-${idOf('gone')}"`);
  });

  it('RENDER-5: the dozen blocks with the most styles, on one page, stay below 14 kB compressed', () => {
    const page = (blocks: Block[]): PageDocument => ({ sections: [section('all', blocks)] });
    const weigh = (one: Block) => ({ one, weight: stylesFor(usedBlocks([page([one])]), 'page').length });
    const heavier = (a: ReturnType<typeof weigh>, b: ReturnType<typeof weigh>) => b.weight - a.weight;
    const heaviest = [...blockDefinitions.values()]
      .flatMap(({ type }) => {
        const samples = samplesOf(type).map((sample, at) =>
          block(`b${type}-${at}`, { type, version: 0, settings: sample.settings }),
        );
        return samples.map(weigh).toSorted(heavier).slice(0, 1);
      })
      .toSorted(heavier)
      .slice(0, 12)
      .map(({ one }) => one);
    const own = /<style>(.*?)<\/style>/s.exec(html(page(heaviest)))?.[1] ?? '';
    expect(own).toContain('.gallery');
    const used = usedBlocks([page(heaviest)]);
    expect(used.types).toHaveLength(12);
    const ofPage = stylesFor(used, 'page').length;
    for (const kind of new Set(Object.values(systemPages).map(content => content.kind))) {
      const ofKind = stylesFor(used, kind).slice(ofPage);
      expect(gzipSync(own + ofKind).length, kind).toBeLessThan(14 * 1024);
    }
  });

  it('RENDER-6: requests all data its blocks need, by block and name, including header and footer', () => {
    const document = {
      sections: [
        section(
          'one',
          [
            block('picture', imageBlock.content({ asset: bowl.id })),
            block('mugs', productBlock.content({ product: idOf('mug') })),
          ],
          {
            background: idOf('hero'),
          },
        ),
      ],
    };
    const { chrome } = pageWith({ kind: 'page', document });
    const menu = {
      ...chrome,
      header: { sections: [section('head', [block('menu', navigationBlock.content())])] },
    };
    expect(collectNeeds(documentsOf({ kind: 'page', document }, menu))).toEqual({
      [`${idOf('menu')}.links`]: { kind: 'navigation', place: 'main' },
      [`${idOf('one')}.background`]: { kind: 'asset', id: idOf('hero') },
      [`${idOf('picture')}.asset`]: { kind: 'asset', id: bowl.id },
      [`${idOf('mugs')}.product`]: { kind: 'product', id: idOf('mug') },
    });
  });

  it('RENDER-6: gives each block its own data; missing data is empty', () => {
    const document = {
      sections: [
        section('one', [
          block('a', imageBlock.content({ asset: bowl.id })),
          block('b', imageBlock.content({ asset: idOf('lost') })),
        ]),
      ],
    };
    const text = html(document, { data: { [`${idOf('a')}.asset`]: bowl } });
    expect(text.match(/<img /g)).toHaveLength(1);
    expect(text).toContain(`/media/${bowl.id}/1000w`);
  });

  it('RENDER-7: fetches the largest picture of the first screen early, and no other', () => {
    const picture = (name: string, w: number) =>
      block(name, imageBlock.content({ asset: bowl.id }), {
        places: { desktop: { x: 0, y: 0, w, h: 4 }, phone: { x: 0, y: 0, w: 8, h: 3 } },
      });
    const document = { sections: [section('one', [picture('small', 4), picture('large', 20)])] };
    expect(findFirstPicture(document)).toBe(idOf('large'));
    const data = { [`${idOf('small')}.asset`]: bowl, [`${idOf('large')}.asset`]: bowl };
    expect(html(document, { data }).match(/<img [^>]*loading="eager"/g)).toHaveLength(1);
    const behind = { sections: [section('one', [picture('large', 20)], { background: bowl.id })] };
    expect(findFirstPicture(behind)).toBe(idOf('one'));
    expect(findFirstPicture({ sections: [section('one', [words('a', 'b')])] })).toBeNull();
    const text = (name: string) => section(name, [words(name, 'Clay')]);
    const pictured = section('pictured', [picture('large', 20)]);
    expect(findFirstPicture({ sections: [text('one'), pictured] })).toBe(idOf('large'));
    expect(findFirstPicture({ sections: [text('one'), text('two'), pictured] })).toBeNull();
  });

  it('RENDER-8, MESSAGES-8: the link to the cart is the same for everyone, and only present if there is a store', () => {
    const text = html(about);
    expect(text).toContain(
      '<a class="header-link" href="/cart" data-cart-link="" data-cart-language="en" data-cart-counts="{&quot;other&quot;:&quot;{n} items in cart&quot;,&quot;one&quot;:&quot;One item in cart&quot;}" data-cart-more="More than 100 items in cart">',
    );
    const { site } = pageWith({ kind: 'not-found' });
    expect(html(about, { site: { ...site, hasStore: false } })).not.toContain('href="/cart"');
    expect(html(about, { chrome: { header: { sections: [] }, footer: { sections: [] } } })).toContain(
      'href="/cart"',
    );
  });

  it('RENDER-22: every header links to the search unless the owner turned it off', () => {
    const { site } = pageWith({ kind: 'not-found' });
    const bare = { header: { sections: [] }, footer: { sections: [] } };
    for (const hasStore of [true, false]) {
      for (const chrome of [{}, { chrome: bare }]) {
        const leads = (hasSearch: boolean) =>
          /<header.*<a class="header-link" href="\/search">.*Search.*<\/header>/.test(
            html(about, { site: { ...site, hasStore, hasSearch }, ...chrome }),
          );
        expect([leads(true), leads(false)]).toEqual([true, false]);
      }
    }
  });

  it('RENDER-13: loads script only for a store or a block that needs it, never inline', () => {
    const { site } = pageWith({ kind: 'not-found' });
    const quiet = { site: { ...site, hasStore: false } };
    expect(html(about, quiet)).not.toContain('<script type="module"');
    expect(html(about)).toContain('<script type="module" src="/_assets/visitor/main-1.js"></script>');
    const film = {
      sections: [
        section('one', [block('film', videoBlock.content({ address: 'https://vimeo.com/76979871' }))]),
      ],
    };
    expect(html(film, quiet)).toContain('<script type="module"');
    expect(html(film).match(/<script(?! type="(?:module|application\/(?:ld\+)?json)")/g)).toBeNull();
  });

  it('RENDER-14: no text can leave its element', () => {
    const hostile = '</title></style></script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const base = pageWith({ kind: 'page', document: { sections: [section('one', [words('a', hostile)])] } });
    const text = renderPage({
      ...base,
      facts: { ...base.facts, title: hostile, description: hostile, path: '/' },
      site: { ...base.site, title: hostile, tagline: hostile },
      assets: { ...base.assets, fonts: { css: `/*${hostile}*/`, preloads: [] } },
    }).html;
    expect(text).not.toContain('<script>alert(1)');
    expect(text).not.toContain('<img src=x');
    expect(text.match(/<style/g)).toHaveLength(1);
    expect(text.match(/<\/style>/g)).toHaveLength(1);
  });

  it('RENDER-15: is valid HTML', async () => {
    const validate = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        'void-style': 'off',
        'no-inline-style': 'off',
        'attr-case': 'off',
        'doctype-style': 'off',
        'long-title': 'off',
      },
    });
    const report = await validate.validateString(html(about));
    expect(
      report.results.flatMap(result =>
        result.messages.map(message => `${message.ruleId}: ${message.message}`),
      ),
    ).toEqual([]);
  });
});
