import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Basket, ParkedSale } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import type { Context } from '../../context.ts';
import { listWaitingAtCounter } from '../draft-orders/index.ts';
import { keepBasket } from './keep-basket.ts';
import { basketOf, draftOf } from './sale-draft.ts';
import { saleItems } from './sale-items.ts';

const most = 50;

/** Baskets that wait, the newest first, with what is in them (rule POS-9). */
export async function listParked(context: Context): Promise<ParkedSale[]> {
  const rows = await listWaitingAtCounter(context.database, context.website.id, most);
  const baskets = rows.map(({ content }) => basketOf(content));
  const ids = new Set(baskets.flatMap(({ lines }) => lines.map(({ variantId }) => variantId)));
  const items = new Map((await saleItems(context, [...ids])).map(item => [item.variantId, item]));
  return rows.map(({ id, quantity, total, updated_at: updatedAt }, at) => {
    const basket = baskets[at] ?? { lines: [], discount: null, email: '', note: '' };
    return {
      ...{ id, basket, quantity, total },
      items: basket.lines.flatMap(({ variantId }) => items.get(variantId) ?? []),
      updatedAt: updatedAt.toISOString(),
    };
  });
}

export async function parkSale(
  context: Context,
  { id, basket }: { readonly id: Id; readonly basket: Basket },
): Promise<Result<null>> {
  const draft = draftOf(context, basket);
  if (!draft.ok) return draft;
  const kept = await keepBasket(context, { id, input: draft.value });
  return kept.ok ? succeed(null) : kept;
}
