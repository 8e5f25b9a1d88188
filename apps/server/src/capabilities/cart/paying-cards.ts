import type { GiftCardView, TotalsView } from '@vitrine/core/cart/cart-view.ts';
import { shortCode } from '@vitrine/core/gift-cards/gift-card-code.ts';
import { payFromCards } from '@vitrine/core/gift-cards/pay-from-cards.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import type { Context } from '../../context.ts';
import { type CardInCart, cardsOfCart } from '../gift-cards/index.ts';
import { isTestNow, type MethodOfWebsite } from '../payments/index.ts';
import type { CartRow } from './cart.store.ts';

/** What the gift cards of a cart pay of its total, and what is left to pay (rule CART-66). */
export interface PayingCards {
  readonly paid: readonly { readonly card: CardInCart; readonly amount: number }[];
  readonly rest: number;
}

export async function payingCards(
  context: Context,
  { gift_cards: ids, order_id: orderId }: Pick<CartRow, 'gift_cards' | 'order_id'>,
  { total, offered }: { readonly total: number; readonly offered: readonly MethodOfWebsite[] },
): Promise<PayingCards> {
  const isTestOffered = offered.some(isTestNow);
  return payFromCards(await cardsOfCart(context, { ids, orderId, isTestOffered }), total);
}

/** Each card that was entered, with what it pays or why it does not. */
export function giftCardViews({ website }: Context, { paid }: PayingCards): GiftCardView[] {
  const { store } = website.settings;
  return paid.map(({ card: { id, lastCharacters, balance, reason }, amount }) => ({
    id,
    code: shortCode(lastCharacters),
    balance: reason === null ? priceIn(store, balance) : null,
    amount: amount === 0 ? null : priceIn(store, amount),
    reason,
  }));
}

/** The rows below the total; none without cards that pay. */
export function paidByCards(
  { website }: Context,
  { paid, rest }: PayingCards,
): Pick<TotalsView, 'paid' | 'toPay'> {
  const { language, store } = website.settings;
  const paying = paid.filter(({ amount }) => amount > 0);
  if (paying.length === 0) return {};
  const { name } = wordsIn(language).giftCards;
  return {
    paid: paying.map(({ card, amount }) => ({
      name: `${name} ${shortCode(card.lastCharacters)}`,
      amount: priceIn(store, amount),
    })),
    toPay: priceIn(store, rest),
  };
}
