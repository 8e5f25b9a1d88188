import { newId } from '@vitrine/core/id/id.ts';
import type { Receipt } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../checkout/shop.fixture.ts';
import { card, cash, lineOf, seller, TestCounter } from './counter.fixture.ts';

let at: TestCounter;
let shop: TestShop;

beforeAll(async () => {
  shop = await TestShop.open();
  at = await TestCounter.of(shop);
});
afterAll(() => shop?.server.stop());

const ordersNow = async () => Object.values(await shop.countOrders()).reduce((sum, n) => sum + n, 0);

it('POS-1, ROLE-8: a salesperson can sell at the counter and do nothing else; others cannot', async () => {
  const lines = [lineOf(await at.sell(500, 5))];
  for (const role of ['admin', 'websiteManager', 'storeManager', 'salesperson'] as const) {
    const client = await shop.server.signIn(shop.website, role);
    expect((await client.post('/api/point-of-sale/quote', { lines })).status, role).toBe(200);
  }
  for (const role of ['editor', 'billing', 'reporting', 'viewer', 'moderator', 'none'] as const) {
    const client = await shop.server.signIn(shop.website, role);
    const tried = [
      await client.get('/api/point-of-sale/products'),
      await client.get('/api/point-of-sale/day'),
      await at.complete({ lines, total: 500, tender: cash(500) }, newId(), client),
    ];
    expect(
      tried.map(({ status }) => status),
      role,
    ).toEqual(tried.map(() => 403));
  }
  for (const path of ['orders', 'draft-orders', 'products', 'customers', 'website/settings', 'overview'])
    expect([403, 404]).toContain((await at.client.get(`/api/${path}`)).status);
  const other = await shop.sell();
  const invoice = await shop.order(await shop.visitorWith(other.variants[0] ?? ''));
  expect((await at.client.get(`/api/point-of-sale/receipts/${invoice.orderId}`)).status).toBe(404);
  expect((await shop.server.client(shop.website).get('/api/point-of-sale/products')).status).toBe(401);
});

it('POS-2: prices and totals come from the server, whatever is sent', async () => {
  const variantId = await at.sell(1190, 5);
  const lines = [{ ...lineOf(variantId, 2), unitPrice: 1, price: 1, total: 1 }];
  expect(await at.quote({ lines, total: 1 })).toMatchObject({ subtotal: 2380, total: 2380, tax: 380 });
  const before = await ordersNow();
  const tampered = await at.complete({ lines, total: 2, tender: cash(2) });
  expect([tampered.status, tampered.body]).toMatchObject([
    409,
    { error: 'checkout.totalChanged', total: 2380 },
  ]);
  expect(await ordersNow()).toBe(before);
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 5 });
});

it('POS-2: an agreed discount on everything is taken off, and its reason is printed', async () => {
  const lines = [lineOf(await at.sell(1000, 5))];
  const percent = { value: { kind: 'percent', percent: 10_000 } };
  expect(await at.quote({ lines, discount: percent })).toMatchObject({ discount: 100, total: 900 });
  const amount = { value: { kind: 'amount', amount: 300 }, reason: 'Scratched' };
  const receipt = await at.sold({ lines, discount: amount, total: 700, tender: card });
  expect(receipt.totals).toContainEqual(expect.objectContaining({ words: 'Scratched' }));
  const whole = { value: { kind: 'percent', percent: 100_000 } };
  const free = await at.sold({
    lines: [lineOf(await at.sell(1000, 5))],
    discount: whole,
    total: 0,
    tender: cash(0),
  });
  expect(await shop.see(free.orderId)).toMatchObject({ total: 0, state: 'completed' });
});

it('POS-3: it is taxed where the store is, and nothing is shipped', async () => {
  const lines = [lineOf(await at.sell(1190, 5))];
  expect(await at.quote({ lines })).toMatchObject({ total: 1190, tax: 190, isTaxIncluded: true });
  const { orderId } = await at.sold({ lines, total: 1190, tender: card });
  expect(await shop.see(orderId)).toMatchObject({ requiresShipping: false, totals: { shipping: null } });
  await shop.settle({ seller: { ...seller, country: '' } });
  const refused = await at.client.post('/api/point-of-sale/quote', { lines });
  expect([refused.status, refused.body]).toMatchObject([409, { error: 'pointOfSale.noPlace' }]);
  const products = await at.client.get('/api/point-of-sale/products');
  expect(products.body).toMatchObject({ hasPlace: false });
  await shop.settle({ seller });
});

