import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import type { DraftOrder } from '@vitrine/core/draft-orders/draft-order.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { MadeToOrder } from '@vitrine/core/products/made-to-order.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { pagesOf } from '../documents/documents.fixture.ts';
import { TestEdits } from '../order-edits/edits.fixture.ts';
import { statusPath } from '../orders/index.ts';
import { publish } from '../publishing/index.ts';
import { buyer, TestShop } from './shop.fixture.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  await publish(shop.server.context(shop.website));
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

const weeks: MadeToOrder = {
  from: 2,
  to: 3,
  unit: 'week',
  isBeyondStock: false,
  isToSpecification: false,
};
const beyond: MadeToOrder = { ...weeks, from: 5, to: 5, unit: 'day', isBeyondStock: true };

const sell = async (madeToOrder: MadeToOrder | null, stock: number | null = null) => {
  const slug = `bench-${newId()}`;
  const { id, variants } = await shop.sell({
    title: 'Bench',
    slug,
    madeToOrder,
    variants: [{ price: 1850, stock }],
  });
  return { id, variantId: variants[0] ?? '', address: `/shop/${slug}` };
};
const html = (client: TestClient, path: string) => client.get(path, { accept: 'text/html' });
const page = async (path: string) => (await html(shop.server.client(shop.website), path)).text;
const order = async (variantId: string, quantity = 1) =>
  (await shop.order(await shop.visitorWith(variantId, quantity))).orderId;
const linesOf = async (orderId: string) => (await shop.see(orderId)).lines;
const productOf = async (id: string) =>
  ((await admin.get(`/api/products/${id}`)).body as { product: Product }).product;

it('MADETOORDER-1: a time is saved with the product and its copy; what makes no sense is refused with its field', async () => {
  const { id } = await sell(weeks);
  expect((await productOf(id)).madeToOrder).toEqual(weeks);
  const copied = await admin.post(`/api/products/${id}/duplicate`, {});
  expect((copied.body as { product: Product }).product.madeToOrder).toEqual(weeks);
  const refused: [object, string][] = [
    [{ madeToOrder: { ...weeks, from: 4 } }, 'madeToOrder.to'],
    [{ madeToOrder: { ...weeks, from: 0 } }, 'madeToOrder.from'],
    [{ madeToOrder: { ...weeks, to: 53 } }, 'madeToOrder.to'],
    [
      { madeToOrder: { ...weeks, isBeyondStock: true, isToSpecification: true } },
      'madeToOrder.isToSpecification',
    ],
    [{ type: 3 }, 'madeToOrder'],
  ];
  const before = await productOf(id);
  for (const [change, field] of refused) {
    const answer = await admin.patch(`/api/products/${id}`, change);
    expect([answer.status, Object.keys((answer.body as { errors: object }).errors)]).toEqual([400, [field]]);
  }
  const service = { title: 'Talk', type: 3, madeToOrder: weeks, variants: [{ price: 1 }] };
  expect((await admin.post('/api/products', service)).status).toBe(400);
  expect(await productOf(id)).toEqual(before);
  const cleared = await admin.patch(`/api/products/${id}`, { madeToOrder: null });
  expect((cleared.body as { product: Product }).product.madeToOrder).toBeNull();
});

it('MADETOORDER-2, MADETOORDER-7: the page of the product says it in its language, also to search engines', async () => {
  const always = await sell(weeks);
  const shown = await page(always.address);
  expect(shown).toContain('Made to order. Ships in 2–3 weeks.');
  expect(shown).toContain('"availability":"https://schema.org/BackOrder"');
  expect(shown).toContain('"minValue":14,"maxValue":21,"unitCode":"DAY"');
  const last = await sell(beyond, 1);
  const stocked = await page(last.address);
  expect(stocked).toContain('In stock. A larger quantity is made to order and ships in 5 days.');
  expect(stocked).toContain('https://schema.org/InStock');
  await order(last.variantId);
  const empty = await page(last.address);
  expect(empty).toContain('Made to order. Ships in 5 days.');
  expect(empty).toContain('https://schema.org/BackOrder');
  expect(empty).not.toContain('class="purchase-sold-out"');
  const single = await sell({ ...weeks, from: 1, to: 1 });
  expect(await page(single.address)).toContain('Made to order. Ships in 1 week.');
  await shop.speak('de');
  await publish(shop.server.context(shop.website));
  expect(await page(single.address)).toContain('Auf Bestellung gefertigt. Versand in 1 Woche.');
  expect(await page(always.address)).toContain('Versand in 2–3 Wochen.');
  await shop.speak('en');
  await publish(shop.server.context(shop.website));
});

