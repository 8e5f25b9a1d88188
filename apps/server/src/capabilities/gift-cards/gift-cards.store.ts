import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { GiftCardState } from '@vitrine/core/gift-cards/gift-card.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { containing } from '../../database/containing.ts';
import { type CountedPage, readCountedPage } from '../../database/counted-page.ts';
import type { Database } from '../../database/database.ts';
import type { PageWanted } from '../../database/keyset.ts';

export interface NewCardRow {
  id: string;
  code_hash: string;
  /** Null after an archive was read: only the platform that made it can open it. */
  sealed_code: string | null;
  last_characters: string;
  currency: string;
  recipient_name: string;
  recipient_email: string;
  message: string;
  buyer_name: string;
  buyer_email: string;
  order_id: string | null;
  order_number: number | null;
  line_id: string | null;
  piece: number | null;
  is_test: boolean;
  /** Of the order that it was bought with; empty is that of the website. */
  language: string;
  sends_at: Date | null;
  sent_at: Date | null;
  expires_at: Date | null;
  created_at: Date;
}

export interface CardRow extends NewCardRow {
  is_disabled: boolean;
  /** The sum of its ledger, and what it began with. */
  balance: number;
  issued: number;
}

/** The driver returns sums of 64-bit numbers as text. */
type StoredRow = Omit<CardRow, 'balance' | 'issued'> & { balance: string; issued: string };

const newColumns = [
  'id',
  'code_hash',
  'sealed_code',
  'last_characters',
  'currency',
  'recipient_name',
  'recipient_email',
  'message',
  'buyer_name',
  'buyer_email',
  'order_id',
  'order_number',
  'line_id',
  'piece',
  'is_test',
  'language',
  'sends_at',
  'sent_at',
  'expires_at',
  'created_at',
] as const satisfies readonly (keyof NewCardRow)[];

const sumOf = (which: string) =>
  `(SELECT coalesce(sum(entry.amount), 0) FROM gift_card_entries entry
    WHERE entry.website_id = gift_cards.website_id AND entry.card_id = gift_cards.id ${which})`;
const balance = sumOf('');
const select = `gift_cards.*, ${balance} AS balance, ${sumOf(`AND entry.kind = 'issued'`)} AS issued`;

function rowOf(row: StoredRow): CardRow {
  return { ...row, balance: Number(row.balance), issued: Number(row.issued) };
}

/** Those that are new: a piece of an order that has its card already is left out. Returns the ids of those written. */
export async function insertCards(
  database: Database,
  websiteId: Id,
  rows: readonly NewCardRow[],
): Promise<ReadonlySet<Id>> {
  const written = await database.query<{ id: Id }>(
    `INSERT INTO gift_cards (website_id, ${newColumns.join(', ')})
     SELECT $1, ${newColumns.map(name => `card.${name}`).join(', ')}
     FROM jsonb_populate_recordset(NULL::gift_cards, $2) AS card
     ON CONFLICT (website_id, order_id, line_id, piece) DO NOTHING RETURNING id`,
    [websiteId, JSON.stringify(rows)],
  );
  return new Set(written.map(({ id }) => id));
}

export async function readCard(database: Database, websiteId: Id, id: Id): Promise<CardRow | null> {
  const [row] = await readCards(database, websiteId, [id]);
  return row ?? null;
}

export async function readCards(
  database: Database,
  websiteId: Id,
  ids: readonly Id[],
): Promise<readonly CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await database.query<StoredRow>(
    `SELECT ${select} FROM gift_cards WHERE website_id = $1 AND id = ANY ($2::text[])`,
    [websiteId, ids],
  );
  return rows.map(rowOf);
}

export async function readCardByCode(
  database: Database,
  websiteId: Id,
  codeHash: string,
): Promise<CardRow | null> {
  const [row] = await database.query<StoredRow>(
    `SELECT ${select} FROM gift_cards WHERE website_id = $1 AND code_hash = $2`,
    [websiteId, codeHash],
  );
  return row ? rowOf(row) : null;
}

/** Those that an order bought, in the order of its lines and pieces. */
export async function readCardsOfOrder(
  database: Database,
  websiteId: Id,
  orderId: Id,
): Promise<readonly CardRow[]> {
  const rows = await database.query<StoredRow>(
    `SELECT ${select} FROM gift_cards WHERE website_id = $1 AND order_id = $2 ORDER BY line_id, piece`,
    [websiteId, orderId],
  );
  return rows.map(rowOf);
}

/** Those that any of these orders bought, newest first. */
export async function listCardsOf(
  database: Database,
  websiteId: Id,
  orderIds: readonly Id[],
): Promise<readonly CardRow[]> {
  const rows = await database.query<StoredRow>(
    `SELECT ${select} FROM gift_cards WHERE website_id = $1 AND order_id = ANY ($2)
     ORDER BY created_at DESC, id DESC`,
    [websiteId, orderIds],
  );
  return rows.map(rowOf);
}

