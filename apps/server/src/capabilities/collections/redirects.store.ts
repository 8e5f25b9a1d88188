import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import type { Redirect, redirectCalls } from '@vitrine/core/collections/redirects.calls.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { type PageWanted, readPage } from '../../database/keyset.ts';
import { heldBy, unended } from './kept-states.ts';

interface Row {
  from_path: string;
  to_path: string;
  is_prefix: boolean;
}

export async function saveRedirect(
  database: Database,
  websiteId: Id,
  { from, to, isPrefix }: Redirect,
): Promise<void> {
  await database.query(
    `INSERT INTO redirects (website_id, from_path, to_path, is_prefix) VALUES ($1, $2, $3, $4)
     ON CONFLICT (website_id, from_path) DO UPDATE SET to_path = $3, is_prefix = $4`,
    [websiteId, from, to, isPrefix],
  );
}

/** Redirects to `from` are changed to lead to `to`, so that no visitor is redirected twice. */
export async function retargetRedirects(
  database: Database,
  websiteId: Id,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await database.query(
    'UPDATE redirects SET to_path = $3 WHERE website_id = $1 AND to_path = $2 AND from_path <> $3',
    [websiteId, from, to],
  );
}

export async function deleteRedirect(database: Database, websiteId: Id, from: string): Promise<boolean> {
  const rows = await database.query(
    'DELETE FROM redirects WHERE website_id = $1 AND from_path = $2 RETURNING from_path',
    [websiteId, from],
  );
  return rows.length === 1;
}

const byAddress = {
  name: 'from',
  column: 'from_path',
  type: 'text',
  id: 'from_path',
  isDescending: false,
} as const;

export async function listRedirects(
  database: Database,
  websiteId: Id,
  { search, ...wanted }: { search: string } & PageWanted,
): Promise<Result<CallReply<typeof redirectCalls.list>>> {
  const values = [websiteId, search];
  const where = `website_id = $1 AND ($2 = '' OR position($2 in from_path) > 0 OR position($2 in to_path) > 0)`;
  const [counted] = await database.query<{ total: string }>(
    `SELECT count(*) AS total FROM redirects WHERE ${where}`,
    values,
  );
  const list = { select: '*', from: 'redirects', where, values, order: byAddress };
  const page = await readPage<Row>(database, list, wanted);
  if (!page.ok) return page;
  const { rows, ...pages } = page.value;
  return succeed({ redirects: rows.map(redirectOf), total: Number(counted?.total ?? 0), ...pages });
}

export function redirectOf({ from_path, to_path, is_prefix }: Row): Redirect {
  return { from: from_path, to: to_path, isPrefix: is_prefix };
}

/**
 * In the live revision: redirects to the old address are updated, and the new address no longer redirects. Earlier
 * revisions are not changed.
 */
export async function saveLiveRedirect(
  database: Database,
  websiteId: Id,
  { revisionId, from, to }: { revisionId: Id; from: string; to: string },
): Promise<void> {
  const changed = await database.query<KeptRow>(
    `DELETE FROM revision_redirects WHERE website_id = $1 AND ${heldBy('$2')}
       AND (from_path IN ($3, $4) OR to_path = $3)
     RETURNING *, (SELECT number FROM revisions WHERE website_id = $1 AND id = $2) AS number`,
    [websiteId, revisionId, from, to],
  );
  const insert = (row: Row & { first: string; last: string }) =>
    database.query(
      `INSERT INTO revision_redirects (website_id, from_path, to_path, is_prefix, first_number, last_number)
       SELECT $1, $3, $4, $5, ${row.first}, ${row.last} FROM revisions WHERE website_id = $1 AND id = $2`,
      [websiteId, revisionId, row.from_path, row.to_path, row.is_prefix],
    );
  for (const row of changed) {
    const { first_number: first, last_number: last, number } = row;
    if (first < number) await insert({ ...row, first: `${first}`, last: 'number - 1' });
    const isOther = row.from_path !== from && row.from_path !== to;
    if (isOther) await insert({ ...row, to_path: to, first: 'number', last: `${last}` });
  }
  const own = changed.find(row => row.from_path === from);
  const next = `(SELECT min(first_number) - 1 FROM revision_redirects later
    WHERE later.website_id = $1 AND later.from_path = $3 AND later.first_number > number)`;
  await insert({
    ...{ from_path: from, to_path: to, is_prefix: false, first: 'number' },
    last: own === undefined ? `coalesce(${next}, ${unended})` : `${own.last_number}`,
  });
}

interface KeptRow extends Row {
  first_number: number;
  last_number: number;
  /** Of the revision that visitors see. */
  number: number;
}
