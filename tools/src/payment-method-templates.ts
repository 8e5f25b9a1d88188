import { saving, webhook } from './payment-method-parts.ts';
import { standIn, test } from './payment-method-test-templates.ts';

/** The files of a new online payment method, by path; they work unchanged, against the fake service in them. */
export function paymentMethodTemplates(name: string): Readonly<Record<string, string>> {
  const folder = `apps/server/src/capabilities/payments/methods/${name}`;
  const title = name
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  const fill = (text: string) =>
    `${text.replaceAll('__NAME__', name).replaceAll('__TITLE__', title).trim()}\n`;
  return {
    [`${folder}/${name}.method.ts`]: fill(method),
    [`${folder}/ask-service.ts`]: fill(client),
    [`${folder}/read-webhook.ts`]: fill(webhook),
    [`${folder}/saving.ts`]: fill(saving),
    [`${folder}/${name}.fixture.ts`]: fill(standIn),
    [`${folder}/${name}.integration.ts`]: fill(test),
  };
}

const method = `
import { paymentOutcomes } from '@vitrine/core/payments/payment-states.ts';
import { z } from 'zod';
import { websiteAddress } from '../../../tenancy/index.ts';
import { captureSetting, type PaymentMethod } from '../../payment-method.ts';
import { askService } from './ask-service.ts';
import { readWebhook } from './read-webhook.ts';
import { saving } from './saving.ts';

const settings = z.object({
  address: z
    .url({ protocol: /^https?$/, error: 'Enter an address, such as https://pay.example.' })
    .default('https://pay.example')
    .meta({ label: 'Address of the service' }),
  capture: captureSetting,
});

/** Online payment by __TITLE__, on a page of its own. */
export const method: PaymentMethod<typeof settings> = {
  id: '__NAME__',
  position: 15,
  wordsIn: () => ({ name: '__TITLE__', description: '' }),
  forOwner: { name: '__TITLE__', description: 'Online payment on a page of its own.' },
  settings,
  secrets: z.object({
    apiKey: z.string().min(8, 'Must have at least 8 characters.').meta({ label: 'API key' }),
    signingSecret: z.string().min(16, 'Must have at least 16 characters.').meta({ label: 'Signing secret' }),
  }),
  hosts: ({ address }) => ({ form: [new URL(address).origin] }),
  isReady: () => true,
  firstState: 'created',
  async start(context, payment) {
    const { configuration, website } = context;
    const returnTo = \`\${websiteAddress(configuration, website.subdomain)}/checkout/return/\${payment.id}\`;
    const { amount, currency, captures_later: capturesLater, is_kept: isKept } = payment;
    const body = { amount, currency, capturesLater, isKept, returnTo };
    const reply = z.object({ page: z.url() });
    const { page } = await askService(context, { path: \`/payments/\${payment.id}\`, body, reply });
    return page;
  },
  async ask(context, payment) {
    const asked = { path: \`/payments/\${payment.id}\`, reply: outcomeSchema };
    const { outcome, reason } = await askService(context, asked);
    return outcome === null ? null : { outcome, reason };
  },
  async close(context, payment) {
    const path = \`/payments/\${payment.id}/cancellation\`;
    const { outcome } = await askService(context, { path, body: {}, reply: outcomeSchema });
    return outcome === 'captured' ? 'captured' : 'closed';
  },
  async refund(context, payment, { refundId, amount }) {
    const body = { id: refundId, amount };
    const asked = { path: \`/payments/\${payment.id}/refunds\`, body, reply: known };
    return (await askService(context, asked)).reference;
  },
  // A service that holds no money before it is taken: leave this and the setting \`capture\` out.
  authorisation: {
    days: 7,
    isWanted: ({ capture }) => capture === 'later',
    async capture(context, payment, { captureId, amount }) {
      const body = { id: captureId, amount };
      const asked = { path: \`/payments/\${payment.id}/captures\`, body, reply: known };
      const { reference } = await askService(context, asked);
      return { outcome: 'captured', reference };
    },
    async void(context, payment) {
      const path = \`/payments/\${payment.id}/cancellation\`;
      const { outcome } = await askService(context, { path, body: {}, reply: outcomeSchema });
      return outcome === 'captured' ? 'captured' : 'voided';
    },
  },
  saving,
  readWebhook,
};

const outcomeSchema = z.object({
  outcome: z.enum(paymentOutcomes).nullable(),
  // The bank’s own words for a declined payment.
  reason: z.string().default(''),
});
const known = z.object({ reference: z.string() });
`;

const client = `
import type { z } from 'zod';
import type { Context } from '../../../../context.ts';
import { openSecret } from '../../method-secrets.ts';
import { methodsOfWebsite } from '../../payment-methods.ts';

interface Question<Reply> {
  readonly path: string;
  /** Posted; without it the service is only asked. */
  readonly body?: object;
  readonly reply: z.ZodType<Reply>;
}

const id = '__NAME__';

/** The service’s answer; ids in path and body make repeated calls harmless. */
export async function askService<Reply>(
  context: Context,
  { path, body, reply }: Question<Reply>,
): Promise<Reply> {
  const own = (await methodsOfWebsite(context)).find(({ method }) => method.id === id);
  const apiKey = await openSecret(context, { id }, 'apiKey');
  const answer = await fetch(new URL(path, String(own?.settings.address)), {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: \`Bearer \${apiKey}\`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(9000),
  });
  if (!answer.ok) throw new Error(\`__TITLE__ answered \${answer.status}.\`);
  return reply.parse(await answer.json());
}
`;
