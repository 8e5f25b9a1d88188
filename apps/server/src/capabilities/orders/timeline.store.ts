import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Phrase } from '@vitrine/core/messages/phrase.ts';
import type { TimelineKind } from '@vitrine/core/orders/order.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';

export interface TimelineRow {
  id: string;
  at: Date;
  kind: TimelineKind;
  text: string;
  phrase: Phrase | null;
  actor: string;
}

interface OrderNote {
  readonly orderId: Id;
  readonly kind: TimelineKind;
  /** Text by a person, or a value such as an amount. */
  readonly text?: string;
  /** Its text in the reader’s language. */
  readonly phrase?: Phrase;
}

/** Records what happened to an order, in the same transaction. */
export async function noteOnOrder(
  { actor, clock, database, website }: Context,
  { orderId, kind, text = '', phrase }: OrderNote,
): Promise<void> {
  await database.query(
    `INSERT INTO order_timeline (website_id, id, order_id, at, kind, text, phrase, actor) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      website.id,
      newId(),
      orderId,
      clock.now(),
      kind,
      text,
      phrase === undefined ? null : JSON.stringify(phrase),
      actor.kind === 'account' ? actor.email : actor.kind,
    ],
  );
}

/** In chronological order. */
export async function listTimeline(database: Database, websiteId: Id, orderId: Id): Promise<TimelineRow[]> {
  return database.query<TimelineRow>(
    'SELECT * FROM order_timeline WHERE website_id = $1 AND order_id = $2 ORDER BY id',
    [websiteId, orderId],
  );
}