it('POS-4: a sale is an order that is paid, handed over and of the counter at once', async () => {
  const variantId = await at.sell(1190, 5);
  const receipt = await at.sold({
    lines: [lineOf(variantId, 2)],
    note: 'Gift',
    total: 2380,
    tender: cash(5000),
  });
  expect(receipt).toMatchObject({ total: 2380, change: 2620, email: '' });
  const order = await shop.see(receipt.orderId);
  expect(order).toMatchObject({
    ...{ state: 'completed', paymentState: 'captured', fulfilmentState: 'fulfilled' },
    ...{ channel: 'pointOfSale', email: '', note: 'Gift', paid: 2380, toSend: [] },
    payments: [{ method: 'cash', state: 'captured' }],
  });
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 3 });
  await shop.server.runJobs();
  expect(await shop.query(`SELECT id FROM outbox WHERE website_id = $1 AND recipient = ''`)).toEqual([]);
  expect(await shop.query(`SELECT id FROM customers WHERE website_id = $1 AND email = ''`)).toEqual([]);
});

it('POS-5: a sale that is sent twice, or many times at once, is one order', async () => {
  const variantId = await at.sell(500, 20);
  const saleId = newId();
  const body = { lines: [lineOf(variantId, 2)], total: 1000, tender: cash(1000) };
  const answers = await Promise.all(Array.from({ length: 12 }, () => at.complete(body, saleId)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const ids = answers.map(answer => (answer.body as { receipt: Receipt }).receipt.orderId);
  expect(new Set(ids).size).toBe(1);
  expect((await at.sold(body, saleId)).orderId).toBe(ids[0]);
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 18 });
  const more = await at.complete(
    { ...body, lines: [lineOf(variantId, 3)], total: 1500, tender: card },
    saleId,
  );
  expect([more.status, more.body]).toMatchObject([
    409,
    { error: 'pointOfSale.alreadySold', orderId: ids[0] },
  ]);
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 18 });
  expect(
    await shop.query('SELECT id FROM payments WHERE website_id = $1 AND order_id = $2', ids[0]),
  ).toHaveLength(1);
});

it('POS-6: what its buyer has to agree to is not sold, and what is mailed needs an address', async () => {
  for (const type of [productTypes.digital, productTypes.giftCard, productTypes.paywall]) {
    const { variants } = await shop.sell({ title: 'Glazes', type, variants: [{ price: 500, stock: null }] });
    const lines = [lineOf(variants[0] ?? '')];
    const before = await shop.query('SELECT id FROM orders WHERE website_id = $1');
    const nameless = await at.complete({ lines, total: 500, tender: card });
    expect([nameless.status, nameless.body]).toMatchObject([400, { error: 'pointOfSale.emailNeeded' }]);
    expect(await shop.query('SELECT id FROM orders WHERE website_id = $1')).toEqual(before);
    await at.sold({ lines, email: 'ann@example.com', total: 500, tender: card });
  }
  const [asking] = (
    await shop.sell({
      form: [{ id: newId(), kind: 'text', label: 'Name on it', isRequired: true }],
      variants: [{ price: 500, stock: 5 }],
    } as never)
  ).variants;
  const asked = [lineOf(asking ?? '')];
  expect((await at.quote({ lines: asked })).lines).toMatchObject([{ problem: 'notHere' }]);
  const refused = await at.complete({ lines: asked, total: 500, tender: card });
  expect([refused.status, refused.body]).toMatchObject([409, { error: 'pointOfSale.notSoldHere' }]);
  expect(await shop.stockOf(asking ?? '')).toMatchObject({ on_hand: 5 });
});

it('POS-7: products are listed with what is left, and found by SKU, GTIN or title', async () => {
  const made = await shop.sell({
    title: 'Moon vase',
    optionNames: ['Glaze'],
    variants: [
      { price: 900, stock: 2, sku: 'MOON-1', gtin: '4006381-33393-1', optionValues: ['Ash'] },
      { price: 950, stock: 0, sku: 'MOON-2', optionValues: ['Iron'] },
    ],
  });
  const listed = await at.client.get('/api/point-of-sale/products?search=moon');
  expect(listed.body).toMatchObject({
    products: [
      {
        title: 'Moon vase',
        items: [
          { sku: 'MOON-1', options: 'Ash', price: 900, available: 2, isFew: true },
          { sku: 'MOON-2', available: 0 },
        ],
      },
    ],
  });
  const find = async (code: string) =>
    (
      (await at.client.get(`/api/point-of-sale/code?code=${code}`)).body as { items: { sku: string }[] }
    ).items.map(({ sku }) => sku);
  expect(await find('moon-1')).toEqual(['MOON-1']);
  expect(await find('4006381333931')).toEqual(['MOON-1']);
  expect((await find('Moon%20Vase')).toSorted()).toEqual(['MOON-1', 'MOON-2']);
  expect(await find('MOON')).toEqual([]);
  const admin = await shop.server.signIn(shop.website);
  expect((await admin.patch(`/api/products/${made.id}`, { state: 3 })).status).toBe(200);
  expect(await find('moon-1')).toEqual([]);
  const hidden = [lineOf(made.variants[0] ?? '')];
  expect((await at.complete({ lines: hidden, total: 900, tender: card })).body).toMatchObject({
    error: 'pointOfSale.soldOut',
  });
});