/** Locks one until the transaction ends, and reads what its ledger holds then. */
export async function lockCard(database: Database, websiteId: Id, id: Id): Promise<CardRow | null> {
  await database.query('SELECT FROM gift_cards WHERE website_id = $1 AND id = $2 FOR UPDATE', [
    websiteId,
    id,
  ]);
  return readCard(database, websiteId, id);
}

/** Locks these and those that pay an order, in the order of their ids, until the transaction ends. */
export async function lockPaying(
  database: Database,
  websiteId: Id,
  { ids, orderId }: { readonly ids: readonly Id[]; readonly orderId: Id | null },
): Promise<void> {
  await database.query(
    `SELECT id FROM gift_cards WHERE website_id = $1 AND id IN (
       SELECT unnest($2::text[]) UNION ALL
       SELECT card_id FROM gift_card_entries WHERE website_id = $1 AND order_id = $3)
     ORDER BY id FOR UPDATE`,
    [websiteId, ids, orderId],
  );
}

/** Whether a buyer could have one to pay with. */
export async function readHasCards(database: Database, websiteId: Id): Promise<boolean> {
  return (
    (await database.query('SELECT FROM gift_cards WHERE website_id = $1 LIMIT 1', [websiteId])).length > 0
  );
}

/** Marks it as mailed; false if that was done before. */
export async function noteSent(
  database: Database,
  websiteId: Id,
  { id, now }: { readonly id: Id; readonly now: Date },
): Promise<boolean> {
  const rows = await database.query(
    'UPDATE gift_cards SET sent_at = $3 WHERE website_id = $1 AND id = $2 AND sent_at IS NULL RETURNING id',
    [websiteId, id, now],
  );
  return rows.length > 0;
}

export async function updateCard(
  database: Database,
  websiteId: Id,
  {
    id,
    isDisabled,
    expiresAt,
  }: { readonly id: Id; readonly isDisabled: boolean; readonly expiresAt: Date | null },
): Promise<void> {
  await database.query(
    `UPDATE gift_cards SET is_disabled = $3, is_suspended = is_suspended AND $3, expires_at = $4,
       expired_at = CASE WHEN expires_at IS NOT DISTINCT FROM $4 THEN expired_at END
     WHERE website_id = $1 AND id = $2`,
    [websiteId, id, isDisabled, expiresAt],
  );
}

/** Disables so many of the cards of an order, or of one of its lines; untouched ones first. */
export async function disableOfOrder(
  database: Database,
  websiteId: Id,
  {
    orderId,
    lineId,
    count,
  }: { readonly orderId: Id; readonly lineId: Id | null; readonly count: number | null },
): Promise<void> {
  await database.query(
    `UPDATE gift_cards SET is_disabled = true, is_suspended = false WHERE website_id = $1 AND id IN (
       SELECT id FROM gift_cards WHERE website_id = $1 AND order_id = $2 AND ($3::text IS NULL OR line_id = $3)
         AND (is_suspended OR NOT is_disabled)
       ORDER BY ${balance} DESC, piece DESC LIMIT $4)`,
    [websiteId, orderId, lineId, count],
  );
}

const stateIs: Readonly<Record<GiftCardState, string>> = {
  disabled: 'is_disabled',
  expired: 'NOT is_disabled AND expires_at <= $2',
  used: `NOT is_disabled AND (expires_at IS NULL OR expires_at > $2) AND ${balance} = 0`,
  active: `NOT is_disabled AND (expires_at IS NULL OR expires_at > $2) AND ${balance} > 0`,
};

/** Disables the cards of an order until it is known whether its payment stays, or enables those again. */
export async function suspendOfOrder(
  database: Database,
  websiteId: Id,
  { orderId, isSuspended }: { readonly orderId: Id; readonly isSuspended: boolean },
): Promise<void> {
  await database.query(
    `UPDATE gift_cards SET is_disabled = $3, is_suspended = $3
     WHERE website_id = $1 AND order_id = $2 AND is_disabled <> $3 AND is_suspended <> $3`,
    [websiteId, orderId, isSuspended],
  );
}

export interface CardFilter extends PageWanted {
  readonly search: string;
  readonly state?: GiftCardState | undefined;
  readonly now: Date;
}

export async function listCardRows(
  database: Database,
  websiteId: Id,
  { search, state, now, ...wanted }: CardFilter,
): Promise<Result<CountedPage<CardRow>>> {
  const pattern = containing(search);
  const where = `website_id = $1 AND $2::timestamptz IS NOT NULL AND ($3 = '' OR last_characters = upper($3)
    OR order_number::text = ltrim($3, '#')
    OR recipient_name || ' ' || recipient_email || ' ' || buyer_email ILIKE $4)
    ${state ? `AND ${stateIs[state]}` : ''}`;
  const values = [websiteId, now, search, pattern];
  const order = {
    ...{ name: 'newest', column: 'created_at', id: 'id', isDescending: true },
    type: 'timestamptz',
  } as const;
  const list = { select, from: 'gift_cards', where, values, order };
  const page = await readCountedPage<StoredRow>(database, list, wanted);
  return page.ok ? succeed({ ...page.value, rows: page.value.rows.map(rowOf) }) : page;
}
