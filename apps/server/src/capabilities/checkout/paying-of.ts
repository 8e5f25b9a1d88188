import type { CheckoutBody } from '@vitrine/core/checkout/checkout.calls.ts';
import { type Id, isId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import {
  capturesLater,
  isTestNow,
  type MethodOfWebsite,
  methodForNothing,
  type PaymentMethod,
  readSavedMethod,
} from '../payments/index.ts';

/** How an order is paid, in addition to its method. */
export interface Paying {
  /** The service only authorises the money until the shop captures it. */
  readonly capturesLater: boolean;
  /** No money moves. */
  readonly isTest: boolean;
  readonly siteUserId: Id | null;
  /** Whether the buyer wants to save this method. */
  readonly isKept: boolean;
  /** The saved method that the buyer pays with. */
  readonly savedMethodId: Id | null;
}

interface Chosen {
  /** What gift cards leave of the total. */
  readonly toPay: number;
  readonly body: Pick<CheckoutBody, 'paymentMethod' | 'keepsMethod'>;
  readonly siteUserId: Id | null;
  readonly offered: readonly MethodOfWebsite[];
  /** Something in it is charged again: the method is saved (rule CHECKOUT-33). */
  readonly hasPlans: boolean;
}

const plainly: Paying = {
  capturesLater: false,
  isTest: false,
  siteUserId: null,
  isKept: false,
  savedMethodId: null,
};

/**
 * The chosen payment method, or the first one offered when none is named; an order of which nothing is left to pay needs none. A saved method / is
 * named by its id and belongs to one buyer. Null if it is not offered.
 */
export async function payingOf(
  context: Context,
  { toPay, body, siteUserId, offered, hasPlans }: Chosen,
): Promise<{ method: PaymentMethod; paying: Paying } | null> {
  if (toPay === 0) return { method: methodForNothing(), paying: { ...plainly, siteUserId } };
  const wanted = body.paymentMethod;
  const { database, website } = context;
  const saved = isId(wanted) ? await readSavedMethod(database, website.id, wanted) : null;
  if (saved !== null && (siteUserId === null || saved.site_user_id !== siteUserId)) return null;
  const id = saved?.method ?? wanted;
  const chosen = offered.find(({ method }) => id === '' || method.id === id);
  if (!chosen) return null;
  const isWanted = hasPlans || (body.keepsMethod === 'on' && siteUserId !== null);
  const isKept = saved === null && isWanted;
  const paying = {
    capturesLater: capturesLater(chosen),
    isTest: isTestNow(chosen),
    siteUserId,
    isKept: isKept && chosen.method.saving !== undefined,
    savedMethodId: saved?.id ?? null,
  };
  return { method: chosen.method, paying };
}
