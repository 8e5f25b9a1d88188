import type { Id } from '@vitrine/core/id/id.ts';
import { returnableItems } from '@vitrine/core/returns/returnable-lines.ts';
import type { Context } from '../../context.ts';
import { listShipments, type OrderRow, valid } from '../orders/index.ts';
import { listRefunds, type RefundRow } from '../payments/index.ts';
import { listReturnsOf, type ReturnRow } from './returns.store.ts';

export interface Returnable {
  /** How many items of each line; empty once the time is over (rule RETURN-2). */
  readonly items: ReadonlyMap<Id, number>;
  /** Null if nothing was sent. */
  readonly until: Date | null;
  readonly returns: readonly ReturnRow[];
  readonly refunds: readonly RefundRow[];
}

const millisecondsADay = 86_400_000;

export async function returnableOf(context: Context, order: OrderRow): Promise<Returnable> {
  const { clock, database, website } = context;
  const shipments = valid(await listShipments(database, website.id, order.id));
  const refunds = await listRefunds(database, website.id, order.id);
  const returns = await listReturnsOf(database, website.id, order.id);
  const { isOffered, days } = website.settings.store.returns;
  const last = shipments.at(-1)?.sent_at ?? null;
  const until = last && new Date(last.getTime() + days * millisecondsADay);
  const isOpen = isOffered && order.state !== 'cancelled' && until !== null && clock.now() <= until;
  const items = isOpen ? returnableItems({ lines: order.lines, shipments, refunds, returns }) : new Map();
  return { items, until, returns, refunds };
}
