import { newId } from '@vitrine/core/id/id.ts';
import { allowedTime, until } from '@vitrine/tools/until.ts';
import { buyer, type TestShop } from '../../src/capabilities/checkout/shop.fixture.ts';
import { signatureHeader, webhookSecret } from '../../src/capabilities/payments/methods/test/test.method.ts';
import { signWebhook } from '../../src/capabilities/payments/webhook-signature.ts';
import type { TestClient } from '../harness.ts';
import { type RawAnswer, type RawRequest, sendRequest } from './send-request.ts';

/** One buyer with two pieces in a cart, and all others who act on the order; all of them repeat unanswered requests. */
export class PaymentStage {
  readonly shop: TestShop;
  readonly email = `${newId().toLowerCase()}@example.com`;
  readonly #key = newId();
  readonly #staff: TestClient;
  readonly #port: number;
  readonly #whenUp: () => Promise<unknown>;
  #visitor: TestClient | null = null;
  /** The id of the one requested refund, so that a repetition is the same. */
  readonly refundId = newId();
  variantId = '';
  orderId = '';
  paymentId = '';

  constructor(
    shop: TestShop,
    { staff, port, whenUp }: { staff: TestClient; port: number; whenUp: () => Promise<unknown> },
  ) {
    this.shop = shop;
    this.#staff = staff;
    this.#port = port;
    this.#whenUp = whenUp;
  }

  async fillCart(product: Parameters<TestShop['sell']>[0] = {}): Promise<void> {
    const { variants } = await this.shop.sell({ title: `Bowl ${this.refundId}`, ...product });
    this.variantId = variants[0] ?? '';
    // Before the launch, only members see the shop.
    this.#visitor = this.shop.tab(this.#staff);
    const entry = { variantId: this.variantId, quantity: 2 };
    const added = await this.#visitor.post('/api/commerce/shopping-cart/entries', entry);
    if (added.status !== 200) throw new Error(added.text);
  }

  /** A new gift card pays part of the cart; returns its id. */
  async enterCard(amount: number): Promise<string> {
    const { body } = await (await this.shop.server.signIn(this.shop.website)).post('/api/gift-cards', {
      amount,
    });
    const { giftCard, code } = body as { giftCard: { id: string }; code: string };
    const entered = await this.#visitor?.post('/api/commerce/shopping-cart/gift-cards', { code });
    if (entered?.status !== 200) throw new Error(`The gift card was refused: ${entered?.text}`);
    return giftCard.id;
  }

  async place(paymentMethod = 'test', { name = buyer.name, key = this.#key } = {}): Promise<void> {
    const json = { ...buyer, email: this.email, name, paymentMethod };
    const placed = await this.#insist('POST', '/api/commerce/orders', {
      json,
      headers: { 'idempotency-key': key },
    });
    const { order } = JSON.parse(placed.body);
    if (!order) throw new Error(`The order was refused: ${placed.body}`);
    this.orderId = order.orderId;
    const [payment] = await this.shop.query<{ id: string }>(
      'SELECT id FROM payments WHERE website_id = $1 AND order_id = $2 AND method = $3',
      this.orderId,
      paymentMethod,
    );
    this.paymentId = payment?.id ?? '';
  }

  async start(): Promise<void> {
    await this.#insist('GET', `/payments/${this.paymentId}`);
  }

  async pay(choice = 'approve'): Promise<void> {
    await this.start();
    await this.choose(choice);
    await this.comeBack();
  }

  async buy(): Promise<void> {
    await this.fillCart();
    await this.place();
    await this.pay();
  }

  async choose(choice: string): Promise<void> {
    await this.#insist('POST', `/payments/test/${this.paymentId}`, {
      body: `choice=${choice}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }

  async comeBack(): Promise<void> {
    await this.#insist('GET', `/checkout/return/${this.paymentId}`);
  }

  /** The service reports that it captured the money, whatever its books say. */
  async announceCaptured(): Promise<void> {
    const context = this.shop.server.context(this.shop.website);
    const { paymentId } = this;
    const body = JSON.stringify({
      id: newId(),
      paymentId,
      outcome: 'captured',
      amount: 4200,
      currency: 'EUR',
    });
    const secret = await webhookSecret(context);
    const headers = { [signatureHeader]: signWebhook(body, { secret, at: new Date() }) };
    await this.deliver('test', { body, headers });
  }

  /** A message of a payment service. */
  async deliver(method: string, message: Pick<RawRequest, 'body' | 'headers'>): Promise<void> {
    await this.#insist('POST', `/api/payments/webhooks/${method}`, message);
  }

  /** Makes the payment this many hours old. */
  async grow(hours: number): Promise<void> {
    await this.shop.query(
      `UPDATE payments SET (created_at, look_at) =
         (created_at - make_interval(hours => $3), look_at - make_interval(hours => $3))
       WHERE website_id = $1 AND id = $2`,
      this.paymentId,
      hours,
    );
  }

  /** The service authorises this payment, until it is captured. */
  async captureLater(): Promise<void> {
    await this.shop.query(
      'UPDATE payments SET captures_later = true WHERE website_id = $1 AND id = $2',
      this.paymentId,
    );
  }

  /** The buyer has a payment method saved at the test service; returns its id. */
  async keepMethod(): Promise<string> {
    const [siteUserId, savedId] = [newId(), newId()];
    await this.shop.query(
      `INSERT INTO site_users (website_id, id, email, name, verified_at, created_at)
       VALUES ($1, $2, $3, '', now(), now())`,
      siteUserId,
      this.email,
    );
    await this.shop.query(
      `INSERT INTO test_gateway_payments (website_id, payment_id, state, amount, currency, is_kept)
       VALUES ($1, $2, 'captured', 1, 'EUR', true)`,
      savedId,
    );
    await this.shop.query(
      `INSERT INTO saved_payment_methods (website_id, id, site_user_id, method, reference, label, saved_at)
       VALUES ($1, $2, $3, 'test', 'test-card-' || $2, 'Test card', now())`,
      savedId,
      siteUserId,
    );
    return savedId;
  }

  async lineId(): Promise<string> {
    const [order] = await this.shop.query<{ id: string }>(
      `SELECT lines->0->>'id' AS id FROM orders WHERE website_id = $1 AND id = $2`,
      this.orderId,
    );
    return order?.id ?? '';
  }

  /** The studio's action on the order; the facts show whether it was done. */
  async act(verb: string, json: object = {}): Promise<void> {
    await this.#insist('POST', `/api/orders/${this.orderId}/${verb}`, { json });
  }

  #insist(
    method: 'GET' | 'POST',
    path: string,
    { json, body, headers }: Pick<RawRequest, 'headers' | 'body'> & { json?: unknown } = {},
  ): Promise<RawAnswer> {
    const { cookies, host } = this.#visitor ?? this.#staff;
    const sent = json === undefined ? body : JSON.stringify(json);
    const request = {
      host,
      method,
      path,
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
        'x-csrf-token': cookies.get('crumb') ?? '',
      },
      ...(sent === undefined ? {} : { body: sent }),
    };
    const gone = new AbortController();
    const ask = async () => {
      const answer = await sendRequest(this.#port, request);
      if (answer !== null && answer.status < 500) return answer;
      await this.#whenUp().catch(error => gone.abort(error));
      return null;
    };
    return until(ask, { signal: gone.signal, interval: 20, deadline: allowedTime(60_000) });
  }
}
