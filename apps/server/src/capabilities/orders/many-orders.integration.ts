import { newId } from '@vitrine/core/id/id.ts';
import type { Order, OrderListing } from '@vitrine/core/orders/order.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { signUpVisitor } from '../site-users/site-users.fixture.ts';
import { statusPath } from './confirmation-token.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

async function bought(more: Record<string, unknown> = {}): Promise<string> {
  const { variants } = await shop.sell();
  return (await shop.order(await shop.visitorWith(variants[0] ?? '', 2), more)).orderId;
}
const tag = (orderId: string, tags: readonly string[]) => admin.put(`/api/orders/${orderId}/tags`, { tags });
const tagsOf = async (orderId: string) => (await shop.see(orderId)).tags;
const many = async (body: object) => {
  const answer = await admin.post('/api/orders/many', body);
  return {
    status: answer.status,
    ...(answer.body as { done: number; refused: { id: string; message: string }[] }),
  };
};
const listed = async (query: string) =>
  ((await admin.get(`/api/orders?${query}`)).body as { orders: OrderListing[] }).orders.map(({ id }) => id);

it('ORDER-35: tags are kept once whatever their case, and orders are found by them', async () => {
  const [one, two] = [await bought(), await bought()];
  const answer = await tag(one, ['Gift', 'urgent', 'GIFT']);
  expect((answer.body as { order: Order }).order.tags).toEqual(['Gift', 'urgent']);
  await tag(two, ['gift']);
  expect((await listed('tag=GIFT')).toSorted()).toEqual([one, two].toSorted());
  expect(await listed('tag=urgent')).toEqual([one]);
  expect(await listed('tag=unknown')).toEqual([]);
  expect((await admin.get('/api/orders/tags')).body).toEqual({ tags: ['Gift', 'urgent'] });
  await tag(one, ['later']);
  expect(await tagsOf(one)).toEqual(['later']);
  for (const wrong of [[''], ['x'.repeat(51)], Array.from({ length: 21 }, (_, at) => `tag ${at}`)])
    expect((await tag(one, wrong)).status).toBe(400);
  expect((await tag(newId(), ['x'])).status).toBe(404);
  expect(await tagsOf(one)).toEqual(['later']);
});

it('ORDER-37: several orders are tagged and sent, and those that cannot be are named with the reason', async () => {
  const [paid, unpaid] = [await bought(), await bought()];
  await admin.post(`/api/orders/${paid}/payment`, {});
  const missing = newId();
  const orderIds = [paid, unpaid, missing, paid];
  const tagged = await many({ action: 'addTag', orderIds, tag: 'Fair' });
  expect([tagged.done, tagged.refused.map(({ id }) => id)]).toEqual([2, [missing]]);
  expect([await tagsOf(paid), await tagsOf(unpaid)]).toEqual([['Fair'], ['Fair']]);
  await many({ action: 'removeTag', orderIds: [unpaid], tag: 'fair' });
  expect(await tagsOf(unpaid)).toEqual([]);
  const sent = await many({ action: 'fulfil', orderIds });
  expect(sent).toMatchObject({
    done: 1,
    refused: [
      { id: unpaid, message: 'The order is not paid yet. Mark it as paid before it is sent.' },
      { id: missing },
    ],
  });
  expect([(await shop.see(paid)).state, (await shop.see(unpaid)).state]).toEqual(['completed', 'placed']);
  await tag(
    unpaid,
    Array.from({ length: 20 }, (_, at) => `tag ${at}`),
  );
  const full = await many({ action: 'addTag', orderIds: [unpaid], tag: 'one more' });
  expect(full.refused[0]?.message).toBe('An order has at most 20 tags. Remove one first.');
  expect((await many({ action: 'fulfil', orderIds: [] })).status).toBe(400);
});

it('ORDER-36, CSV-1: orders are exported as CSV, a row for each line, without formulas', async () => {
  const { variants } = await shop.sell({ title: '=HYPERLINK("x"), a "cup"' });
  const visitor = await shop.visitorWith(variants[0] ?? '', 3);
  const mugs = await shop.sell({ title: 'Mug', variants: [{ price: 950, stock: 9 }] });
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: mugs.variants[0], quantity: 1 });
  const { orderId, number } = await shop.order(visitor, { email: 'csv@example.com', name: '+Ann, Lee' });
  await tag(orderId, ['Gift', 'Fair']);
  const answer = await admin.get('/api/orders/export.csv?search=csv@example.com');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="orders-.+[.]csv"$/);
  const rows = parse(answer.text, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows.map(row => [row.Order, row.Name, row.Item, row.Quantity, row['Unit price'], row.Tags])).toEqual(
    [
      [String(number), "'+Ann, Lee", '\'=HYPERLINK("x"), a "cup"', '3', '18.50', 'Fair, Gift'],
      [String(number), "'+Ann, Lee", 'Mug', '1', '9.50', 'Fair, Gift'],
    ],
  );
  expect(rows[0]).toMatchObject({ Total: '70.00', Shipping: '5.00', Currency: 'EUR', State: 'placed' });
  const tagged = parse((await admin.get('/api/orders/export.csv?tag=fair&search=csv')).text, { bom: true });
  expect(tagged).toHaveLength(3);
});

it('ORDER-36: every order is exported, however many, and only to people who may read orders', async () => {
  const from = [shop.website.id, await bought()] as const;
  const changes = `'id', 'copy' || n, 'number', 9000 + n, 'cart_id', 'cart' || n`;
  const { database } = shop.server.services;
  await copyRows(database, { table: 'orders', from, to: shop.website.id, count: 1234, changes });
  const text = (await admin.get('/api/orders/export.csv')).text;
  const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
  const numbers = rows.map(row => Number(row.Order)).filter(one => one > 9000);
  expect([numbers.length, new Set(numbers).size]).toEqual([1234, 1234]);
  const visitor = shop.server.client(shop.website);
  expect((await visitor.get('/api/orders/export.csv')).status).toBe(401);
  const viewer = await shop.employ(visitor, 'viewer');
  expect((await viewer.get('/api/orders/export.csv')).status).toBe(403);
  expect((await admin.get('/api/orders/export.csv?state=lost')).status).toBe(400);
});

it('ORDER-38: a site user finds the orders of their own address, with links to their pages', async () => {
  const own = await bought({ email: 'Ada@Example.com' });
  await bought({ email: 'bob@example.com' });
  const ada = await signUpVisitor(shop.server, shop.website, 'ada@example.com');
  const { number } = await shop.see(own);
  const page = (await ada.get('/account', { accept: 'text/html' })).text;
  const links = [...page.matchAll(/href="([^"]*checkout\/status[^"]*)">([^<]*)/g)].map(found =>
    found.slice(1),
  );
  expect(links).toEqual([[statusPath(shop.server.context(shop.website), own), `Order ${number}`]]);
  expect((await ada.get(links[0]?.[0] ?? '', { accept: 'text/html' })).text).toContain(`Order ${number}`);
});
