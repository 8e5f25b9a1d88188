import { type GiftCard, giftCardStateOf } from '@vitrine/core/gift-cards/gift-card.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { dayIn } from '@vitrine/core/tenancy/local-time.ts';
import type { Context } from '../../context.ts';
import { type CardRow, listCardsOf } from './gift-cards.store.ts';

/** A card as the studio shows it; its code stays closed (rule GIFTCARD-2). */
export function cardView(
  row: CardRow,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): GiftCard {
  return {
    id: row.id,
    lastCharacters: row.last_characters,
    state: giftCardStateOf(
      { isDisabled: row.is_disabled, expiresAt: row.expires_at, balance: row.balance },
      now,
    ),
    currency: row.currency,
    balance: row.balance,
    issued: row.issued,
    recipientName: row.recipient_name,
    recipientEmail: row.recipient_email,
    message: row.message,
    sendsAt: row.sends_at?.toISOString() ?? null,
    sentAt: row.sent_at?.toISOString() ?? null,
    mailedTo: mailAddressOf(row),
    expiresAt: row.expires_at?.toISOString() ?? null,
    validUntil: lastDayOf(row, timeZone),
    orderId: row.order_id,
    orderNumber: row.order_number,
    isTest: row.is_test,
    createdAt: row.created_at.toISOString(),
  };
}

/** What these orders bought. */
export async function cardsOfOrders(
  { database, website }: Context,
  { orderIds, now }: { readonly orderIds: readonly Id[]; readonly now: Date },
): Promise<GiftCard[]> {
  const { timeZone } = website.settings;
  const rows = await listCardsOf(database, website.id, orderIds);
  return rows.map(row => cardView(row, { now, timeZone }));
}

/** The last day on which it is valid, on the clocks of the website; null if it is valid for ever. */
export function lastDayOf(
  { expires_at: expiresAt }: Pick<CardRow, 'expires_at'>,
  timeZone: string,
): string | null {
  return expiresAt && dayIn(timeZone, new Date(expiresAt.getTime() - 1));
}

/** The recipient, or the buyer if no other address was given; empty if there is neither. */
export function mailAddressOf(row: Pick<CardRow, 'recipient_email' | 'buyer_email'>): string {
  return row.recipient_email === '' ? row.buyer_email : row.recipient_email;
}
