import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../../../test/harness.ts';
import { openStripeShop } from '../../../../../test/stripe-stand-in/stripe-shop.ts';
import type { StripeStandIn } from '../../../../../test/stripe-stand-in/stripe-stand-in.ts';
import { SubscriptionShop } from '../../../../../test/subscription-shop.ts';
import { signUpVisitor } from '../../../site-users/site-users.fixture.ts';
import type { SubscriptionRow } from '../../../subscriptions/subscriptions.store.ts';

let club: SubscriptionShop;
let stripe: StripeStandIn;
beforeAll(async () => {
  const opened = await openStripeShop();
  stripe = opened.stripe;
  club = new SubscriptionShop(opened.shop);
});
afterAll(async () => {
  await stripe?.close();
  await club?.shop.server.stop();
});

const html = { accept: 'text/html' };
const first = '4242424242424242';
const asking = '4000002500003155';
const declining = '4000000000000002';

/** A subscription that is paid with a card, and its customer. */
async function subscribed(card = first, of?: TestClient) {
  const { shop } = club;
  const visitor = of ?? shop.server.client(shop.website);
  const variantId = await club.plan();
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId, quantity: 1 });
  await shop.employ(visitor);
  const recurring = await club.recurringOf(visitor);
  const order = await shop.order(visitor, { paymentMethod: 'stripe', recurring });
  await visitor.get(order.next);
  const paymentId = order.next.split('/').at(-1) ?? '';
  stripe.pay(paymentId, card);
  await visitor.get(`/checkout/return/${paymentId}`);
  await shop.server.runJobs();
  const [row] = await club.of(order.orderId);
  if (!row) throw new Error('No subscription began.');
  return { visitor, row };
}

/** Its customer asks to change the card, and is on the page for it; the setup’s id. */
async function begin(row: SubscriptionRow, visitor: TestClient): Promise<string> {
  const asked = await club.post(row.id, { intent: 'setUp', paymentMethod: 'stripe' }, visitor);
  const to = String(asked.headers.location);
  expect([asked.status, to]).toEqual([303, expect.stringMatching(/^\/payments\/setups\/\w{24}$/)]);
  const led = await visitor.get(to);
  const page = await visitor.get(String(led.headers.location), html);
  expect(page.text).toContain('Only a payment that is due is charged at once.');
  return to.split('/').at(-1) ?? '';
}

/** What the page says to which the customer comes back. */
async function comeBack(setupId: string, visitor: TestClient): Promise<string> {
  const back = await visitor.get(`/checkout/setup/${setupId}`);
  return (await visitor.get(String(back.headers.location), html)).text;
}

async function tell(setupId: string, more: { id?: string; metadata?: object; signature?: string } = {}) {
  const { shop } = club;
  const object = { ...stripe.setupOf(setupId), ...(more.metadata ? { metadata: more.metadata } : {}) };
  const at = shop.server.services.clock.now();
  const { body, headers } = stripe.event('setup_intent.succeeded', object, {
    at,
    ...(more.id ? { id: more.id } : {}),
  });
  const signed = more.signature ? { ...headers, 'stripe-signature': more.signature } : headers;
  const answer = await shop.server
    .client(shop.website)
    .send('POST', '/api/payments/webhooks/stripe', { body, headers: signed });
  return { answer, body, headers: signed };
}

const cardOf = async ({ id }: SubscriptionRow): Promise<unknown> => {
  const admin = await club.shop.server.signIn(club.shop.website);
  const { subscription } = (await admin.get(`/api/subscriptions/${id}`)).body as {
    subscription: { methodLabel: string; methodExpires: string; timeline: { kind: string }[] };
  };
  const changes = subscription.timeline.filter(({ kind }) => kind === 'methodChanged').length;
  return [subscription.methodLabel, subscription.methodExpires, changes];
};

it('STRIPE-12, SUBSCRIPTION-22, SUBSCRIPTION-23: a customer saves another card with 3-D Secure and pays nothing; the former one is forgotten', async () => {
  const { visitor, row } = await subscribed();
  const former = [...stripe.books.cards.values()].at(-1);
  expect(await cardOf(row)).toEqual(['Visa •••• 4242', '2030-08', 0]);
  const setupId = await begin(row, visitor);
  stripe.save(setupId, asking);
  stripe.setups.answerBank(stripe.setupOf(setupId).id, true);
  const payments = stripe.books.intents.size;
  const page = await comeBack(setupId, visitor);
  expect(page).toContain('The payment method was changed.');
  expect(page).toContain('Charged to Visa •••• 3155');
  expect(page).toContain('Valid until 08/2030');
  expect(stripe.books.intents.size).toBe(payments);
  const { jobs, database } = club.shop.server.services;
  await jobs.enqueue(database, { name: 'payments.forget' }, { websiteId: null, data: {} });
  await club.shop.server.runJobs();
  expect(former?.customer).toBe(null);
  // Once more, from everywhere, changes nothing more.
  await comeBack(setupId, visitor);
  expect((await tell(setupId)).answer.status).toBe(200);
  await club.shop.server.runJobs();
  expect(await cardOf(row)).toEqual(['Visa •••• 3155', '2030-08', 1]);
  await club.pass(32);
  expect(await club.orders(row.id)).toMatchObject([{ state: 'placed', captured: '2350' }]);
});

