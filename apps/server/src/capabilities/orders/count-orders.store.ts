import type { Id } from '@vitrine/core/id/id.ts';
import { type OrderState, orderStates } from '@vitrine/core/orders/order-states.ts';
import { mostCounted } from '@vitrine/core/overview/overview.ts';
import type { Database } from '../../database/database.ts';
import { among } from './order-list.store.ts';

export interface OrderTasks {
  readonly toSend: number;
  readonly unpaid: number;
  readonly held: number;
  readonly refundsDue: number;
  readonly disputes: number;
}

/** Each by itself, up to one more than `mostCounted`, whatever the others are (rule OVERVIEW-4). */
export async function countOrderTasks(database: Database, websiteId: Id): Promise<OrderTasks> {
  const [row] = await database.query<OrderTasks & Record<string, unknown>>(
    `SELECT ${upToMost(among.toSend)} AS "toSend", ${upToMost(among.unpaid)} AS unpaid,
       ${upToMost(`state = 'held'`)} AS held, ${upToMost(among.refundDue)} AS "refundsDue",
       ${upToMost(`is_listed AND payment = 'disputed'`)} AS disputes`,
    [websiteId],
  );
  return row ?? { toSend: 0, unpaid: 0, held: 0, refundsDue: 0, disputes: 0 };
}

export interface OrderCounts {
  readonly counts: Record<OrderState, number>;
  readonly refundsDue: number;
}

/** The orders in each state and with a refund that is due, each up to one more than `mostCounted` (rule ORDER-47). */
export async function countOrders(database: Database, websiteId: Id): Promise<OrderCounts> {
  const ofStates = orderStates.map(state => `${upToMost(`state = '${state}'`)} AS ${state}`);
  const [row] = await database.query<Record<OrderState | 'refundsDue', number>>(
    `SELECT ${ofStates.join(', ')}, ${upToMost(among.refundDue)} AS "refundsDue"`,
    [websiteId],
  );
  const countOf = (name: OrderState | 'refundsDue') => row?.[name] ?? 0;
  const counts = Object.fromEntries(orderStates.map(state => [state, countOf(state)]));
  return { counts: counts as OrderCounts['counts'], refundsDue: countOf('refundsDue') };
}

/** In the order of the index, so that no other way is taken. */
function upToMost(condition: string): string {
  return `(SELECT count(*)::int FROM (SELECT FROM listed_orders WHERE website_id = $1 AND ${condition}
    ORDER BY at DESC, order_id DESC LIMIT ${mostCounted + 1}) AS counted)`;
}
