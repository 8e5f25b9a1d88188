import { areSlowTests } from '@vitrine/tools/slow-tests.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../../src/capabilities/checkout/shop.fixture.ts';
import type { SubscriptionRow } from '../../src/capabilities/subscriptions/subscriptions.store.ts';
import { claimPlatformState } from '../../src/capabilities/tenancy/index.ts';
import { defineJobKind } from '../../src/jobs/jobs.ts';
import { SubscriptionShop } from '../subscription-shop.ts';
import { type HeldRow, HeldSteps } from './held-steps.ts';
import { at } from './payment-step.ts';
import {
  addressOfDatabase,
  buildServer,
  freePort,
  restartJobs,
  type ServerProcess,
  serverProcess,
} from './server-process.ts';

type Step = (row: SubscriptionRow) => HeldRow;

/** Every write of a renewal, in the order in which it gets there; one subscription is renewed at a time. */
const steps: Readonly<Record<string, Step>> = {
  'the order of the period is written': row => at('orders', { subscription_id: row.id }),
  'the period is opened': row => at('subscription_renewals', { subscription_id: row.id, state: 'open' }),
  'the charge is wished for': () => at('payments', { is_off_session: true, state: 'created' }),
  'the service takes the money': () => at('test_gateway_payments', { state: 'captured' }),
  'the payment is settled': () => at('payments', { is_off_session: true, state: 'captured' }),
  'the stock is taken': row => at('stock_changes', { variant_id: row.line.variantId }),
  'the order is confirmed': row => at('outbox', { recipient: row.email }),
  'the period is over': row => at('subscription_renewals', { subscription_id: row.id, state: 'paid' }),
  'the next period is set': row => at('subscriptions', { id: row.id, period: 2 }),
};

/** In `npm test` one before the money is taken, and one after. */
const killedAt = areSlowTests ? Object.keys(steps) : ['the charge is wished for', 'the payment is settled'];

let club: SubscriptionShop;
let killed: ServerProcess;
let held: HeldSteps;
const rows = new Map<string, SubscriptionRow>();
beforeAll(async () => {
  const [shop, built] = await Promise.all([TestShop.open({ now: new Date() }), buildServer()]);
  club = new SubscriptionShop(shop);
  for (const name of killedAt) rows.set(name, await club.one(await club.plan()));
  // After the launch, a test renews nothing (rule SUBSCRIPTION-31).
  await shop.launch(false);
  await claimPlatformState(shop.server.services.database, 'owner', {});
  const { configuration, connection, dataDir } = shop.server;
  killed = serverProcess(built, {
    port: await freePort(),
    environment: {
      DATABASE_URL: addressOfDatabase(connection),
      DATA_DIR: dataDir,
      APP_DOMAIN: configuration.APP_DOMAIN,
      SECRET_KEY: configuration.SECRET_KEY ?? '',
      LOG_LEVEL: 'fatal',
    },
  });
  await killed.start();
  const tables = ['orders', 'outbox', 'payments', 'stock_changes', 'subscription_renewals', 'subscriptions'];
  held = await HeldSteps.open(connection, [...tables, 'test_gateway_payments']);
});
afterAll(async () => {
  await killed?.kill();
  await held?.close();
  await club?.shop.server.stop();
});

async function look(): Promise<void> {
  const { database, jobs } = club.shop.server.services;
  await jobs.enqueue(database, defineJobKind<object>('subscriptions.renew'), { websiteId: null, data: {} });
}

/** What happened to the money, the order, the mail and the period of the one renewal. */
const factsOf = async ({ id, email }: SubscriptionRow) => ({
  orders: (await club.orders(id)).map(({ state, captured }) => `${state} ${captured}`),
  taken: (
    await club.shop.query(
      `SELECT t.payment_id FROM test_gateway_payments t
         JOIN payments p ON p.website_id = t.website_id AND p.id = t.payment_id
         JOIN orders o ON o.website_id = p.website_id AND o.id = p.order_id
       WHERE t.website_id = $1 AND o.subscription_id = $2 AND t.state = 'captured'`,
      id,
    )
  ).length,
  periods: (
    await club.shop.query<{ state: string }>(
      'SELECT state FROM subscription_renewals WHERE website_id = $1 AND subscription_id = $2',
      id,
    )
  ).map(({ state }) => state),
  notes: (
    await club.shop.query<{ kind: string }>(
      'SELECT kind FROM subscription_timeline WHERE website_id = $1 AND subscription_id = $2 ORDER BY id',
      id,
    )
  ).map(({ kind }) => kind),
  confirmations: (await club.shop.mails()).filter(
    ({ kind, recipient }) => kind === 'orders.confirmation' && recipient === email,
  ).length,
});

it.each(killedAt.map((name, round) => [name, round] as const))(
  'SUBSCRIPTION-7: killed while %s, a period is charged once',
  async (name, round) => {
    const row = rows.get(name);
    const step = steps[name];
    if (row === undefined || step === undefined) throw new Error('Nothing to renew.');
    const before = await factsOf(row);
    await held.hold(step(row));
    await club.shop.query(
      `UPDATE subscriptions SET next_charge_at = now(), look_at = now(), reminded_period = 1
       WHERE website_id = $1 AND id = $2`,
      row.id,
    );
    await look();
    await held.whenReached();
    await killed.kill();
    await held.letGo(round);
    await restartJobs(club.shop.server.services.database);
    await killed.start();
    const end = {
      orders: ['placed 2350'],
      taken: 1,
      periods: ['paid'],
      notes: ['begun', 'renewed'],
      confirmations: before.confirmations + 1,
    };
    await expect
      .poll(
        async () => {
          await look();
          return factsOf(row);
        },
        { interval: 300 },
      )
      .toEqual(end);
    // Nothing follows.
    await look();
    const quiet = () =>
      club.shop.query(
        `SELECT name FROM jobs.job WHERE $1 <> '' AND name ~ '^(subscriptions|checkout|orders|mail)'
         AND (state IN ('active', 'retry') OR (state = 'created' AND start_after <= now()))`,
      );
    await expect.poll(quiet, { interval: 50 }).toEqual([]);
    expect(await factsOf(row)).toEqual(end);
    expect(await club.read(row.id)).toMatchObject({ state: 'active' });
  },
  120_000,
);
