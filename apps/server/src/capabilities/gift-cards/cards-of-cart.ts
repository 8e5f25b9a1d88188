import { type GiftCardState, giftCardStateOf } from '@vitrine/core/gift-cards/gift-card.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Context } from '../../context.ts';
import { readHeldBy } from './entries.store.ts';
import { lastDayOf } from './gift-card-view.ts';
import { type CardRow, readCards, readHasCards } from './gift-cards.store.ts';

/** A card in a cart, with what it can pay there; `reason` says why it cannot. */
export interface CardInCart {
  readonly id: Id;
  readonly lastCharacters: string;
  readonly balance: number;
  /** Whether it was bought with a test payment. */
  readonly isTest: boolean;
  readonly reason: string | null;
}

export interface CardsWanted {
  /** In the order of entry. */
  readonly ids: readonly Id[];
  /** The order that was begun from the cart: what it took does not count against it. */
  readonly orderId: Id | null;
  /** Whether this buyer may pay with a test payment. */
  readonly isTestOffered: boolean;
}

/** The cards that were entered in a cart, as they are now (rule GIFTCARD-4). */
export async function cardsOfCart(
  context: Context,
  { ids, orderId, isTestOffered }: CardsWanted,
): Promise<readonly CardInCart[]> {
  if (ids.length === 0) return [];
  const { database, website } = context;
  const [rows, held] = await Promise.all([
    readCards(database, website.id, ids),
    orderId === null ? new Map<Id, number>() : readHeldBy(database, website.id, { orderId, cardIds: ids }),
  ]);
  const known = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => {
    const row = known.get(id);
    if (row === undefined) return [];
    const balance = row.balance + (held.get(id) ?? 0);
    const reason = whyNot(context, { ...row, balance }, isTestOffered);
    return [
      {
        ...{ id, lastCharacters: row.last_characters, isTest: row.is_test },
        ...{ balance: reason === null ? balance : 0, reason },
      },
    ];
  });
}

/** Whether the cart and the checkout ask for a gift card: not in a shop that never had one. */
export function takesGiftCards({ database, website }: Context): Promise<boolean> {
  return readHasCards(database, website.id);
}

function whyNot(context: Context, card: CardRow, isTestOffered: boolean): string | null {
  const { language, store } = context.website.settings;
  const { giftCards: words } = wordsIn(language);
  const problem = stateInWords(context, card);
  if (problem !== null) return problem;
  if (card.currency !== store.currency) return words.otherCurrency({ currency: card.currency });
  return card.is_test && !isTestOffered ? words.test : null;
}

/** Why a card pays for nothing; null if it can. */
export function stateInWords({ clock, website }: Context, card: CardRow): string | null {
  const { language, timeZone } = website.settings;
  const { giftCards: words } = wordsIn(language);
  const { is_disabled: isDisabled, expires_at: expiresAt, balance } = card;
  const last = lastDayOf(card, timeZone);
  const said: Readonly<Record<GiftCardState, string | null>> = {
    active: null,
    disabled: words.disabled,
    expired: last && words.expired({ date: dayText(last, language) }),
    used: words.used,
  };
  return said[giftCardStateOf({ isDisabled, expiresAt, balance }, clock.now())];
}
