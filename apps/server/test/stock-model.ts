import type { Posting } from '@vitrine/core/ledger/ledger.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { refundedPieces } from '@vitrine/core/orders/refund.ts';
import { expect } from 'vitest';
import type { TestShop } from '../src/capabilities/checkout/shop.fixture.ts';
import type { TestClient } from './harness.ts';

export interface ModelLine {
  readonly id: string;
  readonly variant: number;
  readonly quantity: number;
  refunded: number;
  /** What has come back into stock, or was refunded before it was taken. */
  back: number;
}
export interface ModelOrder {
  readonly id: string;
  readonly lines: readonly ModelLine[];
  paid: number;
  given: number;
  shippingLeft: number;
}
export interface Model {
  readonly stock: [number, number];
  readonly orders: ModelOrder[];
}

/** After every step: the stock, and for each order what was paid, refunded and booked, are those of the model. */
export async function checkModel(
  model: Model,
  {
    shop,
    admin,
    variants,
  }: { readonly shop: TestShop; readonly admin: TestClient; readonly variants: readonly string[] },
): Promise<void> {
  for (const [at, variant] of variants.entries())
    expect(await shop.stockOf(variant)).toEqual({ on_hand: model.stock[at], reserved: 0 });
  for (const own of model.orders) {
    const { order } = (await admin.get(`/api/orders/${own.id}`)).body as { order: Order };
    const given = order.refunds.reduce((sum, { amount }) => sum + amount, 0);
    expect([order.paid, given, order.refunded + order.promised]).toEqual([own.paid, own.given, own.given]);
    expect(order.refundable).toBe(own.paid - own.given);
    const pieces = refundedPieces(order.refunds);
    for (const line of order.lines) {
      const known = own.lines.find(({ id }) => id === line.id);
      const whole = line.total - line.discount + (order.totals.isTaxIncluded ? 0 : line.tax);
      const amount = order.refunds
        .flatMap(({ lines }) => lines)
        .reduce((sum, one) => sum + (one.lineId === line.id ? one.amount : 0), 0);
      expect(pieces.get(line.id) ?? 0).toBe(known?.refunded);
      expect(amount).toBeLessThanOrEqual(whole);
      if (known?.refunded === line.quantity) expect(amount).toBe(whole);
    }
    const sumOf = (part: 'items' | 'shipping' | 'tax') =>
      order.refunds.reduce((sum, refunded) => sum + refunded[part], 0);
    expect(sumOf('shipping')).toBeLessThanOrEqual(shippingOf(order));
    expect(sumOf('tax')).toBeLessThanOrEqual(order.totals.tax ?? 0);
    expect(sumOf('items') + sumOf('shipping')).toBeLessThanOrEqual(given);
    await checkBooks(order, admin);
  }
}

async function checkBooks(order: Order, admin: TestClient): Promise<void> {
  const { postings } = (await admin.get(`/api/orders/${order.id}/ledger`)).body as { postings: Posting[] };
  for (const [event, rows] of Map.groupBy(postings, one => one.event))
    expect([event, rows.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([event, 0]);
  const money = postings.filter(({ account }) => account === 'money');
  expect(money.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.paid - order.refunded);
}

export function shippingOf({ totals }: Order): number {
  return (totals.shipping ?? 0) + (totals.isTaxIncluded ? 0 : totals.shippingTax);
}

/** Nothing comes back twice, however it comes back. */
export function putBack(model: Model, line: ModelLine, pieces: number): void {
  const back = Math.min(pieces, line.quantity - line.back);
  line.back += back;
  model.stock[line.variant === 0 ? 0 : 1] += back;
}
