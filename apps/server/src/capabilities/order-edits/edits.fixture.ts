import { newId } from '@vitrine/core/id/id.ts';
import type { EditableOrder, EditPreview } from '@vitrine/core/order-edits/order-edit.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import type { TestClient } from '../../../test/harness.ts';

export interface Answered<Body> {
  readonly status: number;
  readonly body: Body & { readonly error?: string; readonly message?: string };
}

interface Shop {
  sell(product?: {
    readonly title: string;
    readonly variants: { price: number; stock: number }[];
  }): Promise<{ readonly variants: string[] }>;
  visitorWith(variantId: string, quantity?: number): Promise<TestClient>;
  order(visitor: TestClient): Promise<{ readonly orderId: string }>;
  see(orderId: string): Promise<Order>;
  query<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]>;
}

export interface Booked {
  readonly event: string;
  readonly kind: string;
  readonly account: string;
  readonly rate: number | null;
  readonly amount: number;
}

export function sumOf(rows: readonly Booked[], account: string, kinds?: readonly string[]): number {
  return rows
    .filter(row => row.account === account && (kinds === undefined || kinds.includes(row.kind)))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** The calls of a member of staff who edits orders of a shop. */
export class TestEdits {
  readonly shop: Shop;
  readonly admin: TestClient;

  constructor(shop: Shop, admin: TestClient) {
    this.shop = shop;
    this.admin = admin;
  }

  act(orderId: string, verb: string, body: object = {}) {
    return this.admin.post(`/api/orders/${orderId}/${verb}`, body);
  }

  /** Awaits a transfer for two bowls of 18.50 and a mug of 9.00, with 5.00 of shipping: 51.00. */
  async ordered() {
    const { shop } = this;
    const bowls = await shop.sell();
    const mugs = await shop.sell({ title: 'Mug', variants: [{ price: 900, stock: 3 }] });
    const [bowl = '', mug = ''] = [...bowls.variants, ...mugs.variants];
    const visitor = await shop.visitorWith(bowl, 2);
    await visitor.post('/api/commerce/shopping-cart/entries', { variantId: mug, quantity: 1 });
    const { orderId } = await shop.order(visitor);
    const { lines } = await shop.see(orderId);
    const lineOf = (variantId: string) => lines.find(line => line.variantId === variantId)?.id ?? '';
    return { orderId, bowl, mug, bowlLine: lineOf(bowl), mugLine: lineOf(mug) };
  }

  /** What the books tell of an order. */
  booked(orderId: string): Promise<Booked[]> {
    return this.shop.query(
      `SELECT event, kind, account, rate, amount::int FROM ledger_postings
       WHERE website_id = $1 AND order_id = $2 ORDER BY at, event, line`,
      orderId,
    );
  }

  async get(orderId: string): Promise<Answered<{ order: EditableOrder }>> {
    return (await this.admin.get(`/api/orders/${orderId}/edit`)) as Answered<{ order: EditableOrder }>;
  }

  async preview(orderId: string, edit: object): Promise<Answered<EditPreview>> {
    return (await this.admin.post(`/api/orders/${orderId}/edit/preview`, edit)) as Answered<EditPreview>;
  }

  async save(orderId: string, edit: object): Promise<Answered<{ total: number }>> {
    return (await this.admin.put(`/api/orders/${orderId}/edit`, edit)) as Answered<{ total: number }>;
  }

  /** Previewed and saved as staff would. */
  async change(orderId: string, edit: object): Promise<Answered<{ total: number }>> {
    return this.save(orderId, await this.see(orderId, edit));
  }

  /** A change with what its preview told, ready to be saved. */
  async see(orderId: string, edit: object): Promise<object> {
    const { version } = (await this.get(orderId)).body.order;
    const seen = await this.preview(orderId, edit);
    if (seen.status !== 200) throw new Error(seen.body.message);
    return { ...edit, editId: newId(), version, total: seen.body.after.total };
  }

  /** Everything that a refused change must leave as it is. */
  async stateOf(orderId: string): Promise<unknown> {
    const count = (table: string) =>
      this.shop.query(`SELECT count(*)::int AS n FROM ${table} WHERE website_id = $1`);
    return [
      await this.shop.see(orderId),
      await this.shop.query(
        'SELECT variant_id, on_hand FROM stock WHERE website_id = $1 ORDER BY variant_id',
      ),
      ...(await Promise.all(['ledger_postings', 'outbox', 'order_edits', 'payments', 'refunds'].map(count))),
    ];
  }
}
