import { newId } from '@vitrine/core/id/id.ts';
import {
  basketSchema,
  type ParkedSale,
  type SaleItem,
  saleItemSchema,
  tenderSchema,
} from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { z } from 'zod';

const counterLineSchema = z.object({ id: z.string(), quantity: z.number().int(), item: saleItemSchema });
export type CounterLine = z.infer<typeof counterLineSchema>;

/** A sale as the counter keeps it, with what its items were when they were added. */
const counterSaleSchema = z.object({
  /** Made here, so that a sale that is sent twice is one order (rule POS-5). */
  id: z.string(),
  lines: counterLineSchema.array(),
  discount: basketSchema.shape.discount,
  email: z.string(),
  note: z.string(),
  /** Whether it waits on the server, too. */
  isParked: z.boolean(),
  /** Set while nobody knows whether it went through (rule POS-15). */
  paying: z.object({ total: z.number().int(), tender: tenderSchema }).nullable(),
});
export type CounterSale = z.infer<typeof counterSaleSchema>;

export function newSale(): CounterSale {
  return { id: newId(), lines: [], discount: null, email: '', note: '', isParked: false, paying: null };
}

export function isUntouched({ lines, discount, email, note }: CounterSale): boolean {
  return lines.length === 0 && discount === null && email === '' && note === '';
}

/** As the server is asked about it. */
export function basketOf({ lines, discount, email, note }: CounterSale) {
  return {
    lines: lines.map(({ id, item, quantity }) => ({ id, variantId: item.variantId, quantity })),
    discount,
    email,
    note,
  };
}

/** One more of it; the same sale if there are no more. */
export function withItem(sale: CounterSale, item: SaleItem): CounterSale {
  const known = sale.lines.find(line => line.item.variantId === item.variantId);
  const quantity = (known?.quantity ?? 0) + 1;
  if (item.available !== null && quantity > item.available) return sale;
  const line = { id: known?.id ?? newId(), quantity, item };
  return {
    ...sale,
    lines: known ? sale.lines.map(one => (one.id === known.id ? line : one)) : [...sale.lines, line],
  };
}

export function withQuantity(sale: CounterSale, lineId: string, quantity: number): CounterSale {
  return {
    ...sale,
    lines: sale.lines.map(line => (line.id === lineId ? { ...line, quantity } : line)),
  };
}

/** A basket that waited, taken up again; items that are gone meanwhile are left out. */
export function saleOf({ id, basket, items }: ParkedSale): CounterSale {
  const { lines, discount, email, note } = basket;
  return {
    ...{ id, discount, email, note, isParked: true, paying: null },
    lines: lines.flatMap(line => {
      const item = items.find(({ variantId }) => variantId === line.variantId);
      return item ? [{ id: line.id, quantity: line.quantity, item }] : [];
    }),
  };
}

const keyOf = (websiteId: string) => `vitrine.counter.${websiteId}`;

/** What this device kept of a website; a new sale if there is nothing, or nothing that can be read. */
export function keptSale(websiteId: string): CounterSale {
  try {
    return counterSaleSchema.parse(JSON.parse(localStorage.getItem(keyOf(websiteId)) ?? ''));
  } catch {
    return newSale();
  }
}

export function keepSale(websiteId: string, sale: CounterSale): void {
  try {
    localStorage.setItem(keyOf(websiteId), JSON.stringify(sale));
  } catch {
    // A browser that keeps nothing still sells.
  }
}
