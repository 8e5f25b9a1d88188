import { noBilling } from '@vitrine/core/checkout/billing-fields.ts';
import type { DraftInput, DraftLine, DraftState } from '@vitrine/core/draft-orders/draft-order.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { OrderChannel } from '@vitrine/core/orders/channels.ts';
import { containing } from '../../database/containing.ts';
import { type CountedPage, readCountedPage } from '../../database/counted-page.ts';
import type { Database } from '../../database/database.ts';
import type { PageWanted } from '../../database/keyset.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

export interface DraftRow {
  id: string;
  content: DraftInput;
  name: string;
  email: string;
  quantity: number;
  total: number;
  version: number;
  channel: OrderChannel;
  updated_at: Date;
  deleted_at: Date | null;
  /** The order that it became; null while it is a draft. */
  order_id: string | null;
  /** When a payment link was last sent, and for which version; null if none was. */
  link_sent_at: Date | null;
  link_version: number | null;
}

type Stored = Omit<DraftRow, 'content' | 'total'> & {
  total: string;
  content: Omit<DraftInput, 'language' | 'lines'> &
    Partial<Pick<DraftInput, 'language'>> & {
      readonly lines: readonly (Omit<DraftLine, 'answers'> & Partial<Pick<DraftLine, 'answers'>>)[];
    };
};

/** Older drafts have no billing address, no language and no answers. */
const rowOf = (row: Stored): DraftRow => ({
  ...row,
  content: {
    ...row.content,
    language: row.content.language ?? '',
    lines: row.content.lines.map(line => ({ ...line, answers: line.answers ?? {} })),
    customer: { ...noBilling, ...row.content.customer },
  },
  total: Number(row.total),
});

/** Including one in the trash. */
export async function readDraft(database: Database, websiteId: Id, id: Id): Promise<DraftRow | null> {
  const [row] = await database.query<Stored>('SELECT * FROM draft_orders WHERE website_id = $1 AND id = $2', [
    websiteId,
    id,
  ]);
  return row ? rowOf(row) : null;
}

export type DraftFacts = Pick<
  DraftRow,
  'id' | 'content' | 'name' | 'email' | 'quantity' | 'total' | 'channel'
> & {
  readonly now: Date;
};

const valuesOf = ({ id, content, name, email, quantity, total, now }: Omit<DraftFacts, 'channel'>) => [
  id,
  JSON.stringify(content),
  name,
  email,
  quantity,
  total,
  now,
];

export async function insertDraft(database: Database, websiteId: Id, draft: DraftFacts): Promise<void> {
  await database.query(
    `INSERT INTO draft_orders (website_id, id, content, name, email, quantity, total, created_at, updated_at, channel)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
    [websiteId, ...valuesOf(draft), draft.channel],
  );
}

/** False if it has another version, is in the trash, or has become an order. */
export async function updateDraftOrder(
  database: Database,
  websiteId: Id,
  draft: DraftFacts & { readonly version: number },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE draft_orders SET content = $3, name = $4, email = $5, quantity = $6, total = $7, updated_at = $8,
       version = version + 1
     WHERE website_id = $1 AND id = $2 AND version = $9 AND deleted_at IS NULL AND order_id IS NULL
     RETURNING id`,
    [websiteId, ...valuesOf(draft), draft.version],
  );
  return rows.length > 0;
}

/** Drafts of the customer with this address, also those in the trash and those that became orders. */
export async function listDraftsOf(database: Database, websiteId: Id, email: string): Promise<Id[]> {
  const rows = await database.query<{ id: Id }>(
    'SELECT id FROM draft_orders WHERE website_id = $1 AND lowered_email = $2 ORDER BY id',
    [websiteId, email.trim().toLowerCase()],
  );
  return rows.map(({ id }) => id);
}

