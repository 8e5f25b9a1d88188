import { maxEntries, maxQuantity } from '@vitrine/core/cart/cart.calls.ts';
import { cartErrors } from '@vitrine/core/cart/cart.errors.ts';
import { areTaken, type Choices, lineKey, offersOf } from '@vitrine/core/cart/choices/choices.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { AnswersInput } from '@vitrine/core/forms/answer.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { orderable } from '@vitrine/core/products/made-to-order.ts';
import { type Context, within } from '../../context.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { readStock } from '../inventory/index.ts';
import { findSaleVariants } from '../products/index.ts';
import { type AddedEntry, addEntry, insertCart } from './cart.store.ts';
import { hashOfCart } from './cart-cookies.ts';
import { type CartToAddTo, readCartToAddTo } from './cart-to-add-to.store.ts';
import { choicesFromForm } from './choices-from-form.ts';
import { joinSavedLines, listOrderedWithSaved } from './saved-lines.store.ts';

export interface AddedToCart {
  /** The cookie value if the cart is new, otherwise null. */
  readonly newToken: string | null;
  readonly entryId: Id;
  readonly quantity: number;
  readonly totalQuantity: number;
}

export interface Pieces {
  readonly token: string | undefined;
  readonly variantId: Id;
  readonly choices: Omit<Choices, 'answers'>;
  /** What was entered in the product’s form, by field. */
  readonly answers: AnswersInput;
  readonly quantity: number;
}

/**
 * Puts pieces into the visitor's cart; creates a cart if there is none (rule CART-8). If fewer are available than
 * requested, nothing is added and the answer says how many there are (rule CART-14).
 */
export function addToCart(context: Context, pieces: Pieces): Promise<Result<AddedToCart>> {
  return context.database.connected(connection => add(within(context, connection), pieces));
}

async function add(context: Context, pieces: Pieces): Promise<Result<AddedToCart>> {
  const { clock, database, website } = context;
  const allowed = await mayAdd(context, pieces);
  if (!allowed.ok) return allowed;
  const { variantId, quantity } = pieces;
  const { cart, choices } = allowed.value;
  const entry = { entryId: newId(), variantId, choices, quantity, now: clock.now() };
  // It was ordered in the meantime and stays unchanged.
  const added = cart === null ? null : await addEntry(database, website.id, { ...entry, cartId: cart.id });
  if (added !== null) return succeed(answerOf(added, null));
  const fresh = newToken();
  const made = { ...entry, cartId: newId(), tokenHash: hashToken(fresh) };
  const inserted = await insertCart(database, website.id, made);
  // What was saved for later outlives the order of its cart (rule CART-72).
  const tokenHash = hashOfCart(pieces.token);
  const from =
    tokenHash === '' ? [] : await listOrderedWithSaved(database, website.id, { siteUserId: null, tokenHash });
  if (from.length > 0) await joinSavedLines(database, website.id, { from, into: made.cartId });
  return succeed(answerOf(inserted, fresh));
}

function answerOf({ id, quantity, total }: AddedEntry, token: string | null): AddedToCart {
  return { newToken: token, entryId: id, quantity, totalQuantity: total };
}

export interface Addable {
  /** Null for a new one. */
  readonly cart: CartToAddTo | null;
  readonly choices: Choices;
}

/** Whether the pieces can be added now, to which cart and with which choices; otherwise why not. */
export async function mayAdd(
  context: Context,
  { token, variantId, choices: chosen, answers, quantity }: Pieces,
): Promise<Result<Addable>> {
  const { database, website } = context;
  const tokenHash = hashOfCart(token);
  const [variants, cart] = await Promise.all([
    findSaleVariants(context, [variantId]),
    tokenHash === '' ? null : readCartToAddTo(database, website.id, { tokenHash, variantId }),
  ]);
  const variant = variants.get(variantId);
  if (!variant?.isSold) return fail(cartErrors.notSold);
  const answered = choicesFromForm(context, variant, answers);
  if (!answered.ok) return answered;
  const choices = {
    ...(variant.plan === null ? {} : { plan: variant.plan }),
    ...chosen,
    ...answered.value,
  };
  if (!areTaken(choices, offersOf(variant))) return fail(cartErrors.notOffered);
  // If no cart holds pieces, this cart's own need not be excluded (rule STOCK-4).
  const isHeld = variant.stock.reserved > 0;
  const levels = cart !== null && isHeld ? await readStock(context, [variantId], cart.id) : null;
  const stock = levels?.get(variantId) ?? variant.stock;
  const left = Math.min(orderable({ ...variant, stock }), maxQuantity);
  if (left === 0) return fail(cartErrors.soldOut);
  const { lines = 0, of_variant: ofVariant = [] } = cart ?? {};
  const inCart = ofVariant.reduce((sum, entry) => sum + entry.quantity, 0);
  const more = left - inCart;
  if (more <= 0) return fail(cartErrors.noMore, { left });
  if (quantity > more && inCart > 0) return fail(cartErrors.tooFewBeside, { left, inCart, more });
  if (quantity > more) return fail(cartErrors.tooFew, { left });
  const key = lineKey(variantId, choices);
  const isNewLine = !ofVariant.some(entry => lineKey(variantId, entry.choices) === key);
  if (isNewLine && lines >= maxEntries) return fail(cartErrors.full, { max: maxEntries });
  return succeed({ cart, choices });
}
