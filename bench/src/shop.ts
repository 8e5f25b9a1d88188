import type { BuiltServer } from './built-server.ts';
import { cookiesIn, WireClient } from './wire-client.ts';

const json = { 'Content-Type': 'application/json', Accept: 'application/json' };
const cartSize = 3;

const buyer = {
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  country: 'DE',
  line1: 'Lindenallee 4',
  city: 'Berlin',
  postalCode: '10115',
  paymentMethod: 'manual',
};

/** A visitor of the shop on a separate connection. */
export interface Visitor {
  /** Adds an item to the cart; after three different ones to a new cart, as the next visitor. */
  addPiece(): Promise<void>;
  /** Fills a cart with one item and leaves it; returns its cookies. */
  fillCart(): Promise<string>;
  /** Orders that cart, to be paid by hand. */
  order(cookies: string): Promise<void>;
  close(): void;
}

export async function openVisitor(
  server: BuiltServer,
  variantIds: readonly string[],
  seat: number,
): Promise<Visitor> {
  const client = await WireClient.open(server.port, `kiln.localhost:${server.port}`);
  let cookies = '';
  let turn = seat;
  let tries = 0;

  async function addPiece(): Promise<void> {
    if (turn % cartSize === 0) cookies = '';
    const reply = await post('/api/commerce/shopping-cart/entries', cookies, {
      variantId: variantIds[turn % variantIds.length],
      quantity: 1,
    });
    turn += 1;
    if (cookies === '') cookies = cookiesIn(reply);
  }

  async function post(path: string, sent: string, body: object, more: Record<string, string> = {}) {
    const cookie = sent === '' ? {} : { Cookie: sent };
    const headers = { ...json, ...cookie, ...more };
    const reply = await client.send({ method: 'POST', path, headers, body: JSON.stringify(body) });
    if (reply.status !== 200) throw new Error(`POST ${path} answered ${reply.status}: ${reply.body}`);
    return reply;
  }

  return {
    addPiece,
    fillCart: async () => {
      const variantId = variantIds[turn % variantIds.length];
      turn += 1;
      return cookiesIn(await post('/api/commerce/shopping-cart/entries', '', { variantId, quantity: 1 }));
    },
    order: async sent => {
      tries += 1;
      await post('/api/commerce/orders', sent, buyer, {
        'Idempotency-Key': `${seat}-${tries}-${Date.now()}`,
      });
    },
    close: () => client.close(),
  };
}
