import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImportKit, startImportKit } from './importing.fixture.ts';
import { ImportNotes } from './readers/import-notes.ts';
import { putProducts } from './write/put-products.ts';

let kit: ImportKit;
let website: Website;
beforeAll(async () => {
  kit = await startImportKit();
});
afterAll(() => kit?.stop());
beforeEach(async () => {
  kit.asked.length = 0;
  website = await kit.server.createWebsite();
});

describe('importing products', () => {
  const products = `ID,Type,SKU,Name,Published,Stock,Regular price,Sale price,Parent,Images,Attribute 1 name,Attribute 1 value(s),External URL
1,variable,tee,Tee,1,,,,,https://sample.example/files/tee.png,Color,"Red, Blue",
2,variation,tee-r,Tee - Red,1,3,20,15,tee,,Color,Red,
3,variation,tee-b,Tee - Blue,1,,21.5,,tee,,Color,Blue,
4,simple,mug,Mug,1,0,8,,,,,,
5,grouped,set,Set,1,,,,,,,,
6,external,far,Far,1,,3,,,,,,https://far.example/
7,simple,dear,Dear,1,,99000000000,,,,,,
`;

  it('IMPORT-29: a gift card is sold as one here, and cards that were sold before are named in the report', {
    tags: 'slow',
  }, async () => {
    const done = await kit.run(
      website,
      `Handle,Title,Variant SKU,Variant Requires Shipping,Variant Price,Gift Card
card,Card,C,false,10.00,true
class,Class,L,false,5.00,false
`,
    );
    if (!done.ok) throw new Error(englishOf(done.error));
    expect(wordNotes(done.value.report.warnings, 'en').filter(({ why }) => /gift card/.test(why))).toEqual([
      {
        what: 'product “Card”',
        why: 'It is a gift card. The file does not contain the cards that were sold before: issue each of them again under Gift cards.',
      },
    ]);
    expect(
      await kit.rows(website, 'SELECT title, type FROM products WHERE website_id = $1 ORDER BY title'),
    ).toEqual([
      { title: 'Card', type: productTypes.giftCard },
      { title: 'Class', type: productTypes.service },
    ]);
    const page = await kit.server.client(website).get('/shop/card', { accept: 'text/html' });
    expect(page.text).toContain('giftrecipientemail000000');
  });

  it('IMPORT-80: a membership is sold as one here, and the report names it', { tags: 'slow' }, async () => {
    const done = await kit.run(
      website,
      `Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product URL,Title,Price,Stock
p1,v1,PAYWALL,friends,Friends,10.00,Unlimited
`,
    );
    if (!done.ok) throw new Error(englishOf(done.error));
    const notes = wordNotes(done.value.report.warnings, 'en');
    expect(notes.filter(({ why }) => why.startsWith('It is a membership.'))).toMatchObject([
      { what: 'product “Friends”' },
    ]);
    expect(await kit.rows(website, 'SELECT title, type, plan FROM products WHERE website_id = $1')).toEqual([
      { title: 'Friends', type: productTypes.paywall, plan: null },
    ]);
  });

  it('IMPORT-66, PRODUCT-21, SEO-6: brand and GTIN are where search engines read them; an invalid one is reported', {
    tags: 'slow',
  }, async () => {
    const text = `ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Regular price,Brands,Purchase note,Upsells,Meta: _supplier
1,simple,mug,4006381333931,Mug,1,8,Acme,Rinse it,id:2,Ann
2,simple,cup,A-2291,Cup,1,9,,,,
`;
    const done = await kit.run(website, text);
    if (!done.ok) throw new Error(englishOf(done.error));
    const notes = wordNotes(done.value.report.warnings, 'en')
      .map(({ what, why }) => `${what} ${why}`)
      .join('\n');
    for (const named of [
      'Column “Purchase note”',
      '“Rinse it”',
      '“id:2”',
      'Column “Meta: _supplier”',
      '“Ann”',
      '“A-2291”',
    ])
      expect(notes).toContain(named);
    const page = await kit.server.client(website).get('/shop/mug', { accept: 'text/html' });
    expect(page.text).toContain('"brand":{"@type":"Brand","name":"Acme"}');
    expect(page.text).toContain('"gtin":"4006381333931"');
    await kit.run(website, text.replace('Acme', 'Bolt'));
    expect(
      (await kit.rows(website, 'SELECT brand FROM products WHERE website_id = $1 ORDER BY brand')).map(
        row => row.brand,
      ),
    ).toEqual(['', 'Bolt']);
  });

  it('IMPORT-43: pictures in either description of a product are among its pictures', {
    tags: 'slow',
  }, async () => {
    const picture = (name: string) => `<p>Soft.</p><img src='https://sample.example/files/${name}.png'>`;
    const done = await kit.run(
      website,
      `ID,Type,SKU,Name,Published,Short description,Description,Regular price
1,simple,long,Long,1,,"${picture('in-long')}",8
2,simple,short,Short,1,"${picture('in-short')}",,8
`,
    );
    if (!done.ok) throw new Error(englishOf(done.error));
    expect(kit.asked.toSorted()).toEqual(['/files/in-long.png', '/files/in-short.png']);
    const all = await kit.rows(
      website,
      'SELECT title, cardinality(image_ids) AS images FROM products WHERE website_id = $1 ORDER BY title',
    );
    expect(all).toEqual([
      { title: 'Long', images: 1 },
      { title: 'Short', images: 1 },
    ]);
  });

  it('IMPORT-43: products are imported with variants, prices, stock and pictures; those that cannot be bought are hidden', async () => {
    const done = await kit.run(website, products);
    expect(done.ok && done.value.report).toMatchObject({ products: 5, variants: 5 });
    const all = await kit.rows(
      website,
      'SELECT p.title, p.state, p.slug, cardinality(p.image_ids) AS images, v.sku, v.option_values, v.price, v.sale_price, v.is_on_sale FROM products p JOIN variants v ON v.product_id = p.id AND v.website_id = p.website_id WHERE p.website_id = $1 ORDER BY p.id, v.position',
    );
    expect(
      all.map(row => [
        row.title,
        row.state,
        row.images,
        row.option_values,
        row.price,
        row.sale_price,
        row.is_on_sale,
      ]),
    ).toEqual([
      ['Tee', 1, 1, ['Red'], 2000, 1500, true],
      ['Tee', 1, 1, ['Blue'], 2150, null, false],
      ['Mug', 1, 0, [], 800, null, false],
      ['Set', 4, 0, [], 0, null, false],
      ['Far', 1, 0, [], 300, null, false],
      ['Dear', 4, 0, [], 0, null, false],
    ]);
    const now = await kit.server.reload(website);
    expect(now.settings.store.isOpen).toBe(true);
    expect(now.settings.homePageId).not.toBeNull();
    const before = await kit.everything(website);
    await kit.run(website, products);
    expect(await kit.everything(website)).toEqual(before);
  });

  it('MONEY-4, MONEY-6: prices are read exactly, finer ones rounded, and what is no price is none', async () => {
    const rows = ['0.29', '18.5049', '18.5050', '1e3', '18.504'].map(
      (price, at) => `${at + 1},simple,sku${at},Mug ${at},1,"${price}"`,
    );
    const done = await kit.run(website, `ID,Type,SKU,Name,Published,Regular price\n${rows.join('\n')}\n`);
    if (!done.ok) throw new Error(englishOf(done.error));
    const all = await kit.rows(
      website,
      'SELECT v.price FROM products p JOIN variants v ON v.product_id = p.id AND v.website_id = p.website_id WHERE p.website_id = $1 ORDER BY p.title',
    );
    expect(all.map(({ price }) => price)).toEqual([29, 1850, 1851, 0, 1850]);
  });
});

it('IMPORT-74: a product that breaks a rule is left out and reported', async () => {
  const notes = new ImportNotes();
  const bowl = { title: 'Bowl', state: 1, variants: [{ price: 1 }] } as const;
  const given = [
    { sourceKey: 'a', product: { ...bowl, variants: [...bowl.variants] } },
    { sourceKey: 'b', product: { ...bowl, title: 'Long', variants: [{ price: -1 }] } },
  ];
  const put = await putProducts(kit.server.context(website), given, notes);
  expect(put.map(one => one.sourceKey)).toEqual(['a']);
  expect(wordNotes(notes.skipped, 'en')).toEqual([
    {
      what: 'product “Long”',
      why: 'It was left out, because it breaks a rule for products. Must not be below zero.',
    },
  ]);
  expect(await kit.rows(website, 'SELECT title FROM products WHERE website_id = $1')).toEqual([
    { title: 'Bowl' },
  ]);
});
