import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';

type Signer = Pick<Context, 'secrets' | 'website'>;

/** The way from a cart to its checkout: signed, so that it proves that the cart's own page was seen (CHECKOUT-30). */
export function checkoutAddress(signer: Signer, cartId: Id): string {
  return `/commerce/goto-checkout?key=${signer.secrets.sign('goto-checkout', named(signer, cartId))}`;
}

export function isCheckoutKey(signer: Signer, cartId: Id, key: string): boolean {
  return signer.secrets.isSigned('goto-checkout', named(signer, cartId), key);
}

function named({ website }: Signer, cartId: Id): string {
  return `${website.id} ${cartId}`;
}
