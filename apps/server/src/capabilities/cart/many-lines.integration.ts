import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Context, within } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { addToCart } from './add-to-cart.ts';
import { deleteCartsBefore } from './old-carts.store.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

const add = async (context: Context, token: string | undefined, variantId: string) => {
  const added = await addToCart(context, { token, variantId, choices: {}, answers: {}, quantity: 1 });
  if (!added.ok) throw new Error(added.error.code);
  return added.value;
};

it('CART-69: a line is added to a cart without rewriting the cart’s indexes', async () => {
  const { variants } = await shop.sell({
    optionNames: ['Size'],
    variants: Array.from({ length: 12 }, (_, at) => ({
      ...{ price: 1000, stock: 50, optionValues: [`Size ${at}`] },
    })),
  });
  const [first = '', ...others] = variants;
  const context = shop.server.context(shop.website);
  const changes = await context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    const { newToken } = await add(inside, undefined, first);
    for (const variantId of others) {
      const { totalQuantity } = await add(inside, newToken ?? undefined, variantId);
      expect(totalQuantity).toBe(2 + others.indexOf(variantId));
    }
    return transaction.query(
      `SELECT n_tup_upd::int AS all, n_tup_hot_upd::int AS in_place FROM pg_stat_xact_user_tables WHERE relname = 'carts'`,
    );
  });
  expect(changes).toEqual([{ all: others.length, in_place: others.length }]);
});

it('CART-13, CART-69: of the carts of one day, only those are removed that changed before the moment', async () => {
  const { clock } = shop.server.services;
  const website = await shop.server.createWebsite();
  const now = clock.now().getTime();
  const { database } = shop.server.context(website);
  const moments = [-1, 0, 1].map(by => new Date(now + by));
  for (const [at, moment] of moments.entries())
    await database.query(
      `INSERT INTO carts (website_id, id, token_hash, state, created_at, updated_at) VALUES ($1, $2, $3, 'open', $4, $4)`,
      [website.id, newId(), `token-${at}`, moment],
    );
  expect(await deleteCartsBefore(database, website.id, { before: new Date(now), limit: 10 })).toBe(1);
  const left = await database.query('SELECT updated_at FROM carts WHERE website_id = $1 ORDER BY 1', [
    website.id,
  ]);
  expect(left).toEqual(moments.slice(1).map(moment => ({ updated_at: moment })));
});
