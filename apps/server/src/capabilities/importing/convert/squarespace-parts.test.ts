import { describe, expect, it } from 'vitest';
import { asset, convert, p, t } from './convert.samples.ts';

const slide = (name: string, more = '') =>
  `<div class="slide"><a class="image-slide-anchor" href="https://x.example/${name}.jpg"><span class="v6-visually-hidden">View fullsize</span><noscript><img src="/files/${name}.jpg" alt="${name}"></noscript><img class="thumb-image" data-src="/files/${name}.jpg" data-image="/files/${name}.jpg" alt="${name}"></a>${more}</div>`;

describe('content of Squarespace', () => {
  it('IMPORT-39: a gallery becomes one of ours with what is said of its pictures, each once', () => {
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

  it('IMPORT-39: columns stand side by side', () => {
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
