import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../checkout/shop.fixture.ts';
import { putCollection } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
  await putCollection(shop.server.context(shop.website), {
    sourceKey: 'shop',
    type: collectionTypes.products,
    title: 'Shop',
    slug: 'shop',
  });
  await publish(shop.server.context(shop.website), { note: '' });
  shop.website = await shop.server.reload(shop.website);
});
afterAll(() => shop?.server.stop());

let made = 0;
/** The text on the card of a product and on its page. */
async function shownOf(variants: readonly object[], more: object = {}) {
  made += 1;
  const slug = `bowl-${made}`;
  const optionNames = variants.length > 1 ? ['Size'] : [];
  const { variants: variantIds } = await shop.sell({
    slug,
    optionNames,
    ...more,
    variants: variants.map((variant, at) => ({
      price: 1000,
      stock: 10,
      optionValues: optionNames.map(() => `S${at}`),
      ...variant,
    })),
  });
  const visitor = shop.server.client(shop.website);
  const words = async (path: string) => (await visitor.get(path, { accept: 'text/html' })).text;
  const list = await words('/shop');
  const from = list.indexOf(`href="/shop/${slug}"`);
  if (from === -1) throw new Error(`The shop does not show ${slug}.`);
  const card = list.slice(from, list.indexOf('</li>', from)).replace(/<[^>]+>/g, ' ');
  const page = (await words(`/shop/${slug}`))
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ');
  return { card, page, variantIds };
}

it('PRICE-1, PRICE-6: a variant on sale costs its sale price', async () => {
  const { card, page } = await shownOf([{ price: 1234, salePrice: 1099, isOnSale: true }]);
  for (const text of [card, page]) expect(text).toContain('€10.99');
  const { card: without } = await shownOf([{ price: 1234, salePrice: 1099, isOnSale: false }]);
  expect(without).toContain('€12.34');
  expect(without).not.toContain('€10.99');
});

it('PRICE-2, PRICE-3, PRICE-4: varying prices are shown with the lowest', async () => {
  const { card } = await shownOf([{ price: 2000 }, { price: 1500, salePrice: 900, isOnSale: true }]);
  expect(card).toContain('from €9.00');
  const { card: alike } = await shownOf([{ price: 2000 }, { price: 2000 }]);
  expect(alike).toContain('€20.00');
  expect(alike).not.toContain('from');
});

it('PRICE-5: a former price is shown only if all variants with the lowest price are on sale', async () => {
  const sale = { price: 1700, salePrice: 800, isOnSale: true };
  expect((await shownOf([sale, { ...sale, price: 1600 }])).card).toContain('€16.00');
  expect((await shownOf([sale, { price: 800 }])).card).not.toContain('€17.00');
});

it('STOCK-1, STOCK-3: a product with no stock left is sold out, and one without a count never is', async () => {
  expect((await shownOf([{ stock: 0 }, { stock: 0 }])).card).toContain('Sold out');
  expect((await shownOf([{ stock: 0 }, { stock: 1 }])).card).not.toContain('Sold out');
  expect((await shownOf([{ stock: null }])).card).not.toContain('Sold out');
  expect((await shownOf([{ stock: 0 }], { type: 2 })).card).not.toContain('Sold out');
});

it('STOCK-5: a remaining stock of one to five is shown, more is not', async () => {
  expect((await shownOf([{ stock: 5 }])).page).toContain('Only 5 left');
  expect((await shownOf([{ stock: 1 }])).page).toContain('Only 1 left');
  expect((await shownOf([{ stock: 6 }])).page).not.toContain('left');
});

it('STOCK-2: the studio’s list shows the total stock of all variants', async () => {
  await shownOf([{ stock: 3 }, { stock: 4 }], { title: 'Summed' });
  await shownOf([{ stock: 3 }, { stock: null }], { title: 'Uncounted' });
  const admin = await shop.server.signIn(shop.website);
  const { products } = (await admin.get('/api/products?search=&limit=100')).body as {
    products: { title: string; stock: number | null }[];
  };
  const stockOf = (title: string) => products.find(product => product.title === title)?.stock;
  expect([stockOf('Summed'), stockOf('Uncounted')]).toEqual([7, null]);
});

it.each([
  ['a type that is none', { type: 6 }, 'type'],
  ['a state that only deleting gives', { state: 6 }, 'state'],
  ['a time that is missing', { state: 2 }, 'publishAt'],
  ['a price that is too high', { variants: [{ price: 100_000_001 }] }, 'variants.0.price'],
  [
    'a sale price above the price',
    { variants: [{ price: 10, salePrice: 11, isOnSale: true }] },
    'variants.0.salePrice',
  ],
])(
  'PRODUCT-1 to PRODUCT-3, PRODUCT-11: %s is refused by name, and no product is created',
  async (_, input, field) => {
    const admin = await shop.server.signIn(shop.website);
    const count = () => shop.query('SELECT id FROM products WHERE website_id = $1');
    const before = await count();
    const answer = await admin.post('/api/products', {
      title: 'Refused',
      variants: [{ price: 1000 }],
      ...input,
    });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
    expect(await count()).toEqual(before);
  },
);

it('MONEY-8: the store’s short prices are on cards, pages, in the cart, the order and its mail', async () => {
  await shop.settle({ trimsZeros: true });
  const { card, page, variantIds } = await shownOf([{ price: 4800 }, { price: 4850 }]);
  for (const text of [card, page]) expect(text).toContain('from €48 ');
  expect(page).toContain('€48.50');
  const visitor = await shop.visitorWith(variantIds[0] ?? '');
  const cart = (await visitor.get('/cart', { accept: 'text/html' })).text;
  expect(cart).toContain('€48<');
  expect(cart).not.toContain('€48.00');
  await shop.order(visitor);
  const mail = (await shop.mails()).findLast(({ kind }) => kind.includes('order'));
  expect(mail?.body_text).toContain('€48\n');
  await shop.settle({ trimsZeros: false });
  expect((await shownOf([{ price: 4800 }])).card).toContain('€48.00');
});

it('PRODUCT-8: a page shows weight and size in the units of the store', async () => {
  const variant = { weight: 1.5, size: { length: 25.4, width: 10, height: 5.08 } };
  const metric = await shownOf([variant]);
  expect(metric.page).toMatch(/Weight\s+1\.5 kg/);
  expect(metric.page).toMatch(/Size\s+25\.4 × 10 × 5\.08 cm/);
  await shop.settle({ unitSystem: 1 });
  const { page } = await shownOf([variant]);
  expect(page).toMatch(/Weight\s+3\.31 lbs/);
  expect(page).toMatch(/Size\s+10(?:"|&quot;) × 3\.94(?:"|&quot;) × 2(?:"|&quot;)/);
  expect((await shownOf([variant], { type: 3 })).page).not.toMatch(/Weight\s+3/);
  await shop.settle({ unitSystem: 2 });
});
