import { describe, expect, it } from 'vitest';
import { asset, convert, p, t } from './convert.samples.ts';

const slide = (name: string, more = '') =>
  `<div class="slide"><a class="image-slide-anchor" href="https://x.example/${name}.jpg"><span class="v6-visually-hidden">View fullsize</span><noscript><img src="/files/${name}.jpg" alt="${name}"></noscript><img class="thumb-image" data-src="/files/${name}.jpg" data-image="/files/${name}.jpg" alt="${name}"></a>${more}</div>`;

describe('content of Squarespace', () => {
  it('IMPORT-39: a gallery becomes one of ours with the text of its pictures, each once', () => {
    const { blocks } = convert(
      `<p>Before</p><div class="sqs-gallery-container sqs-gallery-block-grid sqs-gallery-thumbnails-per-row-4"><div class="sqs-gallery">${slide('One')}${slide('Two', '<div class="meta-title">Second</div><div class="meta-description">Of two</div>')}</div></div>`,
    );
    expect(blocks.map(block => block.type)).toEqual([2, 8]);
    expect(blocks[1]?.settings).toMatchObject({
      slidesPerRow: 4,
      slides: [
        { asset, alt: 'One', title: '', description: '' },
        { asset, alt: 'Two', title: 'Second', description: 'Of two' },
      ],
    });
    expect(JSON.stringify(blocks)).not.toContain('View fullsize');
  });

  const summary = (...paths: string[]) =>
    `<div class="summary-item-list"><div class="summary-collection-title">Blog</div>${paths
      .map(
        path =>
          `<div class="summary-item"><div class="summary-content"><div class="summary-title"><a href="${path}">About ${path}</a></div></div></div>`,
      )
      .join('')}</div>`;
  const resolveLink = (address: string) =>
    /\/(blog|shop)\/(\w+)$/
      .exec(address)
      ?.slice(1)
      .reduce((folder, name) => `/~import/${folder === 'blog' ? 'post' : 'product'}/${name}`) ?? null;

  it('IMPORT-63: a summary of imported posts or products becomes one of ours', () => {
    const posts = convert(`<p>Before</p>${summary('/blog/a', '/blog/b')}`, {
      resolveLink,
      blog: '/~import/blog',
    });
    expect(posts.blocks.map(block => block.type)).toEqual([2, 20]);
    expect(posts.blocks[1]?.settings).toMatchObject({
      source: 'items',
      collection: '/~import/blog',
      limit: 2,
    });
    expect(posts.notes).toEqual([
      'A list of posts was replaced by a summary block that shows the newest 2; its own text was left out: “Blog · About /blog/a · About /blog/b”.',
    ]);
    const products = convert(summary('/shop/a'), { resolveLink });
    expect(products.blocks.map(block => block.settings)).toMatchObject([{ source: 'products', limit: 1 }]);
  });

  it.each([
    ['of things that did not all come along', ['/blog/a', '/elsewhere']],
    ['of two kinds', ['/blog/a', '/shop/b']],
  ])('IMPORT-63: a summary %s keeps its text and links, and is named', (_, paths) => {
    const { blocks, notes } = convert(summary(...paths), { resolveLink, blog: '/~import/blog' });
    expect(blocks.map(block => block.type)).toEqual([2]);
    for (const path of paths) expect(JSON.stringify(blocks)).toContain(`About ${path}`);
    expect(notes).toEqual([
      'A summary whose items were not all imported became text and links; it no longer updates.',
    ]);
  });

  it('IMPORT-37: a block that shows nothing imported is named with the text written into it', () => {
    const json = JSON.stringify({
      location: { addressTitle: 'Studio', addressLine1: 'Kiln Lane 4' },
      style: 2,
      blockId: 'x1',
    });
    const { blocks, notes } = convert(
      `<p>Before</p><div class="sqs-block map-block sqs-block-map" data-block-json='${json}'><div class="sqs-block-content">&nbsp;</div></div><div class="sqs-block spacer-block sqs-block-spacer"></div>`,
    );
    expect(blocks.map(block => block.type)).toEqual([2]);
    expect(notes).toEqual([
      'A Squarespace block, “map”, was left out; nothing of it could be imported. Its text: “Studio”, “Kiln Lane 4”.',
    ]);
  });

  it('IMPORT-39: columns are placed side by side', () => {
    const { blocks } = convert(
      '<div class="row sqs-row"><div class="col sqs-col-8 span-8"><p>Wide</p></div><div class="col sqs-col-4 span-4"><p>Narrow</p></div></div>',
    );
    expect(
      blocks.map(block => [block.settings.text, block.places.desktop.x, block.places.desktop.y]),
    ).toEqual([
      [{ type: 'doc', content: [p(t('Wide'))] }, 4, 0],
      [{ type: 'doc', content: [p(t('Narrow'))] }, 15, 0],
    ]);
  });
});
