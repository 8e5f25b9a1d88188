import type { DocumentContent, IssuedDocument } from '@vitrine/core/documents/document.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { TestShop, taxed } from '../checkout/shop.fixture.ts';
import { statusPath } from '../orders/confirmation-token.ts';
import { signUpVisitor } from '../site-users/site-users.fixture.ts';
import { pagesOf, seller } from './documents.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

async function open(settings: Record<string, unknown> = { seller }) {
  const shop = await TestShop.on(server);
  await shop.settle(settings);
  const [vase = ''] = (
    await shop.sell({ title: 'Große Vase', variants: [{ price: 1850, stock: null, sku: 'V-1' }] })
  ).variants;
  const admin = await server.signIn(shop.website);
  const buy = async (more: Record<string, unknown> = {}) =>
    (await shop.order(await shop.visitorWith(vase, 2), more)).orderId;
  const act = (orderId: string, verb: string, body: object = {}) =>
    admin.post(`/api/orders/${orderId}/${verb}`, body);
  const paid = async (more: Record<string, unknown> = {}) => {
    const orderId = await buy(more);
    await act(orderId, 'payment');
    return orderId;
  };
  return { shop, admin, vase, buy, act, paid };
}
interface Documents {
  readonly documents: IssuedDocument[];
  readonly canInvoice: boolean;
  readonly waiting: number;
}
const documentsOf = async (admin: TestClient, orderId: string): Promise<Documents> =>
  (await admin.get(`/api/orders/${orderId}/documents`)).body as Documents;
const pdf = (id: string) => `/checkout/documents/${id}.pdf`;

it('DOCUMENT-1, DOCUMENT-3: a paid order has one invoice, which says everything and stays as it is', async () => {
  const { shop, admin, paid, act } = await open();
  const orderId = await paid();
  const [documents] = [
    await documentsOf(admin, orderId),
    await server.runJobs(),
    await documentsOf(admin, orderId),
  ];
  expect(documents).toEqual({
    documents: [
      {
        id: expect.any(String),
        kind: 'invoice',
        name: 'INV-1',
        issuedAt: expect.any(String),
        total: 4200,
        currency: 'EUR',
        isTest: false,
      },
    ],
    canInvoice: false,
    waiting: 0,
  });
  const id = documents.documents[0]?.id ?? '';
  const [page = ''] = await pagesOf(admin, pdf(id));
  for (const text of [
    'Invoice INV-1',
    'Töpferei Müller Hauptstraße 1 10115 Berlin Germany VAT ID: DE123456789',
    'Ann Lee Hauptstr. 1',
    'March 2, 2026',
    'Große Vase V-1 2 €18.50 €37.00',
    'Subtotal €37.00 Post €5.00 Total €42.00',
    '19% (Germany) €35.29 €6.71',
    'All prices include tax.',
    'on March 2, 2026',
    'Page 1 of 1',
    'Amtsgericht Berlin HRB 1',
  ])
    expect(page).toContain(text);
  await shop.settle({ seller: { ...seller, name: 'Another name' } });
  expect(await pagesOf(admin, pdf(id))).toEqual([page]);
  await expect(shop.query(`UPDATE documents SET name = 'x' WHERE website_id = $1`)).rejects.toThrow(
    'never changed',
  );
  await expect(shop.query('DELETE FROM documents WHERE website_id = $1')).rejects.toThrow('never changed');
  await act(orderId, 'documents/invoice');
  expect((await documentsOf(admin, orderId)).documents).toHaveLength(1);
});

it('DOCUMENT-1: an invoice is issued by hand before a transfer arrives, and not twice', async () => {
  const { shop, admin, buy, act } = await open();
  const orderId = await buy();
  expect(await documentsOf(admin, orderId)).toEqual({ documents: [], canInvoice: true, waiting: 0 });
  const [first, again] = await Promise.all([
    act(orderId, 'documents/invoice'),
    act(orderId, 'documents/invoice'),
  ]);
  expect([first.status, again.status]).toEqual([200, 200]);
  const [invoice] = (await documentsOf(admin, orderId)).documents;
  const [page] = await pagesOf(admin, pdf(invoice?.id ?? ''));
  expect(page).toContain('Total €42.00 Amount due €42.00');
  await act(orderId, 'cancellation');
  const [, credit] = (await documentsOf(admin, orderId)).documents;
  expect(credit).toMatchObject({ kind: 'creditNote', name: 'C-1', total: 4200 });
  const cancelled = await buy();
  await act(cancelled, 'cancellation');
  expect((await act(cancelled, 'documents/invoice')).body).toMatchObject({ error: 'documents.notYet' });
  expect((await documentsOf(admin, cancelled)).documents).toEqual([]);
  expect(
    await shop.query('SELECT kind, last FROM document_series WHERE website_id = $1 ORDER BY kind'),
  ).toEqual([
    { kind: 'creditNote', last: 1 },
    { kind: 'invoice', last: 1 },
  ]);
});

