import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { TimelineKind } from '@vitrine/core/orders/order.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';

export interface TimelineRow {
  id: string;
  at: Date;
  kind: TimelineKind;
  text: string;
  actor: string;
}

/** Notes what happened to an order, in the transaction in which it happens. */
export async function noteOnOrder(
  { actor, clock, database, website }: Context,
  { orderId, kind, text = '' }: { orderId: Id; kind: TimelineKind; text?: string },
): Promise<void> {
  await database.query(
    `INSERT INTO order_timeline (website_id, id, order_id, at, kind, text, actor) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      website.id,
      newId(),
      orderId,
      clock.now(),
      kind,
      text,
      actor.kind === 'account' ? actor.email : actor.kind,
    ],
  );
}

/** In the order in which it happened. */
export async function listTimeline(database: Database, websiteId: Id, orderId: Id): Promise<TimelineRow[]> {
  return database.query<TimelineRow>(
    'SELECT * FROM order_timeline WHERE website_id = $1 AND order_id = $2 ORDER BY id',
    [websiteId, orderId],
  );
}
