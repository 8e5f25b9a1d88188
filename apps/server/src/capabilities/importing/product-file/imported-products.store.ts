import type { Refusal, Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Said } from '@vitrine/core/messages/phrase.ts';
import type { CellChange, Fields } from '@vitrine/core/product-files/compare-product.ts';
import type { ImportedState } from '@vitrine/core/product-files/product-import.ts';
import type { FileFault } from '@vitrine/core/product-files/read-product.ts';
import type { Database } from '../../../database/database.ts';
import { jsonRows } from '../../../database/json-rows.ts';
import { type KeysetPage, type PageWanted, readPage } from '../../../database/keyset.ts';

export interface ImportedRow {
  readonly id: Id;
  readonly line: number;
  readonly product_id: Id | null;
  readonly title: string;
  readonly state: ImportedState;
  readonly why: Said | Refusal | null;
  readonly version: number | null;
  readonly faults: readonly FileFault[];
  readonly changes: readonly CellChange[];
  readonly more: number;
  readonly before: Fields | null;
  readonly after: Fields | null;
  readonly pictures: Readonly<Record<Id, string>>;
}

/** What became of a product, why it stayed if it did, and its version then. */
export type Written = Pick<ImportedRow, 'state' | 'why' | 'version'>;

const columns =
  'id, line, product_id, title, state, why, version, faults, changes, more, before, after, pictures';

export async function insertImported(
  database: Database,
  websiteId: Id,
  { importId, rows }: { importId: Id; rows: readonly ImportedRow[] },
): Promise<void> {
  if (rows.length === 0) return;
  await database.query(
    `INSERT INTO imported_products (website_id, import_id, ${columns})
     SELECT $1, $2, ${columns} FROM json_populate_recordset(NULL::imported_products, $3::json)`,
    [websiteId, importId, jsonRows(rows)],
  );
}

/** The first in that state below a line, in the order of the file; a line begins one product. */
export async function readNext(
  database: Database,
  websiteId: Id,
  {
    importId,
    state,
    limit,
    after = 0,
  }: { importId: Id; state: ImportedState; limit: number; after?: number },
): Promise<ImportedRow[]> {
  return database.query<ImportedRow>(
    `SELECT ${columns} FROM imported_products WHERE website_id = $1 AND import_id = $2 AND state = $3 AND line > $5
     ORDER BY line, id LIMIT $4`,
    [websiteId, importId, state, limit, after],
  );
}

/** False if it is not in the state that it was read in. */
export async function moveImported(
  database: Database,
  websiteId: Id,
  {
    importId,
    row: { id, state: from },
    to,
  }: {
    importId: Id;
    row: Pick<ImportedRow, 'id' | 'state'>;
    to: Written & Pick<ImportedRow, 'after'>;
  },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE imported_products SET state = $5, why = $6, version = $7, after = $8
     WHERE website_id = $1 AND import_id = $2 AND id = $3 AND state = $4 RETURNING id`,
    [
      websiteId,
      importId,
      id,
      from,
      to.state,
      to.why === null ? null : JSON.stringify(to.why),
      to.version,
      to.after === null ? null : JSON.stringify(to.after),
    ],
  );
  return rows.length > 0;
}

export async function pageImported(
  database: Database,
  websiteId: Id,
  { importId, state, ...wanted }: PageWanted & { importId: Id; state: ImportedState | undefined },
): Promise<Result<KeysetPage<ImportedRow>>> {
  return readPage<ImportedRow>(
    database,
    {
      select: columns,
      from: 'imported_products',
      where: `website_id = $1 AND import_id = $2${state === undefined ? '' : ' AND state = $3'}`,
      values: [websiteId, importId, ...(state === undefined ? [] : [state])],
      order: { name: 'line', column: 'line', type: 'integer', id: 'id', isDescending: false },
    },
    wanted,
  );
}

export async function countImported(
  database: Database,
  websiteId: Id,
  { importId, state }: { importId: Id; state: ImportedState | undefined },
): Promise<number> {
  const [row] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM imported_products
     WHERE website_id = $1 AND import_id = $2 AND ($3::text IS NULL OR state = $3)`,
    [websiteId, importId, state ?? null],
  );
  return row?.total ?? 0;
}
