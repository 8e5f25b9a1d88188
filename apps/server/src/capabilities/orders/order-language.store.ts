import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

/** Null if there is no such order. */
export async function readLanguageOf(database: Database, websiteId: Id, orderId: Id): Promise<string | null> {
  const [row] = await database.query<{ language: string }>(
    'SELECT language FROM orders WHERE website_id = $1 AND id = $2',
    [websiteId, orderId],
  );
  return row?.language ?? null;
}

export async function updateLanguage(
  database: Database,
  websiteId: Id,
  { orderId, language }: { readonly orderId: Id; readonly language: string },
): Promise<void> {
  await database.query('UPDATE orders SET language = $3 WHERE website_id = $1 AND id = $2', [
    websiteId,
    orderId,
    language,
  ]);
}
