import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import { describe, expect, it } from 'vitest';
import { readImport } from '../read-import.ts';
import { source } from '../wxr.samples.ts';

const read = (text: string) => {
  const result = readImport(source(text, 'products.csv'));
  if (!result.ok) throw new Error(englishOf(result.error));
  return result.value;
};

describe('product tables of other shops', () => {
  it('IMPORT-29: Shopify’s rows become products with their options, prices, stock and pictures', () => {
    const { format, products, warnings } = read(
      `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Alt Text,Variant Image,Status
cup,Cup,<p>Thrown.</p>,Ann,Cups,"blue, small",true,Size,Small,C-S,250,shopify,3,deny,20.00,25.00,4006381333931,https://a.example/1.jpg,Front,https://a.example/s.jpg,active
cup,,,,,,,,Large,C-L,500,shopify,0,continue,30.00,,,https://a.example/2.jpg,Back,,
plate,Plate,,,,,false,Title,Default Title,P,0,,,deny,12,,,,,,draft
`,
    );
    expect(format).toBe('shopify');
    const [cup, plate] = products;
    expect(cup).toMatchObject({
      sourceId: 'cup',
      type: 'variable',
      title: 'Cup',
      address: '/products/cup',
      optionNames: ['Size'],
      categories: [['Cups']],
      tags: ['blue', 'small'],
      images: [
        { address: 'https://a.example/1.jpg', alt: 'Front' },
        { address: 'https://a.example/2.jpg', alt: 'Back' },
      ],
    });
    expect(cup?.descriptionHtml).toContain('Vendor: Ann');
    expect(
      cup?.variants.map(({ sku, price, salePrice, stock, weight, optionValues, imageAddress }) => [
        ...[sku, price, salePrice, stock, weight],
        ...[optionValues, imageAddress],
      ]),
    ).toEqual([
      ['C-S', '25.00', '20.00', 3, 0.25, ['Small'], 'https://a.example/s.jpg'],
      ['C-L', '30.00', '', null, 0.5, ['Large'], null],
    ]);
    expect(plate).toMatchObject({ type: 'simple', state: 'draft', optionNames: [] });
    expect(cup?.variants.map(({ gtin }) => gtin)).toContain('4006381333931');
    expect(wordNotes(warnings, 'en')).toEqual([]);
  });

  it('IMPORT-29: Squarespace’s rows become products; rows without an id belong to the one above', () => {
    const head =
      'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs';
    const { format, products } = read(`${head}
p1,v1,PHYSICAL,shop,toy,Toy,<p>Soft.</p>,T-R,Color,Red,8.90,7.00,Yes,2,"/dogs/toys, /new",soft,0.2,1,2,3,Yes,https://a.example/1.jpg https://a.example/2.jpg
,v2,,,,,,T-B,,Blue,9.90,0.00,No,Unlimited,,,0.0,0,0,0,,
p2,v3,DIGITAL,shop,book,Book,,B,,,5.00,0.00,No,Unlimited,,,0.0,0,0,0,No,
`);
    expect(format).toBe('squarespace');
    const [toy, book] = products;
    expect(toy).toMatchObject({
      sourceId: 'p1',
      address: '/shop/p/toy',
      optionNames: ['Color'],
      categories: [['dogs', 'toys'], ['new']],
      isVisible: true,
    });
    expect(toy?.images).toHaveLength(2);
    expect(
      toy?.variants.map(({ sourceId, sku, price, salePrice, stock }) => [
        sourceId,
        sku,
        price,
        salePrice,
        stock,
      ]),
    ).toEqual([
      ['v1', 'T-R', '8.90', '7.00', 2],
      ['v2', 'T-B', '9.90', '', null],
    ]);
    expect(book).toMatchObject({ type: 'simple', kind: 'digital', isVisible: false });
  });

  it('IMPORT-80: each kind that Squarespace names is kept, also a membership; an unknown one is reported', () => {
    const given = ['PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD', 'PAYWALL', 'Membership', '', 'COURSE'];
    const rows = given.map((type, at) => `p${at},v${at},${type},p-${at},Product ${at},10.00,Unlimited\n`);
    const { products, warnings } = read(
      `Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product URL,Title,Price,Stock\n${rows.join('')}`,
    );
    expect([...products].map(({ kind }) => kind)).toEqual([
      ...['physical', 'digital', 'service', 'giftCard', 'paywall', 'paywall', 'physical', 'physical'],
    ]);
    expect(wordNotes(warnings, 'en')).toEqual([
      {
        what: 'product “Product 7”',
        why: 'Its kind “COURSE” is not one of those here; it is now a physical product. Check it.',
      },
    ]);
  });

  it('IMPORT-29: gift cards of Shopify and Squarespace are told from services', () => {
    const shopify = read(
      `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Requires Shipping,Variant Price,Gift Card
card,Card,Worth,Ten,C-10,false,10.00,true
card,,,Twenty,C-20,false,20.00,
class,Class,Title,Default Title,L,false,5.00,false
`,
    );
    expect([...shopify.products].map(({ kind, variants }) => [kind, variants.length])).toEqual([
      ['giftCard', 2],
      ['service', 1],
    ]);
    expect(wordNotes(shopify.warnings, 'en')).toEqual([]);
    const squarespace = read(
      `Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product URL,Title,Price,Stock
p1,v1,GIFT_CARD,card,Card,10.00,Unlimited
p2,v2,SERVICE,class,Class,5.00,Unlimited
`,
    );
    expect([...squarespace.products].map(({ kind }) => kind)).toEqual(['giftCard', 'service']);
  });

  it.each([
    [
      'WooCommerce',
      'ID,Type,SKU,Name,Published,"GTIN, UPC, EAN, or ISBN",Regular price,Brands\n1,simple,a,A,1,4006381333931,5,"Clay > Acme"\n',
    ],
    [
      'a German WooCommerce',
      'ID,Typ,Artikelnummer,Name,Veröffentlicht,"GTIN, UPC, EAN oder ISBN",Regulärer Preis,Marken\n1,simple,a,A,1,4006381333931,5,Acme\n',
    ],
    [
      'Shopify',
      "Handle,Title,Vendor,Variant SKU,Variant Price,Variant Barcode\na,A,Acme,a,5,'4006381333931\n",
    ],
  ])('IMPORT-66: brand and GTIN of %s are kept', (_, text) => {
    const { products, warnings } = read(text);
    expect(products).toMatchObject([{ brand: 'Acme', variants: [{ gtin: '4006381333931' }] }]);
    expect(wordNotes(warnings, 'en')).toEqual([]);
  });

  it('IMPORT-66: further brands are named', () => {
    const { products, warnings } = read(
      'ID,Type,SKU,Name,Published,Brands\n1,simple,a,A,1,"Acme, Bolt, Cup"\n',
    );
    expect(products).toMatchObject([{ brand: 'Acme' }]);
    expect(wordNotes(warnings, 'en')).toEqual([
      { what: 'product “A”', why: 'It has one brand here, “Acme”; left out: Bolt, Cup.' },
    ]);
  });

  it('IMPORT-20: an unpublished variation in a table is out of stock, and its stock is reported', () => {
    const { products, warnings } = read(
      'ID,Type,SKU,Name,Published,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)\n1,variable,t,Tee,1,,,,Size,"S, M"\n2,variation,t-s,Tee - S,0,7,5,t,Size,S\n3,variation,t-m,Tee - M,1,4,5,t,Size,M\n',
    );
    expect(products.at(0)?.variants.map(({ sku, stock }) => [sku, stock])).toEqual([
      ['t-s', 0],
      ['t-m', 4],
    ]);
    expect(wordNotes(warnings, 'en')).toEqual([
      {
        what: 'product “Tee”',
        why: 'Its variant “S” was disabled. It is out of stock here; its stock was 7.',
      },
    ]);
  });

  it('IMPORT-37: a description that only a variation has is in the report', () => {
    const { warnings } = read(
      'Type,SKU,Name,Description,Parent,Attribute 1 name,Attribute 1 value(s),Regular price\n' +
        'variable,tee,Tee,Soft.,,Size,"S, M",\n' +
        'variation,tee-s,Tee - S,<p>Cut <b>short</b>.</p>,tee,Size,S,20\n' +
        'variation,tee-m,Tee - M,Soft.,tee,Size,M,20\n',
    );
    expect(wordNotes(warnings, 'en')).toEqual([
      {
        what: 'product “Tee”',
        why: 'Its variant “S” has a description, which variants do not have here: “Cut short.”.',
      },
    ]);
  });

  it('IMPORT-28: a filled column that is not read is named with its first value', () => {
    const { warnings } = read(
      'ID,Type,SKU,Name,Published,"GTIN, UPC, EAN, or ISBN",Regular price,Purchase note,Upsells,Meta: colour\n1,simple,a,A,1,4006,5,Thanks!,,\n2,simple,b,B,1,,6,,id:1,red\n',
    );
    expect(wordNotes(warnings, 'en').map(note => [note.what, note.why.split(', ').at(-1)])).toEqual([
      ['Column “Purchase note”', 'first with “Thanks!”.'],
      ['Column “Upsells”', 'first with “id:1”.'],
      ['Column “Meta: colour”', 'first with “red”.'],
    ]);
  });
});
