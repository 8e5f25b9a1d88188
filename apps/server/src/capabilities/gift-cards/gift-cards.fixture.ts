import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import type { GiftCard, GiftCardEntry } from '@vitrine/core/gift-cards/gift-card.ts';
import type { giftCardCalls } from '@vitrine/core/gift-cards/gift-cards.calls.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { TestClient, TestServer } from '../../../test/harness.ts';
import { defineJobKind } from '../../jobs/jobs.ts';

interface Shop {
  readonly server: TestServer;
  readonly website: Website;
  query<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]>;
}

interface Seller extends Shop {
  sell(product: {
    readonly title: string;
    readonly type: 4;
    readonly variants: { price: number; stock: null }[];
  }): Promise<{ variants: string[] }>;
}

export const cartPath = '/api/commerce/shopping-cart';
export const cardsPath = '/api/gift-cards';

/** A card issued by hand, of 50.00 or as given. */
export async function issueCard(
  shop: Shop,
  body: Record<string, unknown> = {},
): Promise<CallReply<typeof giftCardCalls.issue>> {
  const admin = await shop.server.signIn(shop.website);
  const made = await admin.post(cardsPath, { amount: 5000, ...body });
  if (made.status !== 200) throw new Error(made.text);
  return made.body as CallReply<typeof giftCardCalls.issue>;
}

/** As the studio sees it now. */
export async function seeCard(
  shop: Shop,
  id: string,
): Promise<{ giftCard: GiftCard; entries: GiftCardEntry[] }> {
  const admin = await shop.server.signIn(shop.website);
  const answer = await admin.get(`${cardsPath}/${id}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as { giftCard: GiftCard; entries: GiftCardEntry[] };
}

export async function enterCard(visitor: TestClient, code: string): Promise<CartReply> {
  const answer = await visitor.post(`${cartPath}/gift-cards`, { code });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as CartReply;
}

/** A product of this type; the id of its variant. */
export async function sellCards(shop: Seller, price = 2500): Promise<string> {
  const { variants } = await shop.sell({
    title: 'Gift card',
    type: productTypes.giftCard,
    variants: [{ price, stock: null }],
  });
  return variants[0] ?? '';
}

/** The cards that an order bought, in the order of its pieces. */
export async function cardsOfOrder(shop: Shop, orderId: string): Promise<GiftCard[]> {
  const rows = await shop.query<{ id: string }>(
    'SELECT id FROM gift_cards WHERE website_id = $1 AND order_id = $2 ORDER BY line_id, piece',
    orderId,
  );
  return Promise.all(rows.map(async ({ id }) => (await seeCard(shop, id)).giftCard));
}

/** The mails of gift cards, opened. */
export async function cardMails(shop: Shop): Promise<{ to: string; subject: string; text: string }[]> {
  const mails = await shop.query<{ recipient: string; subject: string; body_text: string }>(
    `SELECT recipient, subject, body_text FROM outbox WHERE website_id = $1 AND kind = 'giftCards.card' ORDER BY id`,
  );
  const { secrets } = shop.server.services;
  return mails.map(({ recipient, subject, body_text }) => ({
    to: recipient,
    subject,
    text: secrets.decrypt('outbox', body_text),
  }));
}

/** Runs a timed job now. */
export async function runCardJob(shop: Shop, name: 'giftCards.send' | 'giftCards.expire'): Promise<void> {
  const { database, jobs } = shop.server.services;
  await jobs.enqueue(database, defineJobKind<object>(name), { websiteId: null, data: {} });
  await shop.server.runJobs();
}

export function postForm(visitor: TestClient, path: string, fields: Record<string, string>) {
  return visitor.send('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}
