import type { RoleName } from '@vitrine/core/accounts/roles.ts';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from './shop.fixture.ts';

/** A launched shop whose payments at the test service are tests, and members of its website who use them. */
export class TestedShop {
  readonly shop: TestShop;

  constructor(shop: TestShop) {
    this.shop = shop;
  }

  static async open(): Promise<TestedShop> {
    const shop = await TestShop.open();
    shop.takeTests(true);
    return new TestedShop(shop);
  }

  /** A bowl for 10,000.00. */
  async sell(stock = 2): Promise<string> {
    const { variants } = await this.shop.sell({ variants: [{ price: 1_000_000, stock }] });
    return variants[0] ?? '';
  }

  /** A member with these pieces in the cart. */
  async memberWith(variantId: string, role: RoleName = 'storeManager', quantity = 1): Promise<TestClient> {
    return this.shop.employ(await this.shop.visitorWith(variantId, quantity), role);
  }

  /** Pays by test for the member’s cart, and comes back. */
  async payFor(member: TestClient, more: object = {}): Promise<{ orderId: string; page: string }> {
    const { order, paymentId } = await this.shop.pay(member, { ...more });
    await this.shop.choose(member, paymentId, 'approve');
    const { headers } = await member.get(`/checkout/return/${paymentId}`);
    await this.shop.server.runJobs();
    return { orderId: order.orderId, page: String(headers.location) };
  }

  /** Everything that a refused order must leave as it is. */
  async all(): Promise<string> {
    const payments = await this.count('payments');
    return JSON.stringify([await this.shop.countOrders(), payments]);
  }

  async count(table: string): Promise<number> {
    return (await this.shop.query(`SELECT FROM ${table} WHERE website_id = $1`)).length;
  }
}
