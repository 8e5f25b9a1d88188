import { roundsOf } from '@vitrine/tools/slow-tests.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestShop } from '../../src/capabilities/checkout/shop.fixture.ts';
import type { TestClient } from '../harness.ts';
import { cardSteps } from './card-steps.ts';
import { HeldSteps } from './held-steps.ts';
import { heldSteps, holdingSteps } from './holding-steps.ts';
import { jobSteps, payingSteps, settledSteps } from './paying-steps.ts';
import { factsOf } from './payment-facts.ts';
import { openPaymentServer, reconcile, whenQuiet } from './payment-server.ts';
import { PaymentStage } from './payment-stage.ts';
import type { PaymentStep } from './payment-step.ts';
import { promisedSteps, refundingSteps } from './refunding-steps.ts';
import { restartJobs, type ServerProcess } from './server-process.ts';

/** So many that a blocked service is never given up before the kill (rule PAYMENT-22). */
const groups = 3;
/** Each kills the server once, at a third of the steps, each step with its own order: three rounds reach all. */
const rounds = Number(process.env.KILL_ROUNDS ?? roundsOf(groups));

let shop: TestShop;
let killed: ServerProcess;
let steps: HeldSteps;
let staff: TestClient;

beforeAll(async () => {
  ({ shop, killed } = await openPaymentServer());
  staff = await shop.server.signIn(shop.website);
  await killed.start();
  steps = await HeldSteps.open(shop.server.connection, [
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

it('PAYMENT-19: killed at every step of payments, refunds and gift cards, everything is completed, once', {
  tags: 'slow',
  timeout: rounds * 100_000,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const behind = Date.now() - shop.server.services.clock.now().getTime();
    shop.server.moveClock({ minutes: behind / 60_000 });
    await killAtSteps(round, round % groups);
  }
});

const groupOf = <T>(all: readonly T[], group: number) => all.filter((_, at) => at % groups === group);

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
  const byJobs = await Promise.all((group === 0 ? jobSteps(round, () => reconcile(shop)) : []).map(prepare));
  const onwards = await Promise.all(goingOn.map(prepare));
  const byRequests = [...onwards, ...(await Promise.all(asked.map(prepare)))];
  await whenQuiet(shop);
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
    await whenQuiet(shop);
    await reconcile(shop);
    await whenQuiet(shop);
    await check([...byJobs, ...onwards], `round ${round}, before anybody asked again`);
  }
  again.resolve();
  await Promise.all(acts);
  await reconcile(shop);
  await whenQuiet(shop);
  await check([...byJobs, ...byRequests], `round ${round}`);
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
