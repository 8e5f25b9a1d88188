import type { RoleName } from '@vitrine/core/accounts/roles.ts';
import type { PlacedOrder } from '@vitrine/core/checkout/checkout.calls.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { productInputSchema } from '@vitrine/core/products/product.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { z } from 'zod';
import {
  startTestServer,
  type TestClient,
  type TestServer,
  type TestServerOptions,
} from '../../../test/harness.ts';
import { setRealService } from '../../../test/real-service.ts';
import { changeMethod } from '../payments/index.ts';
import { createProduct } from '../products/index.ts';
import { changeSettings, setLaunchedAt } from '../tenancy/index.ts';

/** Enough settings to buy something that is sent. */
export const buyer = {
  email: 'ann@example.com',
  name: 'Ann Lee',
  country: 'DE',
  line1: 'Hauptstr. 1',
  postalCode: '10115',
  city: 'Berlin',
};

/** Tax rules with one rate for each country, in thousandths of a percent. */
export function taxed(rates: Readonly<Record<string, number>>) {
  return Object.entries(rates).map(([country, rate]) => ({ country, rates: { standard: [{ rate }] } }));
}

/** One zone for the whole world. */
export function everywhere(options: readonly object[]) {
  return [{ id: 'everywhere', name: 'Everywhere', places: [{ country: '*' }], options }];
}

/**
 * A server with one shop that is open: euros, to Germany and the US, 19 % inside, post for 5.00. The money of its test
 * service is real; `takeTests` makes its payments tests again.
 */
export class TestShop {
  readonly server: TestServer;
  website: Website;

  constructor(server: TestServer, website: Website) {
    this.server = server;
    this.website = website;
  }

  static async open(options: TestServerOptions = {}): Promise<TestShop> {
    return TestShop.on(await startTestServer(options));
  }

  /** The same on an existing server. */
  static async on(server: TestServer): Promise<TestShop> {
    setRealService(true);
    const shop = new TestShop(server, await server.createWebsite());
    await shop.settle({
      isOpen: true,
      currency: 'EUR',
      countries: ['DE', 'US'],
      shippingZones: everywhere([{ id: 'post', name: 'Post', amount: 500 }]),
      tax: { rules: taxed({ DE: 19_000 }) },
    });
    await shop.setUp('manual', { settings: { instructions: 'Pay to DE00 1234.' } });
    return shop;
  }

  /** Changes the store's settings. */
  async settle(store: Record<string, unknown>): Promise<void> {
    const context = this.server.context(this.website);
    const changed = await changeSettings(context, {
      settings: { contactEmail: 'owner@shop.example', store },
    });
    if (!changed.ok) throw new Error(englishOf(changed.error));
    this.website = await this.server.reload(this.website);
  }

  /** Opens the website to visitors, or closes it. */
  async launch(isLaunched: boolean): Promise<void> {
    const { clock } = this.server.services;
    await setLaunchedAt(this.server.context(this.website), isLaunched ? clock.now() : null);
    this.website = await this.server.reload(this.website);
  }

  /** Sets up a payment method. */
  async setUp(method: string, change: Omit<Parameters<typeof changeMethod>[1], 'method'>): Promise<void> {
    const changed = await changeMethod(this.server.context(this.website), { method, ...change });
    if (!changed.ok) throw new Error(englishOf(changed.error));
  }

  /** Changes the language of the website. */
  async speak(language: string): Promise<void> {
    const changed = await changeSettings(this.server.context(this.website), { settings: { language } });
    if (!changed.ok) throw new Error(englishOf(changed.error));
    this.website = await this.server.reload(this.website);
  }

  /** A published product; the ids of its variants. */
  async sell(
    product: Partial<z.input<typeof productInputSchema>> = {},
  ): Promise<{ id: string; variants: string[] }> {
    const input = productInputSchema.parse({
      title: 'Bowl',
      state: 1,
      variants: [{ price: 1850, stock: 10 }],
      ...product,
    });
    const made = await createProduct(this.server.context(this.website), input);
    if (!made.ok) throw new Error(englishOf(made.error));
    const rows = await this.query<{ id: string }>(
      'SELECT id FROM variants WHERE product_id = $2 AND website_id = $1 ORDER BY position',
      made.value,
    );
    return { id: made.value, variants: rows.map(row => row.id) };
  }

