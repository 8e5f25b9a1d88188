import { createHash } from 'node:crypto';
import type { Express } from '../../payment-method.ts';
import { leastAmount, toStripe } from './stripe-amounts.ts';
import { expressScript } from './stripe-express-script.ts';
import { stripeHosts } from './stripe-hosts.ts';
import { intentOf } from './stripe-intents.ts';
import type { stripeSettings } from './stripe-settings.ts';

const version = createHash('sha256').update(expressScript).digest('base64url').slice(0, 12);

/** Stripe's Express Checkout Element: the wallets of a card, which give the address too (decision 77). */
export const stripeExpress: Express<typeof stripeSettings> = {
  isWanted: ({ hasExpress }) => hasExpress,
  script: `/payments/stripe/express-${version}.js`,
  factsOf: ({ publishableKey, capture }) => ({
    key: publishableKey,
    captureMethod: capture === 'later' ? 'manual' : 'automatic',
  }),
  hosts: { ...stripeHosts, opensPopup: true },
  amountOf: toStripe,
  leastOf: leastAmount,
  async begin(context, payment) {
    return (await intentOf(context, payment))?.client_secret ?? null;
  },
};
