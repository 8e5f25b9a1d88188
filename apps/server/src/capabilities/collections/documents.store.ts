import type { Id } from '@vitrine/core/id/id.ts';
import {
  type Block,
  blockSchema,
  type PageDocument,
  pageDocumentSchema,
} from '@vitrine/core/page/page-document.ts';
import type { Database } from '../../database/database.ts';
import { wordsOf } from './words-of.ts';

export interface DocumentRow {
  readonly id: string;
  readonly document: PageDocument;
  readonly version: number;
  /** The blocks that may run scripts, as last written by a person with the permission (rule SCRIPT-1). */
  readonly approved: readonly Block[];
}

interface Row {
  id: string;
  document: unknown;
  version: number;
  approved_blocks: unknown;
}

const columns = 'id, document, version, approved_blocks';

/**
 * SQL for whether something that is not deleted refers to the document; checked for each, never for all at the
 * same time.
 */
export function isLiveDocument(id: string): string {
  const refers = (table: string, how: string) =>
    `EXISTS (SELECT FROM ${table} WHERE website_id = $1 AND ${how} OFFSET 0)`;
  const owns = `document_id = ${id} AND deleted_at IS NULL`;
  return `(${refers('collections', owns)} OR ${refers('items', owns)}
    OR ${refers('site_designs', `${id} IN (header_id, footer_id)`)})`;
}

/** The scripts the writer approves, as returned by `approvedBy`; null approves and revokes nothing. */
type Approved = readonly Block[] | null;

export async function insertDocument(
  database: Database,
  websiteId: Id,
  { id, document, approved, now }: { id: Id; document: PageDocument; approved: Approved; now: Date },
): Promise<void> {
  await database.query(
    `INSERT INTO page_documents (website_id, id, document, words, approved_blocks, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [websiteId, id, JSON.stringify(document), wordsOf(document), JSON.stringify(approved ?? []), now],
  );
}

export async function readDocument(
  database: Database,
  websiteId: Id,
  documentId: Id,
): Promise<DocumentRow | null> {
  const [row] = await database.query<Row>(
    `SELECT ${columns} FROM page_documents WHERE website_id = $1 AND id = $2`,
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
    `SELECT ${columns} FROM page_documents WHERE website_id = $1 AND id = $2 FOR UPDATE`,
    [websiteId, documentId],
  );
  return row ? documentOf(row) : null;
}

/** Writes the document as its next version; returns that version, or null when there is no such document. */
export async function updateDocument(
  database: Database,
  websiteId: Id,
  { id, document, approved, now }: { id: Id; document: PageDocument; approved: Approved; now: Date },
): Promise<number | null> {
  const [row] = await database.query<{ version: number }>(
    `UPDATE page_documents SET document = $3, words = $4, version = version + 1, updated_at = $5,
       approved_blocks = coalesce($6, approved_blocks)
     WHERE website_id = $1 AND id = $2 RETURNING version`,
    [websiteId, id, JSON.stringify(document), wordsOf(document), now, approved && JSON.stringify(approved)],
  );
  return row?.version ?? null;
}

/** Documents whose text contains the id, for `where used`. */
export async function listDocumentsWith(
  database: Database,
  websiteId: Id,
  text: string,
): Promise<DocumentRow[]> {
  const rows = await database.query<Row>(
    `SELECT ${columns} FROM page_documents WHERE website_id = $1 AND position($2 in document::text) > 0`,
    [websiteId, text],
  );
  return rows.map(documentOf);
}

/** Which of the drafts' documents contain which of these ids, alone or inside addresses. */
export async function listDocumentsHolding(
  database: Database,
  websiteId: Id,
  ids: readonly Id[],
): Promise<{ documentId: Id; held: Id }[]> {
  return database.query(
    `SELECT DISTINCT id AS "documentId", held FROM (
       SELECT id, (regexp_matches(document::text, '\\m[0-9a-z]{24}\\M', 'g'))[1] AS held
       FROM page_documents WHERE website_id = $1) AS holding
     WHERE held = ANY ($2)`,
    [websiteId, ids],
  );
}

/** Those of these drafts that something not deleted refers to and that contain a block of one of these kinds. */
export async function lockDocumentsHolding(
  database: Database,
  websiteId: Id,
  { documentIds, types }: { documentIds: readonly Id[]; types: readonly number[] },
): Promise<DocumentRow[]> {
  const rows = await database.query<Row>(
    `SELECT ${columns} FROM page_documents WHERE website_id = $1 AND id = ANY ($2) AND document @> ANY ($3::jsonb[])
       AND ${isLiveDocument('page_documents.id')} ORDER BY id FOR UPDATE`,
    [websiteId, documentIds, types.map(type => JSON.stringify({ sections: [{ blocks: [{ type }] }] }))],
  );
  return rows.map(documentOf);
}

/** The page or post that a document belongs to. */
export async function readTitle(database: Database, websiteId: Id, documentId: Id): Promise<string> {
  const [row] = await database.query<{ title: string }>(
    `SELECT title FROM collections WHERE website_id = $1 AND document_id = $2
     UNION ALL SELECT title FROM items WHERE website_id = $1 AND document_id = $2 LIMIT 1`,
    [websiteId, documentId],
  );
  return row?.title ?? 'Header and footer';
}

export async function approveBlocks(
  database: Database,
  websiteId: Id,
  { id, approved }: { id: Id; approved: readonly Block[] },
): Promise<void> {
  await database.query(
    `UPDATE page_documents SET approved_blocks = $3
     WHERE website_id = $1 AND id = $2 AND approved_blocks IS DISTINCT FROM $3::jsonb`,
    [websiteId, id, JSON.stringify(approved)],
  );
}

/** Stored documents were checked when written; parsing again also copies them into plain objects. */
function documentOf({ id, document, version, approved_blocks }: Row): DocumentRow {
  return {
    id,
    document: pageDocumentSchema.parse(document),
    version,
    approved: blockSchema.array().parse(approved_blocks),
  };
}
