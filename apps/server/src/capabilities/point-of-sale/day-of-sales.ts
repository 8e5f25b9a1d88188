import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { pointOfSaleCalls } from '@vitrine/core/point-of-sale/point-of-sale.calls.ts';
import type { Context } from '../../context.ts';
import type { PageWanted } from '../../database/keyset.ts';
import { sumMoneyOfDay } from '../ledger/index.ts';
import { methodOf, staffMethods } from '../payments/index.ts';
import { countSalesOfDay, listSalesOfDay } from './counter-sales.store.ts';

/** The sales of a day, and its sums from the books: what is in the drawer is what was posted (rule POS-13). */
export async function dayOfSales(
  { clock, database, website }: Context,
  {
    day: chosen,
    language,
    ...wanted
  }: PageWanted & { readonly day?: string | undefined; readonly language: string },
): Promise<Result<CallReply<(typeof pointOfSaleCalls)['day']>>> {
  const { timeZone, store, language: ownLanguage } = website.settings;
  const day =
    chosen ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(clock.now());
  const listed = await listSalesOfDay(database, website.id, { day, timeZone, ...wanted });
  if (!listed.ok) return listed;
  const counts = await countSalesOfDay(database, website.id, { day, timeZone });
  const money = await sumMoneyOfDay(database, website.id, { channel: 'pointOfSale', day, timeZone });
  const nameOf = (id: string) => methodOf(id).wordsIn(language).name;
  // The counter takes cash and cards: those are named also on a day without any.
  const atCounter = staffMethods().flatMap(({ method: { id, firstState } }) =>
    firstState === 'captured' ? [id] : [],
  );
  const isMissing = (method: string) => money.every(one => one.method !== method);
  const nothing = { currency: store.currency, taken: 0, refunded: 0 };
  const sums = [...atCounter.filter(isMissing).map(method => ({ method, ...nothing })), ...money];
  const place = (method: string) =>
    atCounter.includes(method) ? atCounter.indexOf(method) : atCounter.length;
  return succeed({
    day,
    sums: sums
      .toSorted((a, b) => place(a.method) - place(b.method))
      .map(sum => ({
        ...sum,
        name: nameOf(sum.method),
        isInDrawer: methodOf(sum.method).isInDrawer === true,
        sales: counts.get(sum.method) ?? 0,
      })),
    sales: listed.value.rows.map(row => ({
      orderId: row.order_id,
      number: row.number,
      method: row.method,
      methodName: nameOf(row.method),
      total: Number(row.total),
      currency: row.currency,
      soldBy: row.sold_by,
      soldAt: row.sold_at.toISOString(),
    })),
    next: listed.value.next,
    previous: listed.value.previous,
    currency: store.currency,
    language: ownLanguage,
  });
}
