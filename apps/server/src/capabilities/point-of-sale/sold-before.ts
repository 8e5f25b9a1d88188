import { fail, type Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { pointOfSaleErrors } from '@vitrine/core/point-of-sale/point-of-sale.errors.ts';
import type { Context } from '../../context.ts';
import { readOrder } from '../orders/index.ts';

/** The refusal of a sale that has become an order. */
export async function soldBefore({ database, website }: Context, orderId: Id): Promise<Result<never>> {
  const order = await readOrder(database, website.id, orderId);
  const { store, language } = website.settings;
  const total = formatMoney(priceIn(store, order?.total ?? 0), language);
  return fail(pointOfSaleErrors.alreadySold, { number: order?.number ?? 0, total }, { details: { orderId } });
}
