import { newId } from '@vitrine/core/id/id.ts';
import type { Review } from '@vitrine/core/reviews/review.ts';
import { TestShop } from '../src/capabilities/checkout/shop.fixture.ts';
import { publish } from '../src/capabilities/publishing/index.ts';
import { sendReviewRequests } from '../src/capabilities/reviews/reviews.jobs.ts';
import type { TestClient, TestServerOptions } from './harness.ts';

export interface Bought {
  readonly orderId: string;
  readonly lineId: string;
  readonly productId: string;
  readonly address: string;
  readonly email: string;
}

/** A shop whose buyers are asked for reviews. */
export class ReviewedShop {
  readonly shop: TestShop;
  admin: TestClient;

  constructor(shop: TestShop, admin: TestClient) {
    this.shop = shop;
    this.admin = admin;
  }

  static async open(options: TestServerOptions = {}): Promise<ReviewedShop> {
    const shop = await TestShop.open(options);
    await shop.settle({ reviews: { requests: 'buyers', requestDays: 7 } });
    await publish(shop.server.context(shop.website));
    shop.website = await shop.server.reload(shop.website);
    return new ReviewedShop(shop, await shop.server.signIn(shop.website));
  }

  /** A completed order of a product, without a request for a review yet. */
  async buy({
    productId,
    email = `${newId()}@example.com`,
    more = {},
  }: {
    productId?: string;
    email?: string;
    more?: Parameters<TestShop['sell']>[0];
  } = {}): Promise<Bought> {
    const product = productId
      ? await this.variantsOf(productId)
      : await this.shop.sell({
          title: 'Bowl',
          slug: `bowl-${newId()}`,
          type: 2,
          variants: [{ price: 1000, stock: null }],
          ...more,
        });
    const visitor = await this.shop.visitorWith(product.variants[0] ?? '');
    const { orderId } = await this.shop.order(visitor, { email });
    const paid = await this.admin.post(`/api/orders/${orderId}/payment`, {});
    if (paid.status !== 200) throw new Error(paid.text);
    await this.shop.server.runJobs();
    const { lines } = await this.shop.see(orderId);
    const [row] = await this.shop.query<{ slug: string }>(
      'SELECT slug FROM products WHERE website_id = $1 AND id = $2',
      product.id,
    );
    return {
      orderId,
      lineId: lines[0]?.id ?? '',
      productId: product.id,
      address: `/shop/${row?.slug}`,
      email,
    };
  }

  /** Runs the job that asks buyers, as many days later as they wait. */
  async ask({ days = 8 } = {}): Promise<void> {
    const { server } = this.shop;
    server.moveClock({ days });
    // Sessions end in the meantime.
    this.admin = await server.signIn(this.shop.website);
    await server.services.jobs.enqueue(server.services.database, sendReviewRequests, {
      websiteId: null,
      data: {},
    });
    await server.runJobs();
  }

  /** The path in the email of a request; empty if none was sent. */
  async linkFor(email: string): Promise<string> {
    const mails = await this.shop.mails();
    const mail = mails.find(one => one.kind === 'orders.reviewRequest' && one.recipient === email);
    return /(\/checkout\/review\/\w[\w-]*)\s/.exec(mail?.body_text ?? '')?.[1] ?? '';
  }

  /** Bought and asked for a review; with the link. */
  async asked(given: Parameters<ReviewedShop['buy']>[0] = {}): Promise<Bought & { link: string }> {
    const bought = await this.buy(given);
    await this.ask();
    return { ...bought, link: await this.linkFor(bought.email) };
  }

  visit(path: string) {
    return this.shop.server.client(this.shop.website).get(path, { accept: 'text/html' });
  }

  post(path: string, fields: Record<string, string>) {
    return this.shop.server.client(this.shop.website).send('POST', path, {
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        'x-csrf-token': '',
      },
    });
  }

  /** Buys, is asked and writes a review; its id. */
  async review(
    fields: Record<string, string> = {},
    given: Parameters<ReviewedShop['buy']>[0] = {},
  ): Promise<Bought & { link: string; reviewId: string }> {
    const asked = await this.asked(given);
    const posted = await this.post(asked.link, { lineId: asked.lineId, stars: '4', ...fields });
    if (posted.status !== 303) throw new Error(posted.text);
    const [row] = await this.rows(asked.orderId);
    return { ...asked, reviewId: row?.id ?? '' };
  }

  rows(
    orderId: string,
  ): Promise<{ id: string; state: string; stars: number; title: string; author: string }[]> {
    return this.shop.query(
      'SELECT id, state, stars, title, author FROM reviews WHERE website_id = $1 AND order_id = $2',
      orderId,
    );
  }

  async listed(query = ''): Promise<Review[]> {
    const answer = await this.admin.get(`/api/reviews${query}`);
    return (answer.body as { reviews: Review[] }).reviews;
  }

  private async variantsOf(id: string): Promise<{ id: string; variants: string[] }> {
    const rows = await this.shop.query<{ id: string }>(
      'SELECT id FROM variants WHERE website_id = $1 AND product_id = $2',
      id,
    );
    return { id, variants: rows.map(row => row.id) };
  }
}
