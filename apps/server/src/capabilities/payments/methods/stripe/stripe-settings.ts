import { fieldCode, type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import { z } from 'zod';
import { captureSetting } from '../../payment-method.ts';

export type StripeMode = 'test' | 'live';

const maxSuffix = 22;

export const stripeSettings = z.object({
  publishableKey: z
    .string()
    .trim()
    .max(255)
    .regex(/^(|pk_(test|live)_[A-Za-z0-9]+)$/, fieldCode('stripePublishableKey'))
    .default('')
    .meta({
      label: 'Publishable key',
      help: 'From Developers → API keys in Stripe’s dashboard. Keys with “test” in them move no money.',
    }),
  capture: captureSetting,
  hasWallets: z.boolean().default(true).meta({
    label: 'Apple Pay and Google Pay',
    help: 'Shown on devices that have them. Stripe must know this website’s domain.',
  }),
  hasExpress: z.boolean().default(false).meta({
    label: 'Express checkout',
    help: 'Wallets on the cart and at the top of the checkout, which give the address and pay at once. Saving it registers this website’s domains with Stripe, as Apple Pay requires. If you add a domain later, turn it off and on again.',
  }),
  descriptor: z
    .string()
    .trim()
    .max(maxSuffix)
    .regex(/^(?!\d+$)[^<>\\'"*]*$/, fieldCode('stripeDescriptor'))
    .default('')
    .meta({
      label: 'Text on the card statement',
      help: 'Optional. Follows the name that your Stripe account shows on statements; at most 22 characters.',
    }),
});
export type StripeSettings = z.output<typeof stripeSettings>;

export const stripeSecrets = z.object({
  secretKey: z
    .string()
    .regex(/^(sk|rk)_(test|live)_[A-Za-z0-9]+$/, fieldCode('stripeSecretKey'))
    .meta({ label: 'Secret key', help: 'Begins with sk_ or rk_, and belongs to the publishable key.' }),
  webhookSecret: z
    .string()
    .regex(/^whsec_\S+$/, fieldCode('stripeWebhookSecret'))
    .meta({
      label: 'Signing secret of the webhook',
      help: 'Stripe shows it once you have added the webhook address there. It begins with whsec_.',
    }),
});

/** Of a publishable or a secret key; null without one. */
export function modeOf(key: string | null | undefined): StripeMode | null {
  const found = /^(?:pk|sk|rk)_(test|live)_/.exec(key ?? '')?.[1];
  return found === 'test' || found === 'live' ? found : null;
}

/** Both keys must be for the same mode (rule STRIPE-1). */
export function refuseMixedKeys(
  settings: StripeSettings,
  { secretKey = null }: Readonly<Record<string, string | null>>,
): Phrase | null {
  const [shown, secret] = [modeOf(settings.publishableKey), modeOf(secretKey)];
  return shown !== null && secret !== null && shown !== secret ? phrase('fields.stripeMixedKeys') : null;
}
