import { checkoutCalls as calls } from '@vitrine/core/checkout/checkout.calls.ts';
import { checkoutErrors } from '@vitrine/core/checkout/checkout.errors.ts';
import { expressCalls } from '@vitrine/core/checkout/express.calls.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { cartCookie, clearCartCookies, leaveOrderedCart } from '../cart/index.ts';
import { chargeOrder } from './charge-order.ts';
import { placeExpress, quoteExpress } from './place-express.ts';
import { placeOrder } from './place-order.ts';
import { rememberTyped } from './remember-typed.ts';

export const checkoutRoutes: readonly BoundCall[] = [
  bindCall(calls.place, async (context, { body }, extras) => {
    const key = extras.headers['idempotency-key'];
    if (typeof key !== 'string' || key.length < 8 || key.length > 200) return fail(checkoutErrors.noKey);
    const token = extras.cookies[cartCookie];
    const siteUserId = await extras.siteUserId();
    // A client that says nothing about reminders changes nothing.
    if (body.cartReminders !== '') await rememberTyped(context, { token, body, siteUserId });
    const placed = await placeOrder(context, {
      token,
      key,
      body,
      drawnOf: null,
      siteUserId,
    });
    if (!placed.ok) return placed;
    const { order } = placed.value;
    if (order.state !== 'pending') await leaveOrderedCart(context, token, () => clearCartCookies(extras));
    return succeed({ order });
  }),
  bindCall(expressCalls.quote, (context, { body }, { cookies }) =>
    quoteExpress(context, cookies[cartCookie], body),
  ),
  bindCall(expressCalls.place, async (context, { body }, extras) =>
    placeExpress(context, {
      token: extras.cookies[cartCookie],
      body,
      siteUserId: await extras.siteUserId(),
    }),
  ),
  bindCall(calls.charge, (context, { params, body }) => chargeOrder(context, { ...params, ...body })),
];
