import type { Id } from '@vitrine/core/id/id.ts';
import type { PlatformContext } from '../../context.ts';
import { defineJobKind } from '../../jobs/jobs.ts';

/** A person was erased: what other capabilities keep under their email address goes too. */
export const erasedNews = defineJobKind<{ email: string }>('siteUsers.erasedNews');

/** The same for the returns of their orders: each kind of job has one listener. */
export const erasedBuyerNews = defineJobKind<{ email: string }>('siteUsers.erasedBuyerNews');

/** And for what they gave. */
export const erasedDonorNews = defineJobKind<{ email: string }>('siteUsers.erasedDonorNews');

/** And for the draft orders that staff wrote down for them. */
export const erasedCustomerNews = defineJobKind<{ email: string }>('siteUsers.erasedCustomerNews');

/** And for their memberships. */
export const erasedMemberNews = defineJobKind<{ email: string }>('siteUsers.erasedMemberNews');

/** And for the notes of staff about them. */
export const erasedPersonNews = defineJobKind<{ email: string }>('siteUsers.erasedPersonNews');

/** And for the carts they left. */
export const erasedCartNews = defineJobKind<{ email: string }>('siteUsers.erasedCartNews');

const kinds = [
  erasedNews,
  erasedBuyerNews,
  erasedDonorNews,
  erasedCustomerNews,
  erasedMemberNews,
  erasedPersonNews,
  erasedCartNews,
];

/** On the context’s connection: inside a transaction it is told only if that commits. */
export async function tellErased(
  { database, jobs }: PlatformContext,
  { websiteId, email }: { websiteId: Id; email: string },
): Promise<void> {
  for (const kind of kinds) await jobs.enqueue(database, kind, { websiteId, data: { email } });
}
