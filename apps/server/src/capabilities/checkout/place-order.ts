import type { CheckoutBody, PlacedOrder } from '@vitrine/core/checkout/checkout.calls.ts';
import { checkoutErrors } from '@vitrine/core/checkout/checkout.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { hashToken } from '../../secrets/tokens.ts';
import {
  type CartRow,
  hashOfCart,
  lockCart,
  readAgreedCart,
  readCartByToken,
  readOrderOfCart,
} from '../cart/index.ts';
import { recordConsent } from '../consents/index.ts';
import { lockUses } from '../discounts/index.ts';
import { lockCards } from '../gift-cards/index.ts';
import { giveMailBack, takeMail } from '../mail/index.ts';
import { giveBackNumber, nextNumber } from '../orders/index.ts';
import { insertAttempt, type KnownAttempt, readAttempt } from './attempts.store.ts';
import { answerOf, begunOrder, closeBegun, type ToClose } from './begun-order.ts';
import { type PreparedOrder, prepareOrder } from './prepare-order.ts';
import { writeOrder } from './write-order.ts';

export interface Attempt {
  readonly token: string | undefined;
  /** Made by the client for this attempt, and sent again when the attempt is repeated. */
  readonly key: string;
  readonly body: CheckoutBody;
  /** The cart that the form was rendered from, as far as the form proves it. */
  readonly drawnOf: Id | null;
  /** The signed-in site user: their saved payment methods can be chosen, and one is saved if they agree. */
  readonly siteUserId: Id | null;
  /** The draft order that is placed, instead of the cart that the token names. */
  readonly draftId?: Id;
  /** Whether staff place it: they have payment methods of their own, and agree to nothing. */
  readonly isByStaff?: boolean;
  /** In the transaction that writes the order; if this is refused, there is none. */
  readonly whenWritten?: (inside: Context, orderId: Id) => Promise<Result<null>>;
}

export interface Placed {
  readonly order: PlacedOrder;
  /** Whether it is the cart that the token names; otherwise it is the one that the form was rendered from. */
  readonly isOfToken: boolean;
}

/** How often an order that was begun before is ended before another one is made: others may begin one meanwhile. */
const mostEnded = 2;

/**
 * Places an order of the visitor's cart: one order and one payment, however often and in parallel it is repeated.
 * A repeated attempt gets its first answer (rules CHECKOUT-6 to CHECKOUT-8, CHECKOUT-15). Payments of an order that was
 * begun before are ended at their service first, while no connection to the database is held (rule CHECKOUT-38).
 */
export async function placeOrder(context: Context, attempt: Attempt): Promise<Result<Placed>> {
  for (let ended = 0; ; ended += 1) {
    const tried = await context.database.connected(connection =>
      tryToPlace(within(context, connection), attempt),
    );
    if (!tried.ok) return tried;
    const { value } = tried;
    if (!('toClose' in value)) return succeed(value);
    if (ended === mostEnded) return fail(checkoutErrors.begunMeanwhile);
    if (!(await closeBegun(context, value.toClose))) return fail(checkoutErrors.earlierPayment);
  }
}

async function tryToPlace(context: Context, attempt: Attempt): Promise<Result<Placed | ToClose>> {
  const { database, website } = context;
  const { token, drawnOf, draftId } = attempt;
  const cart =
    draftId === undefined
      ? await readCartByToken(database, website.id, hashOfCart(token))
      : await readAgreedCart(database, website.id, draftId);
  const made = drawnOf === null || drawnOf === cart?.id ? null : await orderOf(context, drawnOf);
  if (made !== null) return succeed({ order: made, isOfToken: false });
  const placed = await placeOn(context, cart, attempt);
  if (!placed.ok) return placed;
  return succeed('toClose' in placed.value ? placed.value : { order: placed.value, isOfToken: true });
}

async function orderOf(context: Context, cartId: Id): Promise<PlacedOrder | null> {
  const orderId = await readOrderOfCart(context.database, context.website.id, cartId);
  return orderId === null ? null : answerOf(context, orderId);
}

