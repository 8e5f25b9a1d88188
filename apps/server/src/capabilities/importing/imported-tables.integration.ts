/** @module-tag slow */
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ImportKit, startImportKit } from './importing.fixture.ts';
import { item, metaField, wxr } from './readers/wxr.samples.ts';

let kit: ImportKit;
let website: Website;
beforeAll(async () => {
  kit = await startImportKit();
});
afterAll(() => kit?.stop());
beforeEach(async () => {
  website = await kit.server.createWebsite();
});

async function imported(file: string) {
  const done = await kit.run(website, file);
  if (!done.ok) throw new Error(englishOf(done.error));
  const notes = (of: typeof done.value.report.warnings) =>
    wordNotes(of, 'en').map(({ what, why }) => `${what}: ${why}`);
  return { warnings: notes(done.value.report.warnings), skipped: notes(done.value.report.skipped) };
}
const variants = () =>
  kit.rows(
    website,
    `SELECT p.title, p.state, p.type, v.sku, v.option_values AS options, v.price, v.sale_price AS sale, v.weight, v.length, s.on_hand
     FROM products p JOIN variants v ON v.product_id = p.id AND v.website_id = p.website_id
     LEFT JOIN stock s ON s.variant_id = v.id AND s.website_id = v.website_id WHERE p.website_id = $1 ORDER BY p.title, v.position`,
  );
const pageOf = async (path: string) =>
  (await kit.server.client(website).get(path, { accept: 'text/html' })).text;

