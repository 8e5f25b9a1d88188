import { addressLines, emptyAddress } from '@vitrine/core/addresses/address.ts';
import { explainSteps } from '@vitrine/core/cart/price-steps.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { sumPayments } from '@vitrine/core/payments/order-payment.ts';
import type { Receipt } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { Context } from '../../context.ts';
import { inLanguage } from '../../in-language.ts';
import { type OrderRow, readOrder, totalRows } from '../orders/index.ts';
import { readPaymentsOf } from '../payments/index.ts';
import { type CounterSaleRow, readCounterSale } from './counter-sales.store.ts';

/** Of a sale at the counter; null for any other order (rule POS-12). */
export async function receiptOf(context: Context, orderId: Id): Promise<Receipt | null> {
  const { database, website } = context;
  const sale = await readCounterSale(database, website.id, orderId);
  const order = sale === null ? null : await readOrder(database, website.id, orderId);
  if (sale === null || order === null) return null;
  const payments = (await readPaymentsOf(database, website.id, [orderId])).get(orderId) ?? [];
  const { refunded, asked, due } = sumPayments(payments);
  const spoken = inLanguage(context, order.language).website;
  return printed(spoken, { order, sale, refunded: refunded + asked + due });
}

/** Of an order that was not sold at the counter, for a sample of its email. */
export function sampleReceipt(context: Context, order: OrderRow): Receipt {
  const sale = { received: order.total, reference: '', sold_at: order.created_at };
  return printed(inLanguage(context, order.language).website, { order, sale, refunded: 0 });
}

interface Sold {
  readonly order: OrderRow;
  readonly sale: Pick<CounterSaleRow, 'received' | 'reference' | 'sold_at'>;
  readonly refunded: number;
}

function printed({ title, settings }: Website, { order, sale, refunded }: Sold): Receipt {
  const { language, store, timeZone } = settings;
  const { pointOfSale: words, orderMails, payments } = wordsIn(language);
  const money = (amount: number) =>
    formatMoney(priceIn({ ...store, currency: order.currency }, amount), language);
  const soldAt = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const change = sale.received === null ? null : sale.received - order.total;
  return {
    orderId: order.id,
    language,
    shop: store.seller.name || title,
    sellerLines: sellerLines(settings),
    title: words.receipt,
    facts: [
      { words: words.orderNumber, amount: String(order.number ?? '') },
      { words: words.soldAt, amount: soldAt.format(sale.sold_at) },
    ],
    lines: order.lines.map(({ title: item, options, quantity, unitPrice, total }) => ({
      words: [item, options].filter(Boolean).join(', '),
      detail: `${quantity} × ${money(unitPrice)}`,
      amount: money(total),
    })),
    totals: totalRows(order, { money, language }).map(row => ({
      words: row.words,
      amount: row.amount,
      isTotal: row.words === orderMails.total,
    })),
    explanation: {
      title: orderMails.explained,
      sentences: explainSteps(order.totals.steps, money, language),
    },
    paid: [
      {
        words: change === null ? payments.cardReader : words.received,
        amount: money(sale.received ?? order.total),
      },
      ...(change === null ? [] : [{ words: words.change, amount: money(change) }]),
      ...(sale.reference === '' ? [] : [{ words: words.reference, amount: sale.reference }]),
    ],
    refunded: refunded === 0 ? [] : [{ words: words.refunded, amount: money(refunded) }],
    thanks: words.thanks,
    footer: store.seller.footer,
    email: order.email,
    number: order.number ?? 0,
    total: order.total,
    change,
    currency: order.currency,
  };
}

function sellerLines({ language, store }: Website['settings']): string[] {
  const { seller } = store;
  const { documents } = wordsIn(language);
  const { line1, line2, postalCode, city, region, country } = seller;
  const address = { ...emptyAddress, line1, line2, postalCode, city, region, country };
  return [
    ...(line1 === '' ? [] : addressLines(address, language)),
    ...(seller.vatId === '' ? [] : [`${documents.sellerVatId}: ${seller.vatId}`]),
    ...(seller.taxNumber === '' ? [] : [`${documents.taxNumber}: ${seller.taxNumber}`]),
  ];
}
