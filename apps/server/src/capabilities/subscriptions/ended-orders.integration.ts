import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthly, SubscriptionShop } from '../../../test/subscription-shop.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { beginSubscriptions } from './begin-subscriptions.ts';

let club: SubscriptionShop;
beforeAll(async () => {
  club = await SubscriptionShop.open();
});
afterAll(() => club?.shop.server.stop());

const digital = { type: 3 } as const;

const staff = () => club.shop.server.signIn(club.shop.website);

async function end(orderId: string, how: 'cancellation' | 'refund', body: Record<string, unknown> = {}) {
  const answer = await (await staff()).post(`/api/orders/${orderId}/${how}`, body);
  await club.shop.server.runJobs();
  return answer;
}

/** What its customer was told about it, by kind. */
async function toldOf(id: string): Promise<string[]> {
  return (await club.shop.mails())
    .filter(({ body_text, kind }) => kind.startsWith('subscriptions.') && body_text.includes(club.page(id)))
    .map(({ kind }) => kind);
}

async function subscriptionsOf(orderId: string) {
  const { body, status } = await (await staff()).get(`/api/orders/${orderId}/subscriptions`);
  return { status, ...(body as { subscriptions?: { id: string; isFirst: boolean; state: string }[] }) };
}

async function kindsOf(table: 'order_timeline' | 'subscription_timeline', id: string): Promise<string[]> {
  const column = table === 'order_timeline' ? 'order_id' : 'subscription_id';
  const rows = await club.shop.query<{ kind: string }>(
    `SELECT kind FROM ${table} WHERE website_id = $1 AND ${column} = $2 ORDER BY id`,
    id,
  );
  return rows.map(({ kind }) => kind);
}

/** The order has been placed, and its subscriptions have not begun yet. */
async function placedOnly(variantId: string) {
  const { shop } = club;
  const visitor = await shop.visitorWith(variantId);
  await shop.employ(visitor);
  const { order, paymentId } = await shop.pay(visitor, { recurring: await club.recurringOf(visitor) });
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  return order.orderId;
}

