import type { PartialAddress } from '@vitrine/core/checkout/express.calls.ts';
import type { ExpressView } from '@vitrine/core/checkout/express-view.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Context } from '../../context.ts';
import {
  blockersOf,
  isShipped,
  type LoadedCart,
  loadCart,
  payingCards,
  priceLoadedCart,
} from '../cart/index.ts';
import { expressMethod, type MethodHosts, offeredMethods } from '../payments/index.ts';
import { termsAsked } from './agreements.ts';
import { downloadsAsked } from './downloads-asked.ts';
import { type ExpressOffer, expressQuote } from './express-quote.ts';
import { placeOf } from './place-of.ts';
import { hasPlan } from './recurring-asked.ts';

/** Only the checkout shows the boxes that may have to be ticked. */
export type ExpressPlace = 'cart' | 'checkout';

/**
 * The wallets above the checkout or below the cart, with what their page must allow; null where they cannot be offered
 * (rules EXPRESS-1 and EXPRESS-3).
 */
export async function expressView(
  context: Context,
  token: string | undefined,
  place: ExpressPlace,
): Promise<{ readonly express: ExpressView; readonly hosts: MethodHosts } | null> {
  const offer = await offerExpress(context, token);
  if (offer === null) return null;
  const { method, loaded } = offer;
  const boxes = boxesOf(context, loaded);
  if (place === 'cart' && boxes.length > 0) return null;
  const { title: shop, settings } = context.website;
  const { language, store } = settings;
  const { title, or, placing, failed, later } = wordsIn(language).express;
  const quote = expressQuote(context, offer);
  const isShippedTo = isSent(loaded);
  const { express } = method;
  return {
    hosts: express.hosts,
    express: {
      script: express.script,
      facts: express.factsOf(method.settings),
      language,
      currency: store.currency,
      shop,
      quote: {
        ...quote,
        // A wallet wants one before it gives an address.
        shippingRates:
          isShippedTo && quote.shippingRates.length === 0
            ? [{ id: 'address', displayName: later, amount: 0 }]
            : quote.shippingRates,
      },
      isShipped: isShippedTo,
      countries: isShippedTo ? store.countries : [],
      boxes,
      words: { title, or, placing, failed },
    },
  };
}

/** A cart that a wallet can order, priced for an address; null if none (rule EXPRESS-3). */
export async function offerExpress(
  context: Context,
  token: string | undefined,
  asked?: PartialAddress,
): Promise<ExpressOffer | null> {
  const offered = await offeredMethods(context);
  const method = expressMethod(offered);
  if (!method) return null;
  const found = await loadCart(context, token);
  if (found === null || !isSimple(found)) return null;
  const loaded = { ...found, row: { ...found.row, ...chosenIn(asked) } };
  const priced = await priceLoadedCart(context, loaded, '');
  if (blockersOf(context, loaded, { totals: priced.totals, offered }).length > 0) return null;
  const { isTaxOpen, isTaxIncluded } = priced.totals;
  // Without a delivery, the country is only known once the wallet has shown its amount.
  if (!isSent(loaded) && isTaxOpen && !isTaxIncluded) return null;
  const cards = await payingCards(context, loaded.row, { total: priced.totals.total, offered });
  const { currency } = context.website.settings.store;
  const amount = method.express.amountOf({ amount: cards.rest, currency });
  if (amount === null || cards.rest === 0 || cards.rest < method.express.leastOf(currency)) return null;
  return { method, loaded, priced, cards, amount };
}

/** A subscription saves its payment method, a donation has a checkout of its own, and an agreed order its link. */
function isSimple({ lines, lostEntryIds, row }: LoadedCart): boolean {
  return (
    lines.length > 0 &&
    lostEntryIds.length === 0 &&
    row.agreed === null &&
    lines.every(line => line.problem === null && line.variant.fund === undefined && !hasPlan(line))
  );
}

/** A wallet knows no VAT id. */
function chosenIn(asked?: PartialAddress) {
  if (asked === undefined) return { vat_id: '' };
  const option = asked.shippingOption === '' ? {} : { shipping_option: asked.shippingOption };
  return { ...placeOf(asked), ...option };
}

function isSent({ lines }: LoadedCart): boolean {
  return lines.some(({ variant }) => isShipped(variant.productType));
}

function boxesOf(context: Context, { lines }: LoadedCart): ExpressView['boxes'] {
  const { consents, downloads } = wordsIn(context.website.settings.language);
  return [
    ...(termsAsked(context) === null ? [] : [{ name: 'terms', missing: consents.termsMissing } as const]),
    ...(downloadsAsked(context, lines) === null
      ? []
      : [{ name: 'downloads', missing: downloads.consentMissing } as const]),
  ];
}
