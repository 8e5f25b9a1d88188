import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { ItemState, KeptReason, ProductPart } from '@vitrine/core/product-edits/product-edit.ts';
import type { Database } from '../../database/database.ts';
import { jsonRows } from '../../database/json-rows.ts';
import { type KeysetList, type KeysetPage, type PageWanted, readPage } from '../../database/keyset.ts';

export interface EditedRow {
  readonly product_id: Id;
  readonly title: string;
  readonly state: ItemState;
  readonly why: KeptReason | null;
  readonly version: number;
  readonly before: ProductPart | null;
  readonly after: ProductPart | null;
}

/** Notes the products that match now, with their versions: one statement, whose $1 is the website, whatever their number. */
export async function collectProducts(
  database: Database,
  { editId, matching }: { editId: Id; matching: Pick<KeysetList, 'from' | 'where' | 'values'> },
): Promise<void> {
  const { from, where, values } = matching;
  await database.query(
    `WITH noted AS (
       INSERT INTO edited_products (website_id, edit_id, product_id, title, state, version)
       SELECT $1, $${values.length + 1}, products.id, products.title, 'waiting', products.version
       FROM ${from} WHERE ${where} RETURNING 1)
     UPDATE product_edits SET state = 'running', total = (SELECT count(*) FROM noted)
     WHERE website_id = $1 AND id = $${values.length + 1}`,
    [...values, editId],
  );
}

/** The first in that state, in the order in which products are locked. */
export async function readNext(
  database: Database,
  websiteId: Id,
  { editId, state, limit }: { editId: Id; state: ItemState; limit: number },
): Promise<EditedRow[]> {
  return database.query<EditedRow>(
    `SELECT * FROM edited_products WHERE website_id = $1 AND edit_id = $2 AND state = $3
     ORDER BY product_id LIMIT $4`,
    [websiteId, editId, state, limit],
  );
}

/** By their key, which an update would not look up while the database knows little of a new table. */
export async function saveEdited(
  database: Database,
  websiteId: Id,
  { editId, rows }: { editId: Id; rows: readonly EditedRow[] },
): Promise<void> {
  await database.query(
    `INSERT INTO edited_products (website_id, edit_id, product_id, title, state, why, version, before, after)
     SELECT $1, $2, product_id, title, state, why, version, before, after
     FROM json_populate_recordset(NULL::edited_products, $3::json)
     ON CONFLICT (website_id, edit_id, product_id) DO UPDATE SET state = excluded.state, why = excluded.why,
       version = excluded.version, before = excluded.before, after = excluded.after`,
    [websiteId, editId, jsonRows(rows)],
  );
}

export async function pageEdited(
  database: Database,
  websiteId: Id,
  { editId, state, ...wanted }: PageWanted & { editId: Id; state: ItemState | undefined },
): Promise<Result<KeysetPage<EditedRow>>> {
  const values = [websiteId, editId, ...(state === undefined ? [] : [state])];
  return readPage<EditedRow>(
    database,
    {
      select: 'edited_products.*',
      from: 'edited_products',
      where: `website_id = $1 AND edit_id = $2${state === undefined ? '' : ' AND state = $3'}`,
      values,
      order: { name: 'product', column: 'product_id', type: 'text', id: 'product_id', isDescending: false },
    },
    wanted,
  );
}

export async function countEdited(
  database: Database,
  websiteId: Id,
  { editId, state }: { editId: Id; state: ItemState },
): Promise<number> {
  const [row] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM edited_products WHERE website_id = $1 AND edit_id = $2 AND state = $3`,
    [websiteId, editId, state],
  );
  return row?.total ?? 0;
}