/** Those that nobody ordered yet, with a link to their present state; up to the limit. */
export async function countLinksSent(database: Database, websiteId: Id, limit: number): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (
       SELECT FROM draft_orders WHERE website_id = $1 AND deleted_at IS NULL AND order_id IS NULL
         AND channel = 'website' AND link_version = version ORDER BY updated_at DESC LIMIT $2) AS sent`,
    [websiteId, limit],
  );
  return row?.count ?? 0;
}

/** What was typed about the customer, except the country and the region, by which it is taxed; with the lines that they answered something for. */
export async function forgetDraftCustomer(database: Database, websiteId: Id, id: Id): Promise<void> {
  await database.query(
    `UPDATE draft_orders SET name = '', email = '', version = version + 1,
       content = content || jsonb_build_object('customer', (
         SELECT jsonb_object_agg(field, CASE WHEN field IN ('country', 'region') THEN value ELSE '""' END)
         FROM jsonb_each(content->'customer') AS typed (field, value)), 'lines', (
         SELECT coalesce(jsonb_agg(line ORDER BY place), '[]')
         FROM jsonb_array_elements(content->'lines') WITH ORDINALITY AS listed (line, place)
         WHERE coalesce(line->'answers', '{}') = '{}'))
     WHERE website_id = $1 AND id = $2`,
    [websiteId, id],
  );
}

export async function listDrafts(
  database: Database,
  websiteId: Id,
  { search, state, ...wanted }: PageWanted & { readonly search: string; readonly state: DraftState },
): Promise<Result<CountedPage<DraftRow>>> {
  const where = `website_id = $1 AND channel = 'website' AND deleted_at IS NULL AND order_id IS ${state === 'open' ? '' : 'NOT '}NULL
    AND ($2 = '%%' OR name || ' ' || email ILIKE $2)`;
  const values = [websiteId, containing(search)];
  const order = {
    name: 'changed',
    column: 'updated_at',
    type: 'timestamptz',
    id: 'id',
    isDescending: true,
  } as const;
  const page = await readCountedPage<Stored>(
    database,
    { select: '*', from: 'draft_orders', where, values, order },
    wanted,
  );
  return page.ok ? succeed({ ...page.value, rows: page.value.rows.map(rowOf) }) : page;
}

/** Baskets of the counter that are neither sold nor in the trash, the newest first. */
export async function listWaitingAtCounter(
  database: Database,
  websiteId: Id,
  limit: number,
): Promise<DraftRow[]> {
  const rows = await database.query<Stored>(
    `SELECT * FROM draft_orders WHERE website_id = $1 AND channel = 'pointOfSale' AND deleted_at IS NULL
       AND order_id IS NULL ORDER BY updated_at DESC, id DESC LIMIT $2`,
    [websiteId, limit],
  );
  return rows.map(rowOf);
}

/**
 * False if it has another version, is in the trash, or has become another order. The database notes the order of a
 * draft together with its cart.
 */
export async function isDraftStill(
  database: Database,
  websiteId: Id,
  { id, version, orderId }: { id: Id; version: number; orderId: Id },
): Promise<boolean> {
  const rows = await database.query(
    `SELECT id FROM draft_orders WHERE website_id = $1 AND id = $2 AND version = $3 AND deleted_at IS NULL
       AND (order_id IS NULL OR order_id = $4)`,
    [websiteId, id, version, orderId],
  );
  return rows.length > 0;
}

/** Notes that a payment link was sent; false if it has another version, is in the trash, or has become an order. */
export async function markLinkSent(
  database: Database,
  websiteId: Id,
  { id, version, at }: { id: Id; version: number; at: Date },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE draft_orders SET link_sent_at = $4, link_version = $3
     WHERE website_id = $1 AND id = $2 AND version = $3 AND deleted_at IS NULL AND order_id IS NULL RETURNING id`,
    [websiteId, id, version, at],
  );
  return rows.length > 0;
}

/** Into the trash; false if it is not there, or has become an order. */
export async function markDraftDeleted(
  database: Database,
  websiteId: Id,
  { id, at, by }: { id: Id; at: Date; by: string },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE draft_orders SET deleted_at = $3, deleted_by = $4
     WHERE website_id = $1 AND id = $2 AND deleted_at IS NULL AND order_id IS NULL RETURNING id`,
    [websiteId, id, at, by],
  );
  return rows.length > 0;
}

/** False if it is not in the trash. */
export async function unmarkDraftDeleted(
  database: Database,
  websiteId: Id,
  { id, since }: { id: Id; since: Date },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE draft_orders SET deleted_at = NULL, deleted_by = '' WHERE website_id = $1 AND id = $2 AND deleted_at > $3
     RETURNING id`,
    [websiteId, id, since],
  );
  return rows.length > 0;
}

/** Removes one from the trash for good; false if it is not there. */
export async function deleteDraft(database: Database, websiteId: Id, id: Id): Promise<boolean> {
  const rows = await database.query(
    'DELETE FROM draft_orders WHERE website_id = $1 AND id = $2 AND deleted_at IS NOT NULL RETURNING id',
    [websiteId, id],
  );
  return rows.length > 0;
}

/** Those in the trash since before that time. */
export async function listOldDrafts(
  database: Database,
  websiteId: Id,
  { before, limit }: { before: Date; limit: number },
): Promise<Id[]> {
  const rows = await database.query<{ id: Id }>(
    'SELECT id FROM draft_orders WHERE website_id = $1 AND deleted_at <= $2 ORDER BY deleted_at LIMIT $3',
    [websiteId, before, limit],
  );
  return rows.map(({ id }) => id);
}

export function listWithOldDrafts(database: Database, portion: WebsitePortion, before: Date): Promise<Id[]> {
  return listDueWebsites(database, portion, {
    table: 'draft_orders',
    among: 'deleted_at IS NOT NULL',
    isDue: 'deleted_at <= $3',
    values: [before],
  });
}
