import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import { describe, expect, it } from 'vitest';
import { readImport } from '../read-import.ts';
import { item, metaField, source, wxr } from '../wxr.samples.ts';
import { readPhpValue } from './php-value.ts';

const attributes =
  'a:2:{s:8:"pa_color";a:6:{s:4:"name";s:8:"pa_color";s:5:"value";s:0:"";s:8:"position";i:0;s:10:"is_visible";i:1;s:12:"is_variation";i:1;s:11:"is_taxonomy";i:1;}' +
  's:4:"größe";a:4:{s:4:"name";s:7:"Größe";s:5:"value";s:5:"S | M";s:10:"is_visible";i:1;s:11:"is_taxonomy";i:0;}}'.replace(
    's:4:"größe"',
    's:7:"größe"',
  );

describe('products in WordPress exports', () => {
  it('IMPORT-28: upsells, notes and fields of plugins are named with their first value', () => {
    const fields = {
      ...{ _global_unique_id: '4006', _upsell_ids: 'a:1:{i:0;i:7;}', _crosssell_ids: 'a:0:{}' },
      ...{ _purchase_note: 'Thanks!', _sold_individually: 'no', _tax_class: '', care: 'Cold wash' },
      ...{ _download_limit: '-1', _edit_lock: '1:1', total_sales: '9', _price: '5' },
    };
    const result = readImport(
      source(
        wxr(
          item(
            { type: 'product', title: 'Tee' },
            `<category domain="product_brand" nicename="acme">Acme</category>${Object.entries(fields)
              .map(([key, value]) => metaField(key, value))
              .join('')}`,
          ),
        ),
      ),
    );
    expect(result.ok && result.value.products).toMatchObject([
      { brand: 'Acme', variants: [{ gtin: '4006' }] },
    ]);
    expect(
      result.ok &&
        wordNotes(result.value.warnings, 'en').map(({ what, why }) => [what, why.split(', ').at(-1)]),
    ).toEqual([
      ['Field “Upsells”', 'first with “7”.'],
      ['Field “Purchase note”', 'first with “Thanks!”.'],
      ['Field “care”', 'first with “Cold wash”.'],
    ]);
  });

  it('IMPORT-20: a disabled variation is out of stock, and its stock is reported', () => {
    const variation = (id: string, status: string, fields: string) =>
      item(
        { id, type: 'product_variation', 'wp:post_parent': '1', 'wp:status': status },
        metaField('_price', '5') + fields,
      );
    const counted = metaField('_manage_stock', 'yes') + metaField('_stock', '7');
    const result = readImport(
      source(
        wxr(
          item(
            { id: '1', type: 'product', title: 'Tee' },
            '<category domain="product_type" nicename="variable">variable</category>',
          ) +
            variation('2', 'private', counted + metaField('attribute_size', 'S')) +
            variation('3', 'draft', metaField('attribute_size', 'M')) +
            variation('4', 'publish', counted + metaField('attribute_size', 'L')),
        ),
      ),
    );
    if (!result.ok) throw new Error(englishOf(result.error));
    expect(result.value.products.at(0)?.variants.map(one => one.stock)).toEqual([0, 0, 7]);
    expect(wordNotes(result.value.warnings, 'en')).toEqual([
      {
        what: 'product “Tee”',
        why: 'Its variant “S” was disabled. It is out of stock here; its stock was 7.',
      },
      {
        what: 'product “Tee”',
        why: 'Its variant “M” was disabled. It is out of stock here; its stock was not counted.',
      },
    ]);
  });

  it('IMPORT-80: a type that a plugin added is reported; those named after WooCommerce’s own are not', () => {
    const product = (id: string, type: string) =>
      item(
        { id, type: 'product', title: `Tee ${id}` },
        `<category domain="product_type" nicename="${type}">${type}</category>${metaField('_price', '5')}`,
      );
    const types = ['simple', 'bundle', 'external', 'simple-extra'];
    const result = readImport(source(wxr(types.map((type, at) => product(String(at + 1), type)).join(''))));
    if (!result.ok) throw new Error(englishOf(result.error));
    expect([...result.value.products].map(({ type }) => type)).toEqual([
      ...['simple', 'simple', 'external', 'simple'],
    ]);
    expect(wordNotes(result.value.warnings, 'en')).toEqual([
      { what: 'product “Tee 2”', why: 'Its type “bundle” comes from a plugin; it is now a simple product.' },
    ]);
  });

  it('IMPORT-25: attributes, values, images and prices are read from fields and terms', () => {
    const terms = `<category domain="product_type" nicename="variable">variable</category><category domain="pa_color" nicename="blue">Blue</category>
<category domain="product_visibility" nicename="featured">featured</category><category domain="product_cat" nicename="tops">Tops &amp; more</category>`;
    const result = readImport(
      source(
        wxr(
          item(
            { id: '1', type: 'product', title: 'Tee' },
            terms +
              metaField('_product_attributes', attributes) +
              metaField('_thumbnail_id', '9') +
              metaField('_weight', '2'),
          ) +
            item(
              { id: '2', type: 'product_variation', 'wp:post_parent': '1' },
              metaField('attribute_pa_color', 'blue') +
                metaField('attribute_größe', 'M') +
                metaField('_regular_price', '20') +
                metaField('_sale_price', '15,5') +
                metaField('_sku', 't-b') +
                metaField('_manage_stock', 'yes') +
                metaField('_stock', '3') +
                metaField('_sale_price_dates_to', '1893456000'),
            ) +
            item(
              { id: '9', type: 'attachment', 'wp:attachment_url': 'https://sample.example/t.jpg' },
              metaField('_wp_attachment_image_alt', 'A tee'),
            ),
        ),
      ),
    );
    expect(result.ok && result.value.products).toMatchObject([
      {
        title: 'Tee',
        type: 'variable',
        isFeatured: true,
        categories: [['Tops & more']],
        optionNames: ['Color', 'Größe'],
        images: [{ address: 'https://sample.example/t.jpg', alt: 'A tee' }],
        variants: [
          {
            sku: 't-b',
            price: '20',
            salePrice: '15.5',
            stock: 3,
            optionValues: ['Blue', 'M'],
            weight: 2,
            saleUntil: '2030-01-01T00:00:00.000Z',
          },
        ],
      },
    ]);
  });

  it('IMPORT-25: damaged fields and PHP objects are ignored', () => {
    expect(readPhpValue('a:1:{i:0;s:2:"hé')).toBeUndefined();
    expect(readPhpValue('O:8:"stdClass":0:{}')).toBeUndefined();
    expect(readPhpValue('a:99999999:{}')).toBeUndefined();
    expect(readPhpValue('a:2:{s:1:"a";b:1;i:3;d:1.5;}')).toEqual(
      new Map<string, unknown>([
        ['a', true],
        ['3', 1.5],
      ]),
    );
    expect(readPhpValue('')).toBeUndefined();
  });
});