it('SUBSCRIPTION-23: the customer and the shop read that a card has expired', async () => {
  const { visitor, row } = await subscribed();
  await club.shop.query(
    "UPDATE saved_payment_methods SET expires = '2026-02' WHERE website_id = $1 AND id = $2",
    row.saved_method_id,
  );
  const page = (await visitor.get(club.page(row.id), html)).text;
  expect(page).toContain('This card was valid until 02/2026. Save another one');
  const admin = await club.shop.server.signIn(club.shop.website);
  expect((await admin.get(`/api/subscriptions/${row.id}`)).body).toMatchObject({
    subscription: { methodExpires: '2026-02', isMethodExpired: true },
  });
});

it('STRIPE-12, STRIPE-4: the message alone changes the card, once; forged, foreign and unknown ones change nothing', async () => {
  const { visitor, row } = await subscribed();
  const setupId = await begin(row, visitor);
  stripe.save(setupId, '4000000000000341');
  const before = await cardOf(row);
  const website = club.shop.website.id;
  const forged = await tell(setupId, { signature: 't=1772445600,v1=00' });
  expect(forged.answer.status).toBe(401);
  expect((await tell(setupId, { metadata: { website: 'another', setup: setupId } })).answer.status).toBe(404);
  expect((await tell(setupId, { metadata: { website, setup: 'x'.repeat(24) } })).answer.status).toBe(200);
  await club.shop.server.runJobs();
  expect(await cardOf(row)).toEqual(before);
  const told = await tell(setupId, { id: 'evt_saved' });
  expect(told.answer.body).toEqual({ received: true, isRepeated: false });
  const again = await club.shop.server
    .client(club.shop.website)
    .send('POST', '/api/payments/webhooks/stripe', { body: told.body, headers: told.headers });
  expect(again.body).toEqual({ received: true, isRepeated: true });
  await club.shop.server.runJobs();
  expect(await cardOf(row)).toEqual(['Visa •••• 0341', '2030-08', 1]);
  // A later card is not undone by an older message.
  const later = await begin(row, visitor);
  stripe.save(later);
  await comeBack(later, visitor);
  await tell(setupId, { id: 'evt_late' });
  await club.shop.server.runJobs();
  expect(await cardOf(row)).toEqual(['Visa •••• 4242', '2030-08', 2]);
});

it.each([
  ['declined', 'The card was not saved: Your card was declined. Your subscription is charged as before.'],
  ['refused by its customer', 'because authentication failed. Your subscription is charged as before.'],
  ['left', 'No card was saved. Your subscription is charged as before.'],
  ['left at the bank', 'No card was saved. Your subscription is charged as before.'],
])(
  'STRIPE-12, SUBSCRIPTION-22: a card that is %s changes nothing, and the page says so',
  async (how, words) => {
    const { visitor, row } = await subscribed();
    const setupId = await begin(row, visitor);
    if (how === 'declined') expect(stripe.save(setupId, declining)).toBe('Your card was declined.');
    if (how.includes('bank') || how.includes('refused')) stripe.save(setupId, asking);
    const intent = stripe.setupOf(setupId);
    if (how.includes('refused')) stripe.setups.answerBank(intent.id, false);
    const page = await comeBack(setupId, visitor);
    expect(page).toContain(words);
    expect(page).toContain('Charged to Visa •••• 4242');
    expect(intent.status).toBe('canceled');
    expect(await cardOf(row)).toEqual(['Visa •••• 4242', '2030-08', 0]);
    // The page for the card leads back, and says the same.
    const late = await visitor.get(`/payments/stripe/setups/${setupId}`);
    expect(late.headers.location).toBe(`/checkout/setup/${setupId}`);
    expect(await comeBack(setupId, visitor)).toContain(words);
  },
);

it('SUBSCRIPTION-22: what waits for a payment is charged to the new card at once', async () => {
  const { row } = await subscribed('4000000000000341');
  await club.pass(32);
  expect(await club.orders(row.id)).toMatchObject([{ captured: '0' }]);
  const today = await club.shop.employ(club.visitor());
  const setupId = await begin(row, today);
  stripe.save(setupId);
  await comeBack(setupId, today);
  await club.shop.server.runJobs();
  expect(await club.orders(row.id)).toMatchObject([{ state: 'placed', captured: '2350' }]);
});

it('SUBSCRIPTION-22: a stopped subscription takes no card, and one that was saved meanwhile is forgotten', async () => {
  const { visitor, row } = await subscribed();
  const setupId = await begin(row, visitor);
  stripe.save(setupId);
  await club.post(row.id, { intent: 'cancel' }, visitor);
  await comeBack(setupId, visitor);
  await club.shop.server.runJobs();
  const rows = 'SELECT id FROM saved_payment_methods WHERE website_id = $1 AND id = $2';
  expect(await club.shop.query(rows, setupId)).toEqual([]);
  const late = await club.post(row.id, { intent: 'setUp', paymentMethod: 'stripe' }, visitor);
  expect([late.status, late.text.includes('while the subscription is cancelled')]).toEqual([422, true]);
  const active = await subscribed();
  const none = await club.post(active.row.id, { intent: 'setUp', paymentMethod: 'manual' }, visitor);
  expect([none.status, none.headers.location]).toEqual([422, undefined]);
});

