import { shippingPrice } from '@vitrine/core/cart/shipping-options.ts';
import type { ExpressQuote } from '@vitrine/core/checkout/express-view.ts';
import { shortCode } from '@vitrine/core/gift-cards/gift-card-code.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { longestDays, slowestMaking } from '@vitrine/core/products/made-to-order.ts';
import type { Context } from '../../context.ts';
import type { LoadedCart, payingCards, priceLoadedCart } from '../cart/index.ts';
import type { expressMethod } from '../payments/index.ts';
import { newAttemptKey } from './attempt-key.ts';

/** A cart that wallets can order, as it is priced just now. */
export interface ExpressOffer {
  readonly method: NonNullable<ReturnType<typeof expressMethod>>;
  readonly loaded: LoadedCart;
  readonly priced: Awaited<ReturnType<typeof priceLoadedCart>>;
  readonly cards: Awaited<ReturnType<typeof payingCards>>;
  /** What is to pay, as the service counts it. */
  readonly amount: number;
}

type Item = ExpressQuote['lineItems'][number];

/** The totals of the cart as a wallet shows them; nothing is computed in the browser (rule EXPRESS-2). */
export function expressQuote(context: Context, offer: ExpressOffer): ExpressQuote {
  const { loaded, cards, amount } = offer;
  const slowest = slowestMaking(loaded.lines.map(({ madeToOrder }) => madeToOrder));
  const lineItems = counted(context, offer, itemsOf(context, offer));
  const isWhole = lineItems?.reduce((sum, item) => sum + item.amount, 0) === amount;
  return {
    amount,
    lineItems: isWhole ? (lineItems ?? []) : [],
    shippingRates: ratesOf(context, offer),
    idempotencyKey: newAttemptKey(context, {
      cartId: loaded.row.id,
      toPay: cards.rest,
      days: slowest === null ? 0 : longestDays(slowest),
    }),
  };
}

function itemsOf({ website }: Context, { loaded, priced: { totals }, cards }: ExpressOffer): Item[] {
  const { language } = website.settings;
  const words = messagesFor(language);
  const named = new Map(loaded.lines.map(({ entryId, variant }) => [entryId, nameOf(variant)]));
  const giftCard = wordsIn(language).giftCards.name;
  return [
    ...totals.lines.map(({ key, quantity, total }) => ({
      name: `${named.get(key) ?? ''} × ${quantity}`,
      amount: total,
    })),
    { name: words.discount, amount: -totals.discount },
    { name: words.shipping, amount: totals.shipping ?? 0 },
    { name: words.tax, amount: totals.isTaxIncluded ? 0 : (totals.tax ?? 0) },
    ...cards.paid.map(({ card, amount }) => ({
      name: `${giftCard} ${shortCode(card.lastCharacters)}`,
      amount: -amount,
    })),
  ].filter(({ amount }) => amount !== 0);
}

function nameOf({ title, options }: { readonly title: string; readonly options: string }): string {
  return options === '' ? title : `${title} (${options})`;
}

/** As the service counts; null if it cannot express one of them. */
function counted({ website }: Context, { method }: ExpressOffer, items: readonly Item[]): Item[] | null {
  const { currency } = website.settings.store;
  const all = items.map(({ name, amount }) => {
    const size = method.express.amountOf({ amount: Math.abs(amount), currency });
    return size === null ? null : { name, amount: Math.sign(amount) * size };
  });
  return all.every(item => item !== null) ? all : null;
}

function ratesOf(
  { website }: Context,
  { method, priced: { totals, quotes, quote } }: ExpressOffer,
): ExpressQuote['shippingRates'] {
  const { currency } = website.settings.store;
  const after = totals.subtotal - totals.discount;
  return quotes
    .toSorted((a, b) => Number(b === quote) - Number(a === quote))
    .flatMap(option => {
      const amount = method.express.amountOf({ amount: shippingPrice(option, after), currency });
      if (amount === null) return [];
      const { id, name: displayName, time } = option;
      return [{ id, displayName, amount, ...(time === '' ? {} : { deliveryEstimate: time }) }];
    });
}
