import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { storePicture } from '../../../test/store-picture.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { putCollection } from '../collections/index.ts';
import { type UpsertProduct, upsertProducts } from '../products/index.ts';
import { publish } from '../publishing/index.ts';
import { numberOf } from './filter-numbers.fixture.ts';

let shop: TestShop;
let visitor: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

const variant = (size: string, colour: string, price: number, stock: number | null, salePrice?: number) => ({
  optionValues: [size, colour],
  price,
  stock,
  ...(salePrice === undefined ? {} : { salePrice, isOnSale: true }),
});
const options = { optionNames: ['Size', 'Colour'] };
const shirts: Record<string, Omit<UpsertProduct['product'], 'title'>> = {
  'Blue shirt': {
    ...options,
    categories: ['Shirts'],
    tags: ['Cotton'],
    position: 1,
    variants: [variant('S', 'Blue', 2000, 3), variant('XL', 'Blue', 2000, 0)],
  },
  'Red shirt': {
    ...options,
    categories: ['Shirts'],
    tags: ['Linen'],
    position: 2,
    variants: [variant('S', 'Red', 4000, 0)],
  },
  'Red hat': {
    ...options,
    categories: ['Hats'],
    tags: ['Linen'],
    position: 3,
    variants: [variant('M', 'Red', 3000, 5, 1500)],
  },
  'Green hat': {
    ...options,
    categories: ['Hats'],
    position: 4,
    variants: [variant('M', 'Green', 1000, null)],
  },
  'Hidden hat': {
    ...options,
    categories: ['Hats'],
    state: 4,
    position: 5,
    variants: [variant('M', 'Red', 100, 1)],
  },
};

beforeEach(async () => {
  shop = await TestShop.on(shop.server);
  const context = shop.server.context(shop.website);
  await putCollection(context, {
    sourceKey: 'shop',
    type: collectionTypes.products,
    title: 'Shop',
    slug: 'shop',
  });
  const given = Object.entries(shirts).map(([title, product]) => ({
    sourceKey: title,
    product: { title, state: 1 as const, ...product },
  }));
  expect((await upsertProducts(context, given)).ok).toBe(true);
  await publish(context);
  shop.website = await shop.server.reload(shop.website);
  visitor = shop.server.client(shop.website);
});

