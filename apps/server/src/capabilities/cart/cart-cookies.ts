import { cartDays } from '@vitrine/core/cart/cart.calls.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { hashToken } from '../../secrets/tokens.ts';

/** Only the server reads the token; `HAS_CART` tells pages whether to ask for the count (rule CART-8). */
export const cartCookie = 'CART';
const hasCartCookie = 'HAS_CART';

const maxAge = cartDays * 86_400;

export function setCartCookies({ setCookie }: Pick<CallExtras, 'setCookie'>, token: string): void {
  setCookie(cartCookie, token, { httpOnly: true, maxAge });
  setCookie(hasCartCookie, '1', { httpOnly: false, maxAge });
}

export function clearCartCookies({ clearCookie }: Pick<CallExtras, 'clearCookie'>): void {
  clearCookie(cartCookie);
  clearCookie(hasCartCookie);
}

/** Only the server reads it; a donation never touches the cart (rule DONATE-4). */
const donationCookie = 'DONATION';

export function setDonationCookie({ setCookie }: Pick<CallExtras, 'setCookie'>, token: string): void {
  setCookie(donationCookie, token, { httpOnly: true, maxAge: 86_400 });
}

/** Where something is paid: the cart of a cookie, at an address. */
export interface Desk {
  readonly cookie: string;
  readonly path: string;
  readonly clear: (extras: Pick<CallExtras, 'clearCookie'>) => void;
}

export const cartDesk: Desk = { cookie: cartCookie, path: '/checkout', clear: clearCartCookies };
export const donationDesk: Desk = {
  cookie: donationCookie,
  path: '/checkout/donation',
  clear: ({ clearCookie }) => clearCookie(donationCookie),
};

/** The cart’s lookup key; an invalid token finds nothing. */
export function hashOfCart(token: string | undefined): string {
  return token === undefined || token.length > 100 ? '' : hashToken(token);
}
