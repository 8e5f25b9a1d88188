import { addressLines, emptyAddress } from '@vitrine/core/addresses/address.ts';
import { choicesInWords } from '@vitrine/core/cart/choices/choices.ts';
import { discountRows } from '@vitrine/core/cart/discount-rows.ts';
import type { DocumentContent } from '@vitrine/core/documents/document.ts';
import { reverseCharge } from '@vitrine/core/ledger/ledger.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { OrderLine } from '@vitrine/core/orders/order-line.ts';
import type { Context } from '../../context.ts';
import { inLanguage } from '../../in-language.ts';
import { listPostingsOf, type PostingRow } from '../ledger/index.ts';
import type { OrderRow } from '../orders/index.ts';
import { listRefunds, methodOf, type PaymentRow, type RefundRow, readPaymentsOf } from '../payments/index.ts';
import { orderOfEvent } from './order-of-event.ts';

interface ToDocument {
  readonly order: OrderRow;
  readonly event: string;
  readonly invoiceName: string;
}

interface Documented {
  readonly kind: 'invoice' | 'creditNote';
  readonly isTest: boolean;
  readonly content: DocumentContent;
}

/** Everything that the document of an event says, from the order and the books; null if the event was posted back. */
export async function contentOfDocument(
  context: Context,
  { order: present, event, invoiceName }: ToDocument,
): Promise<Documented | null> {
  const { clock, database, website } = context;
  const postings = await listPostingsOf(database, website.id, present.id);
  const own = postings.filter(posting => posting.event === event);
  const [first] = own;
  if (first === undefined || postings.some(posting => posting.event === `${event}:back`)) return null;
  const dayOf = dayIn(website.settings.timeZone);
  const { order, reason, isCancelling } = await orderOfEvent(context, present, { event, postings });
  const isSale = first.kind === 'sale' || (first.kind === 'change' && !isCancelling);
  const common = {
    ...partiesOf(context, order),
    issuedOn: dayOf(clock.now()),
    orderedOn: dayOf(order.placed_at ?? order.created_at),
    taxes: taxesOf(own),
    isReverseCharged: own.some(isReverseCharged),
    total: Math.abs(own.find(({ account }) => account === 'customers')?.amount ?? 0),
  };
  if (isSale) {
    const payments = (await readPaymentsOf(database, website.id, [order.id])).get(order.id) ?? [];
    const paid = payments.flatMap(payment => paidBy(payment, { dayOf, language: common.language }));
    return {
      kind: 'invoice',
      isTest: first.is_test,
      content: { ...common, ...soldIn(order, common.language), payments: paid },
    };
  }
  // What was sold before the order was changed, as its invoice said it.
  if (isCancelling)
    return {
      kind: 'creditNote',
      isTest: first.is_test,
      content: { ...common, ...soldIn(order, common.language), payments: [], invoiceName, reason },
    };
  const refunds = await listRefunds(database, website.id, order.id);
  const refund = refunds.find(({ id }) => event === `credit:${id}`);
  const back = creditedIn(order, { refund, total: common.total, language: common.language });
  return {
    kind: 'creditNote',
    isTest: first.is_test,
    content: { ...common, ...back, payments: [], invoiceName, reason: refund?.reason ?? '' },
  };
}

function partiesOf(context: Context, order: OrderRow) {
  const { website } = inLanguage(context, order.language);
  const { language, store } = website.settings;
  const { seller } = store;
  return {
    version: 1 as const,
    language,
    currency: order.currency,
    orderNumber: order.number,
    seller: {
      lines: addressLines({ ...emptyAddress, ...seller }, language),
      country: seller.country,
      vatId: seller.vatId,
      taxNumber: seller.taxNumber,
      footer: seller.footer,
    },
    buyer: {
      lines: addressLines(order.billing_address ?? order.address, language),
      vatId: order.vat_id,
      email: order.email,
    },
    isTaxIncluded: order.totals.isTaxIncluded,
    invoiceName: '',
    reason: '',
  };
}

function soldIn(
  order: OrderRow,
  language: string,
): Pick<DocumentContent, 'lines' | 'discounts' | 'shipping' | 'rest'> {
  const { totals } = order;
  const named = discountRows(totals);
  const isUnnamed = named.length === 0 && totals.discount > 0;
  return {
    lines: order.lines.map(line => ({
      title: line.title,
      details: detailsOf(line, language),
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      total: line.total,
    })),
    discounts: isUnnamed
      ? [{ name: wordsIn(language).orderMails.discount, amount: totals.discount }]
      : named.map(({ name, amount }) => ({ name, amount })),
    shipping: totals.shipping === null ? null : { name: order.shipping_name, amount: totals.shipping },
    rest: 0,
  };
}

/** With tax, like the amounts that were refunded. */
function creditedIn(
  order: OrderRow,
  { refund, total, language }: { refund: RefundRow | undefined; total: number; language: string },
): Pick<DocumentContent, 'lines' | 'discounts' | 'shipping' | 'rest' | 'isTaxIncluded'> {
  const isNamed = refund !== undefined && refund.lines.length > 0 && refund.amount === total;
  const lines = isNamed ? refund.lines : [];
  const shipping = refund?.amount === total ? refund.shipping : 0;
  const items = lines.flatMap(({ lineId, quantity, amount }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line === undefined
      ? []
      : [{ title: line.title, details: detailsOf(line, language), quantity, unitPrice: null, total: amount }];
  });
  return {
    lines: items,
    discounts: [],
    shipping: shipping === 0 ? null : { name: order.shipping_name, amount: shipping },
    rest: total - shipping - items.reduce((sum, item) => sum + item.total, 0),
    isTaxIncluded: true,
  };
}

function detailsOf({ options, choices, sku }: OrderLine, language: string): string[] {
  return [options, ...choicesInWords(choices, language), sku].filter(text => text !== '');
}

function taxesOf(own: readonly PostingRow[]): DocumentContent['taxes'] {
  return own
    .filter(posting => posting.account === 'tax' && !isReverseCharged(posting))
    .map(({ detail, country, rate, base, amount }) => ({
      name: detail,
      country,
      rate,
      base: Math.abs(base),
      amount: Math.abs(amount),
    }));
}

function isReverseCharged({ account, detail, rate }: PostingRow): boolean {
  return account === 'tax' && rate === null && detail === reverseCharge;
}

function paidBy(
  { method, captured, returned, captured_at, created_at }: PaymentRow,
  { dayOf, language }: { dayOf: (at: Date) => string; language: string },
): DocumentContent['payments'] {
  const { name } = methodOf(method).wordsIn(language);
  const amount = captured - returned;
  return amount <= 0 ? [] : [{ name, on: dayOf(captured_at ?? created_at), amount }];
}

function dayIn(timeZone: string): (at: Date) => string {
  // The Swedish notation is that of ISO 8601.
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
  return at => format.format(at);
}
