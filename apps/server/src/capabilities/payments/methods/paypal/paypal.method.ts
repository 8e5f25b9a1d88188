import { wordsIn } from '@vitrine/core/messages/words.ts';
import { websiteAddress } from '../../../tenancy/index.ts';
import type { PaymentMethod } from '../../payment-method.ts';
import { takesCurrency } from './paypal-amounts.ts';
import { payPalAuthorisation } from './paypal-authorisation.ts';
import { payPalId } from './paypal-client.ts';
import { closeAtPayPal, settleAtPayPal, startAtPayPal } from './paypal-orders.ts';
import { refundAtPayPal } from './paypal-refunds.ts';
import { isSetUp, payPalSecrets, payPalSettings } from './paypal-settings.ts';
import { payPalEvents, readPayPalWebhook } from './read-paypal-webhook.ts';

/** Payment by PayPal, on PayPal’s own pages, with and without script (decision 62). */
export const method: PaymentMethod<typeof payPalSettings> = {
  id: payPalId,
  position: 6,
  wordsIn: language => {
    const { name, hint } = wordsIn(language).payPal;
    return { name, description: hint };
  },
  forOwner: {
    name: 'PayPal',
    description: 'PayPal, and what it offers buyers, on its own pages. Needs a business account at PayPal.',
  },
  settings: payPalSettings,
  secrets: payPalSecrets,
  setupOf: ({ configuration, website }, settings) => ({
    mode: isSetUp(settings) ? (settings.mode === 'live' ? 'live' : 'test') : 'none',
    values: [
      {
        label: 'Webhook address, to add in your app at PayPal',
        value: `${websiteAddress(configuration, website.subdomain)}/api/payments/webhooks/${payPalId}`,
      },
      { label: 'Events that the webhook sends', value: payPalEvents.join(', ') },
    ],
  }),
  hosts: ({ mode }) => ({
    form: [mode === 'live' ? 'https://www.paypal.com' : 'https://www.sandbox.paypal.com'],
  }),
  isTest: ({ mode }) => mode === 'sandbox',
  isOffered: ({ settings: { store } }, settings) => isSetUp(settings) && takesCurrency(store.currency),
  isReady: settings => isSetUp(settings) && settings.mode === 'live',
  firstState: 'created',
  start: startAtPayPal,
  ask: settleAtPayPal,
  close: closeAtPayPal,
  refund: refundAtPayPal,
  authorisation: payPalAuthorisation,
  readWebhook: readPayPalWebhook,
};
