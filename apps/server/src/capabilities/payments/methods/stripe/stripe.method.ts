import { wordsIn } from '@vitrine/core/messages/words.ts';
import { websiteAddress } from '../../../tenancy/index.ts';
import type { PaymentMethod } from '../../payment-method.ts';
import { readStripeWebhook, stripeEvents } from './read-stripe-webhook.ts';
import { listLabels, readStripePayment } from './stripe.store.ts';
import { toStripe } from './stripe-amounts.ts';
import { stripeAuthorisation } from './stripe-authorisation.ts';
import { stripeId, stripeOf } from './stripe-client.ts';
import { prepareExpress, registerDomains } from './stripe-domains.ts';
import { stripeExpress } from './stripe-express.ts';
import { stripeHosts } from './stripe-hosts.ts';
import { askStripe, closePaymentAtStripe, intentOf } from './stripe-intents.ts';
import { stripeSaving } from './stripe-saving.ts';
import { modeOf, refuseMixedKeys, stripeSecrets, stripeSettings } from './stripe-settings.ts';

/** Payment by card through Stripe, on a page of ours whose card fields are Stripe's (decision 50). */
export const method: PaymentMethod<typeof stripeSettings> = {
  id: stripeId,
  position: 5,
  wordsIn: language => {
    const { name, hint } = wordsIn(language).cardPayments;
    return { name, description: hint };
  },
  forOwner: {
    name: 'Cards by Stripe',
    description:
      'Cards, Apple Pay and Google Pay. Needs an account at Stripe. Card numbers never reach this website.',
  },
  settings: stripeSettings,
  secrets: stripeSecrets,
  refuseKeys: refuseMixedKeys,
  prepareChange: prepareExpress,
  registerDomains,
  setupOf: ({ configuration, website }, { publishableKey }) => {
    return {
      mode: modeOf(publishableKey) ?? 'none',
      values: [
        {
          label: 'Webhook address, to add in Stripe’s dashboard',
          value: `${websiteAddress(configuration, website.subdomain)}/api/payments/webhooks/${stripeId}`,
        },
        { label: 'Events that the webhook sends', value: stripeEvents.join(', ') },
      ],
    };
  },
  hosts: () => stripeHosts,
  isTest: ({ publishableKey }) => modeOf(publishableKey) === 'test',
  isOffered: (_website, { publishableKey }) => modeOf(publishableKey) !== null,
  isReady: ({ publishableKey }) => modeOf(publishableKey) === 'live',
  firstState: 'created',
  async start(context, payment) {
    const intent = await intentOf(context, payment);
    return intent === null ? `/checkout/return/${payment.id}` : `/payments/stripe/${payment.id}`;
  },
  ask: askStripe,
  close: closePaymentAtStripe,
  async refund(context, payment, { refundId, amount }) {
    const { database, website } = context;
    const row = await readStripePayment(database, website.id, payment.id);
    const wanted = toStripe({ amount, currency: payment.currency });
    if (row?.intent == null || wanted === null) throw new Error('Stripe cannot refund this payment.');
    const stripe = await stripeOf(context);
    const refund = await stripe.refunds.create(
      {
        payment_intent: row.intent,
        amount: wanted,
        metadata: { website: website.id, payment: payment.id, refund: refundId },
      },
      { idempotencyKey: `${refundId}-refund` },
    );
    if (refund.status === 'failed' || refund.status === 'canceled')
      throw new Error(`Stripe did not refund it: ${refund.failure_reason ?? refund.status}.`);
    return refund.id;
  },
  authorisation: stripeAuthorisation,
  saving: stripeSaving,
  express: stripeExpress,
  describe: ({ database, website }, payments) =>
    listLabels(
      database,
      website.id,
      payments.map(({ id }) => id),
    ),
  readWebhook: readStripeWebhook,
};
