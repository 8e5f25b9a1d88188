import { choicesInWords } from '@vitrine/core/cart/choices/choices.ts';
import { csvBeginning, csvRow } from '@vitrine/core/csv/csv-row.ts';
import { decimalText } from '@vitrine/core/money/format-money.ts';
import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';
import { orderPaymentState, sumPayments } from '@vitrine/core/payments/order-payment.ts';
import type { Context } from '../../context.ts';
import { type PaymentRow, readPaymentsOf } from '../payments/index.ts';
import { readTagsOf } from './order-tags.store.ts';
import { listOrders, type OrderFilter, type OrderRow } from './orders.store.ts';

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
];

/** The orders of a list as CSV, a row for each of their lines; read and sent in batches, however many (ORDER-36). */
export async function* exportOrders(
  context: Context,
  filter: Omit<OrderFilter, 'limit' | 'before'>,
): AsyncGenerator<string> {
  const { database, website } = context;
  yield csvBeginning + csvRow(headers);
  let before: string | null = null;
  while (true) {
    const rows: OrderRow[] = await listOrders(database, website.id, { ...filter, limit: batch, before });
    const page = rows.slice(0, batch);
    const ids = page.map(({ id }) => id);
    const payments = await readPaymentsOf(database, website.id, ids);
    const tags = await readTagsOf(database, website.id, ids);
    yield page
      .map(order =>
        rowsOf(
          order,
          { payments: payments.get(order.id) ?? [], tags: tags.get(order.id) ?? [] },
          website.settings.language,
        ),
      )
      .join('');
    if (rows.length <= batch) return;
    before = ids.at(-1) ?? null;
  }
}

function rowsOf(
  order: OrderRow,
  { payments, tags }: { payments: readonly PaymentRow[]; tags: readonly string[] },
  language: string,
): string {
  const { address, totals } = order;
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
  return order.lines
    .map(line =>
      csvRow([
        ...common,
        line.title,
        line.options,
        choicesInWords(line.choices, language).join('; '),
        line.sku,
        line.quantity,
        money(line.unitPrice),
        money(line.discount),
        money(line.tax),
        money(line.total),
      ]),
    )
    .join('');
}
