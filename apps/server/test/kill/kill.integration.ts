import { randomInt } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { roundsOf } from '@vitrine/tools/slow-tests.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../../src/capabilities/checkout/shop.fixture.ts';
import { claimPlatformState } from '../../src/capabilities/tenancy/index.ts';
import { sendRequest } from './send-request.ts';
import {
  addressOfDatabase,
  type BuiltServer,
  buildServer,
  freePort,
  type ServerProcess,
  serverProcess,
} from './server-process.ts';
import { type Outcome, type StaffSession, StubbornBuyer } from './stubborn-buyer.ts';

const rounds = Number(process.env.KILL_ROUNDS ?? roundsOf(20));
const buyers = 50;
const pieces = 10;

let shop: TestShop;
let built: BuiltServer;
let killed: ServerProcess;
let host: string;
let session: StaffSession;

beforeAll(async () => {
  [shop, built] = await Promise.all([TestShop.open(), buildServer()]);
  // Before the launch, tests have all the effects of an order, for its members.
  await shop.launch(false);
  const { services, configuration } = shop.server;
  // The process that is killed only serves this shop, and seeds nothing.
  await claimPlatformState(services.database, 'owner', {});
  const port = await freePort();
  host = `${shop.website.subdomain}.${configuration.APP_DOMAIN}`;
  killed = serverProcess(built, {
    port,
    environment: {
      DATABASE_URL: addressOfDatabase(shop.server.connection),
      DATA_DIR: shop.server.dataDir,
      APP_DOMAIN: configuration.APP_DOMAIN,
      SECRET_KEY: configuration.SECRET_KEY ?? '',
      IS_RATE_LIMITED: 'false',
      LOG_LEVEL: 'error',
    },
  });
  await killed.start();
  session = await signInAt(killed.port, host);
});

afterAll(async () => {
  await killed?.kill();
  await shop?.server.stop();
});

/** For the process that is killed: its clock moves, and a session by the shop's clock has long expired there. */
async function signInAt(port: number, at: string): Promise<StaffSession> {
  const { email, password } = await shop.server.createAccount({ website: shop.website, role: 'viewer' });
  const answer = await sendRequest(port, {
    host: at,
    method: 'POST',
    path: '/api/auth/session',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, rememberMe: false }),
  });
  if (answer?.status !== 200) throw new Error(`Signing in was refused: ${answer?.body}`);
  const cookies = answer.cookies.map(cookie => cookie.split(';', 1)[0] ?? '');
  const crumb = cookies.find(cookie => cookie.startsWith('crumb='))?.slice('crumb='.length) ?? '';
  return { cookies, crumb: decodeURIComponent(crumb) };
}

it(
  'CHECKOUT-14: of ten pieces and fifty buyers, with the server killed in between, exactly ten are sold',
  async () => {
    /** How many of the fifty had their answer when the server was killed, round by round. */
    const answeredBefore: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { variants } = await shop.sell({
        title: `Round ${round}`,
        variants: [{ price: 1850, stock: pieces }],
      });
      const variantId = variants[0] ?? '';
      const people = Array.from({ length: buyers }, () => new StubbornBuyer(killed, host, session));
      await Promise.all(people.map(person => person.fillCart(variantId)));
      // A new process prepares itself before it gets requests: only the moment of the kill is random. It is a time, or
      // a number of answers, which lies in between however slow the machine is.
      let answered = 0;
      const wanted = randomInt(1, buyers - 1);
      const isReached = Promise.withResolvers<void>();
      const buying = people.map(person =>
        person.buy(round % 2 === 0 ? 'manual' : 'test').finally(() => {
          answered += 1;
          if (answered === wanted) isReached.resolve();
        }),
      );
      await (round % 4 < 2 ? isReached.promise : after(randomInt(5, 300)));
      answeredBefore.push(answered);
      await killed.kill();
      await killed.start();
      await checkRound(variantId, await Promise.all(buying));
    }
    // The kills really happened in between: some found the buyers half served.
    expect(answeredBefore.some(count => count > 0 && count < buyers)).toBe(true);
    expect(answeredBefore).toHaveLength(rounds);
  },
  rounds * 45_000,
);

/** The database in the form of DATABASE_URL: reached through the directory of its socket. */
async function checkRound(variantId: string, outcomes: readonly Outcome[]): Promise<void> {
  const orders = await shop.query<{
    id: string;
    cart_id: string;
    state: string;
    quantity: number;
    mails: number;
    captures: number;
  }>(
    `SELECT id, cart_id, state, quantity,
       (SELECT count(*)::int FROM outbox WHERE outbox.website_id = $1 AND kind = 'orders.confirmation' AND body_text LIKE '%' || orders.id || '%') AS mails,
       (SELECT coalesce(sum(captures), 0)::int FROM test_gateway_payments JOIN payments p USING (website_id) WHERE website_id = $1 AND payment_id = p.id AND p.order_id = orders.id) AS captures
     FROM orders WHERE website_id = $1 AND lines->0->>'variantId' = $2`,
    variantId,
  );
  const placed = orders.filter(order => order.state === 'placed');
  const acknowledged = outcomes.flatMap(outcome => (outcome.kind === 'bought' ? [outcome.orderId] : []));
  // Exactly ten sold, in as many orders, none for a cart that has another.
  expect(placed.reduce((sum, order) => sum + order.quantity, 0)).toBe(pieces);
  expect(new Set(orders.map(order => order.cart_id)).size).toBe(orders.length);
  expect(await shop.stockOf(variantId)).toEqual({ on_hand: 0, reserved: 0 });
  // Every acknowledged order exists, and none was acknowledged twice.
  expect(new Set(acknowledged)).toEqual(new Set(placed.map(order => order.id)));
  expect(acknowledged.length).toBe(pieces);
  expect(outcomes.length).toBe(buyers);
  // One confirmation each, and at most one capture.
  expect(placed.map(order => order.mails)).toEqual(placed.map(() => 1));
  expect(placed.every(order => order.captures <= 1)).toBe(true);
  const [ledger] = await shop.query<{ sum: number }>(
    'SELECT sum(change)::int AS sum FROM stock_changes WHERE website_id = $1 AND variant_id = $2',
    variantId,
  );
  expect(ledger?.sum).toBe(0);
}
