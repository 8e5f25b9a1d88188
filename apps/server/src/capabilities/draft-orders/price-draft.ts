import type { AgreedShipping, AgreedTerms } from '@vitrine/core/cart/agreed-terms.ts';
import type { Choices } from '@vitrine/core/cart/choices/choices.ts';
import type { Destination } from '@vitrine/core/cart/destination.ts';
import { chosenOption, shippingPrice } from '@vitrine/core/cart/shipping-options.ts';
import type { DraftInput } from '@vitrine/core/draft-orders/draft-order.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { OrderChannel } from '@vitrine/core/orders/channels.ts';
import type { Context } from '../../context.ts';
import { type CartRow, isShipped, type LoadedCart, loadEntries, priceLoadedCart } from '../cart/index.ts';
import { findSaleVariants } from '../products/index.ts';

/** What was chosen for the lines that their product asks something; others have none. */
export type LineChoices = ReadonlyMap<Id, Choices>;

interface Drafted {
  readonly id: Id;
  readonly input: DraftInput;
  readonly choices?: LineChoices;
}

export interface PricedDraft {
  readonly agreed: AgreedTerms;
  readonly loaded: LoadedCart;
  readonly totals: Awaited<ReturnType<typeof priceLoadedCart>>['totals'];
  readonly requiresShipping: boolean;
  /** The options of the zone with their prices, before what was agreed. */
  readonly options: readonly AgreedShipping[];
}

/** Copies the prices and the shipping of the moment, so that they stay as agreed (rules DRAFTORDER-2, DRAFTORDER-3). */
export async function agreeOn(
  context: Context,
  { id, input, channel, choices = new Map() }: Drafted & { readonly channel: OrderChannel },
): Promise<PricedDraft> {
  const variants = await findSaleVariants(
    context,
    input.lines.flatMap(({ variantId }) => variantId ?? []),
  );
  const lines = Object.fromEntries(
    input.lines.map(line => [
      line.id,
      {
        unitPrice: line.unitPrice ?? variants.get(line.variantId ?? '')?.unitPrice ?? 0,
        discount: line.discount,
        custom: line.custom,
      },
    ]),
  );
  const handedOver = channel === 'pointOfSale' ? ({ isHandedOver: true } as const) : {};
  const open = { lines, discount: input.discount, shipping: null, ...handedOver };
  const { options, requiresShipping } = await priceDraft(context, { id, input, choices, agreed: open });
  const agreed = { ...open, shipping: requiresShipping ? shippingOf(input, options) : null };
  const priced = await priceDraft(context, { id, input, choices, agreed });
  return { ...priced, options };
}

/** With the rules of every cart: the tax of the shop, and what was agreed (rule DRAFTORDER-1). */
export async function priceDraft(
  context: Context,
  { id, input, agreed, choices = new Map() }: Drafted & { readonly agreed: AgreedTerms },
): Promise<PricedDraft> {
  const loaded = await loadEntries(context, cartOf(context, { id, input, agreed, choices }));
  const { totals, quotes } = await priceLoadedCart(context, loaded, input.customer.email);
  const after = totals.subtotal - totals.discount;
  return {
    agreed,
    loaded,
    totals,
    requiresShipping:
      agreed.isHandedOver !== true && loaded.lines.some(line => isShipped(line.variant.productType)),
    options: quotes.map(option => ({
      id: option.id,
      name: option.name,
      amount: shippingPrice(option, after),
      time: option.time,
    })),
  };
}

function shippingOf({ shipping }: DraftInput, options: readonly AgreedShipping[]): AgreedShipping | null {
  if (shipping.kind === 'custom')
    return { id: 'custom', name: shipping.name, amount: shipping.amount, time: '' };
  return chosenOption(options, shipping.id) ?? options[0] ?? null;
}

/** Where it goes, as far as that is entered. */
export function destinationOfDraft({ customer }: DraftInput): Destination | null {
  const country = customer.country.trim().toUpperCase();
  if (country === '') return null;
  return { country, region: customer.region.trim(), postalCode: customer.postalCode.trim() };
}

export function entriesOf({ lines }: DraftInput, choices: LineChoices) {
  return lines.map(({ id, variantId, quantity }) => ({
    ...{ id, quantity, variantId: variantId ?? id },
    choices: choices.get(id) ?? {},
  }));
}

/** As they were saved. */
export function choicesIn(cart: Pick<CartRow, 'entries'> | null): LineChoices {
  return new Map(cart?.entries.map(({ id, choices }) => [id, choices]));
}

function cartOf(
  { clock }: Context,
  { id, input, agreed, choices = new Map() }: Drafted & { readonly agreed: AgreedTerms },
): CartRow {
  const destination = destinationOfDraft(input);
  return {
    id,
    state: 'open',
    country: destination?.country ?? null,
    region: destination?.region ?? '',
    postal_code: destination?.postalCode ?? '',
    vat_id: input.customer.vatId,
    shipping_option: '',
    codes: [],
    gift_cards: [],
    agreed,
    draft: null,
    order_id: null,
    site_user_id: null,
    renewals: 0,
    news: null,
    version: 0,
    created_at: clock.now(),
    updated_at: clock.now(),
    reminder_id: null,
    entries: entriesOf(input, choices).map(({ variantId, ...entry }) => ({
      ...entry,
      variant_id: variantId,
    })),
  };
}