it('DOCUMENT-2: without the name and address of the seller documents wait, and are issued once it is known', async () => {
  const { shop, admin, paid, buy, act } = await open({});
  const orderId = await paid();
  await server.runJobs();
  expect(await documentsOf(admin, orderId)).toEqual({ documents: [], canInvoice: false, waiting: 1 });
  const unpaid = await buy();
  expect((await act(unpaid, 'documents/invoice')).body).toMatchObject({ error: 'documents.sellerMissing' });
  expect(await documentsOf(admin, unpaid)).toEqual({ documents: [], canInvoice: true, waiting: 0 });
  await shop.settle({ seller });
  expect((await documentsOf(admin, orderId)).documents).toMatchObject([{ name: 'INV-1' }]);
});

it('DOCUMENT-4: numbers have no gaps, however many are issued at once; test orders have their own', async () => {
  const { shop, admin, paid, vase } = await open();
  const orderIds = await Promise.all(Array.from({ length: 6 }, () => paid()));
  const visitor = await shop.visitorWith(vase);
  shop.takeTests(true);
  const test = await shop.pay(visitor);
  await shop.choose(visitor, test.paymentId, 'approve');
  await visitor.get(`/checkout/return/${test.paymentId}`);
  shop.takeTests(false);
  const issued = await Promise.all([...orderIds, ...orderIds].map(id => documentsOf(admin, id)));
  const names = new Set(issued.flatMap(({ documents }) => documents.map(({ name }) => name)));
  expect([...names].toSorted()).toEqual([1, 2, 3, 4, 5, 6].map(number => `INV-${number}`));
  const [document] = (await documentsOf(admin, test.order.orderId)).documents;
  expect(document).toMatchObject({ name: 'TEST-INV-1', isTest: true });
  expect((await pagesOf(admin, pdf(document?.id ?? '')))[0]).toContain('Test: this is not a real document.');
});

it('DOCUMENT-4: a refund has a credit note with its items and its tax, and names the invoice', async () => {
  const { shop, admin, paid, act } = await open();
  const orderId = await paid();
  const [line] = (await shop.see(orderId)).lines;
  const lines = [{ lineId: line?.id ?? '', quantity: 1 }];
  await act(orderId, 'refund/part', { refundId: newId(), amount: 2000, lines, reason: 'Cracked' });
  const [, credit] = (await documentsOf(admin, orderId)).documents;
  const [page] = await pagesOf(admin, pdf(credit?.id ?? ''));
  for (const text of [
    'Credit note C-1',
    'Große Vase V-1 1 €18.50',
    'Other amount €1.50 Total €20.00',
    '19% (Germany) €16.80 €3.20',
    'For invoice INV-1',
    'Reason: Cracked',
  ])
    expect(page).toContain(text);
});

it('DOCUMENT-6: a document is opened by its signed link, by its buyer and by staff, and by nobody else', async () => {
  const { shop, admin, paid } = await open();
  const email = 'ada@example.com';
  const orderId = await paid({ email });
  const [invoice] = (await documentsOf(admin, orderId)).documents;
  const address = pdf(invoice?.id ?? '');
  const stranger = server.client(shop.website);
  const page = await stranger.get(statusPath(server.context(shop.website), orderId), { accept: 'text/html' });
  const signed = /href="(\/checkout\/documents\/[^"]+)">Invoice INV-1 \(PDF\)/.exec(page.text)?.[1] ?? '';
  const opened = await stranger.get(signed);
  expect([opened.status, opened.headers['content-type'], opened.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  const mail = (await shop.mails()).find(({ kind }) => kind === 'documents.invoice');
  expect(mail).toMatchObject({ recipient: email, subject: 'Invoice INV-1 for your order 1' });
  expect(mail?.body_text).toContain(signed);
  const buyer = await signUpVisitor(server, shop.website, email);
  const other = await signUpVisitor(server, shop.website, 'eve@example.com');
  const elsewhere = server.client((await open()).shop.website);
  const statuses = async (client: TestClient, ...paths: string[]) =>
    Promise.all(paths.map(async path => (await client.get(path)).status));
  expect(await statuses(buyer, address)).toEqual([200]);
  expect(await statuses(admin, address)).toEqual([200]);
  expect(await statuses(other, address, `${address}?signature=x`)).toEqual([404, 404]);
  expect(
    await statuses(stranger, address, `${signed.slice(0, -2)}${signed.endsWith('AA') ? 'BB' : 'AA'}`),
  ).toEqual([404, 404]);
  expect(await statuses(elsewhere, signed)).toEqual([404]);
  await shop.settle({ seller: { ...seller, isMailed: false } });
  await documentsOf(admin, await paid({ email }));
  expect((await shop.mails()).filter(({ kind }) => kind === 'documents.invoice')).toHaveLength(1);
});