async function placeOn(
  context: Context,
  cart: CartRow | null,
  { key, body, siteUserId, draftId, isByStaff = false, whenWritten }: Attempt,
): Promise<Result<PlacedOrder | ToClose>> {
  const { database, website } = context;
  if (cart === null) return fail(checkoutErrors.noCart);
  const isByAnyone = !isByStaff && draftId === undefined;
  const attempt = { cartId: cart.id, keyHash: hashToken(key), fingerprint: fingerprintOf(body) };
  const before = cart.order_id === null ? null : await firstAnswer(context, attempt);
  if (before !== null) return before;
  if (cart.state === 'ordered' && cart.order_id !== null)
    return succeed(await answerOf(context, cart.order_id));

  const prepared = await prepareOrder(context, cart, { body, siteUserId, isByStaff });
  if (!prepared.ok) return (await madeMeanwhile(context, cart, attempt)) ?? prepared;
  const isPlacedAtOnce = prepared.value.method.firstState !== 'created';
  // Its confirmation goes to whoever was typed, before anybody has paid (rule MAIL-21).
  const mail = isByAnyone && isPlacedAtOnce ? { about: 'order', to: prepared.value.form.email } : null;
  const seconds = mail && (await takeMail(context, mail));
  if (seconds !== null) return tooManyOrders(seconds);
  // Read before the transaction, and sent when it begins.
  const numbering = isPlacedAtOnce ? nextNumber(database, website.id) : Promise.resolve(null);
  const placing = transactionOf<Result<PlacedOrder | ToClose>>(database, transaction =>
    place(within(context, transaction), { cart, attempt, prepared: prepared.value, numbering, whenWritten }),
  );
  const [number, placed] = await Promise.all([numbering, placing]);
  const isUsed = placed.ok && 'number' in placed.value && placed.value.number === number;
  if (number !== null && !isUsed) await giveBackNumber(database, website.id, number);
  if (mail !== null && !isUsed) await giveMailBack(context, mail);
  return placed;
}

/**
 * What the cart has become in the meantime: the missing pieces may be those that its own order took. This waits
 * for any request that is ordering it.
 */
function madeMeanwhile(
  context: Context,
  cart: CartRow,
  attempt: KnownAttempt,
): Promise<Result<PlacedOrder> | null> {
  return context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    const locked = await lockCart(transaction, context.website.id, cart.id);
    if (locked === null || locked.order_id === null) return null;
    const known = await firstAnswer(inside, attempt);
    if (known !== null) return known;
    return locked.state === 'ordered' ? succeed(await answerOf(inside, locked.order_id)) : null;
  });
}

function tooManyOrders(seconds: number): Result<never> {
  const details = { retryAfter: seconds };
  return fail(checkoutErrors.tooManyOrders, { minutes: Math.ceil(seconds / 60) }, { details });
}

/** Attempts are kept with the orders they began: without an order there is none to look for. */
async function firstAnswer(
  { database, website }: Context,
  { fingerprint, ...attempt }: KnownAttempt,
): Promise<Result<PlacedOrder> | null> {
  const known = await readAttempt(database, website.id, attempt);
  if (known === null) return null;
  return known.fingerprint === fingerprint ? succeed(known.answer) : fail(checkoutErrors.keyReused);
}

interface Placing {
  readonly cart: CartRow;
  readonly attempt: KnownAttempt;
  readonly prepared: PreparedOrder;
  /** The number of an order that is placed immediately, otherwise null. */
  readonly numbering: Promise<number | null>;
  readonly whenWritten: Attempt['whenWritten'];
}

/** Inside the transaction, under the cart's lock: a second request finds the result of the first. */
async function place(
  context: Context,
  { cart, attempt, prepared, numbering, whenWritten }: Placing,
): Promise<Result<PlacedOrder | ToClose>> {
  const { clock, database, website } = context;
  const [locked, number] = await Promise.all([lockCart(database, website.id, cart.id), numbering]);
  if (locked === null) return fail(checkoutErrors.noCart);
  const known = locked.order_id === cart.order_id ? null : await firstAnswer(context, attempt);
  if (known !== null) return known;
  const { discounts } = prepared.totals;
  if (locked.order_id !== null) await lockUses(context, { orderId: locked.order_id, discounts });
  const cardIds = prepared.cards.map(({ cardId }) => cardId);
  if (cardIds.length > 0 || locked.order_id !== null)
    await lockCards(context, { orderId: locked.order_id, cardIds });
  const begun = await begunOrder(context, locked, prepared);
  if (begun !== null && 'toClose' in begun) return succeed(begun);
  if (begun !== null) {
    if (prepared.consent !== null) await recordConsent(context, prepared.consent);
    await insertAttempt(database, website.id, { ...attempt, answer: begun, now: clock.now() });
    return succeed(begun);
  }
  // What is ordered must be what was priced.
  if (locked.state !== 'open' || locked.version !== cart.version) return fail(checkoutErrors.cartChanged);
  const id = newId();
  const written = await writeOrder(context, { cartId: cart.id, id, prepared, number, attempt });
  const noted = written.ok ? await whenWritten?.(context, id) : undefined;
  return noted?.ok === false ? noted : written;
}

/** Two posts are the same attempt when their contents are equal. */
export function fingerprintOf(body: CheckoutBody): string {
  return hashToken(JSON.stringify(Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1))));
}
