import { maxCodes } from '@vitrine/core/cart/cart.calls.ts';
import { cartErrors } from '@vitrine/core/cart/cart.errors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { maxGiftCards } from '@vitrine/core/gift-cards/gift-card.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { findCardByCode } from '../gift-cards/index.ts';
import { readCartByToken } from './cart.store.ts';
import { updateCodes } from './cart-codes.store.ts';
import { hashOfCart } from './cart-cookies.ts';

interface EnteredCode {
  readonly token: string | undefined;
  /** In its one form. */
  readonly code: string;
}

interface Change {
  readonly token: string | undefined;
  readonly column: 'codes' | 'gift_cards';
  readonly code: string;
  readonly isIn: boolean;
}

const most = { codes: maxCodes, gift_cards: maxGiftCards };

/** Enters the code of a gift card, or a discount code whether or not it applies (rules CART-65, DISCOUNT-4). */
export async function applyCode(context: Context, { token, code }: EnteredCode): Promise<Result<null>> {
  const card = await findCardByCode(context, code);
  return card === null
    ? change(context, { token, column: 'codes', code, isIn: true })
    : change(context, { token, column: 'gift_cards', code: card.id, isIn: true });
}

/** Enters the code of a gift card, and of nothing else. */
export async function applyGiftCard(context: Context, { token, code }: EnteredCode): Promise<Result<null>> {
  const card = await findCardByCode(context, code);
  if (card === null) return fail(cartErrors.noGiftCard);
  return change(context, { token, column: 'gift_cards', code: card.id, isIn: true });
}

/** A code that is not there is not missed. */
export function removeCode(context: Context, { token, code }: EnteredCode): Promise<Result<null>> {
  return change(context, { token, column: 'codes', code, isIn: false });
}

export function removeGiftCard(
  context: Context,
  { token, giftCardId }: { readonly token: string | undefined; readonly giftCardId: Id },
): Promise<Result<null>> {
  return change(context, { token, column: 'gift_cards', code: giftCardId, isIn: false });
}

async function change(context: Context, { token, column, code, isIn }: Change): Promise<Result<null>> {
  const { clock, database, website } = context;
  const cart = await readCartByToken(database, website.id, hashOfCart(token));
  if (cart === null || cart.state !== 'open') return fail(callErrors.notFound);
  if (isIn && cart[column].includes(code)) return succeed(null);
  if (isIn && cart[column].length >= most[column])
    return fail(cartErrors.tooManyCodes, { max: most[column] });
  await updateCodes(database, website.id, column, { cartId: cart.id, code, isIn, now: clock.now() });
  return succeed(null);
}
