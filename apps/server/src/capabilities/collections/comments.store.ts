import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

export interface CommentRow {
  id: string;
  item_id: string;
  parent_id: string | null;
  author: string;
  email: string;
  author_address: string;
  body: string;
  at: Date | null;
  is_approved: boolean;
  source_key: string | null;
}

/** Adds it or, when the source is known, writes it anew; answers the id it has. */
export async function saveComment(database: Database, websiteId: Id, row: CommentRow): Promise<Id> {
  const [saved] = await database.query<{ id: string }>(
    `INSERT INTO comments (website_id, id, item_id, parent_id, author, email, author_address, body, at, is_approved, source_key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (website_id, source_key) WHERE source_key IS NOT NULL DO UPDATE SET item_id = $3, parent_id = $4,
       author = $5, email = $6, author_address = $7, body = $8, at = $9, is_approved = $10
     RETURNING id`,
    [
      websiteId,
      row.id,
      row.item_id,
      row.parent_id,
      row.author,
      row.email,
      row.author_address,
      row.body,
      row.at,
      row.is_approved,
      row.source_key,
    ],
  );
  return saved?.id ?? row.id;
}

/** Those that visitors may read, oldest first. */
export async function listApprovedComments(
  database: Database,
  websiteId: Id,
  itemId: Id,
): Promise<CommentRow[]> {
  return database.query<CommentRow>(
    'SELECT * FROM comments WHERE website_id = $1 AND item_id = $2 AND is_approved ORDER BY at NULLS FIRST, id',
    [websiteId, itemId],
  );
}
