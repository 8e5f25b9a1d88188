import type { Database } from './database.ts';

/**
 * Tells the database how these columns are spread, by table. Until it knows of a new website, it expects a row or two
 * there, and any index that begins with the website seems as good as the one that leads to a row; the others read all
 * of the website's rows. A sample is read, which takes little time in a table of any size; a login that may not do this
 * gets a warning.
 */
export async function renewEstimates(
  database: Database,
  columns: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const parts = Object.entries(columns).map(([table, names]) => `${table} (${names.join(', ')})`);
  await database.query(`ANALYZE ${parts.join(', ')}`);
}
