import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import { openSecret } from '../../method-secrets.ts';
import { methodsOfWebsite } from '../../payment-methods.ts';
import { type PayPalSettings, payPalSettings } from './paypal-settings.ts';
import { type PayPalAccount, payPalToken } from './paypal-tokens.ts';

export const payPalId = 'paypal';

/** Less than any payment service is waited for (rule PAYMENT-22). */
const timeoutMilliseconds = 8000;
/** Says nothing about the request: it can be carried out later. */
const laterStatuses = [401, 403, 408, 409, 429];

/** PayPal understood a request and did not carry it out. */
export class PayPalRefusal extends Error {
  readonly status: number;
  /** Such as `INSTRUMENT_DECLINED`; empty if PayPal gives none. */
  readonly issue: string;

  constructor(status: number, { issue, message }: { issue: string; message: string }) {
    super(message);
    this.status = status;
    this.issue = issue;
  }
}

const refusalSchema = z
  .object({
    name: z.string().default(''),
    message: z.string().default(''),
    details: z
      .array(z.object({ issue: z.string().default(''), description: z.string().default('') }))
      .default([]),
  })
  .catch({ name: '', message: '', details: [] });

interface Question<Reply> {
  readonly path: string;
  /** JSON to post; without it the service is only asked. */
  readonly body?: string;
  /** Repeated with the same id, a request is carried out once. */
  readonly id?: string;
  readonly reply: z.ZodType<Reply>;
}

/** Asks PayPal with the website’s own credentials; a token that it no longer accepts is replaced once (rule PAYPAL-2). */
export async function askPayPal<Reply>(context: Context, question: Question<Reply>): Promise<Reply> {
  const account = await accountOf(context);
  const now = context.clock.now();
  const first = await send(account, await payPalToken(account, { now }), question);
  const answer =
    first.status === 401
      ? await send(account, await payPalToken(account, { now, isRenewed: true }), question)
      : first;
  const body = jsonOf(await answer.text());
  if (answer.ok) return question.reply.parse(body);
  const { name, message, details } = refusalSchema.parse(body);
  const [detail] = details;
  const issue = detail?.issue || name;
  const said = detail?.description || message || `PayPal answered ${answer.status}.`;
  const isLater = laterStatuses.includes(answer.status) || issue === 'PREVIOUS_REQUEST_IN_PROGRESS';
  throw answer.status < 500 && !isLater
    ? new PayPalRefusal(answer.status, { issue, message: said })
    : new Error(`PayPal answered ${answer.status} ${issue}: ${said}`);
}

/** Such as an order that PayPal no longer knows. */
export function isGone(error: unknown): boolean {
  return error instanceof PayPalRefusal && error.status === 404;
}

export async function settingsHere(context: Context): Promise<PayPalSettings> {
  const own = (await methodsOfWebsite(context)).find(({ method }) => method.id === payPalId);
  return payPalSettings.parse(own?.settings ?? {});
}

async function accountOf(context: Context): Promise<PayPalAccount> {
  const { clientId, mode } = await settingsHere(context);
  const secret = await openSecret(context, { id: payPalId }, 'clientSecret');
  if (clientId === '' || secret === null) throw new Error('PayPal has no credentials.');
  const host = mode === 'live' ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com';
  return { origin: context.configuration.PAYPAL_API_URL ?? host, clientId, secret };
}

function send<Reply>(
  { origin }: PayPalAccount,
  token: string,
  { path, body, id }: Question<Reply>,
): Promise<Response> {
  return fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMilliseconds),
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      prefer: 'return=representation',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(id === undefined ? {} : { 'paypal-request-id': id }),
    },
    ...(body === undefined ? {} : { body }),
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
