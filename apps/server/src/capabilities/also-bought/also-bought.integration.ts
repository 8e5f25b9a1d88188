import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineJobKind } from '../../jobs/jobs.ts';
import { TestShop } from '../checkout/shop.fixture.ts';

const heading = 'Customers also bought';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

type Sold = Awaited<ReturnType<TestShop['sell']>> & { readonly title: string };

async function sell(title: string, more: Parameters<TestShop['sell']>[0] = {}): Promise<Sold> {
  return { title, ...(await shop.sell({ title, ...more })) };
}

async function cartWith(...products: readonly Sold[]) {
  const visitor = shop.server.client(shop.website);
  for (const { variants } of products) {
    const [variantId = ''] = variants;
    await visitor.post('/api/commerce/shopping-cart/entries', { variantId, quantity: 1 });
  }
  return visitor;
}

async function order(...products: readonly Sold[]): Promise<string> {
  return (await shop.order(await cartWith(...products))).orderId;
}

/** The timed job, for all websites. */
async function countOrders(): Promise<void> {
  const { database, jobs } = shop.server.services;
  await jobs.enqueue(database, defineJobKind<object>('alsoBought.pair'), { websiteId: null, data: {} });
  await shop.server.runJobs();
}

/** The titles below the cart of somebody who has these. */
async function below(...products: readonly Sold[]): Promise<string[]> {
  await countOrders();
  const { text } = await (await cartWith(...products)).get('/cart');
  if (!text.includes(heading)) return [];
  const [, after = ''] = text.split(heading);
  return [...after.matchAll(/class="summary-link" href="[^"]*">([^<]*)/g)].map(([, title = '']) => title);
}

it('ALSOBOUGHT-1: what two orders have in common with the cart is shown below it, the most frequent first', async () => {
  const [mug, bowl, jug, plate] = [
    await sell('Mug'),
    await sell('Bowl'),
    await sell('Jug'),
    await sell('Plate'),
  ];
  expect(await below(mug)).toEqual([]);
  for (let count = 0; count < 2; count += 1) await order(mug, bowl);
  for (let count = 0; count < 3; count += 1) await order(mug, jug);
  await order(mug, plate);
  expect(await below(mug)).toEqual(['Jug', 'Bowl']);
  expect(await below(jug)).toEqual(['Mug']);
  // Nothing that is in the cart already.
  expect(await below(mug, jug)).toEqual(['Bowl']);
  // One order is one customer.
  expect(await below(plate)).toEqual([]);
});

it('ALSOBOUGHT-1: what is hidden, sold out or deleted is left out, and an empty cart shows nothing', async () => {
  const tea = await sell('Tea');
  const hidden = await sell('Hidden tea');
  const gone = await sell('Deleted tea');
  const last = await sell('Last tea', { variants: [{ price: 900, stock: 2 }] });
  for (let count = 0; count < 2; count += 1) await order(tea, hidden, gone, last);
  const staff = await shop.server.signIn(shop.website);
  const { product } = (await staff.get(`/api/products/${hidden.id}`)).body as {
    product: { version: number };
  };
  const hiding = { state: 4, version: product.version };
  expect((await staff.send('PATCH', `/api/products/${hidden.id}`, { body: hiding })).status).toBe(200);
  expect((await staff.delete(`/api/products/${gone.id}`)).status).toBe(204);
  expect(await below(tea)).toEqual([]);
  expect((await shop.server.client(shop.website).get('/cart')).text).not.toContain(heading);
});

it('ALSOBOUGHT-2: a cancelled order no longer counts, and repeating the job changes nothing', async () => {
  const [pot, lid] = [await sell('Pot'), await sell('Lid')];
  await order(pot, lid);
  const second = await order(pot, lid);
  expect(await below(pot)).toEqual(['Lid']);
  // As after an update of the database, which marks all orders.
  await shop.query(
    'INSERT INTO orders_to_pair (website_id, order_id) SELECT website_id, id FROM orders WHERE website_id = $1',
  );
  await countOrders();
  const counted = () =>
    shop.query('SELECT orders FROM bought_together WHERE website_id = $1 AND product_id = $2', pot.id);
  expect(await counted()).toEqual([{ orders: 2 }]);
  const staff = await shop.server.signIn(shop.website);
  expect((await staff.post(`/api/orders/${second}/cancellation`, {})).status).toBe(200);
  expect(await below(pot)).toEqual([]);
  expect(await counted()).toEqual([{ orders: 1 }]);
});

it('ALSOBOUGHT-2: an order counts with 20 products at most, and two websites are counted apart', async () => {
  const many: Sold[] = [];
  for (let count = 0; count < 25; count += 1) many.push(await sell(`Bead ${count}`));
  await order(...many);
  await countOrders();
  const [row] = await shop.query<{ pairs: number }>(
    `SELECT count(*)::int AS pairs FROM bought_together WHERE website_id = $1 AND product_id = ANY ($2)`,
    many.map(({ id }) => id),
  );
  expect(row).toEqual({ pairs: 20 * 19 });
  const other = await TestShop.on(shop.server);
  const { variants } = await other.sell({ title: 'Elsewhere' });
  const visitor = await other.visitorWith(variants[0] ?? '');
  expect((await visitor.get('/cart')).text).not.toContain(heading);
});
