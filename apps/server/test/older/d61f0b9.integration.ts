import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBySubdomain } from '../../src/capabilities/tenancy/index.ts';
import { siteImportCommand } from '../../src/cli/site-import.command.ts';
import { startTestServer, type TestClient, type TestServer } from '../harness.ts';

/** The password that the first start of that database printed. */
const password = 'tpte-ekcd-grt6-n8r7-bc6k';
const fixture = (name: string) => readFile(join(import.meta.dirname, name));

interface ListedOrder {
  readonly id: string;
  readonly number: number | null;
  readonly state: string;
  readonly total: number;
}

async function kilnOf(server: TestServer): Promise<{ visitor: TestClient; owner: TestClient }> {
  const record = await findBySubdomain(server.services.database, 'kiln');
  if (record === null) throw new Error('The website kiln is missing.');
  const { website } = record;
  const owner = server.client(website);
  expect((await owner.post('/api/auth/session', { email: 'owner@example.com', password })).status).toBe(200);
  return { visitor: server.client(website), owner };
}

/** Rows of documents in revisions, and how many of them continue unchanged in the next row. */
async function spansOf({ services }: TestServer): Promise<unknown> {
  const [counted] = await services.database.query(
    `SELECT count(*)::int AS rows, count(next.version)::int AS doubled FROM revision_documents kept
     LEFT JOIN revision_documents next ON next.website_id = kept.website_id AND next.document_id = kept.document_id
       AND next.version = kept.version AND next.first_number = kept.last_number + 1
     WHERE kept.last_number < 2147483647`,
  );
  return counted;
}

async function ordersOf(owner: TestClient): Promise<readonly ListedOrder[]> {
  const { orders } = (await owner.get('/api/orders')).body as { orders: readonly ListedOrder[] };
  return orders.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
}

const orders = [
  { number: 1, state: 'placed', total: 8500 },
  { number: 2, state: 'completed', total: 7150 },
  { number: 3, state: 'cancelled', total: 13000 },
  { number: 4, state: 'placed', total: 8500 },
];

/** Of the second, which was sent before orders had shipments. */
const sentWhole = {
  order: {
    fulfilmentState: 'fulfilled',
    shipments: [{ lines: [{ quantity: expect.any(Number) }], undoneAt: null }],
    toSend: [],
  },
};

/** Of an order that was paid manually, as the third. */
const withRefund = (paymentState: string, state: string) => ({
  order: { paymentState, paid: 13000, refunds: [{ amount: 13000, state }] },
});

