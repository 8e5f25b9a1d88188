import { TestShop } from '../src/capabilities/checkout/shop.fixture.ts';
import { subscriptionPath } from '../src/capabilities/orders/index.ts';
import {
  readSubscription,
  type SubscriptionRow,
} from '../src/capabilities/subscriptions/subscriptions.store.ts';
import type { TestClient } from './harness.ts';

type Product = NonNullable<Parameters<TestShop['sell']>[0]>;

export const monthly = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 } as const;

/** A shop that sells subscriptions, and what their customers do. */
export class SubscriptionShop {
  readonly shop: TestShop;
  constructor(shop: TestShop) {
    this.shop = shop;
  }

  static async open(): Promise<SubscriptionShop> {
    return new SubscriptionShop(await TestShop.open());
  }

  /** The first variant of a new product with a plan. */
  async plan(plan: Product['plan'] = monthly, more: Product = {}): Promise<string> {
    const { variants } = await this.shop.sell({ title: 'Clay club', plan: plan ?? null, ...more });
    return variants[0] ?? '';
  }

  /** The version of the words of the recurring payments, as the checkout shows them. */
  async recurringOf(visitor: TestClient): Promise<string> {
    const { text } = await visitor.get('/checkout', { accept: 'text/html' });
    return (
      /name="recurring" value="([^"]+)"/.exec(text)?.[1] ??
      /value="([^"]+)"[^>]*name="recurring"/.exec(text)?.[1] ??
      ''
    );
  }

  /** Subscribes to a variant as a visitor without an account; the subscriptions that began. */
  async subscribe(variantId: string, choice = 'approve', more: Record<string, unknown> = {}) {
    const visitor = await this.shop.visitorWith(variantId);
    await this.shop.employ(visitor);
    const recurring = await this.recurringOf(visitor);
    const { order, paymentId } = await this.shop.pay(visitor, { recurring, ...more });
    await this.shop.choose(visitor, paymentId, choice);
    await visitor.get(`/checkout/return/${paymentId}`);
    await this.shop.server.runJobs();
    return { visitor, order, paymentId, rows: await this.of(order.orderId) };
  }

  async one(variantId: string, choice = 'approve'): Promise<SubscriptionRow> {
    const [row] = (await this.subscribe(variantId, choice)).rows;
    if (!row) throw new Error('No subscription began.');
    return row;
  }

  async of(orderId: string): Promise<SubscriptionRow[]> {
    return this.shop.query<SubscriptionRow>(
      'SELECT * FROM subscriptions WHERE website_id = $1 AND order_id = $2 ORDER BY id',
      orderId,
    );
  }

  async read(id: string): Promise<SubscriptionRow> {
    const { server, website } = this.shop;
    const row = await readSubscription(server.services.database, website.id, id);
    if (row === null) throw new Error('There is no such subscription.');
    return row;
  }

  /** Lets time pass, and the jobs do what is due. */
  async pass(days: number): Promise<void> {
    this.shop.server.moveClock({ minutes: days * 24 * 60 });
    await this.look();
  }

  async look(): Promise<void> {
    const { jobs, database } = this.shop.server.services;
    await jobs.enqueue(database, { name: 'subscriptions.renew' }, { websiteId: null, data: {} });
    await this.shop.server.runJobs();
  }

  /** The orders of a subscription, oldest first, with the money captured for each. */
  orders(
    id: string,
  ): Promise<{ id: string; state: string; total: string; captured: string; tries: number }[]> {
    return this.shop.query(
      `SELECT o.id, o.state, o.total, coalesce(sum(p.amount) FILTER (WHERE p.state = 'captured'), 0) AS captured,
         count(p.id)::int AS tries
       FROM orders o LEFT JOIN payments p ON p.website_id = o.website_id AND p.order_id = o.id
       WHERE o.website_id = $1 AND o.subscription_id = $2 GROUP BY o.id, o.state, o.total ORDER BY o.id`,
      id,
    );
  }

  page(id: string): string {
    const { server, website } = this.shop;
    return subscriptionPath(server.context(website), id);
  }

  visitor(): TestClient {
    return this.shop.server.client(this.shop.website);
  }

  /** Posts a form of the subscription's own page. */
  async post(id: string, body: Record<string, string>, visitor = this.visitor()) {
    return visitor.send('POST', this.page(id), {
      body: new URLSearchParams(body).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }
}
