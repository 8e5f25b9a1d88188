import { choicesInWords } from '@vitrine/core/cart/choices/choices.ts';
import { explainSteps } from '@vitrine/core/cart/price-steps.ts';
import type { DraftListing, DraftOrder } from '@vitrine/core/draft-orders/draft-order.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { orderable } from '@vitrine/core/products/made-to-order.ts';
import type { Context } from '../../context.ts';
import { readAgreedCart } from '../cart/index.ts';
import type { DraftRow } from './draft-orders.store.ts';
import { endOfLink } from './open-payment-link.ts';
import { choicesIn, priceDraft } from './price-draft.ts';

export function draftListing(row: DraftRow): DraftListing {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    quantity: row.quantity,
    total: row.total,
    orderId: row.order_id,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A draft with what was agreed, priced with the taxes of the moment, in the reader’s language. */
export async function draftView(
  context: Context,
  row: DraftRow,
  language: string,
): Promise<DraftOrder | null> {
  const { database, website } = context;
  const cart = await readAgreedCart(database, website.id, row.id);
  if (cart?.agreed === null || cart === null) return null;
  const input = row.content;
  const { agreed } = cart;
  const choices = choicesIn(cart);
  const priced = await priceDraft(context, { id: row.id, input, agreed, choices });
  const { totals, loaded, requiresShipping } = priced;
  const { options } = agreed.shipping
    ? await priceDraft(context, { id: row.id, input, choices, agreed: { ...agreed, shipping: null } })
    : priced;
  const { currency } = website.settings.store;
  const money = (amount: number) => formatMoney({ amount, currency }, website.settings.language);
  const ofLine = new Map(totals.lines.map(line => [line.key, line]));
  return {
    ...draftListing(row),
    total: totals.total,
    version: row.version,
    input,
    lines: loaded.lines.map(({ entryId, variant, unitPrice, quantity, problem, saleable, ...line }) => ({
      id: entryId,
      title: variant.title,
      options: variant.options,
      choices: choicesInWords(line.choices, language),
      form: [...variant.form],
      unitPrice,
      listPrice: variant.unitPrice,
      total: ofLine.get(entryId)?.total ?? unitPrice * quantity,
      discount: ofLine.get(entryId)?.discount ?? 0,
      available: Number.isFinite(orderable(variant)) ? saleable : null,
      problem,
      madeToOrder: line.madeToOrder,
    })),
    subtotal: totals.subtotal,
    discount: totals.discount,
    shipping: totals.shipping,
    tax: totals.tax,
    isTaxIncluded: totals.isTaxIncluded,
    isTaxOpen: totals.isTaxOpen,
    explanation: explainSteps(totals.steps, money, language),
    requiresShipping,
    shippingOptions: options.map(({ id, name, amount }) => ({ id, name, amount })),
    chosenOption: agreed.shipping?.id ?? '',
    paymentLink: linkOf(row),
  };
}

/** Null once the draft was changed: its link no longer leads anywhere. */
function linkOf({ version, link_sent_at: sentAt, link_version }: DraftRow): DraftOrder['paymentLink'] {
  if (sentAt === null || link_version !== version) return null;
  return { sentAt: sentAt.toISOString(), expiresAt: endOfLink(sentAt).toISOString() };
}
