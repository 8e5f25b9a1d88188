import type { CommentState } from '@vitrine/core/comments/comments.calls.ts';
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
  state: CommentState;
  source_key: string | null;
  deleted_at: Date | null;
}

/** Adds it or, when the source exists, writes everything again except what the owner decided; returns its id. */
export async function saveComment(
  database: Database,
  websiteId: Id,
  row: Omit<CommentRow, 'deleted_at'>,
): Promise<Id> {
  const [saved] = await database.query<{ id: string }>(
    `INSERT INTO comments (website_id, id, item_id, parent_id, author, email, author_address, body, at, state, source_key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (website_id, source_key) WHERE source_key IS NOT NULL DO UPDATE SET item_id = $3, parent_id = $4,
       author = $5, email = $6, author_address = $7, body = $8, at = $9,
       state = CASE WHEN comments.is_moderated THEN comments.state ELSE $10 END
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
      row.state,
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
    'SELECT * FROM comments WHERE website_id = $1 AND item_id = $2 AND state = $3 AND deleted_at IS NULL ORDER BY at NULLS FIRST, id',
    [websiteId, itemId, 'approved' satisfies CommentState],
  );
}
