import type { GiftCardEntryKind } from '@vitrine/core/gift-cards/gift-card.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

export interface EntryRow {
  id: string;
  card_id: string;
  kind: GiftCardEntryKind;
  amount: number;
  order_id: string | null;
  payment_id: string | null;
  refund_id: string | null;
  reason: string;
  actor: string;
  at: Date;
}

const columns = [
  'id',
  'card_id',
  'kind',
  'amount',
  'order_id',
  'payment_id',
  'refund_id',
  'reason',
  'actor',
  'at',
] as const satisfies readonly (keyof EntryRow)[];

/** A refund that gave its money back already is left out. */
export async function insertEntries(
  database: Database,
  websiteId: Id,
  rows: readonly EntryRow[],
): Promise<void> {
  await database.query(
    `INSERT INTO gift_card_entries (website_id, ${columns.join(', ')})
     SELECT $1, ${columns.map(name => `entry.${name}`).join(', ')}
     FROM jsonb_populate_recordset(NULL::gift_card_entries, $2) AS entry
     ON CONFLICT (website_id, refund_id) WHERE refund_id IS NOT NULL DO NOTHING`,
    [websiteId, JSON.stringify(rows)],
  );
}

/** The newest first. */
export async function listEntries(database: Database, websiteId: Id, cardId: Id): Promise<EntryRow[]> {
  const rows = await database.query<Omit<EntryRow, 'amount'> & { amount: string }>(
    `SELECT * FROM gift_card_entries WHERE website_id = $1 AND card_id = $2 ORDER BY at DESC, id DESC LIMIT 500`,
    [websiteId, cardId],
  );
  return rows.map(row => ({ ...row, amount: Number(row.amount) }));
}

export interface TakenRow {
  readonly card_id: string;
  readonly payment_id: string;
  readonly order_id: string;
  readonly last_characters: string;
  readonly amount: number;
}

/** What these payments took, and from which card. */
export async function readTaken(
  database: Database,
  websiteId: Id,
  paymentIds: readonly Id[],
): Promise<readonly TakenRow[]> {
  if (paymentIds.length === 0) return [];
  const rows = await database.query<Omit<TakenRow, 'amount'> & { amount: string }>(
    `SELECT entry.card_id, entry.payment_id, entry.order_id, -entry.amount AS amount, card.last_characters
     FROM gift_card_entries entry
     JOIN gift_cards card ON card.website_id = entry.website_id AND card.id = entry.card_id
     WHERE entry.website_id = $1 AND entry.payment_id = ANY ($2::text[]) AND entry.kind = 'taken'`,
    [websiteId, paymentIds],
  );
  return rows.map(row => ({ ...row, amount: Number(row.amount) }));
}

/** What an order holds of each of these cards: taken, and not given back. */
export async function readHeldBy(
  database: Database,
  websiteId: Id,
  { orderId, cardIds }: { readonly orderId: Id; readonly cardIds: readonly Id[] },
): Promise<ReadonlyMap<Id, number>> {
  const rows = await database.query<{ card_id: Id; held: string }>(
    `SELECT card_id, -sum(amount) AS held FROM gift_card_entries
     WHERE website_id = $1 AND order_id = $2 AND card_id = ANY ($3::text[]) GROUP BY card_id`,
    [websiteId, orderId, cardIds],
  );
  return new Map(rows.map(row => [row.card_id, Number(row.held)]));
}
