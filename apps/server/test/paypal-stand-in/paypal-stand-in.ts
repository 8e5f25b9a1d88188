import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PayPalBooks, PayPalError, type StandInOrder } from './paypal-books.ts';

interface Reply {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const payPalKeys = {
  mode: 'live',
  clientId: 'client-of-the-stand-in',
  clientSecret: 'secret-of-the-stand-in',
  webhookId: 'WEBHOOKOFTHESTANDIN',
} as const;

const signingKey = 'only the stand-in knows this';

/** Stands in for PayPal’s API, as its documentation describes it, on a port of this machine (rule PAYPAL-9). */
export class PayPalStandIn {
  readonly books = new PayPalBooks();
  readonly requests: string[] = [];
  /** The next request with this end of its path is carried out, and not answered. */
  swallows: string | null = null;
  /** How long its tokens are good for. */
  tokenSeconds = 32_400;
  readonly #tokens = new Set<string>();
  readonly #replies = new Map<string, Reply>();
  readonly #server = createServer((request, answer) => {
    void this.#answer(request).then(reply => {
      if (reply === null) return request.socket.destroy();
      answer.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      answer.end(reply.status === 204 ? undefined : reply.body);
    });
  });

  static async open(): Promise<PayPalStandIn> {
    const made = new PayPalStandIn();
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

  /** PayPal forgets its tokens, as it may at any time. */
  forgetTokens(): void {
    this.#tokens.clear();
  }

  /** An event as PayPal sends it; `webhookId` is whose message it is. */
  event(
    type: string,
    resource: object,
    {
      id = this.books.newId('WH-'),
      webhookId = payPalKeys.webhookId,
    }: { id?: string; webhookId?: string } = {},
  ) {
    const [kind = ''] = type.toLowerCase().split('.').slice(-2);
    // Spaces, which a parsed and rewritten message would lose.
    const body = JSON.stringify(
      { id, event_version: '1.0', resource_type: kind, event_type: type, summary: '', resource },
      null,
      1,
    );
    return { body, headers: this.signed(body, { id, webhookId }) };
  }

  /** The headers of a message with this body. */
  signed(body: string, { id = this.books.newId('WH-'), webhookId = String(payPalKeys.webhookId) } = {}) {
    const transmission = `transmission-${id}`;
    const time = '2026-11-27T00:00:00Z';
    return {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42',
      'paypal-transmission-id': transmission,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign(transmission, time, webhookId, body),
    };
  }

  async #answer(request: IncomingMessage): Promise<Reply | null> {
    const text = await textOf(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', this.address);
    this.requests.push(`${request.method} ${pathname}`);
    if (pathname === '/checkoutnow' || pathname === '/approval')
      return this.#page(pathname, searchParams.get('token') ?? '');
    const id = request.headers['paypal-request-id'];
    const key = typeof id === 'string' ? `${pathname} ${id}` : null;
    const kept = key === null ? undefined : this.#replies.get(key);
    const reply = kept ?? this.#carryOut(request, pathname, text);
    if (key !== null && reply.status < 300) this.#replies.set(key, { ...reply, status: 200 });
    if (this.swallows === null || !pathname.endsWith(this.swallows)) return reply;
    this.swallows = null;
    return null;
  }

  /** PayPal’s page, where the buyer approves the payment or cancels. */
  #page(path: string, token: string): Reply {
    const order = this.books.order(token);
    if (path === '/checkoutnow')
      return { status: 200, body: pageOf(order), headers: { 'content-type': 'text/html; charset=utf-8' } };
    this.books.approve(order);
    const location = `${order.returnUrl}?token=${token}&PayerID=QYR5Z8XDVJNXQ`;
    return { status: 303, body: '', headers: { location } };
  }

  #carryOut({ headers, method }: IncomingMessage, path: string, text: string): Reply {
    if (path === '/v1/oauth2/token') return this.#issue(headers.authorization ?? '', text);
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    if (!this.#tokens.has(token))
      return json(401, { error: 'invalid_token', error_description: 'Token signature verification failed' });
    try {
      return this.#perform(`${method} ${path}`, text);
    } catch (error) {
      if (error instanceof PayPalError) return json(error.status, error.body);
      throw error;
    }
  }

  #issue(authorization: string, text: string): Reply {
    const expected = Buffer.from(`${payPalKeys.clientId}:${payPalKeys.clientSecret}`).toString('base64');
    if (authorization !== `Basic ${expected}` || text !== 'grant_type=client_credentials')
      return json(401, { error: 'invalid_client', error_description: 'Client Authentication failed' });
    const token = this.books.newId('A21AA');
    this.#tokens.add(token);
    return json(200, { access_token: token, token_type: 'Bearer', expires_in: this.tokenSeconds });
  }

  #perform(asked: string, text: string): Reply {
    const { books, address } = this;
    const [, , area = '', kind = '', id = '', act = ''] = asked.split('/');
    const isPost = asked.startsWith('POST');
    if (area === 'notifications') return json(200, { verification_status: verdict(text) });
    const body = text === '' ? {} : JSON.parse(text);
    if (kind === 'orders') {
      if (!isPost) return json(200, shown(books.order(id)));
      if (id === '') return json(201, shown(books.createOrder(body, address)));
      if (act === 'capture' || act === 'authorize')
        return json(201, shown(books.takeOrder(id, act, address)));
    }
    if (kind === 'captures') {
      if (!isPost) return json(200, books.capture(id).capture);
      const { amount, custom_id: custom } = body;
      return json(201, books.refund(id, { amount, custom }, address));
    }
    if (kind === 'authorizations' && act === 'capture') {
      const { amount, final_capture: isFinal } = body;
      return json(201, books.captureHeld(id, { amount, isFinal }, address));
    }
    if (kind === 'authorizations' && act === 'void') {
      books.void(id);
      return json(204, {});
    }
    throw new PayPalError(404, 'NOT_FOUND', `There is nothing at ${asked}.`);
  }
}

/** PayPal checks the bytes of the message that it is sent, as they stand in the request. */
function verdict(text: string): string {
  const asked = JSON.parse(text);
  const raw = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
  const {
    transmission_id: id,
    transmission_time: time,
    transmission_sig: given,
    webhook_id: webhook,
  } = asked;
  return given === sign(id, time, webhook, raw) ? 'SUCCESS' : 'FAILURE';
}

function sign(...parts: string[]): string {
  return createHmac('sha256', signingKey).update(parts.join('|')).digest('base64');
}

function shown({ returnUrl: _, cancelUrl: __, ...order }: StandInOrder): object {
  return order;
}

function pageOf({ id, cancelUrl, purchase_units: [unit] }: StandInOrder): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>PayPal</title><h1>PayPal</h1><p>${unit?.amount.value}</p><a href="/approval?token=${id}">Pay now</a> <a href="${cancelUrl}?token=${id}">Cancel and return</a>`;
}

function json(status: number, body: object): Reply {
  return { status, body: JSON.stringify(body) };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
