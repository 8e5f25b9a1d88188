import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { areSlowTests, roundsOf } from '@vitrine/tools/slow-tests.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../src/capabilities/checkout/shop.fixture.ts';
import { putCollection } from '../src/capabilities/collections/index.ts';
import { publish } from '../src/capabilities/publishing/index.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { openSlowWay, type SlowWay } from './slow-way.ts';

/** The number of shops, of buyers (`10-50` for a mix), and milliseconds to the database. */
const [usualBuyers, usualDelay] = areSlowTests ? ['10-50', '2'] : ['10', '0'];
const {
  COLD_SHOP_ROUNDS = String(roundsOf(100)),
  COLD_SHOP_BUYERS = usualBuyers,
  COLD_SHOP_DELAY = usualDelay,
} = process.env;
const rounds = Number(COLD_SHOP_ROUNDS);
const [fewest = 10, most = fewest] = COLD_SHOP_BUYERS.split('-').map(Number);
const delay = Number(COLD_SHOP_DELAY);
/** Longer than any limit of the database: what takes longer is never answered. */
const longestSeconds = 90;
/** So far from the database, fifty buyers may wait for one of eight connections for longer than five seconds. */
const slowMilliseconds = 20;

let server: TestServer;
let way: SlowWay | null = null;
beforeAll(async () => {
  server = await startTestServer({
    reach: async connection => {
      if (delay === 0) return connection;
      way = await openSlowWay(connection, delay);
      return way.connection;
    },
  });
});
afterAll(async () => {
  await server?.stop();
  await way?.close();
});

/** From the fewest to the most, spread over the rounds. */
const buyersOf = (round: number) => fewest + Math.round(((most - fewest) * round) / Math.max(1, rounds - 1));

async function answered<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} got no answer.`)), longestSeconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** How often each answer was given: `sold` once, and codes of refusals. */
async function sellLast(buyers: number): Promise<Record<string, number>> {
  const shop = await TestShop.on(server);
  const { variants } = await shop.sell({ variants: [{ price: 1850, stock: 1 }] });
  const variant = variants[0] ?? '';
  const visitors = await Promise.all(Array.from({ length: buyers }, () => shop.visitorWith(variant)));
  const list = { sourceKey: 'shop', type: collectionTypes.products, title: 'Shop', slug: 'shop' };
  await putCollection(server.context(shop.website), list);
  await publish(server.context(shop.website));
  const orders = visitors.map(visitor => shop.place(visitor));
  const answers = await answered(Promise.all(orders), `One of ${buyers} buyers`);
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const answer = status === 200 ? 'sold' : (body as { error: string }).error;
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  const { sold, 'checkout.cartChanged': tooLate = 0, 'call.unavailable': refused = 0 } = counts;
  expect([sold, tooLate + refused], JSON.stringify(counts)).toEqual([1, buyers - 1]);
  if (delay < slowMilliseconds) expect(refused, 'without a connection').toBe(0);
  expect(await shop.stockOf(variant)).toEqual({ on_hand: 0, reserved: 0 });
  expect(await shop.countOrders()).toEqual({ placed: 1 });
  const host = `${shop.website.subdomain}.vitrine.test`;
  const answerOf = async (url: string) => (await server.app.inject({ url, headers: { host } })).statusCode;
  // It says after two seconds that it is not ready: so far from the database, the work after the orders takes longer.
  if (delay < slowMilliseconds) expect(await answered(answerOf('/readyz'), '/readyz')).toBe(200);
  else await expect.poll(() => answerOf('/readyz'), { timeout: longestSeconds * 1000 }).toBe(200);
  expect(await answered(answerOf('/shop'), '/shop')).toBe(200);
  return counts;
}

it(
  'CHECKOUT-40: the last piece of a shop that nobody has viewed is sold once to buyers who order at once, and each gets an answer',
  async () => {
    const all: Record<string, number> = {};
    for (let round = 0; round < rounds; round += 1) {
      const buyers = buyersOf(round);
      const counts = await sellLast(buyers);
      for (const [answer, count] of Object.entries(counts)) all[answer] = (all[answer] ?? 0) + count;
    }
    if (rounds > 1) process.stdout.write(`${rounds} cold shops, ${delay} ms: ${JSON.stringify(all)}\n`);
  },
  rounds * 120_000 + 300_000,
);
