import { checkoutCalls as calls } from '@vitrine/core/checkout/checkout.calls.ts';
import { checkoutErrors } from '@vitrine/core/checkout/checkout.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { cartCookie, clearCartCookies } from '../cart/index.ts';
import { chargeOrder } from './charge-order.ts';
import { placeOrder } from './place-order.ts';

export const checkoutRoutes: readonly BoundCall[] = [
  bindCall(calls.place, async (context, { body }, extras) => {
    const key = extras.headers['idempotency-key'];
    if (typeof key !== 'string' || key.length < 8 || key.length > 200) return fail(checkoutErrors.noKey);
    const placed = await placeOrder(context, {
      token: extras.cookies[cartCookie],
      key,
      body,
      drawnOf: null,
      siteUserId: await extras.siteUserId(),
    });
    if (!placed.ok) return placed;
    const { order } = placed.value;
    if (order.state !== 'pending') clearCartCookies(extras);
    return succeed({ order });
  }),
  bindCall(calls.charge, (context, { params, body }) => chargeOrder(context, { ...params, ...body })),
];