it('POS-8: the last pieces are sold once, at the counter or on the website', async () => {
  for (let round = 0; round < 4; round += 1) {
    const variantId = await at.sell(500, 3);
    const visitors = await Promise.all(Array.from({ length: 4 }, () => shop.visitorWith(variantId)));
    const answers = await Promise.all([
      ...visitors.map(visitor => shop.place(visitor)),
      ...Array.from({ length: 4 }, () =>
        at.complete({ lines: [lineOf(variantId)], total: 500, tender: cash(500) }),
      ),
    ]);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(3);
    for (const { status, body } of answers.filter(answer => answer.status !== 200))
      expect([
        status,
        ['checkout.cartChanged', 'pointOfSale.soldOut'].includes((body as { error: string }).error),
      ]).toEqual([409, true]);
    expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 0 });
  }
  const scarce = [lineOf(await at.sell(500, 2), 3)];
  const few = await at.complete({ lines: scarce, total: 1500, tender: cash(1500) });
  expect([few.status, few.body]).toMatchObject([409, { error: 'pointOfSale.notEnough' }]);
  const gone = await at.sell(500, 0);
  expect((await at.quote({ lines: [lineOf(gone)] })).lines).toMatchObject([
    { problem: 'soldOut', available: 0 },
  ]);
  const before = await ordersNow();
  const refused = await at.complete({ lines: [lineOf(gone)], total: 0, tender: cash(0) });
  expect([refused.status, refused.body]).toMatchObject([409, { error: 'pointOfSale.soldOut' }]);
  expect(await ordersNow()).toBe(before);
});

it('POS-9: a basket is parked, taken up elsewhere, discarded and restored', async () => {
  const saleId = newId();
  const lines = [lineOf(await at.sell(700, 5), 2)];
  const park = (body: object) => at.client.put(`/api/point-of-sale/parked/${saleId}`, body);
  expect((await park({ lines, note: 'Ann, blue coat' })).status).toBe(204);
  const waiting = async () =>
    ((await at.client.get('/api/point-of-sale/parked')).body as { sales: { id: string }[] }).sales.filter(
      ({ id }) => id === saleId,
    );
  expect(await waiting()).toMatchObject([
    { quantity: 2, total: 1400, basket: { lines, note: 'Ann, blue coat' }, items: [{ title: 'Bowl' }] },
  ]);
  const staff = await shop.server.signIn(shop.website);
  expect(JSON.stringify((await staff.get('/api/draft-orders')).body)).not.toContain(saleId);
  expect((await staff.get(`/api/draft-orders/${saleId}`)).status).toBe(404);
  expect((await at.client.delete(`/api/point-of-sale/parked/${saleId}`)).status).toBe(204);
  expect(await waiting()).toEqual([]);
  expect((await at.client.post(`/api/point-of-sale/parked/${saleId}/restore`, {})).status).toBe(204);
  expect(await waiting()).toHaveLength(1);
  await at.sold({ lines, total: 1400, tender: card }, saleId);
  expect(await waiting()).toEqual([]);
  const late = await park({ lines });
  expect([late.status, late.body]).toMatchObject([409, { error: 'pointOfSale.alreadySold' }]);
  const phone = await staff.post('/api/draft-orders', { customer: {}, lines: [] });
  const { draft } = phone.body as { draft: { id: string } };
  expect((await at.client.delete(`/api/point-of-sale/parked/${draft.id}`)).status).toBe(404);
  expect((await at.client.put(`/api/point-of-sale/parked/${draft.id}`, { lines })).status).toBe(404);
  expect((await at.complete({ lines, total: 1400, tender: card }, draft.id)).status).toBe(404);
});

it('POS-10: cash below the total is refused, and nothing is sold', async () => {
  const variantId = await at.sell(1000, 5);
  const before = await ordersNow();
  const refused = await at.complete({ lines: [lineOf(variantId)], total: 1000, tender: cash(999) });
  expect([refused.status, refused.body]).toMatchObject([400, { error: 'pointOfSale.tooLittleCash' }]);
  expect(await ordersNow()).toBe(before);
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 5 });
});
