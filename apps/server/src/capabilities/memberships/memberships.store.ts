import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { memberLists } from '@vitrine/core/memberships/memberships.calls.ts';
import { containing } from '../../database/containing.ts';
import { type CountedPage, readCountedPage } from '../../database/counted-page.ts';
import type { Database } from '../../database/database.ts';
import type { PageWanted } from '../../database/keyset.ts';

export interface MembershipRow {
  id: string;
  order_id: string;
  product_id: string;
  title: string;
  name: string;
  email: string;
  begun_at: Date;
  ends_at: Date | null;
}

/** A new one begins; of a known one only the end changes, and an end that has passed stays as it was. */
export async function putMembership(database: Database, websiteId: Id, row: MembershipRow): Promise<void> {
  await database.query(
    `INSERT INTO memberships (website_id, id, order_id, product_id, title, name, email, begun_at, ends_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (website_id, id) DO UPDATE SET ends_at = least(memberships.ends_at, excluded.ends_at)
       WHERE excluded.ends_at IS NOT NULL`,
    [
      websiteId,
      row.id,
      row.order_id,
      row.product_id,
      row.title,
      row.name,
      row.email,
      row.begun_at,
      row.ends_at,
    ],
  );
}

export async function countMembershipsOf(database: Database, websiteId: Id, orderId: Id): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM memberships WHERE website_id = $1 AND order_id = $2',
    [websiteId, orderId],
  );
  return row?.count ?? 0;
}

export async function listMemberships(
  database: Database,
  websiteId: Id,
  {
    search,
    state,
    now,
    ...wanted
  }: PageWanted & {
    readonly search: string;
    readonly state: (typeof memberLists)[number];
    readonly now: Date;
  },
): Promise<Result<CountedPage<MembershipRow>>> {
  const isCurrent = '(ends_at IS NULL OR ends_at > $3)';
  const where = `website_id = $1 AND ($2 = '%%' OR name || ' ' || email || ' ' || title ILIKE $2)
    AND ${state === 'current' ? isCurrent : `NOT ${isCurrent}`}`;
  const values = [websiteId, containing(search), now];
  const order = {
    name: 'newest',
    column: 'begun_at',
    type: 'timestamptz',
    id: 'id',
    isDescending: true,
  } as const;
  const list = { select: '*', from: 'memberships', where, values, order };
  return readCountedPage<MembershipRow>(database, list, wanted);
}

/** Newest first. */
export function membershipsWithEmail(
  database: Database,
  websiteId: Id,
  email: string,
): Promise<MembershipRow[]> {
  return database.query<MembershipRow>(
    `SELECT * FROM memberships WHERE website_id = $1 AND lowered_email = $2 ORDER BY begun_at DESC, id DESC LIMIT 100`,
    [websiteId, email.toLowerCase()],
  );
}

/** Whose it was; that it was sold stays with its order (rule MEMBERSHIP-6). */
export async function forgetMember(
  database: Database,
  websiteId: Id,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await database.query(
    `UPDATE memberships SET email = '', name = '', ends_at = least(ends_at, $3)
     WHERE website_id = $1 AND lowered_email = $2`,
    [websiteId, email.toLowerCase(), now],
  );
}
