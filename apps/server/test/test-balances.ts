import type { Balance } from '@vitrine/core/balances/balances.calls.ts';
import type { TestShop } from '../src/capabilities/checkout/shop.fixture.ts';
import { TestEdits } from '../src/capabilities/order-edits/edits.fixture.ts';
import type { TestAnswer, TestClient } from './harness.ts';

const html = { accept: 'text/html' };

/** Orders that owe something after an edit, and the links to pay it. */
export class TestBalances {
  readonly shop: TestShop;
  readonly edits: TestEdits;

  constructor(shop: TestShop, admin: TestClient) {
    this.shop = shop;
    this.edits = new TestEdits(shop, admin);
  }

  /** Paid with 51.00, and edited to cost 69.50: 18.50 are left. */
  async owing() {
    const order = await this.edits.ordered();
    const paid = await this.edits.act(order.orderId, 'payment');
    if (paid.status !== 200) throw new Error(paid.text);
    await this.raise(order, 3);
    return order;
  }

  raise({ orderId, bowlLine }: { orderId: string; bowlLine: string }, quantity: number) {
    return this.edits.change(orderId, { quantities: [{ lineId: bowlLine, quantity }] });
  }

  call(orderId: string, more: object): Promise<TestAnswer> {
    return this.edits.admin.post(`/api/orders/${orderId}/balance/link`, more);
  }

  async see(orderId: string): Promise<Balance> {
    const answer = await this.edits.admin.get(`/api/orders/${orderId}/balance`);
    if (answer.status !== 200) throw new Error(answer.text);
    return (answer.body as { balance: Balance }).balance;
  }

  /** The path of a new link. */
  async link(orderId: string, isMailed = false): Promise<string> {
    const { amount, version } = await this.see(orderId);
    const answer = await this.call(orderId, { version, amount, isMailed });
    if (answer.status !== 200) throw new Error(answer.text);
    const { link } = (answer.body as { balance: Balance }).balance;
    return new URL(link?.address ?? '').pathname;
  }

  withdraw(orderId: string): Promise<TestAnswer> {
    return this.edits.admin.delete(`/api/orders/${orderId}/balance/link`);
  }

  visit(path: string, who = this.shop.server.client(this.shop.website)): Promise<TestAnswer> {
    return who.get(path, html);
  }

  /** As a browser without script does. */
  post(
    path: string,
    fields: Record<string, string>,
    who = this.shop.server.client(this.shop.website),
  ): Promise<TestAnswer> {
    return who.send('POST', path, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...html },
    });
  }

  /** Begins a payment at the test service; its id. */
  async begin(path: string, who: TestClient, amount = 1850): Promise<string> {
    await this.shop.employ(who);
    const answer = await this.post(path, { paymentMethod: 'test', amount: String(amount) }, who);
    const page = String(answer.headers.location);
    if (!page.startsWith('/payments/')) throw new Error(`The payment was led to ${page}.`);
    await who.get(page);
    return page.split('/').at(-1) ?? '';
  }

  back(paymentId: string, who: TestClient): Promise<TestAnswer> {
    return who.get(`/checkout/return/${paymentId}`, html);
  }

  /** Everything that a refusal must leave as it is. */
  async stateOf(orderId: string): Promise<unknown> {
    return [
      await this.edits.stateOf(orderId),
      await this.shop.query('SELECT * FROM balance_links WHERE website_id = $1 ORDER BY id'),
    ];
  }
}
