import type { Id } from '@vitrine/core/id/id.ts';
import { heldBy, type KeptTable } from './kept-states.ts';

/**
 * Which state of a website's content is read: the drafts, or a revision. Both are read by the same queries, so
 * that a preview and the published page cannot differ (rule COLLECTION-12).
 */
export interface ContentSource {
  readonly websiteId: Id;
  /** null for the drafts. */
  readonly revisionId: Id | null;
}

/** Sub-queries over $1 (website) and $2 (revision or null); every query on content begins with these two. */
export function tablesOf({ revisionId }: ContentSource) {
  return revisionId === null ? draftTables : revisionTables;
}

export function valuesOf({ websiteId, revisionId }: ContentSource): [Id, Id | null] {
  return [websiteId, revisionId];
}

const draft = (table: string) =>
  `(SELECT * FROM ${table} WHERE website_id = $1 AND deleted_at IS NULL AND $2::text IS NULL)`;
const kept = (table: KeptTable) =>
  `(SELECT * FROM revision_${table} WHERE website_id = $1 AND ${heldBy('$2')})`;

const draftTables = {
  collections: draft('collections'),
  items: draft('items'),
  documents: `(SELECT id AS document_id, version, document, words
     FROM page_documents WHERE website_id = $1 AND $2::text IS NULL)`,
  designs: `(SELECT * FROM site_designs WHERE website_id = $1 AND $2::text IS NULL)`,
  redirects: `(SELECT * FROM redirects WHERE website_id = $1 AND $2::text IS NULL)`,
};

const revisionTables: typeof draftTables = {
  collections: kept('collections'),
  items: kept('items'),
  documents: `(SELECT document_id, version, document, words FROM revision_documents
     JOIN document_snapshots USING (website_id, document_id, version) WHERE website_id = $1 AND ${heldBy('$2')})`,
  designs: kept('designs'),
  redirects: kept('redirects'),
};
