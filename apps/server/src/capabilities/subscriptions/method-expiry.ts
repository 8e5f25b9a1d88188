import { isExpired } from '@vitrine/core/payments/card-expiry.ts';
import type { SavedMethodRow } from '../payments/index.ts';

/** When the card that it is charged to expires, for its customer and for the shop. */
export function expiryOf(
  saved: Pick<SavedMethodRow, 'expires'> | null,
  now: Date,
): { methodExpires: string; isMethodExpired: boolean } {
  const { expires = '' } = saved ?? {};
  return { methodExpires: expires, isMethodExpired: isExpired(expires, now) };
}
