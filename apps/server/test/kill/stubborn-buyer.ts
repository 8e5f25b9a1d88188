import { newId } from '@vitrine/core/id/id.ts';
import { allowedTime, until } from '@vitrine/tools/until.ts';
import { buyer } from '../../src/capabilities/checkout/shop.fixture.ts';
import { type RawAnswer, type RawRequest, sendRequest } from './send-request.ts';
import type { ServerProcess } from './server-process.ts';

/** The final message to a buyer. */
export type Outcome =
  | { readonly kind: 'bought'; readonly orderId: string }
  | { readonly kind: 'refused'; readonly code: string };

/** The token of a member of the website, who may use the test service. */
export interface StaffSession {
  /** Each as `name=value`. */
  readonly cookies: readonly string[];
  readonly crumb: string;
}

/** A buyer who repeats every step until it is answered, each repetition exactly like the first. */
export class StubbornBuyer {
  readonly #server: ServerProcess;
  readonly #host: string;
  readonly #key = newId();
  readonly #crumb: string;
  #cookie: string;

  constructor(server: ServerProcess, host: string, { cookies, crumb }: StaffSession) {
    this.#server = server;
    this.#host = host;
    this.#crumb = crumb;
    this.#cookie = cookies.join('; ');
  }

  async fillCart(variantId: string): Promise<void> {
    const answer = await this.#insist({
      method: 'POST',
      path: '/api/commerce/shopping-cart/entries',
      json: { variantId, quantity: 1 },
    });
    if (answer.status !== 200) throw new Error(`The cart was refused: ${answer.body}`);
    this.#cookie = [this.#cookie, ...answer.cookies.map(cookie => cookie.split(';', 1)[0])].join('; ');
  }

  /** Buys with manual payment, or through the test service's page and back. */
  async buy(paymentMethod: 'manual' | 'test'): Promise<Outcome> {
    const placed = await this.#insist({
      method: 'POST',
      path: '/api/commerce/orders',
      json: { ...buyer, email: `${this.#key}@example.com`, paymentMethod },
      headers: { 'idempotency-key': this.#key },
    });
    const body = JSON.parse(placed.body);
    if (placed.status !== 200) return { kind: 'refused', code: String(body.error) };
    const { orderId, next } = body.order;
    if (paymentMethod === 'manual') return { kind: 'bought', orderId };
    return this.#pay(orderId, next);
  }

  async #pay(orderId: string, next: string): Promise<Outcome> {
    const page = await this.#insist({ method: 'GET', path: next });
    const paymentId = page.location.split('/').at(-1) ?? '';
    await this.#insist({
      method: 'POST',
      path: `/payments/test/${paymentId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'choice=approve',
    });
    const back = await this.#insist({ method: 'GET', path: `/checkout/return/${paymentId}` });
    if (back.location.startsWith('/checkout/order/')) return { kind: 'bought', orderId };
    return { kind: 'refused', code: back.location };
  }

  #insist({
    json,
    headers,
    ...rest
  }: Pick<RawRequest, 'method' | 'path' | 'headers' | 'body'> & { json?: unknown }): Promise<RawAnswer> {
    const request = {
      host: this.#host,
      ...rest,
      headers: {
        ...headers,
        cookie: this.#cookie,
        'x-csrf-token': this.#crumb,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    };
    const ask = async () => {
      await this.#server.whenUp();
      const answer = await sendRequest(this.#server.port, request);
      return answer !== null && answer.status < 500 && answer;
    };
    return until(ask, { interval: 20, deadline: allowedTime(60_000) });
  }
}