it('MADETOORDER-3: stock is sold first; a line that it does not cover is made whole and moves no stock', async () => {
  const { variantId } = await sell(beyond, 3);
  const first = await order(variantId, 2);
  expect((await linesOf(first))[0]).not.toHaveProperty('madeToOrder');
  const second = await order(variantId, 2);
  expect((await linesOf(second))[0]).toMatchObject({ quantity: 2, madeToOrder: beyond });
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 1, reserved: 0 });
  await admin.post(`/api/orders/${second}/cancellation`, {});
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 1 });
  await admin.post(`/api/orders/${first}/cancellation`, {});
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 3 });
  const changes = await shop.query<{ change: number }>(
    'SELECT change FROM stock_changes WHERE website_id = $1 AND variant_id = $2 AND change IS NOT NULL ORDER BY id',
    variantId,
  );
  expect(changes.map(({ change }) => change)).toEqual([3, -2, 2]);
});

it('MADETOORDER-3: of ten buyers of the last three at once, none is refused and three take them', async () => {
  const { variantId } = await sell(beyond, 3);
  const visitors = await Promise.all(Array.from({ length: 10 }, () => shop.visitorWith(variantId)));
  const placeUntilDone = async (visitor: TestClient): Promise<string> => {
    const answer = await shop.place(visitor);
    if (answer.status === 409) return placeUntilDone(visitor);
    return (answer.body as { order: { orderId: string } }).order.orderId;
  };
  const ids = await Promise.all(visitors.map(placeUntilDone));
  const lines = (await Promise.all(ids.map(linesOf))).flat();
  expect(lines.filter(line => line.madeToOrder === undefined)).toHaveLength(3);
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 0, reserved: 0 });
});

it('MADETOORDER-3: counted stock of what is always made is how many orders are taken', async () => {
  const { variantId } = await sell(weeks, 1);
  await order(variantId);
  const late = shop.server.client(shop.website);
  const refused = await late.post('/api/commerce/shopping-cart/entries', { variantId, quantity: 1 });
  expect([refused.status, refused.body]).toMatchObject([409, { error: 'cart.soldOut' }]);
});

it('MADETOORDER-4: cart and checkout say it with each line, and the checkout by the slowest', async () => {
  const slow = await sell(weeks);
  const quick = await sell(beyond, 0);
  const visitor = await shop.visitorWith(slow.variantId);
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: quick.variantId, quantity: 1 });
  for (const path of ['/cart', '/checkout']) {
    const { text } = await html(visitor, path);
    for (const words of ['Made to order. Ships in 2–3 weeks.', 'Made to order. Ships in 5 days.'])
      expect(text, path).toContain(words);
  }
  const { text } = await html(visitor, '/checkout');
  expect(text).toContain('Your order is expected to ship in 2–3 weeks.');
  const cart = (await visitor.get('/api/commerce/shopping-cart')).body as CartReply;
  await visitor.post(`/api/commerce/shopping-cart/entries/${cart.entries[0]?.entryId}/save`);
  const { entries, saved } = (await visitor.get('/api/commerce/shopping-cart')).body as CartReply;
  expect([entries, saved].map(lines => lines.map(({ choices }) => choices))).toEqual([
    [['Made to order. Ships in 5 days.']],
    [['Made to order. Ships in 2–3 weeks.']],
  ]);
});

