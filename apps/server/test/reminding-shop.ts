import type { CartReminder } from '@vitrine/core/cart-reminders/cart-reminder.ts';
import type { Consent } from '@vitrine/core/consents/consent.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { sendCartReminders } from '../src/capabilities/cart-reminders/cart-reminders.jobs.ts';
import { TestShop } from '../src/capabilities/checkout/shop.fixture.ts';
import type { TestClient, TestServer } from './harness.ts';

/** A shop that reminds of carts after a day, and what its visitors and staff do about them. */
export class RemindingShop {
  readonly shop: TestShop;
  readonly vase: string;

  private constructor(shop: TestShop, vase: string) {
    this.shop = shop;
    this.vase = vase;
  }

  static async on(server: TestServer): Promise<RemindingShop> {
    const shop = await TestShop.on(server);
    const { variants } = await shop.sell({ title: 'Vase', variants: [{ price: 1000, stock: null }] });
    await shop.settle({ cartReminders: { isOn: true } });
    return new RemindingShop(shop, variants[0] ?? '');
  }

  read(visitor: TestClient, path: string) {
    return visitor.get(path, { accept: 'text/html' });
  }

  post(visitor: TestClient, path: string, fields: Record<string, string>) {
    return visitor.send('POST', path, {
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        'x-csrf-token': '',
      },
    });
  }

  /** The version of the words beside the box. */
  async version(visitor: TestClient): Promise<string> {
    const { text } = await this.read(visitor, '/checkout');
    return /name="cartReminders"[^>]*value="(\w+)"/.exec(text)?.[1] ?? '';
  }

  /** A visitor with a cart who ticks the box beside the address, and leaves. */
  async leave(
    email: string,
    { variant = this.vase, visitor }: { variant?: string; visitor?: TestClient } = {},
  ): Promise<TestClient> {
    const buyer = visitor ?? (await this.shop.visitorWith(variant));
    const cartReminders = await this.version(buyer);
    await this.post(buyer, '/checkout', { intent: 'update', email, cartReminders });
    return buyer;
  }

  /** Runs the job, as many hours later. */
  async remind({ hours = 25 } = {}): Promise<void> {
    const { server } = this.shop;
    server.moveClock({ hours });
    await this.run();
    await server.runJobs();
  }

  async run(): Promise<void> {
    const { database, jobs } = this.shop.server.services;
    await jobs.enqueue(database, sendCartReminders, { websiteId: null, data: {} });
  }

  async mailsTo(email: string) {
    const mails = await this.shop.query<{
      kind: string;
      recipient: string;
      subject: string;
      body_text: string;
      unsubscribe: string | null;
    }>('SELECT * FROM outbox WHERE website_id = $1 ORDER BY id');
    return mails.filter(({ kind, recipient }) => kind === 'orders.cartReminder' && recipient === email);
  }

  /** The path in the email that brings the cart back. */
  async linkFor(email: string): Promise<string> {
    const [mail] = await this.mailsTo(email);
    return /\/cart\/back\/[\w-]+/.exec(mail?.body_text ?? '')?.[0] ?? '';
  }

  async list(query = ''): Promise<{ reminders: CartReminder[]; counts: object; total: number }> {
    const admin = await this.shop.server.signIn(this.shop.website);
    const answer = await admin.get(`/api/cart-reminders${query}`);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body as { reminders: CartReminder[]; counts: object; total: number };
  }

  async stateOf(email: string): Promise<[string, string | null] | null> {
    const [one] = (await this.list(`?search=${encodeURIComponent(email)}`)).reminders;
    return one ? [one.state, one.ending] : null;
  }

  async consentsOf(email: string): Promise<Consent[]> {
    const admin = await this.shop.server.signIn(this.shop.website);
    const answer = await admin.get(`/api/consents?email=${encodeURIComponent(email)}`);
    return (answer.body as { consents: Consent[] }).consents;
  }

  /** Words and quantities in the cart of a browser. */
  async cartOf(visitor: TestClient): Promise<[string, number][]> {
    const answer = await visitor.get('/api/commerce/shopping-cart');
    const { entries } = answer.body as { entries: { title: string; quantity: number }[] };
    return entries.map(({ title, quantity }) => [title, quantity]);
  }

  address = () => `${newId()}@example.com`;
}
