import { type Id, isId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import type { CallExtras } from '../../http/bind-call.ts';

type Signer = Pick<Context, 'secrets' | 'website'>;

/** What a buyer may order by a link: one version of one draft, until then. */
export interface PaymentLink {
  readonly draftId: Id;
  readonly version: number;
  readonly expiresAt: Date;
}

const purpose = 'payment-link';
/** Leads the buyer back from a payment page; only the server reads it. */
export const paymentLinkCookie = 'PAY_LINK';

/** Its version and its end are signed with it, so nothing is stored, and a saved draft ends it (rule PAYLINK-2). */
export function paymentLinkPath(signer: Signer, { draftId, version, expiresAt }: PaymentLink): string {
  const words = `${draftId}-${version}-${Math.floor(expiresAt.getTime() / 1000)}`;
  return pathOfLink(`${words}-${signer.secrets.sign(purpose, named(signer, words))}`);
}

export function pathOfLink(token: string): string {
  return `/checkout/pay/${token}`;
}

/** Null for a token that we did not sign. */
export function readPaymentLink(signer: Signer, token: string): PaymentLink | null {
  const found = /^(([0-9a-z]{24})-(\d{1,9})-(\d{1,11}))-([\w-]{43})$/.exec(token);
  const [, words = '', draftId = '', version = '', seconds = '', signature = ''] = found ?? [];
  if (!isId(draftId) || !signer.secrets.isSigned(purpose, named(signer, words), signature)) return null;
  return { draftId, version: Number(version), expiresAt: new Date(Number(seconds) * 1000) };
}

export function setPaymentLinkCookie({ setCookie }: Pick<CallExtras, 'setCookie'>, token: string): void {
  setCookie(paymentLinkCookie, token, { httpOnly: true, maxAge: 86_400 });
}

function named({ website }: Signer, words: string): string {
  return `${website.id} ${words}`;
}
