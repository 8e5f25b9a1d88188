import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Plan, PlanUnit } from '@vitrine/core/products/plan.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { SubscriptionShop } from '../../../test/subscription-shop.ts';
import { publish } from '../publishing/index.ts';

const html = { accept: 'text/html' };

/** Each unit in the singular and in the plural, with and without an end. */
const offers: readonly (readonly [title: string, plan: Plan, beside: string, renews: string])[] = [
  ['Tea', planOf(1, 'week', 0), 'every week', 'renews every week'],
  ['Milk', planOf(2, 'week', 26), 'every 2 weeks for 1 year', 'renews every 2 weeks for 26 payments'],
  ['Mug', planOf(1, 'month', 1), 'every month for 1 month', 'renews every month for one payment'],
  ['Jug', planOf(2, 'month', 5), 'every 2 months for 10 months', 'renews every 2 months for 5 payments'],
  ['Book', planOf(1, 'year', 2), 'every year for 2 years', 'renews every year for 2 payments'],
  ['Map', planOf(3, 'year', 0), 'every 3 years', 'renews every 3 years'],
];

function planOf(value: number, unit: PlanUnit, numBillingCycles: number): Plan {
  return { billingPeriod: { value, unit }, numBillingCycles };
}

let club: SubscriptionShop;
let member: TestClient;
let orderId: string;
let confirmation: string;

beforeAll(async () => {
  club = await SubscriptionShop.open();
  const { shop } = club;
  const admin = await shop.server.signIn(shop.website);
  await admin.post('/api/collections', { type: collectionTypes.products, title: 'Shop', slug: 'shop' });
  await publish(shop.server.context(shop.website), { note: '' });
  member = shop.server.client(shop.website);
  for (const [title, plan] of offers) {
    const { variants } = await shop.sell({ title, plan });
    await member.post('/api/commerce/shopping-cart/entries', { variantId: variants[0], quantity: 1 });
  }
  await shop.employ(member);
});
afterAll(() => club?.shop.server.stop());

const renewing = offers.map(([, , , renews]) => renews);

/** What of the words is missing in a text, in which a longer one does not stand for a shorter. */
function missingIn(text: string, words: readonly string[] = renewing): string[] {
  return words.filter(one => !new RegExp(`${one}(?! for)`).test(text));
}

describe('the words of plans, in each unit, one and many', () => {
  it('SUBSCRIPTION-3: the cart and the checkout say when each line renews', async () => {
    expect(missingIn((await member.get('/cart', html)).text)).toEqual([]);
    expect(missingIn((await member.get('/checkout', html)).text)).toEqual([]);
    expect(missingIn((await member.get('/api/commerce/shopping-cart')).text)).toEqual([]);
  });

  it('SUBSCRIPTION-4: the page of each product, and the words agreed to, say what it costs how often', async () => {
    const { text } = await member.get('/checkout', html);
    for (const [title, , beside] of offers) {
      const page = await member.get(`/shop/${title.toLowerCase()}`, html);
      expect([page.status, missingIn(page.text, [beside])]).toEqual([200, []]);
      expect(text).toContain(`${title}: €18.50 ${beside}`);
    }
  });

  it('SUBSCRIPTION-3: the order, its confirmation, its status and its emails say it of each line', async () => {
    const recurring = await club.recurringOf(member);
    const { order, paymentId } = await club.shop.pay(member, { recurring });
    ({ orderId, confirmation } = order);
    await club.shop.choose(member, paymentId, 'approve');
    await member.get(`/checkout/return/${paymentId}`);
    await club.shop.server.runJobs();
    const page = await member.get(confirmation, html);
    expect(missingIn(page.text)).toEqual([]);
    const [status = ''] = /\/checkout\/status\/[\w-]+/.exec(page.text) ?? [];
    expect(missingIn((await member.get(status, html)).text)).toEqual([]);
    const mails = await club.shop.query<{ kind: string; body_text: string; html: string }>(
      "SELECT kind, body_text, html FROM outbox WHERE website_id = $1 AND kind LIKE 'orders.%'",
    );
    const kinds = mails.map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['orders.confirmation', 'orders.notice']);
    for (const mail of mails) {
      expect(missingIn(mail.body_text)).toEqual([]);
      expect(missingIn(mail.html)).toEqual([]);
    }
    const admin = await club.shop.server.signIn(club.shop.website);
    expect(missingIn((await admin.get('/api/orders/export.csv')).text)).toEqual([]);
  });

  it('SUBSCRIPTION-3: the page of each subscription says it', async () => {
    const rows = await club.of(orderId);
    for (const [title, plan, , renews] of offers) {
      const row = rows.find(({ line }) => line.title === title);
      // One with a single payment has ended with it, and still has its page.
      expect(row?.state).toBe(plan.numBillingCycles === 1 ? 'ended' : 'active');
      const page = await club.visitor().get(club.page(row?.id ?? ''), html);
      expect([title, page.status, missingIn(page.text, [renews])]).toEqual([title, 200, []]);
    }
  });

  it('SUBSCRIPTION-3: the email before a renewal, and those about a payment that failed, say it', {
    tags: 'slow',
  }, async () => {
    const row = await club.one(await club.plan(planOf(2, 'month', 5)), 'approve-later-declined');
    await club.pass(55);
    await club.pass(7);
    for (const days of [3, 5, 7]) await club.pass(days);
    const mails = (await club.shop.mails()).filter(
      ({ kind, body_text }) => kind.startsWith('subscriptions.') && body_text.includes(row.id),
    );
    expect(new Set(mails.map(({ kind }) => kind))).toEqual(
      new Set(['subscriptions.upcoming', 'subscriptions.failed', 'subscriptions.pastDue']),
    );
    for (const { body_text } of mails)
      expect(body_text).toContain('“Clay club” renews every 2 months for 5 payments.');
  });
});