it('DOCUMENT-7, DOCUMENT-8: ten packing slips are one PDF in the units of the website, and so are invoices', {
  tags: 'slow',
}, async () => {
  const { shop, admin, paid, buy, act } = await open({ seller, unitSystem: 1 });
  const heavy = await shop.sell({
    title: 'Anvil',
    variants: [
      { price: 100, stock: null, weight: 4.5359237, size: { length: 25.4, width: 12.7, height: 5.08 } },
    ],
  });
  const orderIds: string[] = [];
  for (let at = 0; at < 10; at += 1) orderIds.push(await paid());
  const anvil = await shop.order(await shop.visitorWith(heavy.variants[0] ?? '', 3));
  const query = (kind: string, ids: readonly string[]) =>
    `/api/documents/print.pdf?kind=${kind}&${ids.map(id => `order=${id}`).join('&')}`;
  const pages = await pagesOf(admin, query('packingSlip', [...orderIds, anvil.orderId]));
  expect(pages).toHaveLength(11);
  expect(pages[9]).toContain('Packing slip 10');
  for (const text of ['Anvil', '10" × 5" × 2"', '10 lbs', 'Weight 30 lbs']) expect(pages[10]).toContain(text);
  await shop.settle({ unitSystem: 2 });
  expect((await pagesOf(admin, query('packingSlip', [anvil.orderId])))[0]).toMatch(
    /25.4 × 12.7 × 5.08 cm 4.54 kg 3 Weight 13.61 kg/,
  );
  expect(await pagesOf(admin, query('invoice', [...orderIds, anvil.orderId]))).toHaveLength(10);
  const unpaid = await buy();
  expect((await admin.get(query('invoice', [unpaid]))).body).toMatchObject({
    error: 'documents.nothingToPrint',
  });
  expect((await admin.get('/api/documents/print.pdf?kind=packingSlip')).status).toBe(400);
  expect((await server.client(shop.website).get(query('packingSlip', orderIds))).status).toBe(401);
  expect((await act(unpaid, 'documents/invoice')).status).toBe(200);
});

it('DOCUMENT-5: invoices are in the language of the website, with letters of Europe, and tagged', async () => {
  const { shop, admin, paid } = await open({
    seller,
    tax: { isIncluded: false, rules: taxed({ DE: 19_000 }) },
  });
  await shop.speak('de');
  const orderId = await paid({ name: 'Αλέξης Łukasz Иван', line1: 'Straße 1' });
  const [invoice] = (await documentsOf(admin, orderId)).documents;
  const [page] = await pagesOf(admin, pdf(invoice?.id ?? ''));
  for (const text of [
    'Rechnung INV-1',
    'Αλέξης Łukasz Иван',
    '37,00 €',
    'Umsatzsteuer 7,98 €',
    'Seite 1 von 1',
  ])
    expect(page?.replaceAll('\u00a0', ' ')).toContain(text);
  const file = (await admin.get(pdf(invoice?.id ?? ''))).bytes.toString('latin1');
  expect([/\/Marked true/.test(file), /\/Lang \(de\)/.test(file), /\/FontFile2/.test(file)]).toEqual([
    true,
    true,
    true,
  ]);
  const [row] = await shop.query<{ content: DocumentContent }>(
    'SELECT content FROM documents WHERE website_id = $1',
  );
  expect(row?.content.isTaxIncluded).toBe(false);
});
