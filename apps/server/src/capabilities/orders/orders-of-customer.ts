import { addressLines } from '@vitrine/core/addresses/address.ts';
import type { OrderListing } from '@vitrine/core/orders/order.ts';
import type { Context } from '../../context.ts';
import { readPaymentsOf } from '../payments/index.ts';
import { readTagsOf } from './order-tags.store.ts';
import { listingOf } from './order-view.ts';
import { listNewestOf } from './orders.store.ts';

/** The newest orders with one of these addresses, in lower case, and where they and their invoices went. */
export async function ordersOfCustomer(
  { database, website }: Context,
  of: { readonly emails: readonly string[]; readonly limit: number },
): Promise<{ orders: OrderListing[]; addresses: string[][] }> {
  const rows = await listNewestOf(database, website.id, of);
  const ids = rows.map(({ id }) => id);
  const [payments, tags] = await Promise.all([
    readPaymentsOf(database, website.id, ids),
    readTagsOf(database, website.id, ids),
  ]);
  const went = new Map(
    rows
      .flatMap(({ address, billing_address }) => (billing_address ? [address, billing_address] : [address]))
      .map(address => addressLines(address, website.settings.language))
      .filter(lines => lines.length > 1)
      .map(lines => [lines.join('\n').toLowerCase(), lines] as const)
      .toReversed(),
  );
  return {
    orders: rows.map(row =>
      listingOf(row, { payments: payments.get(row.id) ?? [], tags: tags.get(row.id) ?? [] }),
    ),
    addresses: [...went.values()].toReversed(),
  };
}
