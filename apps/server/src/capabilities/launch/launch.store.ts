import type { Id } from '@vitrine/core/id/id.ts';
import type { LaunchItem } from '@vitrine/core/launch/launch-list.ts';
import type { Database } from '../../database/database.ts';

export async function listChecks(database: Database, websiteId: Id): Promise<LaunchItem[]> {
  const rows = await database.query<{ item: LaunchItem }>(
    'SELECT item FROM launch_checks WHERE website_id = $1',
    [websiteId],
  );
  return rows.map(row => row.item);
}

export async function insertCheck(
  database: Database,
  websiteId: Id,
  { item, accountId, at }: { item: LaunchItem; accountId: Id | null; at: Date },
): Promise<void> {
  await database.query(
    `INSERT INTO launch_checks (website_id, item, account_id, at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [websiteId, item, accountId, at],
  );
}

export async function deleteCheck(database: Database, websiteId: Id, item: LaunchItem): Promise<void> {
  await database.query('DELETE FROM launch_checks WHERE website_id = $1 AND item = $2', [websiteId, item]);
}
