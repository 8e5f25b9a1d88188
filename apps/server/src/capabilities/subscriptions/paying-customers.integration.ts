import type { Subscription } from '@vitrine/core/subscriptions/subscription.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SubscriptionShop } from '../../../test/subscription-shop.ts';
import { signUpVisitor } from '../site-users/site-users.fixture.ts';

let club: SubscriptionShop;
beforeAll(async () => {
  club = await SubscriptionShop.open();
});
afterAll(() => club?.shop.server.stop());

const html = { accept: 'text/html' };

/** A site user who also works on the website, and subscribed. */
async function customer(email: string) {
  const { server, website } = club.shop;
  const visitor = await signUpVisitor(server, website, email);
  const { xsrfToken } = (await visitor.get('/api/site-users/account')).body as { xsrfToken: string };
  visitor.cookies.set('crumb', xsrfToken);
  await visitor.signIn(await server.createAccount({ website, role: 'viewer' }));
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: await club.plan(), quantity: 1 });
  const recurring = await club.recurringOf(visitor);
  const { order, paymentId } = await club.shop.pay(visitor, { email, recurring });
  await club.shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  await server.runJobs();
  const [row] = await club.of(order.orderId);
  if (!row) throw new Error('No subscription began.');
  return { visitor, row };
}

describe('what its customer pays and changes', () => {
  it('SUBSCRIPTION-13: past due, its customer pays with another method, which is charged from then on', async () => {
    const row = await club.one(await club.plan(), 'approve-later-declined');
    await club.pass(32);
    for (const days of [3, 5, 7]) await club.pass(days);
    const visitor = await club.shop.employ(club.visitor());
    const page = await visitor.get(club.page(row.id), html);
    expect(page.text).toContain('Past due: the last payment failed.');
    const manual = await club.post(row.id, { intent: 'pay', paymentMethod: 'manual' }, visitor);
    expect([manual.status, manual.text.includes('This payment method cannot be charged again.')]).toEqual([
      422,
      true,
    ]);
    const sent = await club.post(row.id, { intent: 'pay', paymentMethod: 'test' }, visitor);
    const paymentId = String(sent.headers.location).split('/').at(-1) ?? '';
    const twice = await club.post(row.id, { intent: 'pay', paymentMethod: 'test' }, visitor);
    expect(twice.status).toBe(422);
    await visitor.get(`/payments/${paymentId}`);
    await club.shop.choose(visitor, paymentId, 'approve');
    await visitor.get(`/checkout/return/${paymentId}`);
    await club.shop.server.runJobs();
    const now = await club.read(row.id);
    expect([now.state, now.saved_method_id]).toEqual(['active', paymentId]);
    expect(await club.orders(row.id)).toEqual([
      expect.objectContaining({ state: 'placed', captured: '2350' }),
    ]);
    await club.pass(31);
    expect(await club.orders(row.id)).toHaveLength(2);
  });

  it('SUBSCRIPTION-13: a payment on its page that fails changes nothing', async () => {
    const row = await club.one(await club.plan());
    const visitor = await club.shop.employ(club.visitor());
    const sent = await club.post(row.id, { intent: 'pay', paymentMethod: 'test' }, visitor);
    const paymentId = String(sent.headers.location).split('/').at(-1) ?? '';
    await visitor.get(`/payments/${paymentId}`);
    await club.shop.choose(visitor, paymentId, 'decline');
    const back = await visitor.get(`/checkout/return/${paymentId}`);
    expect(back.headers.location).toBe('/cart?notice=declined');
    expect((await visitor.get('/cart?notice=declined', html)).text).toContain('The payment was declined');
    await club.look();
    expect(await club.read(row.id)).toMatchObject({ state: 'active', saved_method_id: row.saved_method_id });
    const page = (await visitor.get(club.page(row.id), html)).text;
    expect([page.includes('Next charge on'), page.includes('could not be charged')]).toEqual([true, false]);
    // The period is not due: neither the job nor the shop charges it before its date, of which it is reminded.
    const admin = await club.shop.server.signIn(club.shop.website);
    const forced = await admin.post(`/api/subscriptions/${row.id}/charge`, {});
    expect([forced.status, forced.body]).toMatchObject([409, { error: 'subscriptions.nothingDue' }]);
    const { body } = await admin.get(`/api/subscriptions/${row.id}`);
    expect((body as { subscription: Subscription }).subscription.actions).toEqual([
      'pause',
      'skip',
      'cancel',
      'changeAddress',
    ]);
    await club.pass(20);
    const untouched = expect.objectContaining({ state: 'pending', captured: '0', tries: 1 });
    expect(await club.orders(row.id)).toEqual([untouched]);
    await club.pass(6);
    expect((await club.shop.mails()).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Your subscription at .* renews on /),
    );
    expect(await club.orders(row.id)).toEqual([untouched]);
    await club.pass(6);
    expect(await club.orders(row.id)).toEqual([
      expect.objectContaining({ state: 'placed', captured: '2350' }),
    ]);
  });

  it('SUBSCRIPTION-16: its customer changes where it is sent, in the same country', async () => {
    const row = await club.one(await club.plan());
    const address = {
      intent: 'address',
      name: 'Ann Lee',
      line1: 'Neue Str. 2',
      postalCode: '20095',
      city: 'Hamburg',
    };
    const bad = await club.post(row.id, { ...address, postalCode: '1' });
    expect([bad.status, (await club.read(row.id)).address.line1]).toEqual([422, 'Hauptstr. 1']);
    await club.post(row.id, { ...address, country: 'US' });
    await club.pass(31);
    const [order] = await club.orders(row.id);
    expect((await club.shop.see(order?.id ?? '')).address).toMatchObject({ city: 'Hamburg', country: 'DE' });
  });

  it('SUBSCRIPTION-3, SUBSCRIPTION-15: a site user finds their subscriptions in the account, and chooses a saved method', async () => {
    const { visitor, row } = await customer('zoe@example.com');
    const account = await visitor.get('/account', html);
    expect(account.text).toContain(club.page(row.id));
    expect(account.text).toContain('renews every month');
    expect(row.site_user_id).not.toBeNull();
    const other = await customer('zoe2@example.com');
    const taken = await club.post(
      row.id,
      { intent: 'method', savedMethodId: other.row.saved_method_id ?? '' },
      visitor,
    );
    expect(taken.status).toBe(422);
    const without = await club.post(row.id, { intent: 'method', savedMethodId: row.saved_method_id ?? '' });
    expect(without.status).toBe(422);
    expect((await club.read(row.id)).saved_method_id).toBe(row.saved_method_id);
    const own = await club.post(
      row.id,
      { intent: 'method', savedMethodId: row.saved_method_id ?? '' },
      visitor,
    );
    expect(own.headers.location).toBe(`${club.page(row.id)}?done=method`);
  });

  it('SUBSCRIPTION-15: deleting the account cancels them, and they no longer name it', async () => {
    const { visitor, row } = await customer('yan@example.com');
    const erased = await visitor.send('DELETE', '/api/site-users/account', {});
    expect([erased.status, erased.text]).toEqual([204, '']);
    expect(await club.read(row.id)).toMatchObject({ state: 'cancelled', site_user_id: null });
    await club.pass(40);
    expect(await club.orders(row.id)).toEqual([]);
  });
});
