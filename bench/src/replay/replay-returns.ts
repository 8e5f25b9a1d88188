import { randomBytes } from 'node:crypto';
import type { Owner } from '../owner.ts';
import { type Invoice, variantKey } from './read-invoices.ts';
import type { PlacedOrder } from './replay-sales.ts';

interface OrderView {
  readonly order: { readonly lines: readonly { readonly id: string; readonly variantId: string }[] };
}

export interface Returned {
  /** In minor units. */
  readonly refunded: number;
  /** Returns of what the file never sells to that customer: bought before it begins. */
  readonly unmatched: number;
}

interface Bought {
  readonly orderId: string;
  left: number;
}

/** Records that every order was paid, as the owner does with a bank statement. */
export function markAllPaid(owners: readonly Owner[], orders: readonly PlacedOrder[]): Promise<void> {
  return share(owners, orders, async (owner, { id }) => {
    await owner.call('POST', `/api/orders/${id}/payment`, {});
  });
}

/** Refunds each returned line to the order that sold it, with its pieces back in stock, and sends the money. */
export async function refundReturns(
  owners: readonly Owner[],
  invoices: readonly Invoice[],
  orders: readonly PlacedOrder[],
  variants: ReadonlyMap<string, string>,
): Promise<Returned> {
  const linesOf = new Map<string, ReadonlyMap<string, string>>();
  await share(owners, orders, async (owner, { id }) => {
    const { order } = (await owner.call('GET', `/api/orders/${id}`)) as OrderView;
    linesOf.set(id, new Map(order.lines.map(line => [line.variantId, line.id])));
  });
  const bought = boughtBy(orders, variants, linesOf);
  const asked = new Map<string, { lineId: string; quantity: number; amount: number }[]>();
  let refunded = 0;
  let unmatched = 0;
  for (const { isReturn, customer, lines } of invoices) {
    if (!isReturn) continue;
    for (const line of lines) {
      const variantId = variants.get(variantKey(line)) ?? '';
      let missing = line.quantity;
      for (const sale of bought.get(`${customer} ${variantId}`) ?? []) {
        const quantity = Math.min(missing, sale.left);
        if (quantity === 0) continue;
        sale.left -= quantity;
        missing -= quantity;
        const lineId = linesOf.get(sale.orderId)?.get(variantId) ?? '';
        const amount = quantity * line.price;
        asked.set(sale.orderId, [...(asked.get(sale.orderId) ?? []), { lineId, quantity, amount }]);
        refunded += amount;
      }
      unmatched += missing * line.price;
    }
  }
  await share(owners, [...asked], async (owner, [orderId, returns]) => {
    for (const { lineId, quantity, amount } of returns) {
      await owner.call('POST', `/api/orders/${orderId}/refund/part`, {
        ...{
          refundId: newId(),
          amount,
          lines: [{ lineId, quantity }],
          isRestocked: true,
          isBuyerTold: false,
        },
      });
    }
    const sentOn = new Date().toISOString().slice(0, 10);
    await owner.call('POST', `/api/orders/${orderId}/refund/sent`, { sentOn, isBuyerTold: false });
  });
  return { refunded, unmatched };
}

/** What each customer bought, by customer and variant. */
function boughtBy(
  orders: readonly PlacedOrder[],
  variants: ReadonlyMap<string, string>,
  linesOf: ReadonlyMap<string, ReadonlyMap<string, string>>,
): ReadonlyMap<string, Bought[]> {
  const bought = new Map<string, Bought[]>();
  for (const { id, invoice, lines } of orders) {
    for (const line of lines) {
      const variantId = variants.get(variantKey(line)) ?? '';
      if (linesOf.get(id)?.has(variantId) !== true) continue;
      const key = `${invoice.customer} ${variantId}`;
      bought.set(key, [...(bought.get(key) ?? []), { orderId: id, left: line.quantity }]);
    }
  }
  return bought;
}

async function share<Work>(
  owners: readonly Owner[],
  work: readonly Work[],
  act: (owner: Owner, work: Work) => Promise<void>,
): Promise<void> {
  const waiting = work.values();
  await Promise.all(
    owners.map(async owner => {
      for (const one of waiting) await act(owner, one);
    }),
  );
}

function newId(): string {
  return Array.from(randomBytes(24), byte => (byte % 36).toString(36)).join('');
}
