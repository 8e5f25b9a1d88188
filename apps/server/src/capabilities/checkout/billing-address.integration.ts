import type { DraftOrder } from '@vitrine/core/draft-orders/draft-order.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { pagesOf, seller } from '../documents/documents.fixture.ts';
import { buyer, TestShop, taxed } from './shop.fixture.ts';

let shop: TestShop;
let staff: TestClient;
let vase: string;
beforeAll(async () => {
  shop = await TestShop.open();
  await shop.settle({ seller });
  staff = await shop.server.signIn(shop.website);
  vase = (await shop.sell({ variants: [{ price: 1850, stock: null }] })).variants[0] ?? '';
});
afterAll(() => shop?.server.stop());

/** In a country that the shop does not ship to. */
const billing = {
  billingCountry: 'AT',
  billingName: 'Buchhaltung',
  billingCompany: 'Lee GmbH',
  billingLine1: 'Ring 12',
  billingPostalCode: '1010',
  billingCity: 'Wien',
};
const lines = ['Buchhaltung', 'Lee GmbH', 'Ring 12', '1010 Wien', 'Austria'];
const post = (visitor: TestClient, fields: Record<string, string>) =>
  visitor.send('POST', '/checkout', {
    body: new URLSearchParams({
      ...buyer,
      billingShown: 'on',
      paymentMethod: 'manual',
      ...fields,
    }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const pageOf = async (visitor: TestClient) =>
  (await visitor.get('/checkout', { accept: 'text/html' })).text.replaceAll('<!-- -->', '');
const keyIn = (page: string) => /name="idempotencyKey" value="([^"]+)"/.exec(page)?.[1] ?? '';
const boxIn = (page: string) =>
  /<input type="checkbox"[^>]*name="billing(?:Same|Apart)"[^>]*>/.exec(page)?.[0];

it('CHECKOUT-35: the billing address is the same unless the box is unticked; then it is checked and kept', async () => {
  const visitor = await shop.visitorWith(vase);
  const fresh = await pageOf(visitor);
  expect(boxIn(fresh)).toContain('checked');
  expect(fresh).toContain('Billing address is the same as the delivery address');
  const refused = await post(visitor, {
    ...billing,
    ...{ intent: 'place', idempotencyKey: keyIn(fresh), billingPostalCode: 'x', billingCity: '' },
  });
  expect(refused.headers.location).toBe('/checkout#problems');
  const invalid = await pageOf(visitor);
  expect(boxIn(invalid)).not.toContain('checked');
  expect(invalid).toMatch(/<a href="#checkout-billingPostalCode">Billing address, Postal code: [^<]+<\/a>/);
  expect(invalid).toMatch(/<a href="#checkout-billingCity">Billing address, City: [^<]+<\/a>/);
  expect(invalid).toContain('value="Lee GmbH"');
  expect(await shop.countOrders()).toEqual({});
  // The fields are those of the country.
  await post(visitor, { ...billing, intent: 'update', billingCountry: 'US' });
  expect(await pageOf(visitor)).toMatch(/for="checkout-billingRegion"[^>]*>State</);
  // With the box ticked, what is behind it is kept, and neither checked nor ordered.
  const same = await post(visitor, {
    ...billing,
    ...{ billingSame: 'on', intent: 'place', idempotencyKey: keyIn(fresh), billingCity: '' },
  });
  expect(same.headers.location).toMatch(/^\/checkout\/order\//);
  const [order] = await shop.query<{ billing_address: unknown }>(
    'SELECT billing_address FROM orders WHERE website_id = $1',
  );
  expect(order).toEqual({ billing_address: null });
});

it('CHECKOUT-35: if nothing is shipped, a billing address can be added; its country begins as that of the order', async () => {
  const { variants } = await shop.sell({
    title: 'Course',
    type: productTypes.service,
    variants: [{ price: 1850, stock: null }],
  });
  const visitor = await shop.visitorWith(variants[0] ?? '');
  await post(visitor, { intent: 'update', billingShown: '' });
  const fresh = await pageOf(visitor);
  expect(boxIn(fresh)).toContain('billingApart');
  expect(boxIn(fresh)).not.toContain('checked');
  expect(fresh).toContain('Add a billing address');
  expect(fresh).toMatch(/id="checkout-billingCountry".*?<option value="DE" selected="">/s);
  const placed = await post(visitor, {
    ...billing,
    ...{ billingShown: '', billingApart: 'on', intent: 'place', idempotencyKey: keyIn(fresh) },
  });
  const { text } = await visitor.get(String(placed.headers.location), { accept: 'text/html' });
  expect(text).toContain(lines.join('\n'));
});

it('CHECKOUT-36: the order keeps it for invoices, pages, emails, customers and the file; tax follows the delivery', async () => {
  await shop.settle({ tax: { rules: taxed({ DE: 19_000, AT: 20_000 }) } });
  const email = 'billed@example.com';
  const visitor = await shop.visitorWith(vase, 2);
  const order = await shop.order(visitor, { ...billing, billingApart: 'on', email });
  const seen = await shop.see(order.orderId);
  expect([seen.billingLines, seen.addressLines[0], seen.totals.tax]).toEqual([lines, 'Ann Lee', 671]);
  const { text } = await visitor.get(order.confirmation, { accept: 'text/html' });
  expect(text).toContain(`Billed to</dt><dd><address>${lines.join('\n')}`);
  const mail = (await shop.mails()).find(({ recipient }) => recipient === email);
  expect(mail?.body_text).toContain(`Billed to:\n${lines.join('\n')}`);
  await staff.post(`/api/orders/${order.orderId}/payment`, {});
  const issued = (await staff.get(`/api/orders/${order.orderId}/documents`)).body as {
    documents: { id: string }[];
  };
  const [paper = ''] = await pagesOf(staff, `/checkout/documents/${issued.documents[0]?.id}.pdf`);
  expect(paper).toContain(lines.join(' '));
  expect(paper).not.toContain('Hauptstr. 1 ');
  await shop.server.runJobs();
  const { customers } = (await staff.get(`/api/customers?search=${email}`)).body as {
    customers: { id: string }[];
  };
  const { customer } = (await staff.get(`/api/customers/${customers[0]?.id}`)).body as {
    customer: { addresses: string[][] };
  };
  expect(customer.addresses).toContainEqual(lines);
  const file = (await staff.get(`/api/orders/export.csv?search=${email}`)).text;
  expect(file).toContain('Billing name,Billing company,');
  expect(file).toContain('Buchhaltung,Lee GmbH,Ring 12,,1010,Wien,,AT');
});

it('CHECKOUT-36: an order with another billing address is another order', async () => {
  await shop.setUp('test', { isEnabled: true });
  const visitor = await shop.visitorWith(vase);
  const first = await shop.order(visitor, { paymentMethod: 'test' });
  const again = await shop.order(visitor, { paymentMethod: 'test' });
  const other = await shop.order(visitor, { paymentMethod: 'test', ...billing, billingApart: 'on' });
  expect([again.orderId === first.orderId, other.orderId === first.orderId]).toEqual([true, false]);
  expect((await shop.see(first.orderId)).state).toBe('cancelled');
});

it('DRAFTORDER-11: a draft keeps a billing address, checked when its order is placed', async () => {
  const create = async (more: object) => {
    const body = {
      customer: { ...buyer, ...billing, billingApart: 'on', ...more },
      lines: [{ id: newId(), variantId: vase, quantity: 1 }],
    };
    return ((await staff.post('/api/draft-orders', body)).body as { draft: DraftOrder }).draft;
  };
  const place = ({ id, version, total }: DraftOrder) =>
    staff.post(`/api/draft-orders/${id}/place`, { version, total, payment: 'invoice' });
  const incomplete = await place(await create({ billingLine1: '' }));
  expect([incomplete.status, incomplete.text]).toEqual([400, expect.stringContaining('billingLine1')]);
  const draft = await create({});
  await staff.post(`/api/draft-orders/${draft.id}/payment-link`, {
    version: draft.version,
    total: draft.total,
  });
  const link = /\/checkout\/pay\/[\w-]+/.exec((await shop.mails()).at(-1)?.body_text ?? '')?.[0] ?? '';
  const { text } = await shop.server.client(shop.website).get(link, { accept: 'text/html' });
  expect(text).toContain(lines.join('\n'));
  const placed = (await place(draft)).body as { order: { orderId: string } };
  expect((await shop.see(placed.order.orderId)).billingLines).toEqual(lines);
  // As a draft of an earlier version.
  const old = await create({});
  await shop.query(
    `UPDATE draft_orders SET content = content #- '{customer,billingApart}' #- '{customer,billingCity}'
     WHERE website_id = $1 AND id = $2`,
    old.id,
  );
  const read = (await staff.get(`/api/draft-orders/${old.id}`)).body as { draft: DraftOrder };
  expect(read.draft.input.customer).toMatchObject({
    billingApart: '',
    billingCity: '',
  });
});