it('MADETOORDER-4: a form that promised an earlier time orders nothing, and then shows the new one', async () => {
  const { variantId } = await sell(beyond, 1);
  const visitor = await shop.visitorWith(variantId);
  const form = (await html(visitor, '/checkout')).text;
  expect(form).not.toContain('expected to ship');
  await order(variantId);
  const keyOf = (text: string) => /name="idempotencyKey" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const post = (idempotencyKey: string) =>
    visitor.send('POST', '/checkout', {
      body: new URLSearchParams({
        ...{ ...buyer, paymentMethod: 'manual', shippingOption: 'post' },
        ...{ intent: 'place', idempotencyKey },
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': '' },
    });
  const before = await shop.countOrders();
  const refused = await post(keyOf(form));
  expect([refused.status, String(refused.headers.location)]).toEqual([
    303,
    expect.stringContaining('/checkout'),
  ]);
  expect(await shop.countOrders()).toEqual(before);
  const again = (await html(visitor, '/checkout')).text;
  expect(again).toContain('Your order would now ship in 5 days.');
  const placed = await post(keyOf(again));
  expect(String(placed.headers.location)).toContain('/checkout/order/');
  const answer = await shop.place(await shop.visitorWith(variantId), { expectedDays: 4 });
  expect([answer.status, answer.body]).toMatchObject([409, { error: 'checkout.shipsLater' }]);
});

it('MADETOORDER-5: the order keeps it, and page, emails, packing slip and CSV say by when it ships until it was sent', async () => {
  const { id, variantId } = await sell(weeks);
  const orderId = await order(variantId);
  await admin.patch(`/api/products/${id}`, { madeToOrder: null, title: 'Other' });
  const { lines, number, placedAt } = await shop.see(orderId);
  expect(lines[0]).toMatchObject({ title: 'Bench', madeToOrder: weeks });
  const day = new Date(Date.parse(placedAt ?? '') + 21 * 86_400_000);
  const shipsBy = `Expected to ship by ${new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(day)}.`;
  const status = statusPath(shop.server.context(shop.website), orderId);
  const shown = await page(status);
  expect(shown).toContain(shipsBy);
  expect(shown).toContain('Made to order in 2–3 weeks.');
  const mails = (await shop.mails()).filter(({ subject }) => subject.includes(String(number)));
  for (const kind of ['orders.confirmation', 'orders.notice']) {
    const text = mails.find(mail => mail.kind === kind)?.body_text ?? '';
    expect(text, kind).toContain(shipsBy);
    expect(text, kind).toContain('Made to order in 2–3 weeks.');
  }
  const [slip] = await pagesOf(admin, `/api/documents/print.pdf?kind=packingSlip&order=${orderId}`);
  expect(slip).toContain(shipsBy);
  expect((await admin.get('/api/orders/export.csv')).text).toContain('Made to order in 2–3 weeks.');
  await admin.post(`/api/orders/${orderId}/payment`, {});
  await admin.post(`/api/orders/${orderId}/fulfilment`, {});
  const sent = await page(status);
  expect(sent).not.toContain('Expected to ship');
  expect(sent).toContain('Made to order in 2–3 weeks.');
});

it('MADETOORDER-6: what is made to a specification is told before buying, and neither returned nor withdrawn from', async () => {
  await shop.settle({ returns: { isOffered: true, days: 30, instructions: '' } });
  const told = 'Made to your own specification: there is no right of withdrawal.';
  const { address, variantId } = await sell({ ...weeks, isToSpecification: true });
  expect(await page(address)).toContain(told);
  const visitor = await shop.visitorWith(variantId);
  for (const path of ['/cart', '/checkout']) expect((await html(visitor, path)).text, path).toContain(told);
  const { orderId } = await shop.order(visitor);
  await admin.post(`/api/orders/${orderId}/payment`, {});
  await admin.post(`/api/orders/${orderId}/fulfilment`, {});
  const status = statusPath(shop.server.context(shop.website), orderId);
  const shown = await page(status);
  expect(shown).toContain(told);
  expect((await shop.mails()).findLast(({ kind }) => kind === 'orders.confirmation')?.body_text).toContain(
    told,
  );
  const [line] = await linesOf(orderId);
  const asked = await shop.server.client(shop.website).send('POST', status.replace('status', 'returns'), {
    body: new URLSearchParams({ returnId: newId(), [`quantity-${line?.id}`]: '1' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': '' },
  });
  expect(asked.status).not.toBe(303);
  expect((await admin.get(`/api/orders/${orderId}/returns`)).body).toMatchObject({ returns: [] });
  const link = /href="(\/checkout\/withdrawal\?order=[^"]+)"/.exec(shown)?.[1] ?? '';
  expect(await page(link)).toMatch(/may not apply[^<]*Bench|Bench[^<]*may not/);
});

it('MADETOORDER-8: staff add it from stock while there is some, and made to order after that', async () => {
  const edits = new TestEdits(shop, admin);
  const { variantId } = await sell(beyond, 1);
  const { orderId } = await edits.ordered();
  const add = (quantity: number) =>
    edits.change(orderId, { quantities: [], added: [{ id: newId(), variantId, quantity }] });
  expect([(await add(1)).status, (await add(2)).status]).toEqual([200, 200]);
  const added = (await linesOf(orderId)).filter(line => line.variantId === variantId);
  expect(added.map(({ quantity, madeToOrder }) => [quantity, madeToOrder])).toEqual([
    [1, undefined],
    [2, beyond],
  ]);
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 0 });
  await admin.post(`/api/orders/${orderId}/cancellation`, {});
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 1 });
});

it('MADETOORDER-9: a draft order says it with each line, and nothing where the stock covers it', async () => {
  const [always, covered] = [await sell(weeks), await sell(beyond, 3)];
  const lineOf = ({ variantId }: { variantId: string }, quantity: number) => ({
    ...{ id: newId(), variantId, quantity },
  });
  const lines = [lineOf(always, 1), lineOf(covered, 2)];
  const made = await admin.post('/api/draft-orders', { customer: buyer, lines });
  const { draft } = made.body as { draft: DraftOrder };
  expect(draft.lines.map(({ madeToOrder }) => madeToOrder)).toEqual([weeks, null]);
  const [first, second] = lines;
  const more = [first, { ...second, quantity: 4 }];
  const saved = await admin.put(`/api/draft-orders/${draft.id}`, {
    ...{ customer: buyer, lines: more, version: draft.version },
  });
  expect((saved.body as { draft: DraftOrder }).draft.lines[1]?.madeToOrder).toEqual(beyond);
});
