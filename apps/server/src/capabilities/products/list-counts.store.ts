import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';
import type { SetCounts } from './filter-products.store.ts';
import type { TermKey } from './product-lists.store.ts';

/** Lists of more products have kept numbers; shorter ones are counted when they are drawn (rule FILTER-3). */
const mostUnkept = 500;
/** Nobody looks through more values; those of most products are kept. */
const mostTerms = 1000;

const keyOf = (term: TermKey | null) => [term?.kind ?? 'all', term?.slug ?? ''];

/** What a large list can be narrowed to while nothing is chosen, as last counted; null if it was not. */
export async function readKeptCounts(
  database: Database,
  websiteId: Id,
  term: TermKey | null,
): Promise<SetCounts | null> {
  const [row] = await database.query<{ counts: Omit<SetCounts, 'terms'> & { terms: [string, number][] } }>(
    'SELECT counts FROM product_list_counts WHERE website_id = $1 AND kind = $2 AND slug = $3',
    [websiteId, ...keyOf(term)],
  );
  return row ? { ...row.counts, terms: new Map(row.counts.terms) } : null;
}

/** Returns whether they differ from those kept until now. */
export async function keepCounts(
  database: Database,
  websiteId: Id,
  { term, counts }: { term: TermKey | null; counts: SetCounts },
): Promise<boolean> {
  const terms = [...counts.terms].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1));
  const rows = await database.query(
    `INSERT INTO product_list_counts AS kept (website_id, kind, slug, counts) VALUES ($1, $2, $3, $4)
     ON CONFLICT (website_id, kind, slug) DO UPDATE SET counts = excluded.counts WHERE kept.counts <> excluded.counts
     RETURNING 1`,
    [websiteId, ...keyOf(term), JSON.stringify({ ...counts, terms: terms.slice(0, mostTerms) })],
  );
  return rows.length > 0;
}

/** Those that are counted ahead: null stands for all products. */
export async function listLargeLists(database: Database, websiteId: Id): Promise<(TermKey | null)[]> {
  const rows = await database.query<{ kind: 'all' | TermKey['kind']; slug: string }>(
    `SELECT kind, slug FROM product_counts WHERE website_id = $1 AND kind IN ('all', 'category', 'tag', 'collection', 'shop')
     GROUP BY kind, slug HAVING sum(kept) > ${mostUnkept}`,
    [websiteId],
  );
  return rows.map(({ kind, slug }) => (kind === 'all' ? null : { kind, slug }));
}

/** Notes a change that the database does not: time has passed. */
export async function noteListChange(database: Database, websiteId: Id): Promise<void> {
  await database.query('INSERT INTO product_list_changes (website_id) VALUES ($1) ON CONFLICT DO NOTHING', [
    websiteId,
  ]);
}

export function listWithListChanges(database: Database, portion: WebsitePortion): Promise<Id[]> {
  return listDueWebsites(database, portion, { table: 'product_list_changes' });
}

export async function readListChanges(database: Database, websiteId: Id): Promise<string[]> {
  const rows = await database.query<{ transaction: string }>(
    'SELECT transaction::text FROM product_list_changes WHERE website_id = $1',
    [websiteId],
  );
  return rows.map(({ transaction }) => transaction);
}

/** Once all `lists` are counted: forgets these changes, and what is kept of lists that are large no more. */
export async function forgetListChanges(
  database: Database,
  websiteId: Id,
  { changes, lists }: { changes: readonly string[]; lists: readonly (TermKey | null)[] },
): Promise<void> {
  await database.query(
    `WITH small AS (
       DELETE FROM product_list_counts WHERE website_id = $1
         AND (kind, slug) NOT IN (SELECT * FROM unnest($3::text[], $4::text[])))
     DELETE FROM product_list_changes WHERE website_id = $1 AND transaction = ANY ($2::text[]::xid8[])`,
    [websiteId, changes, lists.map(term => keyOf(term)[0]), lists.map(term => keyOf(term)[1])],
  );
}