const page = async (address: string) => (await visitor.get(address)).text;
const titlesIn = (html: string) =>
  [...html.matchAll(/class="summary-link" href="[^"]*">([^<]*)/g)].map(([, title]) => title);
const listed = async (address: string) => titlesIn(await page(address));

it('FILTER-1: a list is narrowed and sorted by its address alone, with any value of a group and one of each group', async () => {
  expect(await listed('/shop')).toEqual(['Blue shirt', 'Red shirt', 'Red hat', 'Green hat']);
  expect(await listed('/shop?option=colour:red')).toEqual(['Red shirt', 'Red hat']);
  expect(await listed('/shop?option=colour:red&option=colour:green')).toEqual([
    'Red shirt',
    'Red hat',
    'Green hat',
  ]);
  expect(await listed('/shop?option=colour:red&option=size:m')).toEqual(['Red hat']);
  expect(await listed('/shop?category=hats&tag=linen')).toEqual(['Red hat']);
  expect(await listed('/shop?from=15&to=30')).toEqual(['Blue shirt', 'Red hat']);
  expect(await listed('/shop?from=1%2C000')).toEqual([]);
  expect(await listed('/shop?to=1.000')).toHaveLength(4);
  expect(await listed('/shop?stock=in')).toEqual(['Blue shirt', 'Red hat', 'Green hat']);
  expect(await listed('/shop?sale=yes')).toEqual(['Red hat']);
  expect(await listed('/shop?sort=price')).toEqual(['Green hat', 'Red hat', 'Blue shirt', 'Red shirt']);
  expect(await listed('/shop?sort=-price&option=colour:red')).toEqual(['Red shirt', 'Red hat']);
  expect(await listed('/shop?sort=name')).toEqual(['Blue shirt', 'Green hat', 'Red hat', 'Red shirt']);
  expect(await listed('/shop/category/hats?option=colour:red')).toEqual(['Red hat']);
  expect(await listed('/shop/tag/linen?stock=in')).toEqual(['Red hat']);
  expect(await listed('/search?q=hat&option=colour:green')).toEqual(['Green hat']);
});

it('FILTER-1: invalid and unknown choices are ignored or find nothing, and never fail', async () => {
  expect(await listed('/shop?from=cheap&sort=magic&stock=maybe&option=red')).toHaveLength(4);
  expect(await listed('/shop?from=9223372036854775808')).toHaveLength(4);
  expect(await listed('/shop?category=no-such')).toEqual([]);
  expect(await listed("/shop?option=colour:'%22%5C&tag=%00")).toEqual([]);
});

it.each(['1000000.01', '21474836.48', '2147483647', '90071992547409.91'])(
  'FILTER-13: a price limit of %s is one that nothing reaches and everything stays below',
  async limit => {
    expect(await listed(`/shop?from=${limit}`)).toEqual([]);
    expect(await listed(`/shop?to=${limit}`)).toHaveLength(4);
  },
);

it('FILTER-2: each chosen filter is a link to the list without it, and all can be cleared', async () => {
  const html = await page('/shop?option=colour:red&from=20&sort=price');
  const chips = [...html.matchAll(/class="filter-chip" href="([^"]*)"[^>]*aria-label="([^"]*)"/g)].map(
    ([, href, label]) => [label, href?.replaceAll('&amp;', '&')],
  );
  expect(chips).toEqual([
    ['Remove the filter Colour: Red', '/shop?from=20&sort=price'],
    ['Remove the filter €20.00 or more', '/shop?option=colour%3Ared&sort=price'],
  ]);
  expect(html).toContain('href="/shop?sort=price" rel="nofollow">Clear all');
});

it('FILTER-3: values have the number of products under all other choices, those of a chosen group without it', async () => {
  const all = await page('/shop');
  expect(['colour:red', 'colour:blue', 'size:m'].map(value => numberOf(all, value))).toEqual(['2', '1', '2']);
  const red = await page('/shop?option=colour:red');
  expect(
    ['colour:red', 'colour:green', 'size:s', 'size:m', 'hats'].map(value => numberOf(red, value)),
  ).toEqual(['2', '1', '1', '1', '1']);
  expect(numberOf(red, 'in')).toBe('1');
  expect(all.indexOf('>S<')).toBeLessThan(all.indexOf('>M<'));
  expect(all.indexOf('>M<')).toBeLessThan(all.indexOf('>XL<'));
  expect(all).toContain('fill="#c5282f"');
});

it('FILTER-3, PRODUCT-49: a value has the small picture that its owner gave it instead of a colour', async () => {
  const picture = await storePicture(shop.server.context(shop.website), 'red.png');
  const given = await upsertProducts(shop.server.context(shop.website), [
    {
      sourceKey: 'Red shirt',
      product: {
        title: 'Red shirt',
        state: 1,
        ...shirts['Red shirt'],
        variants: [variant('S', 'Red', 4000, 0)],
        optionStyles: [
          { display: 'list', colors: [] },
          { display: 'swatches', colors: [], images: [{ value: 'Red', imageId: picture }] },
        ],
      },
    },
  ]);
  expect(given.ok).toBe(true);
  const html = await page('/shop');
  const [swatch = ''] = /<span class="filter-swatch"><img[^>]*>/.exec(html) ?? [];
  for (const part of [
    'alt=""',
    'loading="lazy"',
    /width="\d+"/,
    /height="\d+"/,
    /sizes="[^"]*24px/,
    `/media/${picture}/100w 100w`,
  ])
    expect(swatch).toMatch(part);
  expect(html).not.toContain('fill="#c5282f"');
  expect(numberOf(html, 'colour:red')).toBe('2');
});

it('FILTER-5: when nothing matches, the page says so with a way out, and search engines keep the plain list alone', async () => {
  const none = await visitor.get('/shop?option=colour:red&option=size:xl');
  expect(none.status).toBe(200);
  expect(none.text).toContain('No product matches all of these filters.');
  expect(none.text).toMatch(/<a class="button" href="\/shop">Clear all/);
  expect(none.text).toContain('<meta name="robots" content="noindex"/>');
  const plain = await page('/shop');
  expect(plain).toContain('rel="canonical"');
  expect(plain).not.toContain('noindex');
});

it('FILTER-7: an order that sells out a product redraws the lists of what is in stock', async () => {
  expect(await listed('/shop?stock=in')).toContain('Red hat');
  const [red] = await shop.query<{ id: string }>(
    `SELECT variants.id FROM variants JOIN products ON products.website_id = $1 AND products.id = product_id
     WHERE variants.website_id = $1 AND title = $2`,
    'Red hat',
  );
  await shop.order(await shop.visitorWith(red?.id ?? '', 5));
  await expect.poll(() => listed('/shop?stock=in')).not.toContain('Red hat');
});

it('PRODUCT-39: the page of a product shows others with most of its categories and tags, and no hidden ones', async () => {
  const related = async (slug: string) => titlesIn(await page(`/shop/${slug}`));
  expect(await related('red-hat')).toEqual(['Red shirt', 'Green hat']);
  expect(await related('blue-shirt')).toEqual(['Red shirt']);
  expect(await page('/shop/red-hat')).toContain('You may also like');
  const context = shop.server.context(shop.website);
  const alone = {
    sourceKey: 'alone',
    product: { title: 'Alone', state: 1 as const, variants: [{ price: 1 }] },
  };
  expect((await upsertProducts(context, [alone])).ok).toBe(true);
  await expect.poll(async () => (await visitor.get('/shop/alone')).status).toBe(200);
  expect(await page('/shop/alone')).not.toContain('You may also like');
});
