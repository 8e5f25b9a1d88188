import type { Id } from '@vitrine/core/id/id.ts';
import { type Section, sectionSchema } from '@vitrine/core/page/page-document.ts';
import type { Database } from '../../database/database.ts';

export interface RemovedSection {
  readonly documentId: Id;
  readonly section: Section;
  /** Its position among the sections of its page. */
  readonly place: number;
}

export async function saveRemoved(
  database: Database,
  websiteId: Id,
  { documentId, section, place, at, by }: RemovedSection & { at: Date; by: string },
): Promise<void> {
  await database.query(
    `INSERT INTO removed_sections (website_id, id, document_id, section, place, deleted_at, deleted_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (website_id, id) DO UPDATE SET document_id = $3, section = $4, place = $5, deleted_at = $6,
       deleted_by = $7`,
    [websiteId, section.id, documentId, JSON.stringify(section), place, at, by],
  );
}

export async function readRemoved(
  database: Database,
  websiteId: Id,
  sectionId: Id,
): Promise<RemovedSection | null> {
  const [row] = await database.query<{ document_id: string; section: unknown; place: number }>(
    'SELECT document_id, section, place FROM removed_sections WHERE website_id = $1 AND id = $2',
    [websiteId, sectionId],
  );
  return row
    ? { documentId: row.document_id, section: sectionSchema.parse(row.section), place: row.place }
    : null;
}

/** Removes entries that were restored or are deleted for good; returns the ids of those that existed. */
export async function forgetRemoved(
  database: Database,
  websiteId: Id,
  sectionIds: readonly Id[],
): Promise<Id[]> {
  const rows = await database.query<{ id: string }>(
    'DELETE FROM removed_sections WHERE website_id = $1 AND id = ANY ($2) RETURNING id',
    [websiteId, sectionIds],
  );
  return rows.map(row => row.id);
}
