import type { TestServer } from './harness.ts';

/**
 * Everything stored, for one website or for all, as one fingerprint for each table; “last seen” does not count. The
 * hashes of rows are added, which needs no sorting.
 */
export async function printOfDatabase(
  { services: { database } }: Pick<TestServer, 'services'>,
  websiteId: string | null = null,
): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string; has_website: boolean }>(
    `SELECT relname AS name, bool_or(attname = 'website_id') AS has_website
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') GROUP BY 1 ORDER BY 1`,
  );
  const kept = tables.filter(
    ({ name, has_website: hasWebsite }) => name !== 'sessions' && (websiteId === null || hasWebsite),
  );
  const where = websiteId === null ? '' : 'WHERE website_id = $1';
  const rows = await database.query<{ name: string; print: string }>(
    kept
      .map(
        ({ name }) =>
          `SELECT '${name}' AS name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS print FROM "${name}" t ${where}`,
      )
      .join(' UNION ALL '),
    websiteId === null ? [] : [websiteId],
  );
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