describe('MIGRATION-5: a database of the first published state', () => {
  let server: TestServer;
  let visitor: TestClient;
  let owner: TestClient;
  beforeAll(async () => {
    const dump = gunzipSync(await fixture('d61f0b9.sql.gz')).toString();
    server = await startTestServer({ dump, now: new Date('2026-11-22T23:00:00.000Z') });
    ({ visitor, owner } = await kilnOf(server));
  });
  afterAll(() => server?.stop());

  it('serves its published state, and not its drafts', async () => {
    for (const path of ['/', '/shop', '/shop/moon-vase', '/about', '/contact', '/journal']) {
      expect((await visitor.get(path, { accept: 'text/html' })).status, path).toBe(200);
    }
    const about = await visitor.get('/about', { accept: 'text/html' });
    expect(about.text).not.toContain('About, in draft');
    const post = await visitor.get('/blog/from-the-old-blog', { accept: 'text/html' });
    expect(post.text).toContain('Clay <strong>remembers</strong> every hand.');
    expect(post.text).toContain('Lovely words.');
    expect(post.text).not.toContain('Buy now.');
    expect((await visitor.get('/old-shop')).headers.location).toBe('/shop');
  });

  it('PUBLISH-13: has one row for equal states of consecutive revisions', async () => {
    const [{ revisions } = { revisions: 0 }] = await server.services.database.query<{ revisions: number }>(
      'SELECT max(number) AS revisions FROM revisions',
    );
    expect(revisions).toBeGreaterThan(1);
    expect(await spansOf(server)).toEqual({ rows: expect.any(Number), doubled: 0 });
  });

  it('finds its products and posts', async () => {
    const found = await visitor.get('/search?q=moon', { accept: 'text/html' });
    expect(found.text).toContain('/shop/moon-vase');
    const post = await visitor.get('/search?q=remembers', { accept: 'text/html' });
    expect(post.text).toContain('/blog/from-the-old-blog');
  });

  it('keeps each order, which can be continued', async () => {
    const kept = await ordersOf(owner);
    expect(kept.map(({ number, state, total }) => ({ number, state, total }))).toEqual(orders);
    const waiting = kept.find(order => order.number === 4);
    const paid = await owner.post(`/api/orders/${waiting?.id}/payment`, {});
    expect(paid.status, paid.text).toBe(200);
    // Nothing of it is sent: it is complete once it is paid.
    expect(paid.body).toMatchObject({ order: { number: 4, state: 'completed', total: 8500 } });
    const other = kept.find(order => order.number === 1);
    const sent = await owner.post(`/api/orders/${other?.id}/fulfilment`, { carrier: 'Post' });
    expect(sent.body).toMatchObject({ error: 'orders.notPaid' });
    const refunded = await owner.get(`/api/orders/${kept[2]?.id}`);
    expect(refunded.body).toMatchObject(withRefund('refundDue', 'due'));
    for (const { id, total } of kept) {
      const { order } = (await owner.get(`/api/orders/${id}`)).body as {
        order: { totals: { steps: readonly { amount: number }[] } };
      };
      expect(order.totals.steps.reduce((sum, step) => sum + step.amount, 0)).toBe(total);
    }
  });

  it('ORDER-34: has one shipment for an order that was sent', async () => {
    const kept = await ordersOf(owner);
    expect((await owner.get(`/api/orders/${kept[1]?.id}`)).body).toMatchObject(sentWhole);
    expect((await owner.get(`/api/orders/${kept[2]?.id}`)).body).toMatchObject({ order: { shipments: [] } });
  });

  it('restores deleted items, and publishes changes', async () => {
    const { products } = (await owner.get('/api/products?isDeleted=true')).body as {
      products: readonly { id: string; slug: string }[];
    };
    expect(products.map(product => product.slug)).toEqual(['oil-bottle']);
    const restored = await owner.post(`/api/products/${products[0]?.id}/restore`);
    expect(restored.body).toMatchObject({ product: { title: 'Oil bottle', slug: 'oil-bottle' } });
    const published = await owner.post('/api/publishing/revisions', {});
    expect(published.status, published.text).toBe(200);
    expect((await visitor.get('/about', { accept: 'text/html' })).text).toContain('About, in draft');
  });
});

it('EXPORT-18, ORDER-34: an archive of the first published state becomes a website', async () => {
  const server = await startTestServer({ now: new Date('2026-11-22T23:00:00.000Z') });
  try {
    await server.createAccount({ email: 'owner@example.com', password });
    const words = [join(import.meta.dirname, 'd61f0b9-kiln.tar.gz')];
    const done = await siteImportCommand.run(server.services, {
      words,
      options: { owner: 'owner@example.com' },
      tell: () => undefined,
    });
    expect(done, JSON.stringify(done)).toMatchObject({ ok: true });
    const { owner } = await kilnOf(server);
    expect((await owner.get('/shop/moon-vase', { accept: 'text/html' })).status).toBe(200);
    expect(await spansOf(server)).toEqual({ rows: expect.any(Number), doubled: 0 });
    const kept = await ordersOf(owner);
    expect(kept.map(({ number, state, total }) => ({ number, state, total }))).toEqual(orders);
    expect((await owner.get(`/api/orders/${kept[2]?.id}`)).body).toMatchObject(
      withRefund('refunded', 'done'),
    );
    expect((await owner.get(`/api/orders/${kept[1]?.id}`)).body).toMatchObject(sentWhole);
  } finally {
    await server.stop();
  }
});
