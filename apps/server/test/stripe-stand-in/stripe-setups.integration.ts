import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StripeStandIn, standInKeys } from './stripe-stand-in.ts';

/** The example of the object in Stripe's public reference of its API, without the fields that a shop does not read. */
const documented = {
  object: 'setup_intent',
  customer: null,
  last_setup_error: null,
  metadata: {},
  next_action: null,
  payment_method: null,
  status: 'requires_payment_method',
  usage: 'off_session',
};

let standIn: StripeStandIn;
let stripe: Stripe;
beforeAll(async () => {
  standIn = await StripeStandIn.open();
  const { port } = new URL(standIn.address);
  stripe = new Stripe(standInKeys.secretKey, {
    host: '127.0.0.1',
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
  });
});
afterAll(() => standIn?.close());

const failing = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: InstanceType<typeof Stripe.errors.StripeError>) => error,
  );

it('STRIPE-12: the stand-in’s SetupIntents read as Stripe documents them, and move as its library expects', async () => {
  const made = await stripe.setupIntents.create({ allowed_payment_method_types: ['card'] });
  expect(made).toMatchObject({ ...documented, id: expect.stringMatching(/^seti_/) });
  expect(made.client_secret).toMatch(new RegExp(`^${made.id}_secret_`));
  const declining = standIn.books.newCard('4000000000000002').id;
  const error = await failing(stripe.setupIntents.confirm(made.id, { payment_method: declining }));
  expect(error).toMatchObject({ statusCode: 402, code: 'card_declined', decline_code: 'generic_decline' });
  expect(await stripe.setupIntents.retrieve(made.id)).toMatchObject({
    status: 'requires_payment_method',
    last_setup_error: { code: 'card_declined' },
  });
  const asking = standIn.books.newCard('4000002760003184').id;
  const asked = await stripe.setupIntents.confirm(made.id, { payment_method: asking });
  expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  standIn.setups.answerBank(made.id, false);
  expect(await stripe.setupIntents.retrieve(made.id)).toMatchObject({
    status: 'requires_payment_method',
    last_setup_error: { code: 'setup_intent_authentication_failure' },
  });
  expect(await stripe.setupIntents.cancel(made.id)).toMatchObject({ status: 'canceled' });
  expect(await failing(stripe.setupIntents.cancel(made.id))).toMatchObject({
    statusCode: 400,
    code: 'setup_intent_unexpected_state',
  });
});

it('STRIPE-12: what the stand-in saved belongs to its customer, and is charged without the buyer', async () => {
  const { id: customer } = await stripe.customers.create({});
  const { id } = await stripe.setupIntents.create({ customer }, { idempotencyKey: 'one' });
  expect((await stripe.setupIntents.create({ customer }, { idempotencyKey: 'one' })).id).toBe(id);
  const card = standIn.books.newCard('4000002500003155').id;
  await stripe.setupIntents.confirm(id, { payment_method: card });
  standIn.setups.answerBank(id, true);
  expect(await stripe.setupIntents.retrieve(id, { expand: ['payment_method'] })).toMatchObject({
    status: 'succeeded',
    payment_method: { id: card, customer, card: { last4: '3155', exp_month: 8, exp_year: 2030 } },
  });
  const intent = await stripe.paymentIntents.create({ amount: 900, currency: 'eur', customer });
  const charged = await stripe.paymentIntents.confirm(intent.id, { payment_method: card, off_session: true });
  expect(charged.status).toBe('succeeded');
});