it('IMPORT-21, IMPORT-22, IMPORT-23, IMPORT-68: options are asked for, other attributes listed, colours shown, and repeated SKUs kept', async () => {
  const { warnings } =
    await imported(`Type,SKU,Name,Published,Parent,Regular price,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Attribute 3 name,Attribute 3 value(s)
variable,tee,Tee,1,,,Color,"Red, Blue",Size,"S, M",Logo,"Yes, No"
variation,tee-r,Tee red,1,tee,20,Color,Red,Size,,Logo,Yes
variation,tee-b,Tee blue,1,tee,20,Color,Blue,Size,,Logo,
simple,mug,Mug,1,,8,Material,"Clay\\, glazed, Wax",,,,
simple,mug,Cup,1,,9,,,,,,
`);
  expect((await variants()).map(one => [one.title, one.sku, one.options])).toEqual([
    ['Cup', 'mug', []],
    ['Mug', 'mug', []],
    ['Tee', 'tee-r', ['Red', 'Yes']],
    ['Tee', 'tee-b', ['Blue', 'Any']],
  ]);
  expect(warnings).toContain('SKU “mug”: 2 products or variants have it; all were kept.');
  expect(warnings).toContain(
    'product “Tee”: No variation has a value for “Size” (S, M), so buyers are not asked to choose; the description lists the values.',
  );
  const tee = await pageOf('/shop/tee');
  expect(tee).toContain('<li><p>Size: S, M</p></li>');
  expect([...tee.matchAll(/class="choice swatch" title="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'Red',
    'Blue',
  ]);
  expect(tee).toMatch(/<span class="field-label">Logo<\/span><select/);
  expect(await pageOf('/shop/mug')).toContain('<li><p>Material: Clay, glazed, Wax</p></li>');
});

it('IMPORT-24, IMPORT-26, IMPORT-27, IMPORT-28: a table with German headers and semicolons is read, and a column that is not is reported', async () => {
  const { warnings, skipped } =
    await imported(`ID;Typ;Artikelnummer;Name;Veröffentlicht;Sichtbarkeit im Katalog;Beschreibung;Vorrätig?;Lager;Gewicht (g);Angebotspreis;Regulärer Preis;Lieferant
1;simple;a;Vase;1;visible;One\\nTwo;1;4;500;8,50;1.234,50;Ann
2;simple;b;Draft;-1;visible;;1;;;;1.234;
3;simple;c;Secret;0;visible;;0;;;;€ 12.34;
4;"simple, downloadable, virtual";d;File;1;visible;;1;;;;3;
5;"simple, virtual";e;'=Advice;1;hidden;;1;-3;;;3;
`);
  expect(skipped).toEqual([]);
  const found = (await variants()).map(one => [
    one.title,
    one.sku,
    one.state,
    one.type,
    one.price,
    one.sale,
    one.weight,
    one.on_hand,
  ]);
  expect(found).toEqual([
    ['=Advice', 'e', 5, 3, 300, null, null, 0],
    ['Draft', 'b', 4, 1, 123400, null, null, null],
    ['File', 'd', 1, 2, 300, null, null, null],
    ['Secret', 'c', 4, 1, 1234, null, null, 0],
    ['Vase', 'a', 1, 1, 123450, 850, 0.5, 4],
  ]);
  expect(warnings).toContain(
    'Column “Lieferant”: There is no place for it here; it is filled once, first with “Ann”.',
  );
  expect(await pageOf('/shop/vase')).toContain('<p>One<br/>Two</p>');
  const shop = await pageOf('/shop');
  expect(
    [...shop.matchAll(/class="summary-link" href="([^"]*)"/g)].map(([, href]) => href).toSorted(),
  ).toEqual(['/shop/file', '/shop/vase']);
});

it('IMPORT-24: sizes are converted from the unit of their column, and an unknown unit is reported', async () => {
  const { warnings } = await imported(
    'Type,SKU,Name,Published,Weight (stone),Length (mm),Width (mm),Height (mm)\nsimple,a,A,1,2,30,20,10\n',
  );
  expect(warnings).toContain('Weights: Their unit “stone” is unknown; they were taken as kilograms.');
  expect((await variants()).map(one => [one.weight, one.length])).toEqual([[2, 3]]);
});

it('IMPORT-25, IMPORT-28: products of a WordPress export come with their attributes, prices and categories', async () => {
  const attributes =
    'a:1:{s:8:"pa_color";a:6:{s:4:"name";s:8:"pa_color";s:5:"value";s:0:"";s:8:"position";i:0;s:10:"is_visible";i:1;s:12:"is_variation";i:1;s:11:"is_taxonomy";i:1;}}';
  const term = (slug: string, name: string, parent = '') =>
    `<wp:term><wp:term_taxonomy>product_cat</wp:term_taxonomy><wp:term_slug>${slug}</wp:term_slug><wp:term_parent>${parent}</wp:term_parent><wp:term_name>${name}</wp:term_name></wp:term>`;
  const { warnings } = await imported(
    wxr(
      item(
        { id: '1', type: 'product', title: 'Tee', 'wp:post_name': 'tee' },
        `<category domain="product_type" nicename="variable">variable</category><category domain="pa_color" nicename="blue">Blue</category><category domain="product_cat" nicename="shirts">Shirts</category>${metaField('_product_attributes', attributes)}${metaField('_purchase_note', 'Thanks!')}`,
      ) +
        item(
          { id: '2', type: 'product_variation', 'wp:post_parent': '1' },
          Object.entries({
            attribute_pa_color: 'blue',
            _regular_price: '20',
            _sale_price: '15,5',
            _sku: 't-b',
            _weight: '2',
          })
            .map(([key, value]) => metaField(key, value))
            .join(''),
        ),
      { head: term('clothing', 'Clothing') + term('shirts', 'Shirts', 'clothing') },
    ),
  );
  expect((await variants()).map(one => [one.sku, one.options, one.price, one.sale, one.weight])).toEqual([
    ['t-b', ['Blue'], 2000, 1550, 2],
  ]);
  expect(warnings).toContain(
    'Field “Purchase note”: There is no place for it here; it is filled once, first with “Thanks!”.',
  );
  const tee = await pageOf('/shop/tee');
  expect(tee).toContain('"values":["Blue"]'.replaceAll('"', '&quot;'));
  const linked = new Set([...tee.matchAll(/href="\/shop\/category\/(\w+)"/g)].map(([, name]) => name));
  expect([...linked]).toEqual(['clothing', 'shirts']);
  for (const name of ['clothing', 'shirts'])
    expect(await pageOf(`/shop/category/${name}`)).toContain('href="/shop/tee"');
});
