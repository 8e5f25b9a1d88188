import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { placeOfSale } from '@vitrine/core/point-of-sale/place-of-sale.ts';
import { pointOfSaleCalls as calls } from '@vitrine/core/point-of-sale/point-of-sale.calls.ts';
import type { Context } from '../../context.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { readDraft, restoreDraft, trashDraft } from '../draft-orders/index.ts';
import { readVariantsOfCode } from '../products/index.ts';
import { completeSale } from './complete-sale.ts';
import { dayOfSales } from './day-of-sales.ts';
import { listCatalogue } from './list-catalogue.ts';
import { mailReceipt } from './mail-receipt.ts';
import { listParked, parkSale } from './parked-sales.ts';
import { quoteSale } from './quote-sale.ts';
import { receiptOf } from './receipt-of.ts';
import { saleItems } from './sale-items.ts';

export const pointOfSaleRoutes: readonly BoundCall[] = [
  bindCall(calls.products, async (context, { query }) => {
    const listed = await listCatalogue(context, query);
    if (!listed.ok) return listed;
    const { store } = context.website.settings;
    return succeed({
      ...listed.value,
      currency: store.currency,
      hasPlace: placeOfSale(store) !== null,
    });
  }),
  bindCall(calls.code, async (context, { query }) => {
    const ids = await readVariantsOfCode(context.database, context.website.id, query.code);
    return succeed({ items: await saleItems(context, ids) });
  }),
  bindCall(calls.quote, async (context, { body }) => {
    const quote = await quoteSale(context, body);
    return quote.ok ? succeed({ quote: quote.value }) : quote;
  }),
  bindCall(calls.complete, async (context, { params, body: { total, tender, ...basket } }) => {
    const sold = await completeSale(context, { id: params.saleId, basket, total, tender });
    return sold.ok ? receiptReply(context, sold.value) : sold;
  }),
  bindCall(calls.listParked, async context => succeed({ sales: await listParked(context) })),
  bindCall(calls.park, (context, { params, body }) => parkSale(context, { id: params.saleId, basket: body })),
  bindCall(calls.discard, (context, { params }) => trashDraft(context, params.saleId, 'pointOfSale')),
  bindCall(calls.restore, async (context, { params }) => {
    const row = await readDraft(context.database, context.website.id, params.saleId);
    return row?.channel === 'pointOfSale' ? restoreDraft(context, params.saleId) : fail(callErrors.notFound);
  }),
  bindCall(calls.receipt, (context, { params }) => receiptReply(context, params.orderId)),
  bindCall(calls.mailReceipt, (context, { params, body }) =>
    mailReceipt(context, { orderId: params.orderId, email: body.email }),
  ),
  bindCall(calls.day, (context, { query }, { language }) => dayOfSales(context, { ...query, language })),
];

async function receiptReply(context: Context, orderId: Id) {
  const receipt = await receiptOf(context, orderId);
  return receipt === null ? fail(callErrors.notFound) : succeed({ receipt });
}
