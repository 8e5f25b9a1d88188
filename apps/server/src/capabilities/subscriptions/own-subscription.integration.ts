import { newId } from '@vitrine/core/id/id.ts';
import {
  subscriptionStates,
  subscriptionTransitions,
} from '@vitrine/core/subscriptions/subscription-states.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthly, SubscriptionShop } from '../../../test/subscription-shop.ts';
import { within } from '../../context.ts';
import { askToCharge, insertCharge } from '../checkout/index.ts';
import { moveOrder, readOrder } from '../orders/index.ts';
import { readSavedMethod } from '../payments/index.ts';
import { cancelSubscription } from './change-subscription.ts';
import { chargeRenewal } from './charge-renewal.ts';
import { moveSubscription } from './move-subscription.ts';
import { openRenewal } from './renew.ts';

let club: SubscriptionShop;
beforeAll(async () => {
  club = await SubscriptionShop.open();
});
afterAll(() => club?.shop.server.stop());

const html = { accept: 'text/html' };

describe('what its customer does', () => {
  it('SUBSCRIPTION-14: only its own link shows it, which leaks to no other server', async () => {
    const row = await club.one(await club.plan());
    const page = await club.visitor().get(club.page(row.id), html);
    expect([page.status, page.headers['referrer-policy'], page.headers['cache-control']]).toEqual([
      200,
      'no-referrer',
      expect.stringContaining('no-store'),
    ]);
    expect(page.text).toContain('Test card •••• 4242');
    const elsewhere = await SubscriptionShop.open();
    const foreign = await elsewhere.one(await elsewhere.plan());
    const wrong = [
      `${club.page(row.id).slice(0, -1)}x`,
      `/checkout/subscription/${row.id}`,
      elsewhere.page(foreign.id),
    ];
    for (const address of wrong) {
      expect((await club.visitor().get(address, html)).status).toBe(404);
      const sent = await club.visitor().send('POST', address, {
        body: 'intent=cancel',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(sent.status).toBe(404);
    }
    expect((await club.read(row.id)).state).toBe('active');
    await elsewhere.shop.server.stop();
  });

  it('SUBSCRIPTION-11: a paused one is not charged, and goes on at the next date of its rhythm', async () => {
    const row = await club.one(await club.plan());
    expect((await club.post(row.id, { intent: 'pause' })).headers.location).toBe(
      `${club.page(row.id)}?done=pause`,
    );
    await club.pass(70);
    expect(await club.orders(row.id)).toEqual([]);
    await club.post(row.id, { intent: 'resume' });
    await club.look();
    expect(await club.orders(row.id)).toEqual([]);
    expect((await club.read(row.id)).period).toBe(3);
    await club.pass(31);
    expect(await club.orders(row.id)).toHaveLength(1);
  });

  it('SUBSCRIPTION-11: a skipped period is not charged and is not one of its payments', async () => {
    const row = await club.one(await club.plan({ ...monthly, numBillingCycles: 3 }));
    await club.post(row.id, { intent: 'skip' });
    await club.pass(32);
    expect(await club.orders(row.id)).toEqual([]);
    expect(await club.read(row.id)).toMatchObject({ state: 'active', cycles_left: 2, period: 2 });
    await club.pass(31);
    expect(await club.orders(row.id)).toHaveLength(1);
  });

  it('SUBSCRIPTION-21: a skip is taken back until the date of its period, once', async () => {
    const row = await club.one(await club.plan({ ...monthly, numBillingCycles: 3 }));
    await club.post(row.id, { intent: 'skip' });
    expect((await club.visitor().get(club.page(row.id), html)).text).toContain('Do not skip after all');
    await club.post(row.id, { intent: 'unskip' });
    expect(await club.read(row.id)).toMatchObject({
      period: row.period,
      next_charge_at: row.next_charge_at,
      skipped_period: null,
    });
    const again = await club.post(row.id, { intent: 'unskip' });
    expect(again.text).toContain('No skip of this subscription can be taken back any more.');
    expect(await club.read(row.id)).toMatchObject({ period: row.period });
    await club.pass(32);
    expect(await club.orders(row.id)).toHaveLength(1);
    await club.post(row.id, { intent: 'skip' });
    await club.pass(32);
    const { period } = await club.read(row.id);
    expect((await club.visitor().get(club.page(row.id), html)).text).not.toContain('Do not skip after all');
    await club.post(row.id, { intent: 'unskip' });
    expect((await club.read(row.id)).period).toBe(period);
    expect(await club.orders(row.id)).toHaveLength(1);
  });

  it('SUBSCRIPTION-10: a cancelled one is never charged, whatever was under way', async () => {
    const row = await club.one(await club.plan());
    const asked = await club.visitor().get(`${club.page(row.id)}?ask=cancel`, html);
    expect(asked.text).toContain('You are not charged again, and nothing more is sent.');
    expect((await club.read(row.id)).state).toBe('active');
    const waiting = await club.one(await club.plan(), 'approve-later-declined');
    await club.pass(32);
    for (const { id } of [row, waiting]) await club.post(id, { intent: 'cancel' });
    for (let month = 0; month < 3; month += 1) await club.pass(31);
    expect(await club.orders(row.id)).toHaveLength(1);
    expect(await club.orders(waiting.id)).toEqual([
      expect.objectContaining({ state: 'cancelled', tries: 1 }),
    ]);
    for (const { id } of [row, waiting])
      expect(await club.read(id)).toMatchObject({ state: 'cancelled', look_at: null });
    // The method of a buyer without an account is forgotten.
    expect(
      await club.shop.query(
        'SELECT id FROM saved_payment_methods WHERE website_id = $1 AND id = $2',
        row.saved_method_id,
      ),
    ).toEqual([]);
    const late = await club.post(row.id, { intent: 'resume' });
    expect([
      late.status,
      late.text.includes('This cannot be done while the subscription is cancelled.'),
    ]).toEqual([422, true]);
  });

  it('SUBSCRIPTION-10: a charge that was begun and not made is not made after the cancellation', async () => {
    const row = await club.one(await club.plan());
    const { server, website } = club.shop;
    const context = server.context(website);
    server.moveClock({ minutes: 32 * 24 * 60 });
    await openRenewal(context, await club.read(row.id));
    const [renewal] = await club.orders(row.id);
    const order = await readOrder(context.database, website.id, renewal?.id ?? '');
    const saved = await readSavedMethod(context.database, website.id, row.saved_method_id ?? '');
    if (order === null || saved === null) throw new Error('Nothing to charge.');
    // The process ends between the wish and the service, and its order is cancelled before a job carries it on.
    const paymentId = newId();
    await context.database.transaction(transaction =>
      insertCharge(within(context, transaction), { order, saved, amount: order.total, paymentId }),
    );
    await context.database.transaction(transaction =>
      moveOrder(within(context, transaction), order, { to: 'cancelled' }),
    );
    await askToCharge(context, paymentId);
    await cancelSubscription(context, row.id);
    expect(await chargeRenewal(context, row.id, { isForced: true })).toMatchObject({
      error: { code: 'subscriptions.forbiddenMove' },
    });
    await club.look();
    expect(await club.orders(row.id)).toEqual([{ ...renewal, state: 'cancelled', captured: '0', tries: 1 }]);
  });
});

it('SUBSCRIPTION-5: every transition that the table does not have is refused', async () => {
  const row = await club.one(await club.plan());
  const context = club.shop.server.context(club.shop.website);
  for (const from of subscriptionStates)
    for (const to of subscriptionStates) {
      await club.shop.query(
        'UPDATE subscriptions SET state = $3, look_at = NULL, stopped_at = NULL WHERE website_id = $1 AND id = $2',
        row.id,
        from,
      );
      const moved = await moveSubscription(context, { ...row, state: from }, to);
      const isAllowed = subscriptionTransitions[from].includes(to);
      expect([from, to, moved.ok]).toEqual([from, to, isAllowed]);
      expect((await club.read(row.id)).state).toBe(isAllowed ? to : from);
    }
});
