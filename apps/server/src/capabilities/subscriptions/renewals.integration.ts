import { newId } from '@vitrine/core/id/id.ts';
import { retryDays } from '@vitrine/core/subscriptions/subscription-states.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthly, SubscriptionShop } from '../../../test/subscription-shop.ts';
import { renew } from './renew.ts';

let club: SubscriptionShop;
beforeAll(async () => {
  club = await SubscriptionShop.open();
});
afterAll(() => club?.shop.server.stop());

const paid = { state: 'placed', total: '2350', captured: '2350' };

describe('renewals on a moving clock', () => {
  it('SUBSCRIPTION-7: over a year, each month is charged once, at the price it was bought at', {
    tags: 'slow',
  }, async () => {
    const variantId = await club.plan(monthly, { variants: [{ price: 1850, stock: 100 }] });
    const row = await club.one(variantId);
    expect(row).toMatchObject({ state: 'active', period: 1, cycles_left: null, email: 'ann@example.com' });
    for (let month = 0; month < 12; month += 1) {
      await club.pass(31);
      await Promise.all([club.look(), club.look()]);
      if (month === 3)
        await club.shop.query(
          'UPDATE variants SET price = 9900 WHERE website_id = $1 AND id = $2',
          variantId,
        );
    }
    expect(await club.orders(row.id)).toEqual(
      Array.from({ length: 12 }, () => expect.objectContaining({ ...paid, tries: 1 })),
    );
    expect((await club.shop.stockOf(variantId)).on_hand).toBe(100 - 13);
  });

  it('SUBSCRIPTION-7: what was missed while nothing could be charged is not charged afterwards', async () => {
    const row = await club.one(await club.plan());
    await club.pass(95);
    await club.look();
    expect(await club.orders(row.id)).toHaveLength(1);
    const { next_charge_at } = await club.read(row.id);
    expect(next_charge_at.getTime()).toBeGreaterThan(club.shop.server.services.clock.now().getTime());
  });

  it('MADETOORDER-8: a renewal is made to order once its product is out of stock', async () => {
    const madeToOrder = { from: 2, to: 3, unit: 'week', isBeyondStock: true } as const;
    const variants = [{ price: 1850, stock: 1 }];
    const variantId = await club.plan(monthly, { madeToOrder, variants });
    const row = await club.one(variantId);
    await club.pass(31);
    const [renewed] = await club.orders(row.id);
    const { lines } = await club.shop.see(renewed?.id ?? '');
    expect(lines[0]?.madeToOrder).toMatchObject(madeToOrder);
    expect((await club.shop.stockOf(variantId)).on_hand).toBe(0);
  });

  it('SUBSCRIPTION-7: processes that look at the same moment charge a period once', async () => {
    const row = await club.one(await club.plan());
    club.shop.server.moveClock({ minutes: 32 * 24 * 60 });
    const context = club.shop.server.context(club.shop.website);
    await Promise.all(Array.from({ length: 12 }, () => renew(context, row.id)));
    await club.look();
    expect(await club.orders(row.id)).toEqual([expect.objectContaining({ ...paid, tries: 1 })]);
  });

  it('CHECKOUT-36: renewals are billed at the billing address of the first order', async () => {
    const billing = { billingApart: 'on', billingCountry: 'DE', billingName: 'Accounts' };
    const place = { billingLine1: 'Ring 12', billingPostalCode: '10117', billingCity: 'Berlin' };
    const { rows } = await club.subscribe(await club.plan(), 'approve', { ...billing, ...place });
    await club.pass(31);
    const [renewed] = await club.orders(rows[0]?.id ?? '');
    expect((await club.shop.see(renewed?.id ?? '')).billingLines).toEqual([
      'Accounts',
      'Ring 12',
      '10117 Berlin',
      'Germany',
    ]);
  });

  it('SUBSCRIPTION-7: tax and shipping are those of the day of the renewal', async () => {
    const row = await club.one(await club.plan());
    const zones = (amount: number) => [
      {
        id: 'everywhere',
        name: 'Everywhere',
        places: [{ country: '*' }],
        options: [{ id: 'post', name: 'Post', amount }],
      },
    ];
    await club.shop.settle({ shippingZones: zones(700) });
    await club.pass(31);
    expect(await club.orders(row.id)).toEqual([
      expect.objectContaining({ state: 'placed', total: '2550', captured: '2550' }),
    ]);
    await club.shop.settle({ shippingZones: zones(500) });
  });

  it('SUBSCRIPTION-6: what is bought on the 31st renews on the last day of shorter months', {
    tags: 'slow',
  }, async () => {
    const variantId = await club.plan();
    const { clock } = club.shop.server.services;
    while (clock.now().getUTCDate() !== 31) club.shop.server.moveClock({ minutes: 24 * 60 });
    const row = await club.one(variantId);
    const days: number[] = [];
    const lengths: number[] = [];
    for (let month = 0; month < 4; month += 1) {
      const { next_charge_at } = await club.read(row.id);
      days.push(next_charge_at.getUTCDate());
      const [year, at] = [next_charge_at.getUTCFullYear(), next_charge_at.getUTCMonth()];
      lengths.push(new Date(Date.UTC(year, at + 1, 0)).getUTCDate());
      await club.pass((next_charge_at.getTime() - clock.now().getTime()) / 86_400_000 + 0.01);
    }
    expect(days).toEqual(lengths);
    expect(await club.orders(row.id)).toHaveLength(4);
  });

  it('SUBSCRIPTION-8: an order with several plans begins each once, beside what is bought once', async () => {
    const [club1, club2] = [await club.plan(), await club.plan({ ...monthly, numBillingCycles: 2 })];
    const { variants } = await club.shop.sell();
    const visitor = await club.shop.visitorWith(club1);
    for (const variantId of [club2, variants[0] ?? ''])
      await visitor.post('/api/commerce/shopping-cart/entries', { variantId, quantity: 2 });
    await club.shop.employ(visitor);
    const { order, paymentId } = await club.shop.pay(visitor, { recurring: await club.recurringOf(visitor) });
    expect(await club.of(order.orderId)).toEqual([]);
    await club.shop.choose(visitor, paymentId, 'approve');
    await Promise.all([1, 2].map(() => visitor.get(`/checkout/return/${paymentId}`)));
    await club.shop.server.runJobs();
    const { jobs, database } = club.shop.server.services;
    const again = { websiteId: club.shop.website.id, data: { orderId: order.orderId } };
    await jobs.enqueue(database, { name: 'checkout.planPaid' }, again);
    await club.shop.server.runJobs();
    const rows = await club.of(order.orderId);
    expect(rows.map(({ cycles_left, state }) => [cycles_left, state])).toEqual(
      expect.arrayContaining([
        [1, 'active'],
        [null, 'active'],
      ]),
    );
    // The first payment took all; a renewal takes its own line.
    expect(order.total).toBe(5 * 1850 + 500);
    await club.pass(31);
    const totals = (await Promise.all(rows.map(({ id }) => club.orders(id))))
      .flat()
      .map(({ total }) => total);
    expect(totals.toSorted()).toEqual(['2350', '4200']);
  });

  it('SUBSCRIPTION-8: a plan with an end is charged that many times, and ends', {
    tags: 'slow',
  }, async () => {
    const row = await club.one(await club.plan({ ...monthly, numBillingCycles: 3 }));
    for (let month = 0; month < 5; month += 1) await club.pass(31);
    expect(await club.orders(row.id)).toHaveLength(2);
    expect(await club.read(row.id)).toMatchObject({ state: 'ended', cycles_left: 0, look_at: null });
    const once = await club.one(await club.plan({ ...monthly, numBillingCycles: 1 }));
    expect(once.state).toBe('ended');
    const mails = (await club.shop.mails()).filter(({ kind }) => kind === 'subscriptions.ended');
    expect(mails.filter(({ body_text }) => body_text.includes(row.id))).toHaveLength(1);
  });
});

