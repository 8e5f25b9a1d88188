import { type GiftCardEntryKind, giftCardStateOf } from '@vitrine/core/gift-cards/gift-card.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { momentIn } from '@vitrine/core/tenancy/local-time.ts';
import type { Context } from '../../context.ts';
import { type EntryRow, insertEntries, readTaken } from './entries.store.ts';
import { type CardRow, disableOfOrder, lockCard, lockPaying, suspendOfOrder } from './gift-cards.store.ts';

/** What a payment takes from a card. */
export interface CardPayment {
  readonly cardId: Id;
  readonly paymentId: Id;
  readonly amount: number;
}

/** The first entry of new cards. */
export async function noteIssued(
  context: Context,
  cards: readonly { readonly cardId: Id; readonly amount: number }[],
): Promise<void> {
  if (cards.length === 0) return;
  const entries = cards.map(card => entryOf(context, { ...card, kind: 'issued' }));
  await insertEntries(context.database, context.website.id, entries);
}

/** An entry by a person, or of a card that expired. Call it in a transaction, with the card locked. */
export async function noteChange(
  context: Context,
  change: {
    readonly cardId: Id;
    readonly amount: number;
    readonly reason: string;
    readonly kind: GiftCardEntryKind;
  },
): Promise<void> {
  await insertEntries(context.database, context.website.id, [entryOf(context, change)]);
}

/**
 * Takes what cards pay for an order, all or nothing: false if one of them has changed, and then the transaction must be
 * rolled back (rule GIFTCARD-1). They stay locked, in the order of their ids and before any stock.
 */
export async function takeFromCards(
  context: Context,
  { orderId, payments }: { readonly orderId: Id; readonly payments: readonly CardPayment[] },
): Promise<boolean> {
  const { clock, database, website } = context;
  for (const payment of payments.toSorted((a, b) => (a.cardId < b.cardId ? -1 : 1))) {
    const card = await lockCard(database, website.id, payment.cardId);
    if (card === null || !isUsable(card, clock.now()) || card.balance < payment.amount) return false;
    await insertEntries(database, website.id, [entryOf(context, { ...payment, kind: 'taken', orderId })]);
  }
  return true;
}

/** Gives back what a payment took, once for each refund (rule GIFTCARD-6). */
export async function giveBackToCard(
  context: Context,
  { paymentId, refundId, amount }: { readonly paymentId: Id; readonly refundId: Id; readonly amount: number },
): Promise<void> {
  const { database, website } = context;
  const [taken] = await readTaken(database, website.id, [paymentId]);
  if (taken === undefined) return;
  await insertEntries(database, website.id, [
    entryOf(context, {
      ...{ cardId: taken.card_id, orderId: taken.order_id, kind: 'givenBack' },
      ...{ paymentId, refundId, amount },
    }),
  ]);
}

/**
 * Before cards are taken from or given back in a transaction: two orders with the same cards in different order would
 * wait for each other.
 */
export async function lockCards(
  { database, website }: Context,
  { orderId, cardIds = [] }: { readonly orderId: Id | null; readonly cardIds?: readonly Id[] },
): Promise<void> {
  await lockPaying(database, website.id, { ids: cardIds, orderId });
}

/** Cards whose purchase was refunded pay for nothing more: all of an order, or so many of one of its lines. */
export async function withdrawCards(
  { database, website }: Context,
  {
    orderId,
    lineId = null,
    count = null,
  }: { readonly orderId: Id; readonly lineId?: Id | null; readonly count?: number | null },
): Promise<void> {
  await disableOfOrder(database, website.id, { orderId, lineId, count });
}

/** Cards whose purchase is disputed pay for nothing until the dispute ends. */
export async function suspendCards(
  { database, website }: Context,
  { orderId, isSuspended }: { readonly orderId: Id; readonly isSuspended: boolean },
): Promise<void> {
  await suspendOfOrder(database, website.id, { orderId, isSuspended });
}

export function isUsable(
  { is_disabled: isDisabled, expires_at: expiresAt }: Pick<CardRow, 'is_disabled' | 'expires_at'>,
  now: Date,
): boolean {
  const state = giftCardStateOf({ isDisabled, expiresAt, balance: 1 }, now);
  return state === 'active';
}

/** The first moment on which a card that is valid until a day is not. */
export function endOfDay(timeZone: string, day: string): Date {
  return momentIn(timeZone, { day, hour: 24 });
}

type EntryFacts = Pick<EntryRow, 'amount' | 'kind'> & {
  readonly cardId: Id;
  readonly orderId?: Id;
  readonly paymentId?: Id;
  readonly refundId?: Id;
  readonly reason?: string;
};

function entryOf({ actor, clock }: Context, { kind, amount, cardId, ...facts }: EntryFacts): EntryRow {
  const { orderId = null, paymentId = null, refundId = null, reason = '' } = facts;
  return {
    ...{ id: newId(), card_id: cardId, kind, amount: kind === 'taken' ? -amount : amount },
    ...{ order_id: orderId, payment_id: paymentId, refund_id: refundId, reason },
    actor: actor.kind === 'account' ? actor.email : actor.kind,
    at: clock.now(),
  };
}
