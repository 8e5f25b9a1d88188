import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '../site.samples.ts';
import { block } from './summary.block.ts';
import { samples } from './summary.samples.ts';
import { View } from './summary.view.tsx';

const items = samples[0]?.data?.items ?? [];
const products = samples.find(sample => sample.name === 'Products')?.data?.products ?? [];
const html = (settings: object, language = 'en') =>
  renderToStaticMarkup(
    <View
      id="s"
      settings={block.settings.parse(settings)}
      data={{ items, products }}
      site={{ ...site, language }}
      isEditing={false}
    />,
  );

describe('summary block', () => {
  it('SUMMARY-1: requests one to thirty entries of its source', () => {
    const needs = (settings: object) => block.needs?.(block.settings.parse(settings));
    expect(needs({ category: 'Glazes', limit: 30 })).toEqual({
      items: { kind: 'items', collectionId: null, category: 'Glazes', tag: null, limit: 30 },
    });
    expect(needs({ source: 'products', tag: 'new' })).toEqual({
      products: { kind: 'products', category: null, tag: 'new', limit: 6 },
    });
    expect(block.settings.safeParse({ limit: 31 }).success).toBe(false);
    expect(block.settings.safeParse({ limit: 0 }).success).toBe(false);
  });

  it('PRODUCT-51: shows up to five named swatches of a product and how many more there are, if it is turned on', () => {
    const sample = samples.find(({ name }) => name === 'Products with swatches');
    const data = sample?.data ?? {};
    const drawn = (showSwatches: boolean) =>
      renderToStaticMarkup(
        <View
          id="s"
          settings={block.settings.parse({ source: 'products', showSwatches })}
          data={data}
          site={site}
          isEditing={false}
        />,
      );
    const [list = ''] = /<ul class="summary-swatches".*?<\/ul>/s.exec(drawn(true)) ?? [];
    expect(list).toContain('aria-label="Glaze"');
    expect(list.match(/class="summary-swatch"/g)).toHaveLength(5);
    expect(list).toContain('Glaze 5');
    expect(list).not.toContain('Glaze 6');
    expect(list).toContain('<li>+2</li>');
    expect(drawn(false)).not.toContain('summary-swatches');
  });

  it.each([
    ['grid', 'summary summary-grid'],
    ['list', 'summary summary-list'],
    ['wall', 'summary summary-wall'],
  ])('SUMMARY-6: is laid out as a %s', (design, classes) => {
    expect(html({ design })).toContain(`class="${classes}`);
  });

  it.each([
    [1005, 'wall'],
    ['1006', 'carousel'],
    [1007, 'list'],
    [1008, 'grid'],
  ])('SUMMARY-8: stored as %s it is a %s', (stored, design) => {
    expect(block.settings.parse({ design: stored }).design).toBe(design);
  });

  it('SUMMARY-8: an unknown variant number is refused', () => {
    expect(block.settings.safeParse({ design: 1000 }).success).toBe(false);
  });

  it('SUMMARY-2: each entry is one link, named by its title, even if the title is hidden', () => {
    expect(html({ showTitle: false }).match(/<a /g)).toHaveLength(items.length);
    expect(html({ showTitle: false })).toContain('<h2 class="visually-hidden"><a class="summary-link"');
    expect(html({ headingLevel: '4' })).toContain('<h4 class="summary-title">');
  });

  it('SUMMARY-3: formats the date in UTC in the language of the site', () => {
    expect(html({})).toContain('<time dateTime="2026-03-04T09:00:00.000Z">March 4, 2026</time>');
    expect(html({}, 'de')).toContain('4. März 2026</time>');
    expect(html({ showDate: false })).not.toContain('<time');
  });

  it('SUMMARY-4: placeholders replace some missing pictures, but not all of them', () => {
    expect(html({}).match(/summary-initial/g)).toHaveLength(1);
    expect(html({ showImage: false })).not.toContain('summary-frame');
  });

  it('SUMMARY-5: products show price and state', () => {
    const markup = html({ source: 'products' });
    expect(markup).toContain('from €39.00');
    expect(markup).toContain('<del class="price-before">€32.00</del>');
    expect(markup).toContain('<span class="summary-badge summary-badge-soldOut">Sold out</span>');
    expect(html({ source: 'products', showPrice: false })).not.toContain('€');
    expect(html({ source: 'products', showImage: false })).toContain('Sold out');
  });
});
