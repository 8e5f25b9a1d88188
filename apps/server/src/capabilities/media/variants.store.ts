import type { Id } from '@vitrine/core/id/id.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';
import type { AssetRow } from './media.store.ts';

/** Why the widths of a picture are not created; empty if nothing is wrong. */
export type Problem = AssetRow['problem'];

/** The next picture, with this try counted before it begins, so that a crash counts too. */
export async function beginVariants(database: Database, websiteId: Id): Promise<AssetRow | null> {
  const [row] = await database.query<AssetRow>(
    `UPDATE assets SET variant_tries = variant_tries + 1
     WHERE website_id = $1 AND id = (
       SELECT id FROM assets WHERE website_id = $1 AND are_variants_due ORDER BY variant_tries, id LIMIT 1)
     RETURNING *`,
    [websiteId],
  );
  return row ?? null;
}

export async function endVariants(
  database: Database,
  websiteId: Id,
  { assetId, problem }: { assetId: Id; problem: Problem },
): Promise<void> {
  await database.query(
    'UPDATE assets SET are_variants_due = false, variant_tries = 0, problem = $3 WHERE website_id = $1 AND id = $2',
    [websiteId, assetId, problem],
  );
}

/** Does not count a try that the server's shutdown interrupted. */
export async function forgetTry(database: Database, websiteId: Id, assetId: Id): Promise<void> {
  await database.query(
    'UPDATE assets SET variant_tries = greatest(variant_tries - 1, 0) WHERE website_id = $1 AND id = $2',
    [websiteId, assetId],
  );
}

/** Websites with unfinished pictures. */
export async function listWithVariantsDue(database: Database): Promise<Id[]> {
  const rows = await acrossWebsites(database).query<{ website_id: Id }>(
    'SELECT DISTINCT website_id FROM assets WHERE are_variants_due',
  );
  return rows.map(row => row.website_id);
}

/** Resets every picture to the state without widths. */
export async function forgetWidths(database: Database, websiteId: Id): Promise<void> {
  await database.query(
    `UPDATE assets SET webp_widths = '{}', avif_widths = '{}', variant_tries = 0, problem = '', are_variants_due = true
     WHERE website_id = $1 AND kind = 'image' AND NOT is_animated`,
    [websiteId],
  );
}
