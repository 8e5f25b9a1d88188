import type { ProductDetail } from '@vitrine/core/products/product-views.ts';
import { textOf } from '@vitrine/core/rich-text/rich-text.ts';
import { ashBowl, mugOnSale, swatchBowl, tallJug } from '@vitrine/widgets/price/product.samples.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '../site.samples.ts';
import { block } from './product.block.ts';
import { View } from './product.view.tsx';
import { ProductDetailView } from './product-detail.view.tsx';
import { purchaseFacts } from './purchase-facts.ts';

const html = (product: ProductDetail, language = 'en') =>
  renderToStaticMarkup(
    <View
      id="p"
      settings={block.settings.parse({ product: product.id })}
      data={{ product }}
      site={{ ...site, language }}
      isEditing={false}
    />,
  );

describe('product block', () => {
  it('PURCHASE-1: posts the form without script', () => {
    const one = html(mugOnSale);
    expect(one).toMatch(/<form class="purchase" [^>]* action="\/cart\/entries" method="post">/);
    expect(one).toContain('<input type="hidden" name="variantId" value="m2k4h8x1v000000000000007"/>');
    expect(one).toContain('name="quantity"');
    expect(one).not.toContain('<select');
    const many = html(ashBowl);
    expect(many.match(/<select name="variantId">/g)).toHaveLength(1);
    expect(many).toContain(
      '<option value="m2k4h8x1v000000000000001" selected="">Small / Ash — €39.00</option>',
    );
    expect(many).not.toContain('type="hidden"');
  });

  it('PURCHASE-1: fields used only by script are neither sent nor visible', () => {
    const many = html(ashBowl);
    expect(many).toContain('<div class="purchase-options" hidden="">');
    expect(many.match(/ name="/g)).toHaveLength(2);
  });

  it('PURCHASE-12, PURCHASE-13: buttons and swatches are radio buttons by name, which the form itself posts', () => {
    const page = html(swatchBowl);
    expect(page).not.toContain('<select');
    expect(page).not.toContain('hidden=""');
    expect(page).toContain(`<input type="hidden" name="productId" value="${swatchBowl.id}"/>`);
    expect(page.match(/<legend class="field-label">(?:Size|Glaze)<\/legend>/g)).toHaveLength(2);
    expect(page).toContain('type="radio" name="option-0" checked="" value="Small"/>');
    expect(page).toContain('type="radio" name="option-1" checked="" value="Ash"/>');
    expect(page).toContain('<path d="M0 0h1v1H0z" fill="#f7f5f0"></path>');
    expect(page).toContain('<label class="choice swatch" title="Celadon">');
    expect(page).toMatch(
      /title="Iron" data-state="soldOut">.*?<span class="choice-name">Iron<\/span><span class="choice-state">Sold out</,
    );
    expect(page).not.toContain('disabled');
  });

  it('PURCHASE-2: a sold-out variant cannot be chosen', () => {
    expect(html(ashBowl)).toContain(
      '<option value="m2k4h8x1v000000000000002" disabled="">Small / Iron — €48.00 — Sold out</option>',
    );
    expect(html(tallJug)).toContain('<p class="purchase-sold-out">Sold out</p>');
    expect(html(tallJug)).not.toContain('<form');
    const gone = { ...ashBowl, variants: ashBowl.variants.map(variant => ({ ...variant, isSoldOut: true })) };
    expect(html(gone)).not.toContain('<form');
  });

  it('PURCHASE-9: low stock is in the page, for one variant and in the list of several', () => {
    expect(html(mugOnSale)).toContain('<p class="purchase-left">Only 1 left</p>');
    const few = { ...ashBowl, variants: ashBowl.variants.map(variant => ({ ...variant, fewLeft: 4 })) };
    expect(html(few)).toContain('>Small / Ash — €39.00 — Only 4 left</option>');
    expect(html(few)).toContain('<p class="purchase-chosen visually-hidden" role="status"></p>');
    expect(html(few)).not.toContain('purchase-few');
  });

  it('PURCHASE-9: the stock note is in the page next to buttons and swatches too, without script', () => {
    expect(html(swatchBowl)).toContain(
      '<ul class="purchase-few"><li>Large / Ash — €72.00 — Only 2 left</li></ul>',
    );
    const many = {
      ...swatchBowl,
      variants: swatchBowl.variants.map(variant => ({ ...variant, fewLeft: null })),
    };
    expect(html(many)).not.toContain('purchase-few');
  });

  it('PURCHASE-10: each picture of a product page links to itself, and is a slide for the lightbox', () => {
    const page = renderToStaticMarkup(<ProductDetailView product={ashBowl} site={site} />);
    expect(page.match(/<a class="product-zoom" href="\/media\/[^"]+" data-opens="">/g)).toHaveLength(
      ashBowl.images.length,
    );
    expect(page.match(/data-slide-id="/g)).toHaveLength(ashBowl.images.length);
  });

  it('PURCHASE-11: an excerpt that the description begins with is not repeated', () => {
    const description = textOf('Turned by hand. Fired twice.');
    const page = (excerpt: string) =>
      renderToStaticMarkup(<ProductDetailView product={{ ...ashBowl, excerpt, description }} site={site} />);
    expect(page('Turned by hand.')).not.toContain('product-excerpt');
    expect(page('Turned by…')).not.toContain('product-excerpt');
    expect(page(' Turned by\nhand.\n')).not.toContain('product-excerpt');
    expect(page('')).not.toContain('product-excerpt');
    expect(page('A bowl.')).toContain('<p class="product-excerpt">A bowl.</p>');
  });

  it('PURCHASE-3 and PURCHASE-4: shows “from”, and the former price', () => {
    expect(html(ashBowl)).toContain('from €39.00');
    expect(html(mugOnSale)).toContain('<del class="price-before">€32.00</del>');
    expect(html(mugOnSale, 'de')).toContain('In den Warenkorb');
  });

  it('PURCHASE-5: passes every text of the choice to the script', () => {
    expect(purchaseFacts(ashBowl, 'en').variants.slice(0, 3)).toEqual([
      {
        id: 'm2k4h8x1v000000000000001',
        values: ['Small', 'Ash'],
        price: '€39.00',
        before: '€48.00',
        isSoldOut: false,
        note: '',
        image: null,
        rows: { perUnit: '', lowest: '', plan: '', weight: '0.6 kg', size: '18 × 18 × 7 cm', making: '' },
      },
      {
        id: 'm2k4h8x1v000000000000002',
        values: ['Small', 'Iron'],
        price: '€48.00',
        before: null,
        isSoldOut: true,
        note: '',
        image: null,
        rows: { perUnit: '', lowest: '', plan: '', weight: '', size: '', making: '' },
      },
      {
        id: 'm2k4h8x1v000000000000003',
        values: ['Large', 'Ash'],
        price: '€72.00',
        before: null,
        isSoldOut: false,
        note: 'Only 2 left',
        image: null,
        rows: { perUnit: '', lowest: '', plan: '', weight: '1.4 kg', size: '', making: '' },
      },
    ]);
  });
});

describe('product page', () => {
  const page = renderToStaticMarkup(<ProductDetailView product={ashBowl} site={site} />);

  it('PURCHASE-8: pictures can be reached without script', () => {
    for (const number of [1, 2, 3]) {
      expect(page).toContain(`id="product-image-${number}"`);
      expect(page).toContain(`href="#product-image-${number}" aria-label="Image ${number} of 3"`);
    }
  });

  it('PURCHASE-14: weight and size are on the page without script, those of several variants together', () => {
    expect(page).toContain('<div data-row="weight"><dt>Weight</dt><dd>0.6 kg / 1.4 kg</dd></div>');
    expect(page).toContain('<div data-row="size"><dt>Size</dt><dd>18 × 18 × 7 cm</dd></div>');
    const plain = renderToStaticMarkup(<ProductDetailView product={mugOnSale} site={site} />);
    expect(plain).not.toContain('data-row');
  });

  it('MADETOORDER-2: without script, the time of each variant is there where they differ', () => {
    const making = { text: 'Made to order. Ships in 5 days.', isInStock: false, days: [5, 5] as const };
    const [first, ...others] = ashBowl.variants.map(variant => ({ ...variant, making }));
    if (first === undefined) throw new Error('The sample has no variants.');
    const same = { ...ashBowl, variants: [first, ...others] };
    expect(html(same)).toContain(`data-row="making"><span>${making.text}</span>`);
    const stocked = { ...first, making: { ...making, text: 'In stock.', isInStock: true } };
    const mixed = html({ ...ashBowl, variants: [stocked, ...others] });
    expect(mixed).toContain('Small / Ash: In stock.\n');
    expect(mixed).toContain(`: ${making.text}`);
    expect(html(ashBowl)).not.toContain('data-row="making"');
  });

  it('PURCHASE-15: beside the price are the price of an amount and the lowest price before a sale', () => {
    const euro = (amount: number) => ({ amount, currency: 'EUR' });
    const perUnit = { price: euro(6240), per: 'kg' as const };
    const product = {
      ...mugOnSale,
      perUnit,
      lowestPrice: euro(2800),
      variants: mugOnSale.variants.map(variant => ({ ...variant, perUnit, lowestPrice: euro(2800) })),
    };
    const text = renderToStaticMarkup(<ProductDetailView product={product} site={site} />);
    expect(text).toContain('<span class="visually-hidden">Unit price: </span><span>€62.40 / kg</span>');
    expect(text).toContain(
      '<span data-row="lowest"><span>Lowest price in the last 30 days: €28.00</span></span>',
    );
    expect(purchaseFacts(product, 'de').variants[0]?.rows).toMatchObject({
      perUnit: '62,40\u00a0€ / kg',
      lowest: 'Niedrigster Preis der letzten 30 Tage: 28,00\u00a0€',
    });
    const later = { ...product, perUnit: null, lowestPrice: null };
    expect(renderToStaticMarkup(<ProductDetailView product={later} site={site} />)).toContain(
      '<span data-row="lowest" hidden=""><span></span></span>',
    );
    expect(html(mugOnSale)).not.toContain('price-notes');
  });

  it('PURCHASE-1: has the same form, and is marked for the same script', () => {
    expect(page).toContain('data-enhance="product"');
    expect(page).toContain('action="/cart/entries"');
    expect(page).toContain('<h1 class="product-detail-title">Ash bowl</h1>');
  });

  it('PURCHASE-8: one picture has no thumbnails, and without pictures there is no strip', () => {
    const one = renderToStaticMarkup(<ProductDetailView product={mugOnSale} site={site} />);
    expect(one).not.toContain('product-thumb');
    const none = renderToStaticMarkup(
      <ProductDetailView product={{ ...mugOnSale, images: [] }} site={site} />,
    );
    expect(none).not.toContain('product-strip');
  });

  it('links its categories if they have addresses', () => {
    expect(page).toContain('<li>Bowls</li>');
    const linked = renderToStaticMarkup(
      <ProductDetailView product={ashBowl} site={site} categoryAddress={name => `/shop?category=${name}`} />,
    );
    expect(linked).toContain('<a href="/shop?category=Bowls">Bowls</a>');
  });
});