  /** A visitor with these pieces in the cart. */
  async visitorWith(variantId: string, quantity = 1): Promise<TestClient> {
    const visitor = this.server.client(this.website);
    const added = await visitor.post('/api/commerce/shopping-cart/entries', { variantId, quantity });
    if (added.status !== 200) throw new Error(added.text);
    return visitor;
  }

  async place(visitor: TestClient, more: Record<string, unknown> = {}, key = newId()) {
    if (more.paymentMethod === 'test') await this.employ(visitor);
    return visitor.send('POST', '/api/commerce/orders', {
      body: { ...buyer, paymentMethod: 'manual', ...more },
      headers: { 'idempotency-key': key },
    });
  }

  /** The answer to placing an order; throws when it was refused. */
  async order(visitor: TestClient, more: Record<string, unknown> = {}): Promise<PlacedOrder> {
    const answer = await this.place(visitor, more);
    if (answer.status !== 200) throw new Error(answer.text);
    return (answer.body as { order: PlacedOrder }).order;
  }

  /** Signs the visitor in as a member of the website, who manages its orders: only they may use tests. */
  async employ(visitor: TestClient, role: RoleName = 'storeManager'): Promise<TestClient> {
    if (!visitor.cookies.has('crumb'))
      await visitor.signIn(await this.server.createAccount({ website: this.website, role }));
    return visitor;
  }

  /** Whether payments at the test service are tests from now on. */
  takeTests(areTests: boolean): void {
    setRealService(!areTests);
  }

  /** Begins a test payment for what is in the cart; its id. */
  async pay(
    visitor: TestClient,
    more: Record<string, unknown> = {},
  ): Promise<{ order: PlacedOrder; paymentId: string }> {
    const order = await this.order(visitor, { paymentMethod: 'test', ...more });
    const started = await visitor.get(order.next);
    const paymentId = String(started.headers.location).split('/').at(-1) ?? '';
    return { order, paymentId };
  }

  /** A choice on the test payment's page, without returning from it. */
  choose(visitor: TestClient, paymentId: string, choice: string) {
    return visitor.send('POST', `/payments/test/${paymentId}`, {
      body: `choice=${choice}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }

  /** In the form of the studio's call. */
  async see(orderId: string): Promise<Order> {
    const admin = await this.server.signIn(this.website);
    const answer = await admin.get(`/api/orders/${orderId}`);
    if (answer.status !== 200) throw new Error(answer.text);
    return (answer.body as { order: Order }).order;
  }

  /** Rows of a query whose $1 is the website. */
  async query<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> {
    return this.server.services.database.query<Row & Record<string, unknown>>(sql, [
      this.website.id,
      ...values,
    ]);
  }

  async stockOf(variantId: string): Promise<{ on_hand: number | null; reserved: number }> {
    const [row] = await this.query<{ on_hand: number | null; reserved: number }>(
      'SELECT on_hand, reserved FROM stock WHERE website_id = $1 AND variant_id = $2',
      variantId,
    );
    if (!row) throw new Error('The variant has no stock row.');
    return row;
  }

  /** How many orders are in each state. */
  async countOrders(): Promise<Record<string, number>> {
    const rows = await this.query<{ state: string; count: number }>(
      'SELECT state, count(*)::int AS count FROM orders WHERE website_id = $1 GROUP BY state',
    );
    return Object.fromEntries(rows.map(row => [row.state, row.count]));
  }

  async mails(): Promise<{ kind: string; recipient: string; subject: string; body_text: string }[]> {
    return this.query(
      'SELECT kind, recipient, subject, body_text FROM outbox WHERE website_id = $1 ORDER BY id',
    );
  }

  /** The same visitor again, as another browser tab with the same cookies. */
  tab(visitor: TestClient): TestClient {
    const other = this.server.client(this.website);
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
    return other;
  }
}
