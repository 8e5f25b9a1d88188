import type { PlacedOrder } from '@vitrine/core/checkout/checkout.calls.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';
import type { TestAnswer, TestClient } from '../../../test/harness.ts';
import { setRealService } from '../../../test/real-service.ts';

const buyer = {
  email: 'ann@example.com',
  name: 'Ann Lee',
  country: 'DE',
  line1: 'Hauptstr. 1',
  postalCode: '10115',
  city: 'Berlin',
};
const store = { isOpen: true, currency: 'EUR', countries: ['DE'] };

function well(answer: TestAnswer): TestAnswer {
  if (answer.status >= 400) throw new Error(`A shop for the suite answered ${answer.status}: ${answer.text}`);
  return answer;
}

/** A visitor with the only piece of a product in the cart. */
async function visitorOf({ admin, server, website }: ConformanceKit) {
  well(await admin.patch('/api/website/settings', { settings: { store } }));
  const product = { title: `Vase ${newId()}`, state: 1, variants: [{ price: 1000, stock: 1 }] };
  const made = well(await admin.post('/api/products', product)).body as {
    product: { variants: { id: string }[] };
  };
  const variantId = made.product.variants[0]?.id ?? '';
  const visitor = server.client(website);
  well(await visitor.post('/api/commerce/shopping-cart/entries', { variantId, quantity: 1 }));
  return { visitor, variantId };
}

async function place(visitor: TestClient, paymentMethod: string): Promise<PlacedOrder> {
  const body = { ...buyer, paymentMethod };
  const headers = { 'idempotency-key': newId() };
  const answer = well(await visitor.send('POST', '/api/commerce/orders', { body, headers }));
  return (answer.body as { order: PlacedOrder }).order;
}

async function placed(kit: ConformanceKit) {
  const { visitor } = await visitorOf(kit);
  return { params: { orderId: (await place(visitor, 'manual')).orderId } };
}

/** Paid through the test service; with `isSoldOut` its only piece is gone by then. */
async function paid(kit: ConformanceKit, { isSoldOut }: { isSoldOut: boolean }) {
  const { visitor, variantId } = await visitorOf(kit);
  // A test would have no effect.
  setRealService(true);
  const order = await place(visitor, 'test');
  const page = well(await visitor.get(order.next)).headers.location;
  if (isSoldOut) well(await kit.admin.put(`/api/inventory/${variantId}`, { onHand: 0 }));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const chosen = well(await visitor.send('POST', String(page), { body: 'choice=approve', headers }));
  well(await visitor.get(String(chosen.headers.location)));
  if (isSoldOut) well(await kit.admin.put(`/api/inventory/${variantId}`, { onHand: 1 }));
  return { params: { orderId: order.orderId } };
}

/** Its money is authorised by the test service, and not captured. */
async function authorised(kit: ConformanceKit) {
  const later = { settings: { capture: 'later' } };
  well(await kit.admin.patch('/api/payments/methods/test', later));
  const { params } = await paid(kit, { isSoldOut: false });
  well(await kit.admin.patch('/api/payments/methods/test', { settings: { capture: 'now' } }));
  const { order } = well(await kit.admin.get(`/api/orders/${params.orderId}`)).body as {
    order: { payments: { id: string }[] };
  };
  return { params, paymentId: order.payments[0]?.id ?? '' };
}

/** Nothing of it is paid, and its buyer has a saved payment method. */
async function chargeable(kit: ConformanceKit) {
  const { params, paymentId } = await authorised(kit);
  well(await kit.admin.post(`/api/orders/${params.orderId}/void`, { paymentId }));
  const { clock, database } = kit.context;
  const savedMethodId = newId();
  await database.query(
    `INSERT INTO site_users (website_id, id, email, name, verified_at, created_at)
     VALUES ($1, $2, $3, '', $4, $4) ON CONFLICT DO NOTHING`,
    [kit.website.id, newId(), buyer.email, clock.now()],
  );
  await database.query(
    `INSERT INTO saved_payment_methods (website_id, id, site_user_id, method, reference, label, saved_at)
     SELECT $1, $2, id, 'test', 'test-card-' || $2, 'Test card', $4
     FROM site_users WHERE website_id = $1 AND email = $3`,
    [kit.website.id, savedMethodId, buyer.email, clock.now()],
  );
  return { params, body: { savedMethodId, paymentId: newId() } };
}

/** All of it was sent. */
async function sent(kit: ConformanceKit) {
  const { params } = await paid(kit, { isSoldOut: false });
  const answer = well(await kit.admin.post(`/api/orders/${params.orderId}/fulfilment`, {}));
  const { order } = answer.body as { order: { shipments: { id: string }[] } };
  return { params: { ...params, shipmentId: order.shipments[0]?.id ?? '' } };
}

export const fixtures: ConformanceFixtures = {
  'checkout.charge': { prepare: chargeable },
  'orders.get': { prepare: placed },
  'orders.fulfil': { prepare: async kit => ({ ...(await paid(kit, { isSoldOut: false })), body: {} }) },
  'orders.changeShipment': { prepare: async kit => ({ ...(await sent(kit)), body: { carrier: 'DHL' } }) },
  'orders.undoShipment': { prepare: sent },
  'orders.setLanguage': { prepare: async kit => ({ ...(await placed(kit)), body: { language: 'de' } }) },
  'orders.setTags': { prepare: async kit => ({ ...(await placed(kit)), body: { tags: ['Gift'] } }) },
  'orders.changeMany': {
    prepare: async kit => {
      const { params } = await placed(kit);
      return { body: { action: 'addTag', orderIds: [params.orderId], tag: 'Gift' } };
    },
  },
  'orders.cancel': { prepare: async kit => ({ ...(await placed(kit)), body: {} }) },
  'orders.markPaid': { prepare: placed },
  'orders.refund': {
    prepare: async kit => {
      const fixture = await paid(kit, { isSoldOut: false });
      well(await kit.admin.post(`/api/orders/${fixture.params.orderId}/fulfilment`, {}));
      return { ...fixture, body: {} };
    },
  },
  'orders.capture': {
    prepare: async kit => {
      const { params, paymentId } = await authorised(kit);
      return { params, body: { paymentId, captureId: newId() } };
    },
  },
  'orders.void': {
    prepare: async kit => {
      const { params, paymentId } = await authorised(kit);
      return { params, body: { paymentId } };
    },
  },
  'orders.refundPart': {
    prepare: async kit => ({
      ...(await paid(kit, { isSoldOut: false })),
      body: { refundId: newId(), amount: 100 },
    }),
  },
  'orders.noteLatePayment': {
    prepare: async kit => {
      const fixture = await placed(kit);
      well(await kit.admin.post(`/api/orders/${fixture.params.orderId}/cancellation`, {}));
      return { ...fixture, body: {} };
    },
  },
  'orders.markRefunded': {
    prepare: async kit => {
      const fixture = await placed(kit);
      well(await kit.admin.post(`/api/orders/${fixture.params.orderId}/payment`, {}));
      well(await kit.admin.post(`/api/orders/${fixture.params.orderId}/cancellation`, {}));
      return { ...fixture, body: { sentOn: '2026-01-02' } };
    },
  },
  'orders.release': { prepare: kit => paid(kit, { isSoldOut: true }) },
  'orders.addNote': { prepare: async kit => ({ ...(await placed(kit)), body: { text: 'Call first' } }) },
};
