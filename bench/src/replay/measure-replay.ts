import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { clusterOf, newDataDir, removeDataDir, startBuiltServer } from '../built-server.ts';
import { type Figure, figureOf, type Measured } from '../figure.ts';
import { signIn } from '../owner.ts';
import { openPlanting } from '../plant.ts';
import { postmasterOf, useOf } from '../process-use.ts';
import { connectionOf } from '../reference-transactions.ts';
import { starterWebsite } from '../starter-website.ts';
import { BareRetail } from './bare-retail.ts';
import { plantRetail } from './plant-retail.ts';
import { type Invoice, readInvoices, totalOf, variantKey } from './read-invoices.ts';
import { markAllPaid, refundReturns } from './replay-returns.ts';
import { Buyers, partsOf } from './replay-sales.ts';

const clients = 16;
const owners = 4;
const file = join(import.meta.dirname, '../../../../shared/data/orders/online-retail-2010-12.csv');

/**
 * A month of a real shop: every sale becomes carts and orders, every return a refund, by 16 clients of two processes.
 * Afterwards the shop's totals, stock and books are compared with the file (rule BENCH-10).
 */
export async function measureReplay({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  if (!existsSync(file)) {
    console.log('Skipped: the file of a real shop is not here.');
    return [];
  }
  const folder = newDataDir();
  const secret = { SECRET_KEY: 'a-secret-of-two-processes-that-is-long-enough' };
  const server = await startBuiltServer(folder, secret);
  const second = newDataDir();
  const { host = '', port, user, database } = connectionOf(server.dataDir);
  const other = await startBuiltServer(second, {
    ...secret,
    APP_DOMAIN: `localhost:${server.port}`,
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
  });
  try {
    return await replay([server, other], readInvoices(file, isQuick ? 150 : Infinity).invoices);
  } finally {
    await other.stop();
    await server.stop();
    removeDataDir(second);
    removeDataDir(folder);
  }
}

type Servers = readonly [Awaited<ReturnType<typeof startBuiltServer>>, ...{ port: number }[]];

async function replay(servers: Servers, invoices: readonly Invoice[]): Promise<Figure[]> {
  const [server] = servers;
  const websiteId = await starterWebsite(server);
  const signedIn = await Promise.all(Array.from({ length: owners }, () => signIn(server, 'kiln')));
  const variants = await plantRetail(signedIn, invoices);
  const sales = invoices.filter(({ isReturn }) => !isReturn);
  const buyers = await Buyers.open(servers, `kiln.localhost:${server.port}`, clients);
  const postmaster = postmasterOf(clusterOf(server));
  const timed = async <Done>(work: () => Promise<Done>) => {
    const [cpu, began] = [useOf(postmaster).cpu, performance.now()];
    const done = await work();
    return {
      done,
      seconds: (performance.now() - began) / 1000,
      cpu: useOf(postmaster).cpu - cpu,
    };
  };
  const planting = await openPlanting(server.dataDir);
  // The database keeps the plans it makes first: without statistics of tables with rows, those of an empty shop.
  const opening = Math.ceil(sales.length / 10);
  const firstCarts = await buyers.fill(sales.slice(0, opening), variants);
  const firstOrders = await buyers.order(firstCarts);
  await planting.settle();
  await planting.close();
  const measuredSales = sales.slice(opening);
  const parts = measuredSales.flatMap(partsOf);
  const entries = parts.flat().length;
  const bare = await BareRetail.open(server.dataDir, clients, parts, variantKey);
  const bareCarts = await timed(() => bare.fill());
  const bareOrders = await timed(() => bare.order());
  await bare.close();
  const carts = await timed(() => buyers.fill(measuredSales, variants));
  const orders = await timed(() => buyers.order(carts.done));
  buyers.close();
  const placed = [...firstOrders, ...orders.done];
  await markAllPaid(signedIn, placed);
  const returns = await timed(() => refundReturns(signedIn, invoices, placed, variants));
  for (const owner of signedIn) owner.close();

  const expected = {
    sold: sales.reduce((sum, { lines }) => sum + totalOf(lines), 0),
    orders: placed.length,
    refunded: returns.done.refunded,
  };
  const found = await readShop(server.dataDir, websiteId);
  const took = orders.done.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const exact = { below: 1 };
  const measured: Omit<Measured, 'group'>[] = [
    {
      name: `lines put into carts, ${clients} clients, two processes`,
      value: entries / carts.seconds,
      reference: entries / bareCarts.seconds,
      unit: '1/s',
      aim: { atLeast: 0.6 },
    },
    {
      name: `orders placed, ${(entries / parts.length).toFixed(1)} lines each`,
      value: parts.length / orders.seconds,
      reference: parts.length / bareOrders.seconds,
      unit: '1/s',
      aim: { atLeast: 0.5 },
    },
    {
      name: 'database, a line put into a cart',
      value: carts.cpu / entries,
      reference: bareCarts.cpu / entries,
      unit: 'ms CPU',
    },
    {
      name: 'database, an order',
      value: orders.cpu / parts.length,
      reference: bareOrders.cpu / parts.length,
      unit: 'ms CPU',
    },
    { name: 'an order, 99 of 100 within', value: took[Math.floor(took.length * 0.99)] ?? 0, unit: 'ms' },
    { name: 'sold, by the file', value: expected.sold / 100, unit: 'major units' },
    {
      name: 'sold, difference to the file',
      value: Math.abs(found.sold - expected.sold),
      unit: 'cents',
      aim: exact,
    },
    {
      name: 'orders missing or too many',
      value: Math.abs(found.orders - expected.orders),
      unit: '',
      aim: exact,
    },
    { name: 'refunded, by the file', value: expected.refunded / 100, unit: 'major units' },
    {
      name: 'refunded, difference to the file',
      value: Math.abs(found.refunded - expected.refunded),
      unit: 'cents',
      aim: exact,
    },
    {
      name: 'returned, but bought before the file begins',
      value: returns.done.unmatched / 100,
      unit: 'major units',
    },
    { name: 'stock beyond what was returned', value: Math.abs(found.stock), unit: 'pieces', aim: exact },
    { name: 'books out of balance', value: Math.abs(found.imbalance), unit: 'cents', aim: exact },
    {
      name: 'money in the books beside orders and refunds',
      value: Math.abs(found.money - found.total + found.refunded),
      unit: 'cents',
      aim: exact,
    },
  ];
  return measured.map(one => figureOf({ ...one, group: 'replay' }));
}

interface Shop {
  /** Of all lines, in minor units. */
  readonly sold: number;
  /** With shipping. */
  readonly total: number;
  readonly orders: number;
  readonly refunded: number;
  /** Pieces beyond those that were returned. */
  readonly stock: number;
  /** Of the whole books. */
  readonly imbalance: number;
  readonly money: number;
}

/** What the database holds at the end, regardless of what wrote it. */
async function readShop(dataDir: string, websiteId: string): Promise<Shop> {
  const client = new pg.Client(connectionOf(dataDir));
  await client.connect();
  await client.query("SELECT set_config('vitrine.website', $1, false)", [websiteId]);
  const { rows } = await client.query(
    `WITH retail AS (
       SELECT variants.id FROM variants JOIN products
         ON products.website_id = variants.website_id AND products.id = variants.product_id
       WHERE variants.website_id = $1 AND products.slug LIKE 'retail-%')
     SELECT (SELECT sum((totals->>'subtotal')::bigint) FROM orders WHERE website_id = $1)::float8 AS sold,
       (SELECT sum(total) FROM orders WHERE website_id = $1)::float8 AS total,
       (SELECT count(*) FROM orders WHERE website_id = $1 AND state <> 'cancelled')::float8 AS orders,
       (SELECT sum(amount) FROM refunds WHERE website_id = $1 AND state = 'done')::float8 AS refunded,
       (SELECT sum(on_hand) FROM stock JOIN retail ON retail.id = variant_id WHERE website_id = $1)::float8
         - (SELECT coalesce(sum((line->>'quantity')::int), 0) FROM refunds, jsonb_array_elements(lines) AS line
            WHERE website_id = $1)::float8 AS stock,
       (SELECT sum(amount) FROM ledger_postings WHERE website_id = $1)::float8 AS imbalance,
       (SELECT sum(amount) FROM ledger_postings WHERE website_id = $1 AND account = 'money')::float8 AS money`,
    [websiteId],
  );
  await client.end();
  const found: Shop = rows[0];
  const missing = Object.entries(found).filter(([, value]) => value === null);
  if (missing.length > 0) throw new Error(`The shop has no ${missing.map(([name]) => name).join(', ')}.`);
  return found;
}