describe('declined charges', () => {
  it('SUBSCRIPTION-9: a declined charge is tried again three times, then the subscription is past due', async () => {
    const variantId = await club.plan();
    const row = await club.one(variantId, 'approve-later-declined');
    await club.pass(25);
    await club.pass(7);
    expect((await club.shop.stockOf(variantId)).reserved).toBe(0);
    const seen: [number, string][] = [];
    for (const days of retryDays) {
      await club.pass(days - 1);
      seen.push([(await club.orders(row.id))[0]?.tries ?? 0, (await club.read(row.id)).state]);
      await club.pass(1);
    }
    expect(seen).toEqual([
      [1, 'active'],
      [2, 'active'],
      [3, 'active'],
    ]);
    expect(await club.orders(row.id)).toEqual([expect.objectContaining({ state: 'pending', tries: 4 })]);
    expect((await club.read(row.id)).state).toBe('pastDue');
    await club.pass(60);
    expect(await club.orders(row.id)).toEqual([expect.objectContaining({ tries: 4 })]);
    expect((await club.shop.stockOf(variantId)).reserved).toBe(0);
    const mails = (await club.shop.mails()).filter(({ body_text }) => body_text.includes(row.id));
    expect(mails.map(({ kind }) => kind).filter(kind => kind.startsWith('subscriptions.'))).toEqual([
      'subscriptions.upcoming',
      'subscriptions.failed',
      'subscriptions.failed',
      'subscriptions.failed',
      'subscriptions.pastDue',
    ]);
  });

  it('SUBSCRIPTION-9: a charge that the bank asks its customer about waits, and then counts as declined', async () => {
    const row = await club.one(await club.plan(), 'approve-later-challenged');
    await club.pass(32);
    expect(await club.orders(row.id)).toEqual([expect.objectContaining({ state: 'pending', tries: 1 })]);
    const asked = (await club.shop.mails()).filter(({ kind }) => kind === 'orders.challenged');
    expect(asked).toHaveLength(1);
    const { jobs, database } = club.shop.server.services;
    club.shop.server.moveClock({ minutes: 25 * 60 });
    await jobs.enqueue(database, { name: 'checkout.reconcile' }, { websiteId: null, data: {} });
    await club.shop.server.runJobs();
    await club.look();
    expect((await club.read(row.id)).state).toBe('active');
    await club.pass(3);
    expect((await club.orders(row.id))[0]?.tries).toBe(2);
  });

  it('SUBSCRIPTION-9: without its payment method it is like a decline, and nothing is charged', async () => {
    const row = await club.one(await club.plan());
    await club.shop.query(
      'DELETE FROM saved_payment_methods WHERE website_id = $1 AND id = $2',
      row.saved_method_id,
    );
    await club.pass(32);
    expect(await club.orders(row.id)).toEqual([expect.objectContaining({ state: 'pending', captured: '0' })]);
    for (const days of retryDays) await club.pass(days);
    expect((await club.read(row.id)).state).toBe('pastDue');
  });

  it('SUBSCRIPTION-10: what is out of stock is not charged; the shop is told once, and it follows when there is some', async () => {
    const variantId = await club.plan(monthly, { variants: [{ price: 1850, stock: 1 }] });
    const row = await club.one(variantId);
    await club.pass(32);
    await club.pass(1);
    expect(await club.orders(row.id)).toEqual([expect.objectContaining({ state: 'pending', tries: 0 })]);
    const told = (await club.shop.mails()).filter(
      ({ body_text, kind }) => kind === 'subscriptions.short' && body_text.includes(row.id),
    );
    expect(told).toHaveLength(1);
    await club.shop.query(
      'UPDATE stock SET on_hand = 5 WHERE website_id = $1 AND variant_id = $2',
      variantId,
    );
    await club.pass(1);
    expect(await club.orders(row.id)).toEqual([expect.objectContaining({ ...paid, tries: 1 })]);
    expect(await club.shop.stockOf(variantId)).toMatchObject({ on_hand: 4, reserved: 0 });
  });

  it('SUBSCRIPTION-12: the renewal of a long period is announced once, a week before', async () => {
    const [month, week] = [
      await club.plan(),
      await club.plan({ billingPeriod: { value: 1, unit: 'week' }, numBillingCycles: 0 }),
    ];
    const rows = [await club.one(month), await club.one(week)];
    await club.pass(22);
    await club.pass(1);
    await club.look();
    await club.pass(1);
    const mails = (await club.shop.mails()).filter(({ kind }) => kind === 'subscriptions.upcoming');
    const count = (id: string) => mails.filter(({ body_text }) => body_text.includes(id)).length;
    expect(rows.map(({ id }) => count(id))).toEqual([1, 0]);
    const mail = mails.find(({ body_text }) => body_text.includes(rows[0]?.id ?? newId()));
    expect(mail?.body_text).toContain('€23.50');
  });
});
