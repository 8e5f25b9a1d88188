import type { ProductDownloads, ProductFile } from '@vitrine/core/downloads/product-downloads.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { jsonRows } from '../../database/json-rows.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

export interface GrantRow {
  order_id: Id;
  line_id: Id;
  product_id: Id;
  files: ProductFile[];
  /** How often each piece can download each file; null for any number of times. */
  limit_each: number | null;
  link_days: number;
  links_until: Date;
  counted_from: Date;
  created_at: Date;
}

const columns =
  'order_id, line_id, product_id, files, limit_each, link_days, links_until, counted_from, created_at';

/** Those of lines that have none yet; returns how many. */
export async function insertGrants(
  database: Database,
  websiteId: Id,
  grants: readonly GrantRow[],
): Promise<number> {
  const rows = await database.query(
    `INSERT INTO download_grants (website_id, ${columns})
     SELECT $1, ${columns} FROM json_populate_recordset(NULL::download_grants, $2::json)
     ON CONFLICT DO NOTHING RETURNING line_id`,
    [websiteId, jsonRows(grants)],
  );
  return rows.length;
}

export interface StoredGrant extends GrantRow {
  /** Of the product now; null if it is gone for good. */
  now_sold: ProductDownloads | null;
}

/** With the files that their products have now. */
export function readGrants(
  database: Database,
  websiteId: Id,
  orderIds: readonly Id[],
): Promise<StoredGrant[]> {
  return database.query<StoredGrant & Record<string, unknown>>(
    `SELECT ${columns
      .split(', ')
      .map(column => `given.${column}`)
      .join(', ')}, products.downloads AS now_sold
     FROM download_grants given
       LEFT JOIN products ON products.website_id = $1 AND products.id = given.product_id
     WHERE given.website_id = $1 AND given.order_id = ANY ($2) ORDER BY given.order_id, given.line_id`,
    [websiteId, orderIds],
  );
}

/** Other requests for this line wait until the end of the transaction. */
export async function lockGrant(
  database: Database,
  websiteId: Id,
  { orderId, lineId }: { orderId: Id; lineId: Id },
): Promise<Pick<GrantRow, 'limit_each' | 'counted_from'> | null> {
  const [row] = await database.query<Pick<GrantRow, 'limit_each' | 'counted_from'>>(
    `SELECT limit_each, counted_from FROM download_grants
     WHERE website_id = $1 AND order_id = $2 AND line_id = $3 FOR UPDATE`,
    [websiteId, orderId, lineId],
  );
  return row ?? null;
}

/** Every file can be downloaded as often again, and the links of the order’s page work until then. */
export async function renewGrants(
  database: Database,
  websiteId: Id,
  { orderId, now }: { orderId: Id; now: Date },
): Promise<number> {
  const rows = await database.query(
    `UPDATE download_grants SET counted_from = $3, links_until = $3::timestamptz + make_interval(days => link_days)
     WHERE website_id = $1 AND order_id = $2 RETURNING line_id`,
    [websiteId, orderId, now],
  );
  return rows.length;
}

/** The file that took the place of another is what earlier buyers get, even once its product is gone. */
export async function replaceInGrants(
  database: Database,
  websiteId: Id,
  { from, to }: { from: Id; to: Id },
): Promise<void> {
  // Ids are 24 letters and digits: one never occurs inside another word.
  await database.query(
    `UPDATE download_grants SET files = replace(files::text, $2, $3)::jsonb
     WHERE website_id = $1 AND files @> jsonb_build_array(jsonb_build_object('assetId', $2::text))`,
    [websiteId, from, to],
  );
}

/** The same for the buyers of one product, as it is now: however late it runs, the newest file wins. */
export async function replaceOfProduct(
  database: Database,
  websiteId: Id,
  { productId, fileId }: { productId: Id; fileId: Id },
): Promise<void> {
  await database.query(
    `UPDATE download_grants SET files = (
       SELECT jsonb_agg(CASE WHEN file->>'id' = $3 THEN newest.file_now ELSE file END ORDER BY place)
       FROM jsonb_array_elements(files) WITH ORDINALITY AS each (file, place))
     FROM (SELECT sold AS file_now FROM products, jsonb_array_elements(downloads->'files') AS sold
       WHERE website_id = $1 AND id = $2 AND sold->>'id' = $3) AS newest
     WHERE website_id = $1 AND product_id = $2 AND files @> jsonb_build_array(jsonb_build_object('id', $3::text))`,
    [websiteId, productId, fileId],
  );
}

interface OneFile {
  readonly orderId: Id;
  readonly lineId: Id;
  readonly assetId: Id;
}

export interface CountedFile {
  line_id: Id;
  asset_id: Id;
  /** Since the count began, and ever. */
  used: number;
  total: number;
  last_at: Date;
}

export function countDownloads(database: Database, websiteId: Id, orderId: Id): Promise<CountedFile[]> {
  return database.query<CountedFile & Record<string, unknown>>(
    `SELECT taken.line_id, asset_id, count(*) FILTER (WHERE at >= counted_from)::int AS used,
       count(*)::int AS total, max(at) AS last_at
     FROM downloads taken JOIN download_grants given USING (website_id, order_id, line_id)
     WHERE website_id = $1 AND order_id = $2 GROUP BY taken.line_id, asset_id`,
    [websiteId, orderId],
  );
}

/** How often it was downloaded since a moment, and whether this client began to after another. */
export async function countOfFile(
  database: Database,
  websiteId: Id,
  { orderId, lineId, assetId, ...asked }: OneFile & { client: string; from: Date; begunAfter: Date },
): Promise<{ used: number; isBegun: boolean }> {
  const [row] = await database.query<{ used: number; isBegun: boolean }>(
    `SELECT count(*) FILTER (WHERE at >= $5)::int AS used,
       coalesce(bool_or(client = $6 AND at > $7), false) AS "isBegun"
     FROM downloads WHERE website_id = $1 AND order_id = $2 AND line_id = $3 AND asset_id = $4`,
    [websiteId, orderId, lineId, assetId, asked.from, asked.client, asked.begunAfter],
  );
  return row ?? { used: 0, isBegun: false };
}

export async function insertDownload(
  database: Database,
  websiteId: Id,
  { id, fileId, client, at, ...of }: OneFile & { id: Id; fileId: Id; client: string; at: Date },
): Promise<void> {
  await database.query(
    `INSERT INTO downloads (website_id, id, order_id, line_id, file_id, asset_id, client, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [websiteId, id, of.orderId, of.lineId, fileId, of.assetId, client, at],
  );
}

export async function forgetClients(database: Database, websiteId: Id, before: Date): Promise<void> {
  await database.query(
    'UPDATE downloads SET client = NULL WHERE website_id = $1 AND client IS NOT NULL AND at < $2',
    [websiteId, before],
  );
}

export function listWithClients(database: Database, portion: WebsitePortion, before: Date): Promise<Id[]> {
  return listDueWebsites(database, portion, {
    ...{ table: 'downloads', among: 'client IS NOT NULL' },
    ...{ isDue: 'at < $3', values: [before] },
  });
}
