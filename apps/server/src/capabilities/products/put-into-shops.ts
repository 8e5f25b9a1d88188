import type { CallInput, CallReply } from '@vitrine/core/calls/define-call.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { productCalls } from '@vitrine/core/products/products.calls.ts';
import { productErrors } from '@vitrine/core/products/products.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { indexProducts } from './index-products.ts';
import { readShops } from './read-shops.ts';
import { holdShops, readShopPages, saveShops } from './shops.store.ts';

type Call = typeof productCalls.changeMany;
type Action = CallInput<Call>['body']['action'];
export type ShopAction = Extract<Action, { kind: 'moveToShop' | 'addToShop' | 'setShops' }>;

export function isOfShops(action: Action): action is ShopAction {
  return action.kind === 'moveToShop' || action.kind === 'addToShop' || action.kind === 'setShops';
}

/** Moves products to a shop or shows them there too; the reply tells where they were (rule SHOPS-8). */
export function putIntoShops(
  context: Context,
  { ids, action }: { ids: readonly Id[]; action: ShopAction },
): Promise<Result<CallReply<Call>>> {
  return transactionOf<Result<CallReply<Call>>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const { clock, website } = context;
    const before = await holdShops(transaction, website.id, ids);
    const [{ id: mainId }] = await readShops(inside);
    const after = before.flatMap(product => {
      const shopIds = shopsAfter(product, action, mainId);
      return shopIds === null || isSame(shopIds, product.shopIds) ? [] : [{ id: product.id, shopIds }];
    });
    const known = await problemOfShops(inside, {
      shopIds: after.flatMap(({ shopIds }) => shopIds),
      kept: action.kind === 'setShops' ? after.flatMap(({ shopIds }) => shopIds) : [],
    });
    if (!known.ok) return known;
    if (after.length > 0) {
      await saveShops(transaction, website.id, { products: after, now: clock.now() });
      await indexProducts(
        inside,
        after.map(({ id }) => id),
      );
      await bumpContentVersion(inside);
    }
    const changed = new Set(after.map(({ id }) => id));
    const shopsBefore = before.filter(({ id }) => changed.has(id));
    return succeed({ changed: after.length, shopsBefore });
  });
}

/** Only pages of products of this website; those that a product is in already stay, whatever became of them. */
export async function problemOfShops(
  { database, website }: Context,
  { shopIds, kept }: { shopIds: readonly Id[]; kept: readonly Id[] },
): Promise<Result<null>> {
  const added = [...new Set(shopIds)].filter(id => !kept.includes(id));
  if (added.length === 0) return succeed(null);
  const known = await readShopPages(database, website.id, added);
  return known.length === added.length ? succeed(null) : fail(productErrors.unknownShop);
}

function shopsAfter(
  { id, shopIds }: { id: Id; shopIds: readonly Id[] },
  action: ShopAction,
  mainId: Id | null,
): Id[] | null {
  switch (action.kind) {
    case 'moveToShop':
      return [action.shopId];
    case 'addToShop': {
      const present = shopIds.length > 0 ? shopIds : mainId === null ? [] : [mainId];
      return [...new Set([...present, action.shopId])];
    }
    case 'setShops':
      return action.shops.find(one => one.id === id)?.shopIds ?? null;
  }
}

function isSame(a: readonly Id[], b: readonly Id[]): boolean {
  return a.length === b.length && a.every((id, at) => id === b[at]);
}
