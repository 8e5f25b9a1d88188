import type { Id } from '@vitrine/core/id/id.ts';
import { balanceOf } from '@vitrine/core/payments/order-payment.ts';
import type { Context } from '../../context.ts';
import { type OrderRow, readOrder, statusPath } from '../orders/index.ts';
import { type PaymentRow, readPaymentsOf } from '../payments/index.ts';
import { type BalanceLinkRow, readLastLink, readLink } from './balance-links.store.ts';
import { balancePath, linkIdOfToken } from './balance-token.ts';

export interface OpenedBalance {
  readonly link: BalanceLinkRow;
  readonly order: OrderRow;
  readonly payments: readonly PaymentRow[];
  readonly stage: BalanceStage;
}
type BalanceStage = 'open' | 'paid' | 'expired' | 'withdrawn' | 'replaced' | 'cancelled';

/** Null if we did not sign the link (rule BALANCE-3). */
export async function openBalanceLink(context: Context, token: string): Promise<OpenedBalance | null> {
  const { database, website } = context;
  const linkId = linkIdOfToken(context, token);
  const link = linkId && (await readLink(database, website.id, linkId));
  const order = link ? await readOrder(database, website.id, link.order_id) : null;
  if (!link || order === null) return null;
  const payments = (await readPaymentsOf(database, website.id, [order.id])).get(order.id) ?? [];
  return { link, order, payments, stage: stageOf(context, link, { order, payments }) };
}

/** Whether a link can be paid by, and otherwise why not. */
export function stageOf(
  { clock }: Pick<Context, 'clock'>,
  link: BalanceLinkRow,
  { order, payments }: { readonly order: OrderRow; readonly payments: readonly PaymentRow[] },
): BalanceStage {
  if (!isPayable(order)) return 'cancelled';
  if (link.withdrawn_at !== null) return 'withdrawn';
  if (link.version !== order.version) return 'replaced';
  if (balanceOf(payments, order.total) === 0) return 'paid';
  return link.expires_at <= clock.now() ? 'expired' : 'open';
}

/** It was placed, and not cancelled since. */
export function isPayable({ state }: Pick<OrderRow, 'state'>): boolean {
  return state === 'placed' || state === 'held' || state === 'completed';
}

/** The address of the link by which an order can be paid now; null if there is none. */
export async function openBalancePath(
  context: Context,
  order: OrderRow,
  payments: readonly PaymentRow[],
): Promise<string | null> {
  const link = await readLastLink(context.database, context.website.id, order.id);
  if (link === null || stageOf(context, link, { order, payments }) !== 'open') return null;
  return balancePath(context, link.id);
}

/** Where a buyer who paid by this link goes on; null if it is not of this order. */
export async function afterBalance(
  context: Context,
  { orderId, token }: { readonly orderId: Id; readonly token: string },
): Promise<{ readonly path: string; readonly isPaid: boolean } | null> {
  const opened = await openBalanceLink(context, token);
  if (opened === null || opened.order.id !== orderId) return null;
  const isPaid = opened.stage === 'paid';
  return { path: isPaid ? statusPath(context, orderId) : balancePath(context, opened.link.id), isPaid };
}
