import { standingConsents } from '@vitrine/core/consents/consent.ts';
import type { AccountPage } from '@vitrine/core/site-users/account-view.ts';
import type { Context } from '../../context.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { hasCartOf } from '../cart/index.ts';
import { consentOfLink, ownConsents } from '../consents/index.ts';
import { membershipsOf } from '../memberships/index.ts';
import { ordersOfBuyer } from '../orders/index.ts';
import { ownSavedMethods } from '../payments/index.ts';
import { type SiteUserRow, seeProof, siteUserView } from '../site-users/index.ts';
import { subscriptionsOfBuyer } from '../subscriptions/index.ts';

export async function homePage(context: Context, user: SiteUserRow): Promise<AccountPage> {
  const siteUser = siteUserView(user);
  const [orders, subscriptions, memberships, savedMethods, consents, hasCart] = await Promise.all([
    ordersOfBuyer(context, siteUser.email),
    subscriptionsOfBuyer(context, { siteUserId: siteUser.id, email: siteUser.email }),
    membershipsOf(context, siteUser.email),
    ownSavedMethods(context),
    ownConsents(context),
    hasCartOf(context.database, context.website.id, siteUser.id),
  ]);
  return {
    page: 'home',
    siteUser,
    orders,
    subscriptions,
    memberships,
    savedMethods,
    consents: standingConsents(consents),
    hasCart,
  };
}

/** The purpose of an emailed link, without using it up: machines that read mail open every link (rule SITEUSER-12). */
export async function confirmPage(
  context: Context,
  token: string,
  request: Pick<CallExtras, 'cookies'>,
): Promise<AccountPage> {
  const proof = await seeProof(context, token, request);
  return proof === null ? { page: 'over' } : { page: 'confirm', token, ...proof };
}

export async function consentPage(
  context: Context,
  token = '',
  { isWithdrawn }: { isWithdrawn: boolean },
): Promise<AccountPage> {
  const consent = await consentOfLink(context, token);
  if (consent === null) return { page: 'over' };
  const { email, purpose } = consent;
  return { page: 'consent', purpose, token, email, isWithdrawn };
}
