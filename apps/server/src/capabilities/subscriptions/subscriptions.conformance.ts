import { newId } from '@vitrine/core/id/id.ts';
import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';
import type { TestAnswer } from '../../../test/harness.ts';
import { openRenewal } from './renew.ts';
import { insertSubscription, readSubscription } from './subscriptions.store.ts';

const store = { isOpen: true, currency: 'EUR', countries: ['DE'] };
const plan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 } as const;

function well(answer: TestAnswer): TestAnswer {
  if (answer.status >= 400) throw new Error(`A shop for the suite answered ${answer.status}: ${answer.text}`);
  return answer;
}

/** A subscription that began with an order of this website. */
async function begun({ admin, server, website }: ConformanceKit, state: 'active' | 'paused' = 'active') {
  well(await admin.patch('/api/website/settings', { settings: { store } }));
  const product = { title: `Club ${newId()}`, type: 3, state: 1, variants: [{ price: 1000 }] };
  const made = well(await admin.post('/api/products', product)).body as {
    product: { variants: { id: string }[] };
  };
  const visitor = server.client(website);
  const variantId = made.product.variants[0]?.id ?? '';
  well(await visitor.post('/api/commerce/shopping-cart/entries', { variantId, quantity: 1 }));
  const body = { email: 'ann@example.com', name: 'Ann Lee', country: 'DE', paymentMethod: 'manual' };
  const headers = { 'idempotency-key': newId() };
  const placed = well(await visitor.send('POST', '/api/commerce/orders', { body, headers }));
  const { orderId } = (placed.body as { order: { orderId: string } }).order;
  const order = (well(await admin.get(`/api/orders/${orderId}`)).body as { order: Bought }).order;
  const [line] = order.lines;
  if (!line) throw new Error('The order has no line.');
  const now = server.services.clock.now();
  await insertSubscription(server.services.database, website.id, {
    id: line.id,
    order_id: orderId,
    site_user_id: null,
    email: 'ann@example.com',
    state,
    line: { ...line, choices: { plan } },
    words: 'Club',
    currency: 'EUR',
    address: order.address,
    billing_address: null,
    language: '',
    vat_id: '',
    shipping_name: '',
    consent: 'I agree.',
    saved_method_id: null,
    anchor_at: now,
    time_zone: 'UTC',
    period: 1,
    next_charge_at: new Date(now.getTime() + 86_400_000),
    cycles_left: null,
    look_at: null,
    created_at: now,
  });
  return { params: { subscriptionId: line.id }, orderId };
}

interface Bought {
  readonly lines: readonly Parameters<typeof insertSubscription>[2]['line'][];
  readonly address: Parameters<typeof insertSubscription>[2]['address'];
}

async function skipped(kit: ConformanceKit) {
  const request = await begun(kit);
  well(await kit.admin.post(`/api/subscriptions/${request.params.subscriptionId}/skip`, {}));
  return request;
}

/** Its renewal was declined. */
async function declined(kit: ConformanceKit) {
  const request = await begun(kit);
  const { subscriptionId } = request.params;
  const context = kit.context;
  const row = await readSubscription(context.database, kit.website.id, subscriptionId);
  if (row === null) throw new Error('No subscription began.');
  await openRenewal(context, row, { isEarly: true });
  await context.database.query(
    'UPDATE subscription_renewals SET tries = 1 WHERE website_id = $1 AND subscription_id = $2',
    [kit.website.id, subscriptionId],
  );
  await context.database.query(
    'UPDATE subscriptions SET next_charge_at = created_at WHERE website_id = $1 AND id = $2',
    [kit.website.id, subscriptionId],
  );
  return request;
}

export const fixtures: ConformanceFixtures = {
  'subscriptions.get': { prepare: kit => begun(kit) },
  'subscriptions.ofOrder': {
    prepare: async kit => ({ params: { orderId: (await begun(kit)).orderId } }),
  },
  'subscriptions.pause': { prepare: kit => begun(kit) },
  'subscriptions.resume': { prepare: kit => begun(kit, 'paused') },
  'subscriptions.skip': { prepare: kit => begun(kit) },
  'subscriptions.unskip': { prepare: skipped },
  'subscriptions.cancel': { prepare: kit => begun(kit) },
  'subscriptions.changeAddress': {
    prepare: async kit => ({
      ...(await begun(kit)),
      body: { name: 'Ann Lee', line1: 'Hafen 1', postalCode: '20095', city: 'Hamburg' },
    }),
  },
  'subscriptions.sendLink': { prepare: kit => begun(kit) },
  'subscriptions.charge': { prepare: declined },
};
