import { checkoutBodySchema } from '@vitrine/core/checkout/checkout.calls.ts';
import { checkoutErrors } from '@vitrine/core/checkout/checkout.errors.ts';
import type { ExpressPlaced, PartialAddress, WalletBody } from '@vitrine/core/checkout/express.calls.ts';
import type { ExpressQuote } from '@vitrine/core/checkout/express-view.ts';
import { fail, type Refusal, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import type { Context } from '../../context.ts';
import { refusal } from '../../http/refusal.ts';
import {
  answerInTime,
  type Express,
  expressMethod,
  offeredMethods,
  type PaymentRow,
  readPaymentsOf,
} from '../payments/index.ts';
import { readAttemptKey } from './attempt-key.ts';
import { currentOf } from './begun-order.ts';
import { offerExpress } from './express-offer.ts';
import { expressQuote } from './express-quote.ts';
import { keepDraft } from './keep-draft.ts';
import { fingerprintOf, placeOrder } from './place-order.ts';
import { typedBefore } from './typed-before.ts';

/** The cart for the address and the shipping option of a wallet; nothing is stored (rule EXPRESS-2). */
export async function quoteExpress(
  context: Context,
  token: string | undefined,
  asked: PartialAddress,
): Promise<Result<{ quote: ExpressQuote }>> {
  const offer = await offerExpress(context, token, asked);
  return offer === null ? fail(checkoutErrors.expressGone) : succeed({ quote: expressQuote(context, offer) });
}

interface WalletOrder {
  readonly token: string | undefined;
  readonly body: WalletBody;
  readonly siteUserId: Id | null;
}

/**
 * Orders with what a wallet gave, in the same way as the button of the checkout, at the amount that its quote signed
 * (rules EXPRESS-4 and EXPRESS-5). The checkout shows what was refused, and a payment that is declined later.
 */
export async function placeExpress(
  context: Context,
  { token, siteUserId, body: { idempotencyKey, ...given } }: WalletOrder,
): Promise<Result<ExpressPlaced>> {
  const drawn = readAttemptKey(context, idempotencyKey);
  const chosen = expressMethod(await offeredMethods(context));
  const body = checkoutBodySchema.parse({ ...given, paymentMethod: chosen?.method.id ?? '' });
  const keep = async (refused: Refusal | null) => {
    const typed = await typedBefore(context, token);
    const note = body.note || (typed.note ?? '');
    await keepDraft(context, { token, body: { ...body, ...typed, note }, refused });
  };
  const refuse = async (refused: Refusal) => {
    await keep(refused);
    return { ok: false, error: refused } as const;
  };
  if (drawn === null || !chosen) return refuse(refusal(checkoutErrors.expressGone));
  const placed = await placeOrder(context, {
    token,
    key: `${idempotencyKey} ${fingerprintOf(body)}`,
    body: { ...body, expectedToPay: drawn.toPay, expectedDays: drawn.days },
    drawnOf: drawn.cartId,
    siteUserId,
  });
  if (!placed.ok) return refuse(placed.error);
  const { order, isOfToken } = placed.value;
  if (isOfToken) await keep(null);
  const payments = (await readPaymentsOf(context.database, context.website.id, [order.orderId])).get(
    order.orderId,
  );
  const payment = currentOf(payments ?? []);
  if (order.state !== 'pending' || payment === undefined || !isPaymentOpen(payment.state))
    return succeed({ clientSecret: null, returnTo: order.next });
  return succeed({
    clientSecret: await begin(context, chosen.express, payment),
    returnTo: `/checkout/return/${payment.id}`,
  });
}

/** Null if the service cannot be reached: the return tells the buyer, and asks again. */
async function begin(
  context: Context,
  express: Pick<Express<never>, 'begin'>,
  payment: PaymentRow,
): Promise<string | null> {
  try {
    return await answerInTime(express.begin(context, payment));
  } catch (error) {
    context.log.error({ error, paymentId: payment.id }, 'an express payment could not be started');
    return null;
  }
}
