import { refundedPieces } from '@vitrine/core/orders/refund.ts';
import { orderPaymentState } from '@vitrine/core/payments/order-payment.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { type GrantedLine, grantDownloads, grantedLines } from '../downloads/index.ts';
import { listRefunds, readPaymentsOf } from '../payments/index.ts';
import type { OrderRow } from './orders.store.ts';

/** A line of an order with its files. */
export interface DownloadLine extends GrantedLine {
  readonly title: string;
  /** Those that were not refunded. */
  readonly pieces: number;
  /** How often each file can be downloaded; null for any number of times. */
  readonly limit: number | null;
}

export interface DownloadsOfOrder {
  /** Whether it is paid, and neither cancelled nor refunded. */
  readonly isOpen: boolean;
  /** Those with files; refunded ones are left out. */
  readonly lines: readonly DownloadLine[];
}

/** Only of a paid order; cancelling or refunding it takes its downloads away (rules DOWNLOAD-6, DOWNLOAD-11). */
export async function downloadsOfOrder(context: Context, order: OrderRow): Promise<DownloadsOfOrder> {
  const { database, website } = context;
  if (!order.lines.some(isDigital)) return { isOpen: false, lines: [] };
  const [granted, refunds, isOpen] = await Promise.all([
    grantedLines(context, order.id),
    listRefunds(database, website.id, order.id),
    isPaid(context, order),
  ]);
  const back = refundedPieces(refunds);
  const lines = order.lines.flatMap(({ id, title, quantity }) => {
    const line = granted.find(({ lineId }) => lineId === id);
    const pieces = quantity - (back.get(id) ?? 0);
    if (line === undefined || line.files.length === 0 || pieces <= 0) return [];
    return [{ ...line, title, pieces, limit: line.limitEach === null ? null : line.limitEach * pieces }];
  });
  return { isOpen: isOpen && lines.length > 0, lines };
}

/**
 * Once an order is placed and paid, its digital lines may download their files (rule DOWNLOAD-6). True if that is
 * new. Call it in a transaction, with the order locked.
 */
export async function grantSoldDownloads(context: Context, order: OrderRow): Promise<boolean> {
  if (!order.lines.some(isDigital) || !(await isPaid(context, order))) return false;
  return grantDownloads(context, { orderId: order.id, lines: order.lines });
}

async function isPaid(
  { database, website }: Context,
  { id, state, total, is_without_effect: isWithoutEffect }: OrderRow,
): Promise<boolean> {
  if (isWithoutEffect || (state !== 'placed' && state !== 'completed')) return false;
  const payments = (await readPaymentsOf(database, website.id, [id])).get(id) ?? [];
  // What was rehearsed is over once the website is launched.
  if (website.isLaunched && payments.some(({ is_test }) => is_test)) return false;
  const paid = orderPaymentState(payments, total);
  return paid === 'captured' || paid === 'disputed';
}

function isDigital({ productType }: OrderRow['lines'][number]): boolean {
  return productType === productTypes.digital;
}
