import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { NoteKind } from '@vitrine/core/subscriptions/subscription.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';

export interface NoteRow {
  id: string;
  at: Date;
  kind: NoteKind;
  text: string;
  actor: string;
}

/** Records what happened to a subscription, in the same transaction. */
export async function noteOnSubscription(
  { actor, clock, database, website }: Context,
  { subscriptionId, kind, text = '' }: { subscriptionId: Id; kind: NoteKind; text?: string },
): Promise<void> {
  const by = actor.kind === 'account' ? actor.email : actor.kind;
  await database.query(
    `INSERT INTO subscription_timeline (website_id, id, subscription_id, at, kind, text, actor)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [website.id, newId(), subscriptionId, clock.now(), kind, text, by],
  );
}

const shown = 1000;

/** The newest ones, in chronological order. */
export function listNotes(database: Database, websiteId: Id, subscriptionId: Id): Promise<NoteRow[]> {
  return database.query<NoteRow & Record<string, unknown>>(
    `SELECT * FROM (SELECT * FROM subscription_timeline WHERE website_id = $1 AND subscription_id = $2
       ORDER BY id DESC LIMIT ${shown}) AS newest ORDER BY id`,
    [websiteId, subscriptionId],
  );
}
