/** The files of a new online payment method, by path; they work as they are, against the stand-in beside them. */
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
    [`${folder}/${name}.fixture.ts`]: fill(standIn),
    [`${folder}/${name}.integration.ts`]: fill(test),
  };
}

const method = `
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import { paymentOutcomes } from '@vitrine/core/payments/payment-states.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import { websiteAddress } from '../../../tenancy/index.ts';
import { captureSetting } from '../../capture-setting.ts';
import { openSecret } from '../../method-secrets.ts';
import type { GatewayEvent, PaymentMethod, Webhook } from '../../payment-method.ts';
import { checkSignature } from '../../webhook-signature.ts';
import { askService } from './ask-service.ts';

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
    const { amount, currency, captures_later: capturesLater } = payment;
    const body = { amount, currency, capturesLater, returnTo };
    const reply = z.object({ page: z.url() });
    const { page } = await ask(context, \`/payments/\${payment.id}\`, { body, reply });
    return page;
  },
  async ask(context, payment) {
    const { outcome } = await ask(context, \`/payments/\${payment.id}\`, { reply: outcomeSchema });
    return outcome;
  },
  async close(context, payment) {
    const path = \`/payments/\${payment.id}/cancellation\`;
    const { outcome } = await ask(context, path, { body: {}, reply: outcomeSchema });
    return outcome === 'captured' ? 'captured' : 'closed';
  },
  async refund(context, payment, { refundId, amount }) {
    const body = { id: refundId, amount };
    return (await ask(context, \`/payments/\${payment.id}/refunds\`, { body, reply: known })).reference;
  },
  authorisation: {
    days: 7,
    isWanted: ({ capture }) => capture === 'later',
    async capture(context, payment, { captureId, amount }) {
      const body = { id: captureId, amount };
      const { reference } = await ask(context, \`/payments/\${payment.id}/captures\`, { body, reply: known });
      return { outcome: 'captured', reference };
    },
    async void(context, payment) {
      const path = \`/payments/\${payment.id}/cancellation\`;
      const { outcome } = await ask(context, path, { body: {}, reply: outcomeSchema });
      return outcome === 'captured' ? 'captured' : 'voided';
    },
  },
  readWebhook,
};

const outcomeSchema = z.object({ outcome: z.enum(paymentOutcomes).nullable() });
const known = z.object({ reference: z.string() });
const eventSchema = z.object({
  eventId: z.string().min(1).max(100),
  paymentId: idSchema,
  outcome: z.enum(paymentOutcomes),
  amount: z.number().int(),
  currency: z.string(),
});

async function ask<Reply>(
  context: Context,
  path: string,
  given: { body?: object; reply: z.ZodType<Reply> },
): Promise<Reply> {
  return askService(context, method, { path, ...given });
}

async function readWebhook(context: Context, { raw, headers }: Webhook): Promise<Result<GatewayEvent>> {
  const header = headers['__NAME__-signature'];
  const secret = await openSecret(context, method, 'signingSecret');
  if (secret === null) return fail(paymentErrors.badSignature);
  const given = { header: typeof header === 'string' ? header : '', secret, now: context.clock.now() };
  const signed = checkSignature(raw, given);
  if (!signed.ok) return signed;
  try {
    return succeed({ about: 'payment', ...eventSchema.parse(JSON.parse(raw)) });
  } catch {
    return fail(paymentErrors.unreadable);
  }
}
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

/** The service’s answer; ids in path and body make repeated calls harmless. */
export async function askService<Reply>(
  context: Context,
  { id }: { readonly id: string },
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

const standIn = `
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MethodStandIn } from '../../method-stand-in.fixture.ts';

interface Payment {
  outcome: string | null;
  amount: number;
  capturesLater: boolean;
  returnTo: string;
}

