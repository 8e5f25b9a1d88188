import { newId } from '@vitrine/core/id/id.ts';
import { saleable } from '@vitrine/core/inventory/stock.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Context, within } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { holdStock, readStock, releaseStock, type StockItem, takeStock, writeLevels } from './index.ts';

let shop: TestShop;
let context: Context;
beforeAll(async () => {
  shop = await TestShop.open();
  context = shop.server.context(shop.website);
});
afterAll(() => shop?.server.stop());

const stocked = async (...onHand: (number | null)[]): Promise<string[]> => {
  const ids = onHand.map(() => newId());
  await writeLevels(
    context,
    ids.map((variantId, at) => ({ variantId, onHand: onHand[at] ?? null })),
    'set',
  );
  return ids;
};
const inTransaction = <T>(act: (inside: Context) => Promise<T>): Promise<T> =>
  context.database.transaction(transaction => act(within(context, transaction)));
const hold = (holder: string, ...items: StockItem[]) =>
  inTransaction(inside => holdStock(inside, { holder, items }));
const take = (holder: string, ...items: StockItem[]) =>
  inTransaction(inside => takeStock(inside, { holder, items, orderId: newId() }));
const of = (variantId: string, quantity: number): StockItem => ({ variantId, quantity });
const left = async (variantId: string, except: string | null = null): Promise<number> => {
  const level = (await readStock(context, [variantId], except)).get(variantId);
  return level ? saleable(1, level) : Number.NaN;
};

it('STOCK-4: items in a cart count against others until the reservation ends, never against the cart itself', async () => {
  const [vase = ''] = await stocked(5);
  const [mine, other] = [newId(), newId()];
  expect(await hold(mine, of(vase, 4))).toMatchObject({ isDone: true });
  expect([await left(vase), await left(vase, mine)]).toEqual([1, 5]);
  expect(await hold(other, of(vase, 2))).toEqual({ isDone: false, short: [vase] });
  expect(await hold(mine, of(vase, 5))).toMatchObject({ isDone: true });
  shop.server.moveClock({ minutes: 14, seconds: 59 });
  expect(await left(vase)).toBe(0);
  shop.server.moveClock({ seconds: 1 });
  expect(await left(vase)).toBe(5);
  expect(await hold(other, of(vase, 2))).toMatchObject({ isDone: true });
  expect(await shop.stockOf(vase)).toEqual({ on_hand: 5, reserved: 2 });
});

