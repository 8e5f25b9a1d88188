import { fieldCode } from '@vitrine/core/messages/phrase.ts';
import { z } from 'zod';
import { captureSetting } from '../../payment-method.ts';

export const payPalSettings = z.object({
  mode: z
    .enum(['sandbox', 'live'])
    .default('sandbox')
    .meta({
      label: 'Mode',
      help: 'Each mode has credentials and a webhook of its own at PayPal.',
      choices: { sandbox: 'Sandbox: no money moves', live: 'Live: real money' },
    }),
  clientId: z
    .string()
    .trim()
    .max(200)
    .regex(/^[A-Za-z0-9_-]*$/, fieldCode('payPalCredential'))
    .default('')
    .meta({
      label: 'Client ID',
      help: 'Of your app, under Apps & Credentials in PayPal’s developer dashboard.',
    }),
  webhookId: z
    .string()
    .trim()
    .max(50)
    .regex(/^[A-Za-z0-9]*$/, fieldCode('payPalWebhookId'))
    .default('')
    .meta({
      label: 'Webhook ID',
      help: 'PayPal shows it in your app once you have added the webhook address there.',
    }),
  capture: captureSetting,
});
export type PayPalSettings = z.output<typeof payPalSettings>;

export const payPalSecrets = z.object({
  clientSecret: z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9_-]{8,}$/, fieldCode('payPalCredential'))
    .meta({ label: 'Client secret', help: 'Belongs to the client ID, and to the same mode.' }),
});

/** Without its webhook, the news of a buyer who never returns would be lost. */
export function isSetUp({ clientId, webhookId }: PayPalSettings): boolean {
  return clientId !== '' && webhookId !== '';
}
