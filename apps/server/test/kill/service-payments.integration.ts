import { roundsOf } from '@vitrine/tools/slow-tests.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestShop } from '../../src/capabilities/checkout/shop.fixture.ts';
import { setSecret } from '../../src/capabilities/payments/method-secrets.ts';
import type { TestClient } from '../harness.ts';
import { HeldSteps } from './held-steps.ts';
import { factsOf, type PaymentFacts } from './payment-facts.ts';
import { openPaymentServer, reconcile, whenQuiet } from './payment-server.ts';
import { openPayPalService, openStripeService, type PaymentService } from './payment-services.ts';
import { PaymentStage } from './payment-stage.ts';
import { restartJobs, type ServerProcess } from './server-process.ts';
import { deliver, type ServiceStep, serviceSteps } from './service-steps.ts';

/** In every second round no buyer comes back after the kill: only the services tell. */
const rounds = Number(process.env.KILL_ROUNDS ?? roundsOf(2));

let shop: TestShop;
let services: readonly PaymentService[] = [];
let killed: ServerProcess;
let steps: HeldSteps;
let staff: TestClient;

beforeAll(async () => {
  services = await Promise.all([openStripeService(), openPayPalService()]);
  const environment = Object.assign({}, ...services.map(one => one.environment));
  ({ shop, killed } = await openPaymentServer(environment));
  for (const { method, settings, secrets } of services) {
    await shop.setUp(method, { isEnabled: true, settings });
    for (const [secret, value] of Object.entries(secrets))
      await setSecret(shop.server.context(shop.website), { method, secret, value });
  }
  staff = await shop.server.signIn(shop.website);
  await killed.start();
  const tables = [...services.map(({ table }) => table), 'orders', 'payments', 'payment_events', 'refunds'];
  steps = await HeldSteps.open(shop.server.connection, tables);
});
afterAll(async () => {
  await killed?.kill();
  await steps?.close();
  await shop?.server.stop();
  await Promise.all(services.map(one => one.close()));
});

it(
  'PAYMENT-19: killed at every step of a payment by Stripe or PayPal, and told in any order, everything is completed, once',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const behind = Date.now() - shop.server.services.clock.now().getTime();
      shop.server.moveClock({ minutes: behind / 60_000 });
      await killAtEveryStep(round);
    }
  },
  Math.max(rounds, 2) * 120_000,
);

async function killAtEveryStep(round: number): Promise<void> {
  const again = Promise.withResolvers<void>();
  const prepared = await Promise.all(
    services.flatMap(serviceSteps).map(async step => {
      const isLeft = step.isToldByService && round % 2 === 1;
      const whenUp = isLeft ? () => Promise.reject(new Error('The buyer is gone.')) : () => again.promise;
      const acting = new PaymentStage(shop, { staff, port: killed.port, whenUp });
      const { held, act } = await step.prepare(acting);
      return { step, stage: acting, held, act };
    }),
  );
  for (const { held } of prepared) await steps.hold(held);
  const acts = prepared.map(({ act }) => act().catch(() => undefined));
  await steps.whenReached();
  await killed.kill();
  await steps.letGo(round);
  await restartJobs(shop.server.services.database);
  await killed.start();
  again.resolve();
  await Promise.all(acts);
  await whenQuiet(shop);
  // The services tell everything, twice and in both orders; a buyer may even approve too late.
  const telling = new PaymentStage(shop, { staff, port: killed.port, whenUp: () => Promise.resolve() });
  for (const { step, stage } of prepared) {
    step.service.approve(stage.paymentId);
    telling.paymentId = stage.paymentId;
    await deliver(telling, step.service);
  }
  await whenQuiet(shop);
  await reconcile(shop);
  await whenQuiet(shop);
  await check(prepared, `round ${round}`);
}

async function check(
  all: readonly { step: ServiceStep; stage: PaymentStage }[],
  when: string,
): Promise<void> {
  const found = await Promise.all(
    all.map(async ({ step, stage }): Promise<PaymentFacts> => {
      const facts = await factsOf(shop, stage.email, stage.variantId);
      return { ...facts, ...step.service.booksOf(stage.paymentId) };
    }),
  );
  expect(Object.fromEntries(all.map(({ step }, at) => [step.name, found[at]])), when).toEqual(
    Object.fromEntries(all.map(({ step }) => [step.name, step.end])),
  );
}
