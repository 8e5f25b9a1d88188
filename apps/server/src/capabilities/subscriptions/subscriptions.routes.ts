import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Subscription } from '@vitrine/core/subscriptions/subscription.ts';
import { subscriptionCalls as calls } from '@vitrine/core/subscriptions/subscriptions.calls.ts';
import type { Context } from '../../context.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { changeAddress } from './change-address.ts';
import {
  cancelSubscription,
  pauseSubscription,
  resumeSubscription,
  skipNext,
  takeSkipBack,
} from './change-subscription.ts';
import { chargeNow } from './charge-now.ts';
import { listSubscriptionRows } from './list-subscriptions.store.ts';
import { sendLink } from './send-link.ts';
import { listingOf, subscriptionsOfOrder, subscriptionView } from './subscription-view.ts';

export const subscriptionRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async ({ database, website }, { query }) => {
    const page = await listSubscriptionRows(database, website.id, query);
    if (!page.ok) return page;
    const { rows, total, next, previous } = page.value;
    return succeed({ subscriptions: rows.map(listingOf), total, next, previous });
  }),
  bindCall(calls.get, (context, { params }) => reply(context, params.subscriptionId)),
  bindCall(calls.ofOrder, async (context, { params }) => {
    const subscriptions = await subscriptionsOfOrder(context, params.orderId);
    return subscriptions === null ? fail(callErrors.notFound) : succeed({ subscriptions });
  }),
  ...(
    [
      [calls.pause, pauseSubscription],
      [calls.resume, resumeSubscription],
      [calls.skip, skipNext],
      [calls.unskip, takeSkipBack],
      [calls.cancel, cancelSubscription],
      [calls.sendLink, sendLink],
    ] as const
  ).map(([call, change]) =>
    bindCall(call, async (context, { params }) => {
      const changed = await change(context, params.subscriptionId);
      return changed.ok ? reply(context, params.subscriptionId) : changed;
    }),
  ),
  bindCall(calls.changeAddress, async (context, { params: { subscriptionId }, body }) => {
    const changed = await changeAddress(context, { id: subscriptionId, typed: body });
    return changed.ok ? reply(context, subscriptionId) : changed;
  }),
  bindCall(calls.charge, async (context, { params }) => {
    const charged = await chargeNow(context, params.subscriptionId);
    if (!charged.ok) return charged;
    const shown = await reply(context, params.subscriptionId);
    return shown.ok ? succeed({ ...shown.value, ...charged.value }) : shown;
  }),
];

async function reply(context: Context, id: Id): Promise<Result<{ subscription: Subscription }>> {
  const subscription = await subscriptionView(context, id);
  return subscription === null ? fail(callErrors.notFound) : succeed({ subscription });
}
