import type { Id } from '@vitrine/core/id/id.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { dayIn } from '@vitrine/core/tenancy/local-time.ts';
import type { Context } from '../../context.ts';
import { findCardByCode, openCardCode } from './card-codes.ts';
import { stateInWords } from './cards-of-cart.ts';
import { lastDayOf, mailAddressOf } from './gift-card-view.ts';
import { type CardRow, readCardsOfOrder } from './gift-cards.store.ts';

/** A card as its holder sees it (rule GIFTCARD-8). */
export interface HeldCard {
  readonly left: string;
  /** The last day on which it is valid, in words; empty if it is valid for ever. */
  readonly validUntil: string;
  /** Why it pays for nothing; null if it can. */
  readonly reason: string | null;
}

export async function heldCard(context: Context, typed: string): Promise<HeldCard | null> {
  const card = await findCardByCode(context, typed);
  if (card === null) return null;
  const { language, timeZone } = context.website.settings;
  const last = lastDayOf(card, timeZone);
  return {
    left: amountOf(context, card, card.balance),
    validUntil: last === null ? '' : dayText(last, language),
    reason: stateInWords(context, card),
  };
}

/** A card as the buyer of an order sees it (rule GIFTCARD-7). */
export interface BoughtCard {
  readonly code: string;
  readonly amount: string;
  /** Where it is mailed to. */
  readonly email: string;
  /** The day on which it will be mailed, in words; empty once it was. */
  readonly sendsOn: string;
}

/** Those of an order that were not withdrawn. */
export async function boughtCards(context: Context, orderId: Id): Promise<BoughtCard[]> {
  const { database, website } = context;
  const { language, timeZone } = website.settings;
  const rows = await readCardsOfOrder(database, website.id, orderId);
  return rows.flatMap(card => {
    const code = openCardCode(context, card);
    if (code === null || card.is_disabled) return [];
    const day = card.sent_at === null && card.sends_at ? dayIn(timeZone, card.sends_at) : null;
    return [
      {
        code,
        amount: amountOf(context, card, card.issued),
        email: mailAddressOf(card),
        sendsOn: day === null ? '' : dayText(day, language),
      },
    ];
  });
}

function amountOf({ website }: Context, { currency }: CardRow, amount: number): string {
  const { language, store } = website.settings;
  return formatMoney(priceIn({ ...store, currency }, amount), language);
}
