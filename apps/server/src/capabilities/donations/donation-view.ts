import type { Donation } from '@vitrine/core/donations/donation-fund.ts';
import type { Context } from '../../context.ts';
import { type DonationRow, listDonationsOf } from './donations.store.ts';

/** What was given with one of these addresses, in lower case, newest first. */
export async function donationsOfDonor(
  { database, website }: Context,
  of: { readonly emails: readonly string[]; readonly limit: number },
): Promise<Donation[]> {
  return (await listDonationsOf(database, website.id, of)).map(donationView);
}

export function donationView(row: DonationRow): Donation {
  return {
    orderId: row.order_id,
    fundId: row.fund_id,
    amount: Number(row.amount),
    refunded: Number(row.refunded),
    currency: row.currency,
    frequency: row.frequency,
    email: row.email,
    name: row.name,
    message: row.message,
    isShown: row.is_shown,
    isTest: row.is_test,
    at: row.given_at.toISOString(),
  };
}
