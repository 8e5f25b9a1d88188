import type { TestServer } from './harness.ts';

/** Everything stored, for one website or for all, as one fingerprint for each table; “last seen” does not count. */
export async function printOfDatabase(
  { services: { database } }: Pick<TestServer, 'services'>,
  websiteId: string | null = null,
): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string; has_website: boolean }>(
    `SELECT table_name AS name, bool_or(column_name = 'website_id') AS has_website
     FROM information_schema.columns WHERE table_schema = 'public' GROUP BY 1 ORDER BY 1`,
  );
  const kept = tables.filter(
    ({ name, has_website: hasWebsite }) => name !== 'sessions' && (websiteId === null || hasWebsite),
  );
  const where = websiteId === null ? '' : 'WHERE website_id = $1';
  const rows = await database.query<{ name: string; print: string }>(
    kept
      .map(
        ({ name }) =>
          `SELECT '${name}' AS name, coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text)), '') AS print FROM "${name}" t ${where}`,
      )
      .join(' UNION ALL '),
    websiteId === null ? [] : [websiteId],
  );
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
