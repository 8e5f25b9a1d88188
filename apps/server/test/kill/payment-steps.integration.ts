import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../../src/capabilities/checkout/shop.fixture.ts';
import { claimPlatformState } from '../../src/capabilities/tenancy/index.ts';
import { defineJobKind } from '../../src/jobs/jobs.ts';
import type { TestClient } from '../harness.ts';
import { cardSteps } from './card-steps.ts';
import { HeldSteps } from './held-steps.ts';
import { heldSteps, holdingSteps } from './holding-steps.ts';
import { jobSteps, payingSteps, settledSteps } from './paying-steps.ts';
import { factsOf } from './payment-facts.ts';
import { PaymentStage } from './payment-stage.ts';
import type { PaymentStep } from './payment-step.ts';
import { promisedSteps, refundingSteps } from './refunding-steps.ts';
import {
  addressOfDatabase,
  buildServer,
  freePort,
  restartJobs,
  type ServerProcess,
  serverProcess,
} from './server-process.ts';

/** Each kills the server at every step, a third of them at a time, each step with its own order. */
const rounds = Number(process.env.KILL_ROUNDS ?? 1);

let shop: TestShop;
let killed: ServerProcess;
let steps: HeldSteps;
let staff: TestClient;

beforeAll(async () => {
  const [opened, built] = await Promise.all([TestShop.open({ now: new Date() }), buildServer()]);
  shop = opened;
  const { services, configuration, connection, dataDir } = shop.server;
  // The process that is killed only serves this shop, and seeds nothing.
  await claimPlatformState(services.database, 'owner', {});
  staff = await shop.server.signIn(shop.website);
  killed = serverProcess(built, {
    port: await freePort(),
    environment: {
      DATABASE_URL: addressOfDatabase(connection),
      DATA_DIR: dataDir,
      APP_DOMAIN: configuration.APP_DOMAIN,
      SECRET_KEY: configuration.SECRET_KEY ?? '',
      IS_RATE_LIMITED: 'false',
      LOG_LEVEL: 'fatal',
      // Each step holds a connection, waiting in a statement.
      DATABASE_POOL: '60',
    },
  });
  await killed.start();
  steps = await HeldSteps.open(connection, [
    'gift_cards',
    'gift_card_entries',
    'orders',
    'order_timeline',
    'payments',
    'payment_captures',
    'payment_events',
    'refunds',
    'stock_changes',
    'stock_reservations',
    'test_gateway_captures',
    'test_gateway_payments',
    'test_gateway_refunds',
    'outbox',
  ]);
});
afterAll(async () => {
  await killed?.kill();
  await steps?.close();
  await shop?.server.stop();
});

it(
  'PAYMENT-19: killed at every step of payments, refunds and gift cards, everything is completed, once',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const behind = Date.now() - shop.server.services.clock.now().getTime();
      shop.server.moveClock({ minutes: behind / 60_000 });
      await killAtEveryStep(round);
    }
  },
  rounds * 300_000,
);

/** So many that a blocked service is never given up before the kill (rule PAYMENT-22). */
const groups = 3;
const groupOf = <T>(all: readonly T[], group: number) => all.filter((_, at) => at % groups === group);

async function killAtEveryStep(round: number): Promise<void> {
  for (let group = 0; group < groups; group += 1) await killAtSteps(round, group);
}

async function killAtSteps(round: number, group: number): Promise<void> {
  // In every second round the jobs have done what they can before any request is repeated.
  const again = Promise.withResolvers<void>();
  const setting = { staff, port: killed.port, whenUp: () => again.promise };
  const prepare = async (step: PaymentStep) => {
    const stage = new PaymentStage(shop, setting);
    return { step, stage, ...(await step.prepare(stage)) };
  };
  const goingOn = groupOf([...settledSteps, ...promisedSteps, ...heldSteps], group);
  const asked = groupOf([...payingSteps, ...refundingSteps, ...holdingSteps, ...cardSteps], group);
  const byJobs = await Promise.all((group === 0 ? jobSteps(round, reconcile) : []).map(prepare));
  const onwards = await Promise.all(goingOn.map(prepare));
  const byRequests = [...onwards, ...(await Promise.all(asked.map(prepare)))];
  await whenQuiet();
  const acts: Promise<unknown>[] = [];
  for (const { held, act } of byJobs) {
    await steps.hold(held);
    acts.push(act());
    await steps.whenReached();
  }
  for (const { held } of byRequests) await steps.hold(held);
  acts.push(...byRequests.map(({ act }) => act()));
  await steps.whenReached();
  await killed.kill();
  await steps.letGo(round);
  await restartJobs(shop.server.services.database);
  await killed.start();
  if (round % 2 === 0) {
    await whenQuiet();
    await reconcile();
    await whenQuiet();
    await check([...byJobs, ...onwards], `round ${round}.${group}, before anybody asked again`);
  }
  again.resolve();
  await Promise.all(acts);
  await reconcile();
  await whenQuiet();
  await check([...byJobs, ...byRequests], `round ${round}.${group}`);
}

async function check(
  all: readonly { step: PaymentStep; stage: PaymentStage }[],
  when: string,
): Promise<void> {
  const found = await Promise.all(all.map(({ stage }) => factsOf(shop, stage.email, stage.variantId)));
  expect(Object.fromEntries(all.map(({ step }, at) => [step.name, found[at]])), when).toEqual(
    Object.fromEntries(all.map(({ step }) => [step.name, step.end])),
  );
}

async function reconcile(): Promise<void> {
  const kind = defineJobKind<object>('checkout.reconcile');
  const { database, jobs } = shop.server.services;
  await jobs.enqueue(database, kind, { websiteId: null, data: {} });
}

/** Until no due job is left. */
async function whenQuiet(): Promise<void> {
  const left = () =>
    shop.query(
      `SELECT name, state, output FROM jobs.job WHERE $1 <> '' AND name ~ '^(payments|checkout|orders|mail)'
       AND (state IN ('active', 'retry') OR (state = 'created' AND start_after <= now()))`,
    );
  await expect.poll(left, { interval: 50 }).toEqual([]);
}
