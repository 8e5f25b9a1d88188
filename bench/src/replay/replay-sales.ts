import type { BuiltServer } from '../built-server.ts';
import { cookiesIn, WireClient } from '../wire-client.ts';
import { type Invoice, type InvoiceLine, totalOf, variantKey } from './read-invoices.ts';

/** A cart that was filled from an invoice: all of it, or the part that a cart holds. */
export interface FilledCart {
  readonly invoice: Invoice;
  readonly lines: readonly InvoiceLine[];
  readonly cookies: string;
}

export interface PlacedOrder {
  readonly id: string;
  readonly invoice: Invoice;
  readonly lines: readonly InvoiceLine[];
  /** From the request to the answer. */
  readonly milliseconds: number;
}

/** CART-6: a cart holds 200 lines. */
const maxLines = 200;
const json = { 'Content-Type': 'application/json', Accept: 'application/json' };

/** The parts of an invoice that fit into a cart each; lines of one variant are added up. */
export function partsOf({ lines }: Invoice): InvoiceLine[][] {
  const added = new Map<string, InvoiceLine>();
  for (const line of lines) {
    const key = variantKey(line);
    const quantity = (added.get(key)?.quantity ?? 0) + line.quantity;
    added.set(key, { ...line, quantity });
  }
  const all = [...added.values()];
  return Array.from({ length: Math.ceil(all.length / maxLines) }, (_, at) =>
    all.slice(at * maxLines, (at + 1) * maxLines),
  );
}

/** Clients of several processes that serve one database: half of the requests go to each. */
export class Buyers {
  readonly #clients: readonly WireClient[];

  private constructor(clients: readonly WireClient[]) {
    this.#clients = clients;
  }

  static async open(servers: readonly Pick<BuiltServer, 'port'>[], host: string, count: number) {
    const open = (_: unknown, at: number) => WireClient.open(servers[at % servers.length]?.port ?? 0, host);
    return new Buyers(await Promise.all(Array.from({ length: count }, open)));
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }

  /** Carts of all invoices, each line added by a request. */
  fill(invoices: readonly Invoice[], variants: ReadonlyMap<string, string>): Promise<FilledCart[]> {
    const waiting = invoices.flatMap(invoice => partsOf(invoice).map(lines => ({ invoice, lines })));
    return this.#share(waiting, async (client, { invoice, lines }) => {
      let cookies = '';
      for (const line of lines) {
        const reply = await post(client, '/api/commerce/shopping-cart/entries', cookies, {
          variantId: variants.get(variantKey(line)),
          quantity: line.quantity,
        });
        if (cookies === '') cookies = cookiesIn(reply);
      }
      return { invoice, lines, cookies };
    });
  }

  order(carts: readonly FilledCart[]): Promise<PlacedOrder[]> {
    return this.#share(carts, async (client, { invoice, lines, cookies }) => {
      const began = performance.now();
      const reply = await post(client, '/api/commerce/orders', cookies, buyerOf(invoice), {
        'Idempotency-Key': `${invoice.number}-${lines[0]?.sku}-${totalOf(lines)}`,
      });
      const { order } = JSON.parse(Buffer.from(reply.body, 'latin1').toString());
      return { id: order.orderId, invoice, lines, milliseconds: performance.now() - began };
    });
  }

  async #share<Work, Done>(
    work: readonly Work[],
    act: (client: WireClient, work: Work) => Promise<Done>,
  ): Promise<Done[]> {
    const waiting = work.entries();
    const done: Done[] = [];
    const acting = this.#clients.map(async client => {
      for (const [at, one] of waiting) done[at] = await act(client, one);
    });
    await Promise.all(acting);
    return done;
  }
}

function buyerOf({ customer, number }: Invoice) {
  const name = customer === '' ? `Guest ${number}` : `Customer ${customer}`;
  return {
    email: `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@example.com`,
    name,
    country: 'DE',
    line1: 'Lindenallee 4',
    city: 'Berlin',
    postalCode: '10115',
    paymentMethod: 'manual',
  };
}

async function post(
  client: WireClient,
  path: string,
  cookies: string,
  body: object,
  more: Record<string, string> = {},
) {
  const headers = { ...json, ...(cookies === '' ? {} : { Cookie: cookies }), ...more };
  const reply = await client.send({ method: 'POST', path, headers, body: JSON.stringify(body) });
  if (reply.status !== 200) throw new Error(`POST ${path} answered ${reply.status}: ${reply.body}`);
  return reply;
}
