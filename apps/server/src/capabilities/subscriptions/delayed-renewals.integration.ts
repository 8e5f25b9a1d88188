import { siteLanguages } from '@vitrine/core/messages/site-languages.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Subscription } from '@vitrine/core/subscriptions/subscription.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthly, SubscriptionShop } from '../../../test/subscription-shop.ts';

let club: SubscriptionShop;
beforeAll(async () => {
  club = await SubscriptionShop.open();
});
afterAll(() => club?.shop.server.stop());

const html = { accept: 'text/html' };

/** Where the shop ships to. */
function shipTo(country: string): Promise<void> {
  const options = [{ id: 'post', name: 'Post', amount: 500 }];
  return club.shop.settle({ shippingZones: [{ id: 'z', name: 'Zone', places: [{ country }], options }] });
}

/** The mails about its delay, to its customer and to the shop. */
async function toldOf(id: string) {
  const mails = (await club.shop.mails()).filter(
    ({ body_text }) => body_text.includes(club.page(id)) || body_text.includes(`/subscriptions/${id}`),
  );
  const of = (...kinds: string[]) => mails.filter(({ kind }) => kinds.includes(`${kind}`));
  return {
    customer: of('subscriptions.delayed'),
    shop: of('subscriptions.short', 'subscriptions.unsendable'),
  };
}

async function shown(id: string): Promise<Subscription> {
  const staff = await club.shop.server.signIn(club.shop.website);
  return ((await staff.get(`/api/subscriptions/${id}`)).body as { subscription: Subscription }).subscription;
}

const pageOf = async (id: string) => (await club.visitor().get(club.page(id), html)).text;

describe('a renewal that cannot be sent', () => {
  it('SUBSCRIPTION-29: where nothing ships to, the shop and the customer are told once in a period, until it is renewed', async () => {
    const { id } = await club.one(await club.plan());
    await shipTo('US');
    await club.pass(32);
    await club.pass(1);
    expect(await club.orders(id)).toEqual([]);
    const { customer, shop } = await toldOf(id);
    expect([customer.length, shop.length]).toEqual([1, 1]);
    expect(customer[0]?.subject).toBe(`Your renewal at ${club.shop.website.title} is delayed`);
    expect(customer[0]?.body_text).toContain('we cannot deliver to your address at the moment');
    expect(customer[0]?.body_text).toContain(`${club.page(id)}#address`);
    expect(shop[0]?.subject).toBe('A renewal waits: “Clay club” cannot be delivered');
    expect(shop[0]?.body_text).toContain('nothing ships to its address');
    const staff = await club.shop.server.signIn(club.shop.website);
    const overview = (await staff.get('/api/overview')).body as { toDo: { delayedRenewals: number } };
    expect(overview.toDo.delayedRenewals).toBe(1);
    const { body } = await staff.get('/api/subscriptions?isDelayed=true');
    expect(body).toMatchObject({ total: 1, subscriptions: [{ id, delay: 'address' }] });
    const page = await pageOf(id);
    expect(page).toContain('Delayed: we cannot deliver to your address at the moment.');
    expect(page).toContain('href="#address"');
    expect(page).toContain('id="address"');
    expect(await shown(id)).toMatchObject({ delay: 'address' });
    expect((await shown(id)).timeline.filter(({ kind }) => kind === 'notDelivered')).toHaveLength(1);

    const moved = { name: 'Ann Lee', line1: 'Hafen 1', postalCode: '20095', city: 'Hamburg' };
    expect((await club.post(id, { intent: 'address', ...moved })).status).toBe(303);
    expect((await shown(id)).delay).toBeNull();
    await club.look();
    expect((await shown(id)).delay).toBe('address');
    expect((await toldOf(id)).customer).toHaveLength(1);

    await shipTo('DE');
    await club.pass(1);
    expect(await club.orders(id)).toEqual([expect.objectContaining({ state: 'placed' })]);
    expect((await shown(id)).delay).toBeNull();
    expect(await pageOf(id)).not.toContain('Delayed:');

    await shipTo('US');
    await club.pass(31);
    const again = await toldOf(id);
    expect([again.customer.length, again.shop.length]).toEqual([2, 2]);
    await shipTo('DE');
  });

  it('SUBSCRIPTION-29: so it is with a product that is gone, and one that is out of stock', async () => {
    const variantId = await club.plan();
    const gone = await club.one(variantId);
    const short = await club.one(await club.plan(monthly, { variants: [{ price: 1850, stock: 1 }] }));
    await club.shop.query(
      `DELETE FROM products WHERE website_id = $1
       AND id = (SELECT product_id FROM variants WHERE website_id = $1 AND id = $2)`,
      variantId,
    );
    await club.pass(32);
    for (const [id, delay, words] of [
      [gone.id, 'gone', 'Delayed: it is not available at the moment.'],
      [short.id, 'stock', 'Delayed: there is not enough in stock.'],
    ] as const) {
      await club.pass(1);
      const { customer, shop } = await toldOf(id);
      expect([delay, customer.length, shop.length]).toEqual([delay, 1, 1]);
      expect(await pageOf(id)).toContain(words);
      expect(await shown(id)).toMatchObject({ delay });
      expect(customer[0]?.body_text).not.toContain('#address');
    }
    await club.post(gone.id, { intent: 'pause' });
    expect(await pageOf(gone.id)).not.toContain('Delayed:');
  });

  it('SUBSCRIPTION-29: a customer who pays ahead of time is told on the page, and nobody by email', async () => {
    const { id, next_charge_at, look_at } = await club.one(await club.plan());
    await shipTo('US');
    await club.post(id, { intent: 'pay', paymentMethod: 'test' });
    expect(await club.read(id)).toMatchObject({ next_charge_at, look_at, delay: null });
    expect(await toldOf(id)).toEqual({ customer: [], shop: [] });
    await shipTo('DE');
  });

  it('SUBSCRIPTION-29: its customer reads it in their language', async () => {
    const { id } = await club.one(await club.plan());
    await shipTo('US');
    for (const language of Object.keys(siteLanguages)) {
      await club.shop.query(
        `UPDATE subscriptions SET language = $3, delay_told_period = 0, look_at = next_charge_at
         WHERE website_id = $1 AND id = $2`,
        id,
        language,
      );
      await club.pass(32);
      const words = wordsIn(language).subscriptionMails;
      const told = (await toldOf(id)).customer.at(-1);
      expect(told?.subject).toBe(words.delayedSubject({ shop: club.shop.website.title }));
      expect(told?.body_text).toContain(words.delayedAddress({ title: 'Clay club' }));
      expect(told?.body_text).toContain(words.delayedRetry);
    }
    await shipTo('DE');
  });
});

it('SUBSCRIPTION-30: of a long history the newest is shown, in its order', async () => {
  const { id } = await club.one(await club.plan());
  await club.shop.query(
    `INSERT INTO subscription_timeline (website_id, id, subscription_id, at, kind, text, actor)
     SELECT $1, 'zz' || lpad(n::text, 22, '0'), $2, now(), 'short', n::text, 'operator'
     FROM generate_series(1, 1005) AS n`,
    id,
  );
  const { timeline } = await shown(id);
  expect([timeline.length, timeline[0]?.text, timeline.at(-1)?.text]).toEqual([1000, '6', '1005']);
});
