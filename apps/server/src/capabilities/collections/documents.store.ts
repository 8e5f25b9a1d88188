import type { Id } from '@vitrine/core/id/id.ts';
import { type PageDocument, pageDocumentSchema } from '@vitrine/core/page/page-document.ts';
import type { Database } from '../../database/database.ts';
import { wordsOf } from './words-of.ts';

export interface DocumentRow {
  readonly id: string;
  readonly document: PageDocument;
  readonly version: number;
}

interface Row {
  id: string;
  document: unknown;
  version: number;
}

export async function insertDocument(
  database: Database,
  websiteId: Id,
  { id, document, now }: { id: Id; document: PageDocument; now: Date },
): Promise<void> {
  await database.query(
    'INSERT INTO page_documents (website_id, id, document, words, updated_at) VALUES ($1, $2, $3, $4, $5)',
    [websiteId, id, JSON.stringify(document), wordsOf(document), now],
  );
}

export async function readDocument(
  database: Database,
  websiteId: Id,
  documentId: Id,
): Promise<DocumentRow | null> {
  const [row] = await database.query<Row>(
    'SELECT id, document, version FROM page_documents WHERE website_id = $1 AND id = $2',
    [websiteId, documentId],
  );
  return row ? documentOf(row) : null;
}

/** Locked against other changes until the transaction ends. */
export async function lockDocument(
  database: Database,
  websiteId: Id,
  documentId: Id,
): Promise<DocumentRow | null> {
  const [row] = await database.query<Row>(
    'SELECT id, document, version FROM page_documents WHERE website_id = $1 AND id = $2 FOR UPDATE',
    [websiteId, documentId],
  );
  return row ? documentOf(row) : null;
}

/** Writes the document as its next version; returns that version, null when there is no such document. */
export async function updateDocument(
  database: Database,
  websiteId: Id,
  { id, document, now }: { id: Id; document: PageDocument; now: Date },
): Promise<number | null> {
  const [row] = await database.query<{ version: number }>(
    `UPDATE page_documents SET document = $3, words = $4, version = version + 1, updated_at = $5
     WHERE website_id = $1 AND id = $2 RETURNING version`,
    [websiteId, id, JSON.stringify(document), wordsOf(document), now],
  );
  return row?.version ?? null;
}

/** Documents in whose text the id stands, for `where used`. */
export async function listDocumentsWith(
  database: Database,
  websiteId: Id,
  text: string,
): Promise<DocumentRow[]> {
  const rows = await database.query<Row>(
    'SELECT id, document, version FROM page_documents WHERE website_id = $1 AND position($2 in document::text) > 0',
    [websiteId, text],
  );
  return rows.map(documentOf);
}

/** Stored documents were checked when written; parsing again also copies them into plain objects. */
export function documentOf({ id, document, version }: Row): DocumentRow {
  return { id, document: pageDocumentSchema.parse(document), version };
}
