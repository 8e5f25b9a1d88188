import { type Id, isId } from '@vitrine/core/id/id.ts';
import { withdrawalAddress } from '@vitrine/core/withdrawals/withdrawal-address.ts';
import type { Context } from '../../context.ts';

type Signer = Pick<Context, 'secrets' | 'website'>;

const idLength = 24;

/** Anyone with it can see the order: its id and a signature that nobody can guess; nothing is stored (rule ORDER-5). */
export function confirmationToken({ secrets, website }: Signer, orderId: Id): string {
  return orderId + secrets.sign('order-confirmation', `${website.id} ${orderId}`);
}

/** The order's id; null if we did not sign the token. */
export function orderIdOfToken({ secrets, website }: Signer, token: string): Id | null {
  const orderId = token.slice(0, idLength);
  const isOurs =
    isId(orderId) &&
    secrets.isSigned('order-confirmation', `${website.id} ${orderId}`, token.slice(idLength));
  return isOurs ? orderId : null;
}

/** The page right after the purchase. */
export function confirmationPath(context: Signer, orderId: Id): string {
  return `/checkout/order/${confirmationToken(context, orderId)}`;
}

/** The page that follows the order (rule ORDER-30). */
export function statusPath(context: Signer, orderId: Id): string {
  return `/checkout/status/${confirmationToken(context, orderId)}`;
}

/** The form by which its buyer withdraws from the contract, filled in (rule WITHDRAW-1). */
export function withdrawalPath(context: Signer, orderId: Id): string {
  return `${withdrawalAddress}?order=${confirmationToken(context, orderId)}`;
}
