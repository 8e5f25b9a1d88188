import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import type { stockListCalls } from '@vitrine/core/inventory/stock-lists.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestServer } from '../../../test/harness.ts';
import { within } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { holdStock } from '../inventory/index.ts';

let shop: TestShop;
let admin: Awaited<ReturnType<TestServer['signIn']>>;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());
beforeEach(async () => {
  shop = await TestShop.on(shop.server);
  admin = await shop.server.signIn(shop.website, 'storeManager');
});

const list = async (query = '') => {
  const answer = await admin.get(`/api/inventory${query}`);
  expect(answer.status).toBe(200);
  return answer.body as CallReply<typeof stockListCalls.list>;
};
const movements = async (query = '') => {
  const answer = await admin.get(`/api/inventory/movements${query}`);
  expect(answer.status).toBe(200);
  return answer.body as CallReply<typeof stockListCalls.movements>;
};
const names = ({ variants }: Awaited<ReturnType<typeof list>>) =>
  variants.map(one => [one.title, ...one.optionValues].join(' '));
const sized = (...stocks: (number | null)[]) => ({
  optionNames: ['Size'],
  variants: stocks.map((stock, at) => ({
    sku: `SKU-${at}-${stock}`,
    optionValues: [`No. ${at + 1}`],
    price: 1000,
    stock,
  })),
});
const adjust = (variantId: string, change: number, reason: string) =>
  admin.post(`/api/inventory/${variantId}/adjust`, { change, reason });

it('STOCK-13: all variants are listed by the title of their product, with what can be sold of each', async () => {
  const vase = await shop.sell({ title: 'vase', ...sized(8, null) });
  await shop.sell({ title: 'Bowl' });
  await shop.sell({ title: 'Pattern', type: 2, variants: [{ price: 500, stock: 0 }] });
  const gone = await shop.sell({ title: 'Ash jar' });
  await admin.delete(`/api/products/${gone.id}`);
  const [counted = ''] = vase.variants;
  const context = shop.server.context(shop.website);
  await context.database.transaction(inside =>
    holdStock(within(context, inside), { holder: 'cart', items: [{ variantId: counted, quantity: 3 }] }),
  );
  const all = await list();
  expect(names(all)).toEqual(['Bowl', 'Pattern', 'vase No. 1', 'vase No. 2']);
  expect(
    all.variants.map(({ onHand, reserved, saleable, isDigital }) => [onHand, reserved, saleable, isDigital]),
  ).toEqual([
    [10, 0, 10, false],
    [0, 0, null, true],
    [8, 3, 5, false],
    [null, 0, null, false],
  ]);
  expect(all).toMatchObject({ total: 4, isMore: false, fewFrom: 5, next: null });
  const first = await list('?limit=3');
  expect(names(first)).toEqual(['Bowl', 'Pattern', 'vase No. 1']);
  const second = await list(`?limit=3&cursor=${first.next}`);
  expect(names(second)).toEqual(['vase No. 2']);
  expect(names(await list(`?limit=3&cursor=${second.previous}`))).toEqual(names(first));
  expect((await admin.get('/api/inventory?cursor=nonsense')).status).toBe(400);
});

it('STOCK-13: a search finds variants by their product and by their SKU', async () => {
  await shop.sell({ title: 'Vase', ...sized(8, 2) });
  await shop.sell({ title: 'Bowl' });
  expect(names(await list('?search=vas'))).toEqual(['Vase No. 1', 'Vase No. 2']);
  expect(names(await list('?search=sku-1'))).toEqual(['Vase No. 2']);
  expect(names(await list('?search=sku-1&stock=low'))).toEqual(['Vase No. 2']);
  expect(names(await list('?search=50%25'))).toEqual([]);
});

