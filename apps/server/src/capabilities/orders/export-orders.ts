import { csvBeginning, csvRow } from '@vitrine/core/csv/csv-row.ts';
import { decimalText } from '@vitrine/core/money/format-money.ts';
import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';
import { lineNotes } from '@vitrine/core/orders/line-notes.ts';
import { orderPaymentState, sumPayments } from '@vitrine/core/payments/order-payment.ts';
import type { Context } from '../../context.ts';
import { type PaymentRow, readPaymentsOf } from '../payments/index.ts';
import { columnsForAccounts, headersForAccounts } from './columns-for-accounts.ts';
import { type OrderFilter, orderList, readOrders } from './order-list.store.ts';
import { readTagsOf } from './order-tags.store.ts';
import type { OrderRow } from './orders.store.ts';
import { readTrackingNumbersOf } from './tracking-numbers.store.ts';

const batch = 500;

const headers = [
  'Order',
  'Placed',
  'State',
  'Payment',
  'Fulfilment',
  'Email',
  'Name',
  'Company',
  'Address 1',
  'Address 2',
  'Postal code',
  'City',
  'Region',
  'Country',
  'Phone',
  'Billing name',
  'Billing company',
  'Billing address 1',
  'Billing address 2',
  'Billing postal code',
  'Billing city',
  'Billing region',
  'Billing country',
  'Currency',
  'Subtotal',
  'Discount',
  'Shipping',
  'Shipping method',
  'Tax',
  'Total',
  'Refunded',
  'Note',
  'Tags',
  'Item',
  'Options',
  'Choices',
  'SKU',
  'Quantity',
  'Unit price',
  'Item discount',
  'Item tax',
  'Item total',
  ...headersForAccounts,
];

/** The orders of a list as CSV, a row for each of their lines; read and sent in batches, however many (ORDER-36). */
export async function* exportOrders(context: Context, filter: OrderFilter): AsyncGenerator<string> {
  const { database, website } = context;
  yield csvBeginning + csvRow(headers);
  const list = await orderList(database, website.id, filter);
  let cursor: string | undefined;
  do {
    const found = await readOrders(database, list, { limit: batch, cursor });
    if (!found.ok) return;
    const page: readonly OrderRow[] = found.value.rows;
    const ids = page.map(({ id }) => id);
    const payments = await readPaymentsOf(database, website.id, ids);
    const tags = await readTagsOf(database, website.id, ids);
    const tracking = await readTrackingNumbersOf(database, website.id, ids);
    yield page
      .map(order =>
        rowsOf(
          order,
          {
            payments: payments.get(order.id) ?? [],
            tags: tags.get(order.id) ?? [],
            trackingNumbers: tracking.get(order.id) ?? [],
          },
          website.settings.language,
        ),
      )
      .join('');
    cursor = found.value.next ?? undefined;
  } while (cursor !== undefined);
}

interface PartsOfOrder {
  readonly payments: readonly PaymentRow[];
  readonly tags: readonly string[];
  readonly trackingNumbers: readonly string[];
}

function rowsOf(
  order: OrderRow,
  { payments, tags, trackingNumbers }: PartsOfOrder,
  language: string,
): string {
  const { address, totals } = order;
  const billing = order.billing_address ?? address;
  const decimals = currencyDecimals[order.currency as Currency] ?? 2;
  const money = (amount: number | null) => (amount === null ? null : decimalText(amount, decimals));
  const common = [
    order.number,
    (order.placed_at ?? order.created_at).toISOString(),
    order.state,
    orderPaymentState(payments, order.total),
    order.fulfilment_state,
    order.email,
    address.name,
    address.company,
    address.line1,
    address.line2,
    address.postalCode,
    address.city,
    address.region,
    address.country,
    address.phone,
    billing.name,
    billing.company,
    billing.line1,
    billing.line2,
    billing.postalCode,
    billing.city,
    billing.region,
    billing.country,
    order.currency,
    money(totals.subtotal),
    money(totals.discount),
    money(totals.shipping),
    order.shipping_name,
    money(totals.tax),
    money(order.total),
    money(sumPayments(payments).refunded),
    order.note,
    tags.join(', '),
  ];
  const forAccounts = columnsForAccounts({ order, payments, trackingNumbers, language, money });
  return order.lines
    .map(line =>
      csvRow([
        ...common,
        line.title,
        line.options,
        lineNotes(line, language).join('; '),
        line.sku,
        line.quantity,
        money(line.unitPrice),
        money(line.discount),
        money(line.tax),
        money(line.total),
        ...forAccounts,
      ]),
    )
    .join('');
}
