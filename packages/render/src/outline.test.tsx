import { block as textBlock } from '@vitrine/blocks/html/html.block.ts';
import { block as imageBlock } from '@vitrine/blocks/image/image.block.ts';
import { block as productBlock } from '@vitrine/blocks/product/product.block.ts';
import { block as summaryBlock } from '@vitrine/blocks/summary/summary.block.ts';
import type { Block, PageDocument } from '@vitrine/core/page/page-document.ts';
import { describe, expect, it } from 'vitest';
import type { PageData } from './page-data.ts';
import { renderPage } from './render-page.tsx';
import { block, bowl, idOf, mug, pageWith, section } from './test/page.samples.ts';

const html = (document: PageDocument, data: PageData) =>
  renderPage(pageWith({ kind: 'page', document }, { data })).html;

describe('the outline of a page', () => {
  it('RENDER-21: headings of pictures and of listed entries are at most one level below the heading above', () => {
    const picture = (name: string, y: number, headingLevel: '2' | '3' | '4') =>
      block(name, imageBlock.content({ asset: bowl.id, design: 'card', title: name, headingLevel }), {
        places: { desktop: { x: 0, y, w: 24, h: 4 }, phone: { x: 0, y, w: 8, h: 4 } },
      });
    const levels = (blocks: Block[], data: PageData = {}) =>
      [...html({ sections: [section('one', blocks)] }, data).matchAll(/<h([1-6])/g)].map(([, level]) =>
        Number(level),
      );
    expect(levels([picture('a', 0, '3'), picture('b', 4, '4'), picture('c', 8, '4')])).toEqual([1, 2, 3, 4]);
    expect(levels([picture('a', 0, '2'), picture('b', 4, '2'), picture('c', 8, '4')])).toEqual([1, 2, 2, 3]);
    const list = (name: string, y: number) =>
      block(name, summaryBlock.content({ source: 'products', headingLevel: '4' }), {
        places: { desktop: { x: 0, y, w: 24, h: 4 }, phone: { x: 0, y, w: 8, h: 4 } },
      });
    const shown = { [`${idOf('list')}.products`]: [mug] };
    expect(levels([list('list', 0), picture('after', 4, '4')], shown)).toEqual([1, 2, 3]);
    expect(levels([list('list', 0), picture('after', 4, '4')])).toEqual([1, 2]);
  });

  it('RENDER-21: headings of texts and products count as headings above', () => {
    const at = (y: number) => ({
      places: { desktop: { x: 0, y, w: 24, h: 4 }, phone: { x: 0, y, w: 8, h: 4 } },
    });
    const picture = block(
      'picture',
      imageBlock.content({ asset: bowl.id, design: 'card', title: 'Below', headingLevel: '4' }),
      at(4),
    );
    const below = (above: Block, data: PageData = {}) =>
      [...html({ sections: [section('one', [above, picture])] }, data).matchAll(/<h([1-6])/g)].at(-1)?.[1];
    const text = (level: 1 | 2 | 3) =>
      block(
        'text',
        textBlock.content({
          text: {
            type: 'doc',
            content: [{ type: 'heading', attrs: { level }, content: [{ type: 'text', text: 'Above' }] }],
          },
        }),
        at(0),
      );
    expect(([1, 2, 3] as const).map(level => below(text(level)))).toEqual(['2', '3', '3']);
    const product = (showTitle: boolean) =>
      block('product', productBlock.content({ product: mug.id, showTitle }), at(0));
    const shown = { [`${idOf('product')}.product`]: mug };
    expect([below(product(true), shown), below(product(false), shown), below(product(true))]).toEqual([
      '3',
      '2',
      '2',
    ]);
  });
});