it('STOCK-14: what is low and what is sold out comes first that has fewest; the store says what is low', async () => {
  await shop.sell({ title: 'Vase', ...sized(8, 2, 0, null) });
  await shop.sell({ title: 'Bowl', variants: [{ price: 100, stock: 5 }] });
  await shop.sell({ title: 'Pattern', type: 2, variants: [{ price: 500, stock: 0 }] });
  expect(names(await list('?stock=low'))).toEqual(['Vase No. 3', 'Vase No. 2', 'Bowl']);
  expect(names(await list('?stock=soldOut'))).toEqual(['Vase No. 3']);
  await shop.settle({ stock: { fewFrom: 8 } });
  expect(await list('?stock=low')).toMatchObject({ total: 4, fewFrom: 8 });
});

it('STOCK-15: a change that is undone stays in the history, beside what undid it', async () => {
  const { variants } = await shop.sell({ title: 'Vase' });
  const [vase = ''] = variants;
  await adjust(vase, 5, 'received');
  const undone = await adjust(vase, -5, 'undone');
  expect([undone.status, undone.body]).toMatchObject([200, { onHand: 10 }]);
  await admin.put(`/api/inventory/${vase}`, { onHand: null });
  await admin.put(`/api/inventory/${vase}`, { onHand: 10, reason: 'undone' });
  const history = (await movements(`?variant=${vase}`)).movements;
  expect(history.map(({ change, onHand, reason }) => [change, onHand, reason])).toEqual([
    [null, 10, 'undone'],
    [null, null, 'set'],
    [-5, 10, 'undone'],
    [5, 15, 'received'],
    [10, 10, 'set'],
  ]);
  expect((await admin.put(`/api/inventory/${vase}`, { onHand: 3, reason: 'sold' })).status).toBe(400);
  // Those that were sold in the meantime are not taken back.
  const refused = await adjust(vase, -11, 'undone');
  expect([refused.status, refused.body]).toMatchObject([409, { error: 'inventory.belowZero' }]);
  expect((await shop.stockOf(vase)).on_hand).toBe(10);
});

it('STOCK-16: movements tell when, who, why, by how many and for which order, newest first', async () => {
  const { id, variants } = await shop.sell({ title: 'Vase', ...sized(8, 2) });
  const [first = '', second = ''] = variants;
  await adjust(second, -1, 'damaged');
  const placed = await shop.order(await shop.visitorWith(first, 2));
  const all = await movements();
  expect(all.movements.map(({ variantId, change, reason }) => [variantId, change, reason])).toEqual([
    [first, -2, 'sold'],
    [second, -1, 'damaged'],
    [second, 2, 'set'],
    [first, 8, 'set'],
  ]);
  expect(all.movements[0]).toMatchObject({
    onHand: 6,
    order: { id: placed.orderId, number: placed.number },
    variant: { productId: id, title: 'Vase', optionValues: ['No. 1'], sku: 'SKU-0-8' },
  });
  expect(all.movements[1]).toMatchObject({ actor: admin.account.email, order: null });
  expect(all).toMatchObject({ total: 4, isMore: false, variant: null });
  expect(await movements('?reason=damaged')).toMatchObject({ total: 1, movements: [{ variantId: second }] });
  const page = await movements(`?variant=${first}&limit=1`);
  expect(page).toMatchObject({ total: 2, variant: { title: 'Vase' }, movements: [{ reason: 'sold' }] });
  expect(await movements(`?variant=${first}&limit=1&cursor=${page.next}`)).toMatchObject({
    movements: [{ reason: 'set' }],
    next: null,
  });
  expect((await admin.get('/api/inventory/movements?reason=stolen')).status).toBe(400);
});

it('STOCK-16: another website and people who may not manage stock see nothing of it', async () => {
  const { variants } = await shop.sell({ title: 'Vase' });
  const other = await TestShop.on(shop.server);
  const stranger = await shop.server.signIn(other.website, 'storeManager');
  expect((await stranger.get('/api/inventory')).body).toMatchObject({ variants: [], total: 0 });
  expect((await stranger.get(`/api/inventory/movements?variant=${variants[0]}`)).body).toMatchObject({
    movements: [],
    variant: null,
  });
  for (const role of ['editor', 'billing'] as const) {
    const person = await shop.server.signIn(shop.website, role);
    expect((await person.get('/api/inventory')).status).toBe(403);
    expect((await person.get('/api/inventory/movements')).status).toBe(403);
  }
});