it('PAYMENT-30, RETAIN-10: a setup that nobody ends is ended after a day, and removed', async () => {
  const { visitor, row } = await subscribed();
  const [left, saved] = [await begin(row, visitor), await begin(row, visitor)];
  stripe.save(saved, '4000000000000341');
  const end = async () => {
    const { jobs, database } = club.shop.server.services;
    await jobs.enqueue(database, { name: 'payments.endSetups' }, { websiteId: null, data: {} });
    await club.shop.server.runJobs();
  };
  await end();
  expect(stripe.setupOf(left).status).toBe('requires_payment_method');
  club.shop.server.moveClock({ minutes: 25 * 60 });
  await end();
  expect(stripe.setupOf(left).status).toBe('canceled');
  expect(await cardOf(row)).toEqual(['Visa •••• 0341', '2030-08', 1]);
  await end();
  const rows = 'SELECT id FROM method_setups WHERE website_id = $1 AND id = ANY ($2)';
  expect(await club.shop.query(rows, [left, saved])).toEqual([]);
  expect((await visitor.get(`/checkout/setup/${left}`)).status).toBe(404);
});

it('PAYMENT-30: while Stripe does not answer nothing is lost: the card is taken once it does', {
  tags: 'slow',
}, async () => {
  const { visitor, row } = await subscribed();
  const setupId = await begin(row, visitor);
  stripe.save(setupId, '4000000000000341');
  stripe.swallowsNext = true;
  expect(await comeBack(setupId, visitor)).toContain('The payment service has not answered yet.');
  expect(await comeBack(setupId, visitor)).toContain('Charged to Visa •••• 0341');
});

it('PAYMENT-31: a site user keeps what they save, and chooses the one that the checkout offers first', async () => {
  const email = 'member@example.com';
  const visitor = await signUpVisitor(club.shop.server, club.shop.website, email);
  const { xsrfToken } = (await visitor.get('/api/site-users/account')).body as { xsrfToken: string };
  visitor.cookies.set('crumb', xsrfToken);
  await visitor.signIn(await club.shop.server.createAccount({ website: club.shop.website, role: 'viewer' }));
  const { row } = await subscribed(first, visitor);
  const setupId = await begin(row, visitor);
  stripe.save(setupId, '4000000000000341');
  await comeBack(setupId, visitor);
  const path = '/api/site-users/account/payment-methods';
  const kept = async () =>
    (
      (await visitor.get(path)).body as {
        savedMethods: { id: string; label: string; expires: string; isDefault: boolean }[];
      }
    ).savedMethods;
  const [newest, oldest] = await kept();
  expect([newest, oldest]).toMatchObject([
    { label: 'Visa •••• 0341', expires: '2030-08', isDefault: false },
    { label: 'Visa •••• 4242', isDefault: false },
  ]);
  const make = (of: TestClient, id = '') => of.post(`${path}/default`, { savedMethodId: id });
  const stranger = await signUpVisitor(club.shop.server, club.shop.website, 'other@example.com');
  stranger.cookies.set(
    'crumb',
    ((await stranger.get('/api/site-users/account')).body as { xsrfToken: string }).xsrfToken,
  );
  expect((await make(stranger, oldest?.id)).status).toBe(404);
  expect((await make(club.shop.server.client(club.shop.website), oldest?.id)).status).toBe(401);
  expect((await kept()).map(({ isDefault }) => isDefault)).toEqual([false, false]);
  for (const _ of [1, 2]) expect((await make(visitor, oldest?.id)).status).toBe(204);
  expect(await kept()).toMatchObject([
    { label: 'Visa •••• 4242', isDefault: true },
    { label: 'Visa •••• 0341', isDefault: false },
  ]);
  const { variants } = await club.shop.sell();
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: variants[0], quantity: 1 });
  const account = (await visitor.get('/account', html)).text;
  expect(account).toMatch(
    /Visa •••• 4242<br\/><small>Chosen first at the checkout · Valid until 08\/2030 · /,
  );
  expect(account.match(/value="defaultMethod"/g)).toHaveLength(1);
  const checkout = (await visitor.get('/checkout', html)).text;
  expect(checkout).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${oldest?.id}"`));
  const posted = await visitor.send('POST', '/account', {
    body: new URLSearchParams({
      intent: 'defaultMethod',
      savedMethodId: newest?.id ?? '',
      crumb: xsrfToken,
    }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(posted.headers.location).toBe('/account?notice=methodDefault');
  expect((await kept()).map(({ label, isDefault }) => [label, isDefault])).toEqual([
    ['Visa •••• 0341', true],
    ['Visa •••• 4242', false],
  ]);
});
