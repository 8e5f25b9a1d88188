import { checkoutBodySchema } from '@vitrine/core/checkout/checkout.calls.ts';
import { checkoutErrors } from '@vitrine/core/checkout/checkout.errors.ts';
import { draftOrderErrors } from '@vitrine/core/draft-orders/draft-orders.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { pointOfSaleErrors as errors } from '@vitrine/core/point-of-sale/point-of-sale.errors.ts';
import type { Basket, Tender } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { placeOrder } from '../checkout/index.ts';
import { isDraftStill, readDraft } from '../draft-orders/index.ts';
import { fulfilOrder, readOrder } from '../orders/index.ts';
import { findSaleVariants } from '../products/index.ts';
import { insertCounterSale } from './counter-sales.store.ts';
import { keepBasket } from './keep-basket.ts';
import { mailReceipt } from './mail-receipt.ts';
import { quoteSale } from './quote-sale.ts';
import { draftOf, isSameSale } from './sale-draft.ts';
import { soldBefore } from './sold-before.ts';

export interface Sale {
  /** Made by the counter for this sale, and sent again with it. */
  readonly id: Id;
  readonly basket: Basket;
  /** The total that was seen. */
  readonly total: number;
  readonly tender: Tender;
}

/**
 * Places the order of a sale that was paid at the counter, and hands it over. However often and in parallel it is
 * sent, one sale is one order, with one payment (rules POS-4, POS-5).
 */
export async function completeSale(context: Context, sale: Sale): Promise<Result<Id>> {
  const known = await orderOf(context, sale);
  if (known !== null) return known;
  const draft = draftOf(context, sale.basket);
  if (!draft.ok) return draft;
  const refused = await refusalOf(context, sale);
  if (!refused.ok) return (await orderOf(context, sale)) ?? refused;
  const kept = await keepBasket(context, { id: sale.id, input: draft.value });
  if (!kept.ok) return (await orderOf(context, sale)) ?? kept;
  const placed = await place(context, { ...sale, version: kept.value });
  if (placed.ok) return succeed(placed.value.order.orderId);
  const made = await orderOf(context, sale);
  if (made !== null) return made;
  // What was there a moment ago may have been bought on the website.
  const isShort = placed.error.code === checkoutErrors.cartChanged.code;
  const short = isShort ? await refusalOf(context, sale) : succeed(null);
  return short.ok ? placed : short;
}

function place(context: Context, sale: Sale & { readonly version: number }) {
  const { id, basket, total, tender, version } = sale;
  const draft = draftOf(context, basket);
  const customer = draft.ok ? draft.value.customer : {};
  return placeOrder(context, {
    token: undefined,
    key: `sale ${version} ${tender.kind}`,
    body: checkoutBodySchema.parse({ ...customer, paymentMethod: tender.kind, expectedTotal: total }),
    drawnOf: null,
    siteUserId: null,
    draftId: id,
    isByStaff: true,
    whenWritten: async (inside, orderId) =>
      (await isDraftStill(inside.database, inside.website.id, { id, version, orderId }))
        ? handOver(inside, orderId, tender)
        : fail(draftOrderErrors.changedMeanwhile),
  });
}

/** In the transaction of the order: nothing is paid that was not handed over (rule POS-4). */
async function handOver(context: Context, orderId: Id, tender: Tender): Promise<Result<null>> {
  const { actor, clock, database, website } = context;
  await insertCounterSale(database, website.id, {
    order_id: orderId,
    method: tender.kind,
    received: tender.kind === 'cash' ? tender.received : null,
    reference: tender.kind === 'cash' ? '' : tender.reference,
    sold_by: nameOfActor(actor),
    sold_at: clock.now(),
  });
  const order = await readOrder(database, website.id, orderId);
  const note = wordsIn(website.settings.language).pointOfSale.handedOver;
  const shipment = { lines: [], carrier: '', trackingNumber: '', trackingAddress: '', note };
  // What is only sent by email was completed when it was paid.
  const fulfilled =
    order?.state === 'placed'
      ? await fulfilOrder(context, { orderId, ...shipment, isBuyerTold: false })
      : succeed(null);
  if (!fulfilled.ok || !order?.email) return fulfilled;
  return mailReceipt(context, { orderId, email: order.email });
}

/** The order of a sale that was completed before; a refusal if that one sold something else. */
async function orderOf(context: Context, { id, basket }: Sale): Promise<Result<Id> | null> {
  const row = await readDraft(context.database, context.website.id, id);
  if (row === null || row.order_id === null || row.channel !== 'pointOfSale') return null;
  const draft = draftOf(context, basket);
  const isSame = draft.ok && isSameSale(draft.value, row.content);
  return isSame ? succeed(row.order_id) : soldBefore(context, row.order_id);
}

/** What reaches its buyer by email, or belongs to an address: nobody without one could use it (rule POS-6). */
const givenByEmail: ReadonlySet<number> = new Set([
  productTypes.digital,
  productTypes.giftCard,
  productTypes.paywall,
]);

/** Why it cannot be sold now, in words that name the item (rules POS-6 to POS-8). */
async function refusalOf(context: Context, { basket, total, tender }: Sale): Promise<Result<null>> {
  const { store, language } = context.website.settings;
  if (basket.lines.length === 0) return fail(checkoutErrors.empty);
  const quoted = await quoteSale(context, basket);
  if (!quoted.ok) return quoted;
  const variants = await findSaleVariants(
    context,
    basket.lines.map(({ variantId }) => variantId),
  );
  for (const { id, variantId } of basket.lines) {
    const line = quoted.value.lines.find(one => one.id === id);
    const variant = variants.get(variantId);
    const title = variant?.title ?? '';
    if (line?.problem === 'notHere') return fail(errors.notSoldHere, { title });
    const left = line?.available ?? 0;
    if (line?.problem === 'tooFew') return fail(errors.notEnough, { title, left });
    if (!line || line.problem !== null) return fail(errors.soldOut, { title });
    const isGivenByEmail = variant !== undefined && givenByEmail.has(variant.productType);
    if (isGivenByEmail && basket.email === '') return fail(errors.emailNeeded, { title });
  }
  const words = (amount: number) => formatMoney(priceIn(store, amount), language);
  if (quoted.value.total !== total)
    return fail(
      checkoutErrors.totalChanged,
      { total: words(quoted.value.total) },
      { details: { total: quoted.value.total } },
    );
  if (tender.kind === 'cash' && tender.received < total)
    return fail(errors.tooLittleCash, { total: words(total) });
  return succeed(null);
}
