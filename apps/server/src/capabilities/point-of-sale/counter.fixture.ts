import { newId } from '@vitrine/core/id/id.ts';
import type { Receipt, SaleQuote } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { TestClient, TestServer } from '../../../test/harness.ts';

export const seller = {
  ...{ name: 'Kiln', line1: 'Hauptstr. 1', postalCode: '10115', city: 'Berlin' },
  country: 'DE',
};
export const lineOf = (variantId: string, quantity = 1) => ({ id: newId(), variantId, quantity });
export const cash = (received: number) => ({ kind: 'cash', received });
export const card = { kind: 'card-reader', reference: 'A-17' };

/** What the counter needs of the shop that the test opened. */
interface Shop {
  readonly server: TestServer;
  website: Website;
  settle(store: Record<string, unknown>): Promise<void>;
  sell(product: object): Promise<{ variants: string[] }>;
}

/** A shop in Berlin, and a salesperson at its counter. */
export class TestCounter {
  readonly shop: Shop;
  client: TestClient;

  constructor(shop: Shop, client: TestClient) {
    this.shop = shop;
    this.client = client;
  }

  static async of(shop: Shop): Promise<TestCounter> {
    await shop.settle({ seller });
    return new TestCounter(shop, await shop.server.signIn(shop.website, 'salesperson'));
  }

  /** The variant of a new product. */
  async sell(price: number, stock: number): Promise<string> {
    const { variants } = await this.shop.sell({ variants: [{ price, stock }] });
    return variants[0] ?? '';
  }

  async quote(body: object): Promise<SaleQuote> {
    const answer = await this.client.post('/api/point-of-sale/quote', body);
    if (answer.status !== 200) throw new Error(answer.text);
    return (answer.body as { quote: SaleQuote }).quote;
  }

  complete(body: object, saleId = newId(), client = this.client) {
    return client.post(`/api/point-of-sale/sales/${saleId}`, body);
  }

  /** The receipt; throws if the sale was refused. */
  async sold(body: object, saleId = newId()): Promise<Receipt> {
    const answer = await this.complete(body, saleId);
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
    return (answer.body as { receipt: Receipt }).receipt;
  }
}
