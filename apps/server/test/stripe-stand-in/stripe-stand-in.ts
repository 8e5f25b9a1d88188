import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signWebhook } from '../../src/capabilities/payments/webhook-signature.ts';
import { type Form, StripeBooks } from './stripe-books.ts';
import { StripeRefusal } from './stripe-objects.ts';
import { StripeSetups } from './stripe-setups.ts';

interface Reply {
  readonly status: number;
  readonly body: string;
}

export const standInKeys = {
  publishableKey: 'pk_live_standin',
  secretKey: 'sk_live_standin',
  webhookSecret: 'whsec_standin',
} as const;

/** Those of its test mode, in which no money moves. */
export const standInTestKeys = {
  ...standInKeys,
  publishableKey: 'pk_test_standin',
  secretKey: 'sk_test_standin',
} as const;

const knownKeys = new Set<string>(
  [standInKeys, standInTestKeys].flatMap(({ publishableKey, secretKey }) => [publishableKey, secretKey]),
);

/** Stands in for Stripe's API, as its documentation describes it, on a port of this machine (rule STRIPE-10). */
export class StripeStandIn {
  readonly books = new StripeBooks();
  readonly setups = new StripeSetups(this.books);
  readonly requests: string[] = [];
  /** The next request is carried out, and not answered. */
  swallowsNext = false;
  /** While it is true, requests are received, and neither carried out nor answered. */
  isSilent = false;
  readonly #replies = new Map<string, { readonly form: string; readonly reply: Reply }>();
  readonly #server = createServer((request, answer) => {
    void this.#answer(request).then(reply => {
      if (reply === null) return request.destroy();
      answer.writeHead(reply.status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'request-id': 'req_standin',
      });
      answer.end(reply.body);
    });
  });

  static async open(): Promise<StripeStandIn> {
    const made = new StripeStandIn();
    await new Promise<void>(resolve => made.#server.listen(0, '127.0.0.1', resolve));
    return made;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise(resolve => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  /** The intent of one of our payments. */
  intentOf(paymentId: string) {
    const found = [...this.books.intents.values()].find(({ metadata }) => metadata.payment === paymentId);
    if (!found) throw new Error(`No intent belongs to ${paymentId}.`);
    return found;
  }

  /** The buyer types a card on the payment page; the declined card’s message, if any. */
  pay(paymentId: string, number = '4242424242424242'): string | null {
    return refusalOf(() => {
      const card = this.books.newCard(number).id;
      this.books.confirm(this.intentOf(paymentId).id, { card, isOffSession: false });
    });
  }

  /** The intent of one of our setups. */
  setupOf(setupId: string) {
    const found = [...this.setups.all.values()].find(({ metadata }) => metadata.setup === setupId);
    if (!found) throw new Error(`No setup intent belongs to ${setupId}.`);
    return found;
  }

  /** The buyer types a card on the page where it is saved; the declined card’s message, if any. */
  save(setupId: string, number = '4242424242424242'): string | null {
    return refusalOf(() => {
      this.setups.confirm(this.setupOf(setupId).id, this.books.newCard(number).id);
    });
  }

  /** An event as Stripe sends it, with its signature. */
  event(type: string, object: object, { at, id }: { at: Date; id?: string }) {
    const raw = JSON.stringify({
      id: id ?? this.books.newId('evt'),
      object: 'event',
      type,
      livemode: false,
      data: { object },
    });
    const signature = signWebhook(raw, { secret: standInKeys.webhookSecret, at });
    return { body: raw, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
  }

  async #answer(request: IncomingMessage): Promise<Reply | null> {
    const form = await textOf(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', this.address);
    this.requests.push(`${request.method} ${pathname}`);
    if (this.isSilent) return new Promise(() => undefined);
    const key = request.headers['idempotency-key'];
    const kept = typeof key === 'string' ? this.#replies.get(key) : undefined;
    if (kept && kept.form !== form)
      return json(400, {
        error: {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        },
      });
    const reply = kept?.reply ?? this.#carryOut(request, { pathname, form, searchParams });
    if (typeof key === 'string') this.#replies.set(key, { form, reply });
    const isSwallowed = this.swallowsNext;
    this.swallowsNext = false;
    return isSwallowed ? null : reply;
  }

  #carryOut(
    { headers, method }: IncomingMessage,
    { pathname, form, searchParams }: { pathname: string; form: string; searchParams: URLSearchParams },
  ): Reply {
    const given = Object.fromEntries(new URLSearchParams(form));
    const key = headers.authorization?.replace('Bearer ', '') ?? given.key ?? '';
    try {
      if (!knownKeys.has(key))
        throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
      const isExpanded = [...searchParams.values(), form].some(text => text.includes('payment_method'));
      return json(200, this.#perform(`${method} ${pathname}`, given, isExpanded));
    } catch (error) {
      if (error instanceof StripeRefusal) return json(error.status, error.body);
      throw error;
    }
  }

  #perform(asked: string, form: Form, isExpanded: boolean): object {
    const { books } = this;
    const [, , part = '', id = '', act = ''] = asked.split('/');
    const isPost = asked.startsWith('POST');
    if (part === 'customers' && isPost) return { id: books.newId('cus'), object: 'customer' };
    if (part === 'payment_method_domains' && isPost) return books.registerDomain(form);
    if (part === 'refunds' && isPost) return books.refund(form);
    if (part === 'payment_methods' && act === 'detach') return books.detach(id);
    if (part === 'charges') {
      const status = books.hasMulticapture ? 'available' : 'unavailable';
      return {
        id,
        object: 'charge',
        payment_method_details: { type: 'card', card: { multicapture: { status } } },
      };
    }
    if (part === 'setup_intents') return this.#setUp({ isPost, id, act }, form, isExpanded);
    if (part !== 'payment_intents')
      throw new StripeRefusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${asked}).`,
      });
    if (isPost && id === '') return { ...books.createIntent(form) };
    if (act === 'capture') return { ...books.capture(id, form) };
    if (act === 'cancel') return { ...books.cancel(id) };
    if (act === 'confirm') {
      const card = this.#cardIn(form);
      return { ...books.confirm(id, { card, isOffSession: form.off_session === 'true' }) };
    }
    const intent = books.intent(id);
    return this.#shown(intent, isExpanded);
  }

  #setUp(
    { isPost, id, act }: { isPost: boolean; id: string; act: string },
    form: Form,
    isExpanded: boolean,
  ): object {
    if (isPost && id === '') return { ...this.setups.create(form) };
    if (act === 'cancel') return { ...this.setups.cancel(id) };
    if (act === 'confirm') return { ...this.setups.confirm(id, this.#cardIn(form)) };
    return this.#shown(this.setups.setup(id), isExpanded);
  }

  #shown<Intent extends { payment_method: string | null }>(intent: Intent, isExpanded: boolean): object {
    const { payment_method: id } = intent;
    return { ...intent, ...(isExpanded ? { payment_method: id === null ? null : this.books.card(id) } : {}) };
  }

  /** A card that is known, or one that is typed now with what is billed. */
  #cardIn(form: Form): string {
    if (form.payment_method !== undefined) return form.payment_method;
    const billing = Object.entries(form).flatMap(([name, value]) => {
      const [, field] = /^payment_method_data\[billing_details\](.+)$/.exec(name) ?? [];
      return field === undefined ? [] : [[field, value] as const];
    });
    const number = form['payment_method_data[card][number]'] ?? '';
    return this.books.newCard(number, Object.fromEntries(billing)).id;
  }
}

function refusalOf(act: () => void): string | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof StripeRefusal) return error.message;
    throw error;
  }
}

function json(status: number, body: object): Reply {
  return { status, body: JSON.stringify(body) };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
