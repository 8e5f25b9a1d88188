import type { ExpressPlaced } from '@vitrine/core/checkout/express.calls.ts';
import type { ExpressQuote, ExpressView } from '@vitrine/core/checkout/express-view.ts';
import type { TestShop } from '../../src/capabilities/checkout/shop.fixture.ts';
import type { TestClient } from '../harness.ts';
import { openStripeShop } from './stripe-shop.ts';
import type { StripeStandIn } from './stripe-stand-in.ts';

/** What a wallet gives once its buyer has confirmed. */
export const wallet = {
  email: 'ann@example.com',
  name: 'Ann Lee',
  country: 'DE',
  line1: 'Hauptstr. 1',
  line2: '',
  postalCode: '10115',
  city: 'Berlin',
  region: '',
  shippingOption: 'post',
};
export const berlin = { country: 'DE', region: '', postalCode: '10115', city: 'Berlin', shippingOption: '' };

type View = Omit<ExpressView, 'script'>;

/** A shop with express checkout, and what its buyers' wallets do. */
export class ExpressShop {
  readonly shop: TestShop;
  readonly stripe: StripeStandIn;
  constructor(shop: TestShop, stripe: StripeStandIn) {
    this.shop = shop;
    this.stripe = stripe;
  }

  static async open(): Promise<ExpressShop> {
    const { shop, stripe } = await openStripeShop();
    const made = new ExpressShop(shop, stripe);
    await made.turn(true);
    return made;
  }

  async close(): Promise<void> {
    await this.stripe.close();
    await this.shop.server.stop();
  }

  turn(hasExpress: boolean): Promise<void> {
    return this.shop.setUp('stripe', { settings: { hasExpress } });
  }

  /** With test keys only staff are offered cards. */
  async buyerOf(variantId: string, quantity = 1): Promise<TestClient> {
    return this.shop.employ(await this.shop.visitorWith(variantId, quantity));
  }

  /** With one bowl for 18.50, of which there are ten. */
  async buyer(): Promise<TestClient> {
    return this.buyerOf((await this.shop.sell()).variants[0] ?? '');
  }

  page(buyer: TestClient, path: string) {
    return buyer.get(path, { accept: 'text/html' });
  }

  /** What the page gives to the wallets; null if it has no place for them. */
  async view(buyer: TestClient, path: '/cart' | '/checkout' = '/cart'): Promise<View | null> {
    const { text } = await this.page(buyer, path);
    const [, data] = / data-express="([^"]+)"/.exec(text) ?? [];
    if (data === undefined) return null;
    return JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
  }

  askQuote(buyer: TestClient, address: object) {
    return buyer.post('/api/commerce/express/quotes', address);
  }

  async quote(buyer: TestClient, address: object = berlin): Promise<ExpressQuote> {
    const answer = await this.askQuote(buyer, address);
    if (answer.status !== 200) throw new Error(answer.text);
    return (answer.body as { quote: ExpressQuote }).quote;
  }

  /** The buyer confirms in the wallet. */
  async place(buyer: TestClient, more: object = {}) {
    const { idempotencyKey } = 'idempotencyKey' in more ? { idempotencyKey: '' } : await this.quote(buyer);
    return buyer.post('/api/commerce/express/orders', { ...wallet, idempotencyKey, ...more });
  }

  async order(buyer: TestClient, more: object = {}): Promise<ExpressPlaced & { readonly paymentId: string }> {
    const answer = await this.place(buyer, more);
    if (answer.status !== 200) throw new Error(answer.text);
    const placed = answer.body as ExpressPlaced;
    return { ...placed, paymentId: placed.returnTo.split('/').at(-1) ?? '' };
  }

  /** Everything that a refused order must leave alone. */
  async traces(variantId: string): Promise<object> {
    const counts = await this.shop.query<{ orders: number; payments: number; attempts: number }>(
      `SELECT (SELECT count(*)::int FROM orders WHERE website_id = $1) AS orders,
         (SELECT count(*)::int FROM payments WHERE website_id = $1) AS payments,
         (SELECT count(*)::int FROM checkout_attempts WHERE website_id = $1) AS attempts`,
    );
    return { counts, stock: await this.shop.stockOf(variantId), intents: this.stripe.books.intents.size };
  }
}
