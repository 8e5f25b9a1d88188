import { csvBeginning, csvRow } from '@vitrine/core/csv/csv-row.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { decimalText } from '@vitrine/core/money/format-money.ts';
import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';
import type { Context } from '../../context.ts';
import { agreedTo } from '../consents/index.ts';
import { type CustomerFilter, type CustomerRow, listCustomerRows } from './customers.store.ts';
import { settleCustomers } from './settle-customers.ts';

const batch = 500;

const headers = [
  'Email',
  'Name',
  'Account',
  'Marketing',
  'Orders',
  'First order',
  'Last order',
  'Currency',
  'Spent',
];

/** A row for each currency that a customer paid in, or one without; read and sent in batches (rule CUSTOMER-7). */
export async function* exportCustomers(context: Context, filter: CustomerFilter): AsyncGenerator<string> {
  const { database, website } = context;
  await settleCustomers(context);
  yield csvBeginning + csvRow(headers);
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const wanted = { ...filter, limit: batch, ...(cursor === undefined ? {} : { cursor }) };
    const page = await listCustomerRows(database, website.id, wanted);
    if (!page.ok) throw new Error('The list of customers did not take its own cursor.');
    const emails = page.value.rows.map(({ email }) => email);
    const marketing = await agreedTo(database, website.id, { emails, purpose: 'marketing' });
    yield page.value.rows.map(row => rowsOf(row, marketing)).join('');
    cursor = page.value.next;
  }
}

function rowsOf(row: CustomerRow, marketing: ReadonlySet<Id>): string {
  const spent = Object.entries(row.spent);
  return (spent.length === 0 ? [['', null] as const] : spent)
    .map(([currency, amount]) =>
      csvRow([
        row.email,
        row.name,
        row.has_account ? 'yes' : 'no',
        marketing.has(row.email) ? 'yes' : 'no',
        row.orders,
        row.first_order_at?.toISOString() ?? '',
        row.last_order_at?.toISOString() ?? '',
        currency,
        amount === null ? null : decimalText(amount, currencyDecimals[currency as Currency] ?? 2),
      ]),
    )
    .join('');
}
