import type { CallInput, CallReply } from '@vitrine/core/calls/define-call.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import { saleable } from '@vitrine/core/inventory/stock.ts';
import type { stockListCalls } from '@vitrine/core/inventory/stock-lists.calls.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { findAssets } from '../media/index.ts';
import { pageStock } from './listed-stock.store.ts';

type Call = typeof stockListCalls.list;

/** What there is of each variant, and what of it can be sold now (rule STOCK-13). */
export async function listStock(
  context: Context,
  query: CallInput<Call>['query'],
): Promise<Result<CallReply<Call>>> {
  const { clock, database, website } = context;
  const { fewFrom } = website.settings.store.stock;
  const page = await pageStock(database, website.id, { ...query, fewFrom, now: clock.now() });
  if (!page.ok) return page;
  const { rows, ...pages } = page.value;
  const assets = await findAssets(
    context,
    rows.flatMap(row => row.image_id ?? []),
    { isDraft: true },
  );
  const variants = rows.map(row => {
    const { type, on_hand: onHand, reserved } = row;
    const left = saleable(type, { onHand, reserved });
    return {
      variantId: row.id,
      productId: row.product_id,
      title: row.title,
      optionValues: row.option_values,
      sku: row.sku,
      image: (row.image_id === null ? undefined : assets.get(row.image_id)) ?? null,
      isDigital: type === productTypes.digital,
      onHand,
      reserved,
      saleable: Number.isFinite(left) ? left : null,
    };
  });
  return succeed({ variants, fewFrom, ...pages });
}
