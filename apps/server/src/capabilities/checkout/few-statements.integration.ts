import { checkoutCalls } from '@vitrine/core/checkout/checkout.calls.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchedDatabase } from '../../../test/watched-database.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { placeOrder } from './place-order.ts';
import { buyer, TestShop } from './shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

/** The statements sent to the database while a cart with this many lines is filled and ordered. */
async function asked(lines: number): Promise<{ first: string[]; second: string[]; order: string[] }> {
  let said: string[] = [];
  const context = shop.server.context(shop.website);
  const database = watchedDatabase(context.database, sql => {
    said.push(sql);
    return sql;
  });
  const watched = { ...context, database };
  const since = () => {
    const all = said;
    said = [];
    return all;
  };
  const { variants } = await shop.sell({
    optionNames: ['Size'],
    variants: Array.from({ length: lines + 1 }, (_, at) => ({
      ...{ price: 1000, stock: 50, optionValues: [`Size ${at}`] },
    })),
  });
  const add = async (token: string | undefined, variantId: string) => {
    const added = await addToCart(watched, { token, variantId, choices: {}, answers: {}, quantity: 1 });
    return added.ok ? (added.value.newToken ?? token) : undefined;
  };
  const token = await add(undefined, variants[0] ?? '');
  const first = since();
  for (const variantId of variants.slice(2)) await add(token, variantId);
  since();
  await add(token, variants[1] ?? '');
  const second = since();
  const body = checkoutCalls.place.body.parse({ ...buyer, paymentMethod: 'manual' });
  const placed = await placeOrder(watched, { token, key: newId(), body, drawnOf: null, siteUserId: null });
  expect(placed).toMatchObject({ ok: true, value: { order: { state: 'placed' } } });
  return { first, second, order: since() };
}

it('CHECKOUT-20: no statement is repeated for an order, and many lines need no more statements than one', async () => {
  const few = await asked(1);
  expect([few.first.length, few.second.length]).toEqual([2, 3]);
  expect(few.order.filter((sql, at) => few.order.indexOf(sql) !== at)).toEqual([]);
  const many = await asked(20);
  expect([many.first.length, many.second.length, many.order.length]).toEqual([2, 3, few.order.length]);
});