/** Stands in for the service: in its memory, on a port of this machine. */
export async function standIn(): Promise<MethodStandIn> {
  const payments = new Map<string, Payment>();
  const server = createServer(async (request, answer) => {
    const [, , id = '', part] = (request.url ?? '').split('/');
    const body = request.method === 'POST' ? JSON.parse(await textOf(request)) : null;
    if (request.method === 'POST' && part === undefined && !payments.has(id))
      payments.set(id, { outcome: null, ...body });
    const payment = payments.get(id);
    if (payment && part === 'cancellation' && payment.outcome !== 'captured') payment.outcome = 'voided';
    if (payment && part === 'captures') payment.outcome = 'captured';
    const page = \`\${addressOf(server.address())}/pages/\${id}\`;
    answer.setHeader('content-type', 'application/json');
    const reference = \`__NAME__-\${body?.id}\`;
    answer.end(JSON.stringify({ page, outcome: payment?.outcome ?? null, reference }));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    settings: { address: addressOf(server.address()) },
    secrets: { apiKey: 'key of the stand-in', signingSecret: 'secret of the stand-in' },
    approve(paymentId) {
      const payment = payments.get(paymentId);
      if (payment) payment.outcome = payment.capturesLater ? 'authorised' : 'captured';
    },
    close: () => new Promise(resolve => void server.close(() => resolve())),
  };
}

function addressOf(address: AddressInfo | string | null): string {
  return typeof address === 'object' && address !== null ? \`http://127.0.0.1:\${address.port}\` : '';
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
`;

const test = `
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../../../checkout/shop.fixture.ts';
import { setSecret } from '../../method-secrets.ts';
import type { MethodStandIn } from '../../method-stand-in.fixture.ts';
import { signWebhook } from '../../webhook-signature.ts';
import { standIn } from './__NAME__.fixture.ts';

const id = '__NAME__';

let shop: TestShop;
let service: MethodStandIn;
beforeAll(async () => {
  [shop, service] = await Promise.all([TestShop.open(), standIn()]);
  await shop.setUp(id, { isEnabled: true, settings: service.settings });
  for (const [secret, value] of Object.entries(service.secrets))
    await setSecret(shop.server.context(shop.website), { method: id, secret, value });
});
afterAll(async () => {
  await service?.close();
  await shop?.server.stop();
});

/** Led to the page of the service with script off; its payment. */
async function begin() {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const order = await shop.order(visitor, { paymentMethod: id });
  const page = await visitor.get(order.next);
  const checkout = await visitor.get('/checkout', { accept: 'text/html' });
  return { visitor, order, page, checkout, paymentId: order.next.split('/').at(-1) ?? '' };
}

it('PAYMENT-28: an order is paid on the page of the service, which the checkout may lead to', async () => {
  const { visitor, order, page, checkout, paymentId } = await begin();
  const { address } = service.settings;
  expect([page.status, page.headers.location]).toEqual([303, \`\${address}/pages/\${paymentId}\`]);
  const policy = String(checkout.headers['content-security-policy']).split('; ');
  expect(policy).toContain(\`form-action 'self' \${address}\`);
  service.approve(paymentId);
  await visitor.get(\`/checkout/return/\${paymentId}\`);
  expect(await shop.see(order.orderId)).toMatchObject({ state: 'placed', paymentState: 'captured' });
  const admin = await shop.server.signIn(shop.website);
  await admin.post(\`/api/orders/\${order.orderId}/refund/part\`, { refundId: newId(), amount: 100 });
  expect((await shop.see(order.orderId)).refunds).toMatchObject([{ amount: 100, state: 'done' }]);
});

it('PAYMENT-28: a signed message of the service pays the order', async () => {
  const { order, paymentId } = await begin();
  const event = { eventId: newId(), paymentId, outcome: 'captured', amount: order.total, currency: 'EUR' };
  const body = JSON.stringify(event);
  const at = shop.server.services.clock.now();
  const signature = signWebhook(body, { secret: service.secrets.signingSecret ?? '', at });
  const headers = { 'content-type': 'application/json', [\`\${id}-signature\`]: signature };
  const client = shop.server.client(shop.website);
  const sent = await client.send('POST', \`/api/payments/webhooks/\${id}\`, { body, headers });
  expect(sent.status).toBe(200);
  expect(await shop.see(order.orderId)).toMatchObject({ state: 'placed', paymentState: 'captured' });
});
`;
