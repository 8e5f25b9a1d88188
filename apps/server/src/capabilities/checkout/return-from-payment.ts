import { type Id, isId } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { isPaymentOpen, type PaymentState } from '@vitrine/core/payments/payment-states.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, Services } from '../../context.ts';
import { cookiesOf } from '../../http/cookies.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { refuseFlood } from '../../http/refuse-flood.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { afterBalance } from '../balances/index.ts';
import {
  type CartRow,
  cartDesk,
  donationDesk,
  hashOfCart,
  leaveOrderedCart,
  readAgreedCart,
  readCartByToken,
  updateDraft,
} from '../cart/index.ts';
import { confirmationPath, type OrderRow, readOrder } from '../orders/index.ts';
import { askGateway, closePayment, type PaymentRow, paymentFlood, readPayment } from '../payments/index.ts';
import { completeOrder } from './complete-order.ts';
import { pathOfLink, paymentLinkCookie, readPaymentLink } from './payment-link.ts';

/** Moves the focus to the first error, even without JavaScript. */
export const toProblems = '#problems';

interface Next {
  readonly path: string;
  /** Forgets what was ordered. */
  readonly forget?: (browser: ReturnType<typeof cookiesOf>) => void | Promise<void>;
}

/** The way back from a payment page. */
export function registerReturn(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { paymentId: string } }>('/checkout/return/:paymentId', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    const { paymentId } = request.params;
    if (context === null || !isId(paymentId)) return replyNotFound(request, reply);
    const refused = refuseFlood(services, { request, reply }, paymentFlood);
    if (refused !== null) return refused;
    const next = await returnFromPayment(context, paymentId, request.cookies);
    if (next === null) return replyNotFound(request, reply);
    await next.forget?.(cookiesOf(services, reply));
    return redirectHere(reply, next.path, 303);
  });
}

/**
 * Asks the service for the result of the payment, and redirects: to the confirmation only when it is paid and the
 * cart is this visitor's, otherwise back to the checkout with a message (rules CHECKOUT-9 and CHECKOUT-19).
 */
async function returnFromPayment(
  context: Context,
  paymentId: string,
  cookies: FastifyRequest['cookies'],
): Promise<Next | null> {
  const { database, website } = context;
  const payment = await readPayment(database, website.id, paymentId);
  if (payment === null) return null;
  const state = isPaymentOpen(payment.state) ? await settleNow(context, payment) : payment.state;
  if (!isPaymentOpen(state)) await completeOrder(context, payment.order_id);
  if (state === 'challenged') return { path: `/payments/${paymentId}` };
  const order = await readOrder(database, website.id, payment.order_id);
  const link = order === null ? null : linkTo(context, order, cookies);
  if (link !== null && order !== null) return nextByLink(context, { order, state, ...link });
  const balance =
    order === null
      ? null
      : await afterBalance(context, { orderId: order.id, token: cookies[paymentLinkCookie] ?? '' });
  if (balance !== null) return nextOfBalance(balance);
  const held = await Promise.all(
    [cartDesk, donationDesk].map(async desk => ({
      desk,
      cart: await readCartByToken(database, website.id, hashOfCart(cookies[desk.cookie])),
    })),
  );
  const [first] = held;
  const { desk, cart } = held.find(one => one.cart?.id === order?.cart_id) ?? first ?? { desk: cartDesk };
  const isOwn = order !== null && cart?.id === order.cart_id;
  if (order && isOrdered(order))
    return isOwn
      ? {
          path: confirmationPath(context, order.id),
          ...(cart.state === 'open'
            ? {}
            : {
                forget: browser => leaveOrderedCart(context, cookies[desk.cookie], () => desk.clear(browser)),
              }),
        }
      : // What is left of an order is paid from its link, which no cart leads back to.
        { path: noticeOf(state) };
  // A renewal is paid from the page of its subscription, and another browser does not hold the cart.
  if (order !== null && (order.subscription_id !== null || cart?.id !== order.cart_id))
    return { path: noticeOf(state) };
  if (isPaymentOpen(state)) await sayUnpaid(context, cart ?? null);
  return { path: `${desk.path}${toProblems}` };
}

function isOrdered({ state }: OrderRow): boolean {
  return ['placed', 'held', 'completed'].includes(state);
}

/** The link by which this visitor ordered, if it is of this order’s draft. */
function linkTo(
  context: Context,
  order: OrderRow,
  cookies: FastifyRequest['cookies'],
): { token: string; draftId: Id } | null {
  const token = cookies[paymentLinkCookie] ?? '';
  const link = readPaymentLink(context, token);
  return link !== null && link.draftId === order.cart_id ? { token, draftId: link.draftId } : null;
}

/** Back to the page of the link, unless it is paid (rule PAYLINK-5). */
async function nextByLink(
  context: Context,
  { order, state, token, draftId }: { order: OrderRow; state: PaymentState; token: string; draftId: Id },
): Promise<Next> {
  if (isOrdered(order))
    return {
      path: confirmationPath(context, order.id),
      forget: ({ clearCookie }) => clearCookie(paymentLinkCookie),
    };
  if (isPaymentOpen(state))
    await sayUnpaid(context, await readAgreedCart(context.database, context.website.id, draftId));
  return { path: `${pathOfLink(token)}${toProblems}` };
}

/**
 * The state at the service. A payment that was not begun because browsers blocked its page is ended there, so that it
 * is certain that nothing is charged. A service that cannot be reached has not answered yet; the job asks it again.
 */
async function settleNow(context: Context, payment: PaymentRow): Promise<PaymentState> {
  try {
    const state = await askGateway(context, payment);
    if (state !== 'created' || payment.blocked_origin === '') return state;
    await closePayment(context, payment.id);
    return (await readPayment(context.database, context.website.id, payment.id))?.state ?? state;
  } catch (error) {
    context.log.error({ error, paymentId: payment.id }, 'a payment service could not be asked');
    return payment.state;
  }
}

/** Where a browser without the cart reads how the payment ended, and nothing about its order. */
function noticeOf(state: PaymentState): string {
  const isEnd = state === 'declined' || state === 'abandoned';
  return `/cart?notice=${isCovering(state) ? 'ordered' : isEnd ? state : 'unpaid'}`;
}

function isCovering(state: PaymentState): boolean {
  return state === 'captured' || state === 'authorised';
}

/** Back to the page of the link until it is paid (rule BALANCE-4). */
function nextOfBalance({ path, isPaid }: { readonly path: string; readonly isPaid: boolean }): Next {
  return isPaid
    ? { path, forget: ({ clearCookie }) => clearCookie(paymentLinkCookie) }
    : { path: path + toProblems };
}

async function sayUnpaid({ database, website }: Context, cart: CartRow | null): Promise<void> {
  if (cart === null || cart.draft === null) return;
  const draft = { ...cart.draft, errors: {}, messages: [phrase('cart.unpaid')] };
  await updateDraft(database, website.id, { cartId: cart.id, draft });
}
