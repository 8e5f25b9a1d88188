import type { DocumentContent, DocumentKind } from '@vitrine/core/documents/document.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

export interface DocumentRow {
  id: Id;
  order_id: Id;
  kind: DocumentKind;
  is_test: boolean;
  number: number;
  name: string;
  event: string;
  content: DocumentContent;
  issued_at: Date;
}

/** What the books tell of, and no document yet. */
export interface DueRow {
  event: string;
  order_id: Id;
}

export const documentColumns = 'id, order_id, kind, is_test, number, name, event, content, issued_at';

export async function insertDocument(database: Database, websiteId: Id, row: DocumentRow): Promise<void> {
  await database.query(
    `INSERT INTO documents (website_id, ${documentColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      websiteId,
      row.id,
      row.order_id,
      row.kind,
      row.is_test,
      row.number,
      row.name,
      row.event,
      JSON.stringify(row.content),
      row.issued_at,
    ],
  );
}

export async function readDocument(database: Database, websiteId: Id, id: Id): Promise<DocumentRow | null> {
  const [row] = await database.query<DocumentRow & Record<string, unknown>>(
    `SELECT ${documentColumns} FROM documents WHERE website_id = $1 AND id = $2`,
    [websiteId, id],
  );
  return row ?? null;
}

/** In the order in which they were issued. */
export async function listDocumentsOf(
  database: Database,
  websiteId: Id,
  orderIds: readonly Id[],
): Promise<DocumentRow[]> {
  return database.query<DocumentRow & Record<string, unknown>>(
    `SELECT ${documentColumns} FROM documents WHERE website_id = $1 AND order_id = ANY ($2) ORDER BY issued_at, id`,
    [websiteId, orderIds],
  );
}

/** In the order in which their events were posted. */
export async function listDue(database: Database, websiteId: Id, orderId: Id | null): Promise<DueRow[]> {
  return database.query<DueRow & Record<string, unknown>>(
    `SELECT event, order_id FROM documents_due WHERE website_id = $1 AND ($2::text IS NULL OR order_id = $2)
     ORDER BY place LIMIT 500`,
    [websiteId, orderId],
  );
}

/** False if somebody else issues it at this moment, or has issued it. */
export async function takeDue(database: Database, websiteId: Id, event: string): Promise<boolean> {
  const rows = await database.query(
    'DELETE FROM documents_due WHERE website_id = $1 AND event = $2 RETURNING event',
    [websiteId, event],
  );
  return rows.length === 1;
}

/** The next number of a series: its row is locked until the transaction ends, so that none is left out. */
export async function takeNumber(
  database: Database,
  websiteId: Id,
  { kind, is_test }: Pick<DocumentRow, 'kind' | 'is_test'>,
): Promise<number> {
  const [row] = await database.query<{ last: number }>(
    `INSERT INTO document_series (website_id, kind, is_test, last) VALUES ($1, $2, $3, 1)
     ON CONFLICT (website_id, kind, is_test) DO UPDATE SET last = document_series.last + 1 RETURNING last`,
    [websiteId, kind, is_test],
  );
  if (!row) throw new Error('A document got no number.');
  return row.last;
}
