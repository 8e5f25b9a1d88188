import { maxCodes } from '@vitrine/core/cart/cart.calls.ts';
import { cartErrors } from '@vitrine/core/cart/cart.errors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Context } from '../../context.ts';
import { readCartByToken } from './cart.store.ts';
import { updateCodes } from './cart-codes.store.ts';
import { hashOfCart } from './cart-cookies.ts';

interface EnteredCode {
  readonly token: string | undefined;
  /** In its one form. */
  readonly code: string;
}

/** Enters a code in the open cart, whether or not it applies (rule DISCOUNT-4). */
export async function applyCode(context: Context, { token, code }: EnteredCode): Promise<Result<null>> {
  const { clock, database, website } = context;
  const cart = await readCartByToken(database, website.id, hashOfCart(token));
  if (cart === null || cart.state !== 'open') return fail(callErrors.notFound);
  if (cart.codes.includes(code)) return succeed(null);
  if (cart.codes.length >= maxCodes) return fail(cartErrors.tooManyCodes, { max: maxCodes });
  await updateCodes(database, website.id, { cartId: cart.id, code, isIn: true, now: clock.now() });
  return succeed(null);
}

/** A code that is not there is not missed. */
export async function removeCode(context: Context, { token, code }: EnteredCode): Promise<Result<null>> {
  const { clock, database, website } = context;
  const cart = await readCartByToken(database, website.id, hashOfCart(token));
  if (cart === null || cart.state !== 'open') return fail(callErrors.notFound);
  await updateCodes(database, website.id, { cartId: cart.id, code, isIn: false, now: clock.now() });
  return succeed(null);
}
