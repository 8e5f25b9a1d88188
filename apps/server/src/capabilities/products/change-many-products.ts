import type { CallInput, CallReply } from '@vitrine/core/calls/define-call.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { productCalls } from '@vitrine/core/products/products.calls.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import { type Context, within } from '../../context.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { deleteProducts, restoreProducts } from './delete-product.ts';
import { indexProducts } from './index-products.ts';
import { problemOfTerms } from './problem-of-terms.ts';
import { addToCategory, removeFromCategory, updateStates } from './products.store.ts';
import { isOfShops, putIntoShops, type ShopAction } from './put-into-shops.ts';

type Change = CallInput<typeof productCalls.changeMany>['body'];

/** Does one thing with many products, with all of them or none; returns how many were changed (rule PRODUCT-14). */
export async function changeManyProducts(
  context: Context,
  { ids, action }: Change,
): Promise<Result<CallReply<typeof productCalls.changeMany>>> {
  if (isOfShops(action)) return putIntoShops(context, { ids, action });
  const terms = await problemOfTerms(
    context,
    action.kind === 'addCategory' ? { categories: [action.name] } : {},
  );
  if (!terms.ok) return terms;
  const changed = await context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    // Rows are locked in one order, even when others change several at the same moment.
    const count = await change(inside, ids.toSorted(), action);
    if (count > 0) {
      await indexProducts(inside, ids);
      await bumpContentVersion(inside);
    }
    return count;
  });
  return succeed({ changed });
}

async function change(
  context: Context,
  productIds: readonly Id[],
  action: Exclude<Change['action'], ShopAction>,
): Promise<number> {
  const { clock, database, website } = context;
  const now = clock.now();
  switch (action.kind) {
    case 'setState':
      return updateStates(database, website.id, { productIds, state: action.state, now });
    case 'delete':
      return (await deleteProducts(context, productIds)).length;
    case 'restore':
      return (await restoreProducts(context, productIds)).length;
    case 'addCategory': {
      const { name } = action;
      return addToCategory(database, website.id, { productIds, name, slug: slugOf(name), now });
    }
    case 'removeCategory':
      return removeFromCategory(database, website.id, { productIds, slug: slugOf(action.name), now });
  }
}
