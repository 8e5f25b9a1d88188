import type { CallInput, CallReply } from '@vitrine/core/calls/define-call.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { changedPrice, whyPriceKept } from '@vitrine/core/products/price-change.ts';
import {
  type priceChangeCalls as calls,
  maxPricedVariants,
} from '@vitrine/core/products/price-changes.calls.ts';
import { productErrors } from '@vitrine/core/products/products.errors.ts';
import { type Context, within } from '../../context.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { indexProducts } from './index-products.ts';
import { lockWithVariants, raiseVersions, readPrices, updatePrices } from './many-prices.store.ts';

/** What a change of prices would do, without doing it (rule PRODUCT-44). */
export async function planPrices(
  { database, website }: Context,
  { ids, ...change }: CallInput<typeof calls.plan>['query'],
): Promise<Result<CallReply<typeof calls.plan>>> {
  const rows = await readPrices(database, website.id, { productIds: ids, limit: maxPricedVariants + 1 });
  if (rows.length > maxPricedVariants)
    return fail(productErrors.tooManyVariants, { most: maxPricedVariants });
  const found: CallReply<typeof calls.plan> = {
    currency: website.settings.store.currency,
    prices: [],
    kept: [],
  };
  for (const { id, title, option_values, price, sale_price, is_on_sale } of rows) {
    const facts = { variantId: id, title, optionValues: option_values, from: price };
    const to = changedPrice(price, change);
    const why = whyPriceKept({ isOnSale: is_on_sale, salePrice: sale_price }, to);
    if (why !== null) found.kept.push({ ...facts, why });
    else if (to !== price) found.prices.push({ ...facts, to });
  }
  return succeed(found);
}

/** Sets those that nobody has changed since they were read; the same call undoes it (rule PRODUCT-44). */
export async function setPrices(
  context: Context,
  { prices }: CallInput<typeof calls.set>['body'],
): Promise<Result<CallReply<typeof calls.set>>> {
  const { clock, website } = context;
  const changed = await context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    await lockWithVariants(
      transaction,
      website.id,
      prices.map(({ variantId }) => variantId),
    );
    const owners = await updatePrices(transaction, website.id, prices);
    const productIds = [...new Set(owners)];
    if (productIds.length > 0) {
      await raiseVersions(transaction, website.id, { productIds, now: clock.now() });
      await indexProducts(inside, productIds);
      await bumpContentVersion(inside);
    }
    return owners.length;
  });
  return succeed({ changed, kept: prices.length - changed });
}