it('STOCK-4: after any sequence of holding, selling, releasing and waiting, the remaining stock matches a model', async () => {
  const minutes = 15;
  const holders = [newId(), newId(), newId()];
  const step = fc.record({
    act: fc.constantFrom('hold', 'take', 'release', 'wait', 'tidy'),
    holder: fc.integer({ min: 0, max: 2 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    wait: fc.integer({ min: 1, max: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async steps => {
      const [vase = ''] = await stocked(6);
      let onHand = 6;
      let now = 0;
      const held = new Map<number, { quantity: number; endsAt: number }>();
      const others = (but: number) =>
        [...held].reduce((sum, [who, one]) => sum + (who !== but && one.endsAt > now ? one.quantity : 0), 0);
      for (const { act, holder, quantity, wait } of steps) {
        const id = holders[holder] ?? '';
        const fits = onHand - others(holder) >= quantity;
        if (act === 'hold') {
          expect((await hold(id, of(vase, quantity))).isDone).toBe(fits);
          if (fits) held.set(holder, { quantity, endsAt: now + minutes });
        } else if (act === 'take') {
          expect((await take(id, of(vase, quantity))).isDone).toBe(fits);
          if (fits) {
            onHand -= quantity;
            held.delete(holder);
          }
        } else if (act === 'release') {
          await inTransaction(inside => releaseStock(inside, id));
          held.delete(holder);
        } else if (act === 'wait') {
          shop.server.moveClock({ minutes: wait });
          now += wait;
        } else {
          await shop.server.services.jobs.enqueue(
            context.database,
            { name: 'inventory.release' },
            { websiteId: null, data: {} },
          );
          await shop.server.runJobs();
        }
        for (const who of [0, 1, 2]) expect(await left(vase, holders[who] ?? '')).toBe(onHand - others(who));
      }
      const [sum] = await shop.query<{ sum: number }>(
        'SELECT coalesce(sum(quantity), 0)::int AS sum FROM stock_reservations WHERE website_id = $1 AND variant_id = $2',
        vase,
      );
      expect((await shop.stockOf(vase)).reserved).toBe(sum?.sum);
      for (const id of holders) await inTransaction(inside => releaseStock(inside, id));
    }),
    { numRuns: 25 },
  );
});

it('STOCK-6: of 60 buyers of 7 pieces exactly 7 get one, whatever the order of their items', async () => {
  const [a = '', b = '', c = ''] = await stocked(7, 100, null);
  const orders = [
    [of(a, 1), of(b, 1), of(c, 3)],
    [of(c, 1), of(b, 1), of(a, 1)],
    [of(b, 1), of(a, 1)],
  ];
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, at) => take(newId(), ...(orders[at % 3] ?? []))),
  );
  expect(outcomes.filter(outcome => outcome.isDone).length).toBe(7);
  expect(await shop.stockOf(a)).toEqual({ on_hand: 0, reserved: 0 });
  // Either the whole order or nothing: refused buyers took nothing else.
  expect(await shop.stockOf(b)).toEqual({ on_hand: 93, reserved: 0 });
  expect(await shop.stockOf(c)).toEqual({ on_hand: null, reserved: 0 });
});

it('STOCK-6: holding and taking at the same moment never sell a piece twice', async () => {
  const [a = '', b = ''] = await stocked(5, 5);
  const holders = Array.from({ length: 40 }, () => newId());
  const held = await Promise.all(
    holders.map((holder, at) => hold(holder, ...(at % 2 ? [of(a, 1), of(b, 1)] : [of(b, 1), of(a, 1)]))),
  );
  expect(held.filter(outcome => outcome.isDone).length).toBe(5);
  shop.server.moveClock({ minutes: 16 });
  const taken = await Promise.all(holders.map(holder => take(holder, of(a, 1), of(b, 1))));
  expect(taken.filter(outcome => outcome.isDone).length).toBe(5);
  expect([await shop.stockOf(a), await shop.stockOf(b)]).toEqual([
    { on_hand: 0, reserved: 0 },
    { on_hand: 0, reserved: 0 },
  ]);
});

it('STOCK-7: a job releases expired reservations', async () => {
  const [vase = ''] = await stocked(2);
  await hold(newId(), of(vase, 2));
  shop.server.moveClock({ minutes: 16 });
  await shop.server.services.jobs.enqueue(
    context.database,
    { name: 'inventory.release' },
    { websiteId: null, data: {} },
  );
  await shop.server.runJobs();
  expect(await shop.stockOf(vase)).toEqual({ on_hand: 2, reserved: 0 });
});

it('STOCK-8: each change is stored with its reason, and they add up; below zero is refused', async () => {
  const { variants } = await shop.sell({ variants: [{ price: 100, stock: 4 }] });
  const [bowl = ''] = variants;
  const admin = await shop.server.signIn(shop.website, 'storeManager');
  const adjust = (change: number, reason: string) =>
    admin.post(`/api/inventory/${bowl}/adjust`, { change, reason });
  expect((await adjust(6, 'received')).body).toEqual({ variantId: bowl, onHand: 10, reserved: 0 });
  expect((await adjust(-1, 'damaged')).body).toMatchObject({ onHand: 9 });
  const refused = await adjust(-10, 'lost');
  expect([refused.status, refused.body]).toMatchObject([409, { error: 'inventory.belowZero' }]);
  expect((await adjust(1, 'sold')).status).toBe(400);
  expect((await shop.stockOf(bowl)).on_hand).toBe(9);
  const { movements } = (await admin.get(`/api/inventory/movements?variant=${bowl}`)).body as {
    movements: { change: number; reason: string; onHand: number; actor: string }[];
  };
  expect(movements.map(one => [one.change, one.reason, one.onHand])).toEqual([
    [-1, 'damaged', 9],
    [6, 'received', 10],
    [4, 'set', 4],
  ]);
  expect(movements[0]?.actor).toBe(admin.account.email);
  expect((await admin.put(`/api/inventory/${bowl}`, { onHand: null })).body).toMatchObject({ onHand: null });
  expect((await adjust(1, 'received')).body).toMatchObject({ error: 'inventory.unlimited' });
  expect((await admin.put(`/api/inventory/${newId()}`, { onHand: 1 })).status).toBe(404);
});