describe('an order that is cancelled or refunded', () => {
  it('SUBSCRIPTION-27: the first order takes its subscription with it, which is never charged again', async () => {
    const { order, rows } = await club.subscribe(await club.plan());
    const [row] = rows;
    const id = row?.id ?? '';
    expect(await subscriptionsOf(order.orderId)).toMatchObject({
      subscriptions: [{ id, isFirst: true, state: 'active', title: 'Clay club' }],
    });
    expect((await end(order.orderId, 'cancellation')).status).toBe(200);
    expect(await club.read(id)).toMatchObject({ state: 'cancelled', look_at: null });
    expect(await kindsOf('order_timeline', order.orderId)).toContain('subscriptionCancelled');
    expect(await kindsOf('subscription_timeline', id)).toEqual(['begun', 'cancelled']);
    expect(await toldOf(id)).toEqual(['subscriptions.cancelled']);
    const acts = await club.shop.query<{ act: string }>(
      `SELECT act FROM audit_log WHERE website_id = $1 AND facts ->> 'subscriptionId' = $2`,
      id,
    );
    expect(acts).toEqual([{ act: 'subscription.cancelled' }]);
    await club.pass(32);
    expect(await club.orders(id)).toEqual([]);
    expect(await subscriptionsOf(order.orderId)).toMatchObject({ subscriptions: [{ state: 'cancelled' }] });
  });

  it('SUBSCRIPTION-27: the shop can keep the subscription, and a sent order that is refunded takes it along', async () => {
    const kept = await club.subscribe(await club.plan());
    await end(kept.order.orderId, 'cancellation', { isSubscriptionCancelled: false });
    const [keptRow] = await club.of(kept.order.orderId);
    expect(keptRow?.state).toBe('active');
    expect(await kindsOf('order_timeline', kept.order.orderId)).not.toContain('subscriptionCancelled');

    const sent = await club.subscribe(await club.plan(monthly, digital));
    expect((await end(sent.order.orderId, 'refund')).status).toBe(200);
    expect((await club.of(sent.order.orderId)).map(({ state }) => state)).toEqual(['cancelled']);
    expect(await kindsOf('order_timeline', sent.order.orderId)).toContain('subscriptionCancelled');
  });

  it('SUBSCRIPTION-27: a renewal takes its subscription along only if the shop says so, and what waits is withdrawn', async () => {
    const { order, rows } = await club.subscribe(await club.plan());
    const id = rows[0]?.id ?? '';
    await club.pass(32);
    const [renewal] = await club.orders(id);
    const renewalId = renewal?.id ?? '';
    expect(await subscriptionsOf(renewalId)).toMatchObject({ subscriptions: [{ id, isFirst: false }] });
    await end(renewalId, 'cancellation');
    expect((await club.read(id)).state).toBe('active');

    await club.shop.query(
      'UPDATE subscriptions SET saved_method_id = NULL WHERE website_id = $1 AND id = $2',
      id,
    );
    await club.pass(31);
    const waiting = (await club.orders(id)).at(-1);
    expect(waiting?.state).toBe('pending');
    await end(waiting?.id ?? '', 'cancellation', { isSubscriptionCancelled: true });
    expect(await club.read(id)).toMatchObject({ state: 'cancelled', look_at: null });
    expect((await club.orders(id)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    expect((await toldOf(id)).filter(kind => kind === 'subscriptions.cancelled')).toHaveLength(1);
    expect((await subscriptionsOf(order.orderId)).status).toBe(200);
  });

  it('SUBSCRIPTION-27: what waits for its payment ends with the first order, in the same moment', async () => {
    const { order, rows } = await club.subscribe(await club.plan(), 'approve-later-challenged');
    const id = rows[0]?.id ?? '';
    await club.pass(32);
    await end(order.orderId, 'cancellation');
    expect((await club.read(id)).state).toBe('cancelled');
    expect(await club.orders(id)).toEqual([expect.objectContaining({ state: 'cancelled', captured: '0' })]);
    const open = await club.shop.query(
      `SELECT id FROM payments WHERE website_id = $1 AND state IN ('created', 'challenged')
       AND order_id IN (SELECT id FROM orders WHERE website_id = $1 AND subscription_id = $2)`,
      id,
    );
    expect(open).toEqual([]);
  });

  it('SUBSCRIPTION-27: a refused cancellation or refund leaves the subscription as it is', async () => {
    const { order, rows } = await club.subscribe(await club.plan(monthly, digital));
    const id = rows[0]?.id ?? '';
    const refused = await end(order.orderId, 'cancellation', { isSubscriptionCancelled: true });
    expect(refused).toMatchObject({ status: 409, body: { error: 'orders.forbiddenMove' } });
    expect(await club.read(id)).toMatchObject({ state: 'active' });
    expect(await toldOf(id)).toEqual([]);
    expect((await subscriptionsOf(newId())).status).toBe(404);
  });

  it.each([
    ['cancellation', {}],
    ['refund', digital],
  ] as const)('SUBSCRIPTION-28: after a %s nothing begins that had not begun', async (how, more) => {
    const orderId = await placedOnly(await club.plan(monthly, more));
    expect((await end(orderId, how, { isSubscriptionCancelled: false })).status).toBe(200);
    expect(await club.of(orderId)).toEqual([]);
    const saved = await club.shop.query(
      `SELECT id FROM saved_payment_methods WHERE website_id = $1
       AND id IN (SELECT id FROM payments WHERE website_id = $1 AND order_id = $2)`,
      orderId,
    );
    expect(saved).toEqual([]);
  });

  it('SUBSCRIPTION-28: beginning and cancelling at the same moment leaves no subscription that is charged', {
    tags: 'slow',
  }, async () => {
    const variantId = await club.plan();
    const { shop } = club;
    const context = shop.server.context(shop.website);
    for (let round = 0; round < 6; round += 1) {
      const orderId = await placedOnly(variantId);
      await Promise.all([
        beginSubscriptions(context, orderId),
        cancelOrder(context, { orderId, reason: '', isBuyerTold: false }),
      ]);
      await shop.server.runJobs();
      expect((await shop.see(orderId)).state).toBe('cancelled');
      for (const { state } of await club.of(orderId)) expect(state).toBe('cancelled');
    }
  });

  it('SUBSCRIPTION-28: an order that was never paid begins none', async () => {
    const { shop } = club;
    const visitor = await shop.visitorWith(await club.plan());
    await shop.employ(visitor);
    const { order, paymentId } = await shop.pay(visitor, { recurring: await club.recurringOf(visitor) });
    await shop.choose(visitor, paymentId, 'decline');
    await visitor.get(`/checkout/return/${paymentId}`);
    await shop.server.runJobs();
    await beginSubscriptions(shop.server.context(shop.website), order.orderId);
    expect((await shop.see(order.orderId)).state).toBe('cancelled');
    expect(await club.of(order.orderId)).toEqual([]);
  });
});
