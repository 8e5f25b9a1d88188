import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { Basket, SaleQuote } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import type { Context } from '../../context.ts';
import { agreeOn } from '../draft-orders/index.ts';
import { draftOf } from './sale-draft.ts';
import { isSoldHere } from './sale-items.ts';

/** With the rules of every cart; nothing that a browser sends is a price (rule POS-2). */
export async function quoteSale(context: Context, basket: Basket): Promise<Result<SaleQuote>> {
  const draft = draftOf(context, basket);
  if (!draft.ok) return draft;
  const { loaded, totals } = await agreeOn(context, {
    id: newId(),
    input: draft.value,
    channel: 'pointOfSale',
  });
  const priced = new Map(totals.lines.map(line => [line.key, line]));
  const found = new Map(loaded.lines.map(line => [line.entryId, line]));
  return succeed({
    lines: basket.lines.map(({ id }) => {
      const line = found.get(id);
      if (!line?.variant.isSold)
        return { id, unitPrice: line?.unitPrice ?? 0, total: 0, available: 0, problem: 'gone' };
      const { variant, unitPrice, quantity, left, problem } = line;
      return {
        id,
        unitPrice,
        total: priced.get(id)?.total ?? unitPrice * quantity,
        available: variant.stock.onHand === null ? null : left,
        problem: isSoldHere(variant) ? problem : 'notHere',
      };
    }),
    subtotal: totals.subtotal,
    discount: totals.discount,
    tax: totals.tax,
    isTaxIncluded: totals.isTaxIncluded,
    total: totals.total,
    currency: context.website.settings.store.currency,
  });
}
