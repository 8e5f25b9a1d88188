import { type Comment, type CommentState, commentStates } from '@vitrine/core/comments/comments.calls.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { containing } from '../../database/containing.ts';
import type { Database } from '../../database/database.ts';
import { type PageWanted, readPage } from '../../database/keyset.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';
import type { CommentRow } from './comments.store.ts';

type ListedRow = CommentRow & { item_title: string };

const listedColumns = 'comments.*, items.title AS item_title';
const withItems =
  'comments JOIN items ON items.website_id = comments.website_id AND items.id = comments.item_id';
const listed = `SELECT ${listedColumns} FROM ${withItems}`;
const newestFirst = {
  name: 'newest',
  column: 'comments.listed_at',
  type: 'timestamptz',
  id: 'comments.id',
  isDescending: true,
} as const;

export interface CommentFilter extends PageWanted {
  readonly state?: CommentState | undefined;
  readonly itemId?: Id | undefined;
  readonly search: string;
  readonly isDeleted: boolean;
}

/** Newest first; those without a date last. */
export async function listComments(
  database: Database,
  websiteId: Id,
  { state, itemId, search, isDeleted, cursor, limit }: CommentFilter,
): Promise<Result<{ comments: Comment[]; total: number; next: string | null; previous: string | null }>> {
  const pattern = containing(search);
  const where = `comments.website_id = $1 AND (comments.deleted_at IS NOT NULL) = $2
    AND ($3::text IS NULL OR comments.state = $3) AND ($4::text IS NULL OR comments.item_id = $4)
    AND (comments.body ILIKE $5 OR comments.author ILIKE $5 OR comments.email ILIKE $5)`;
  const values = [websiteId, isDeleted, state ?? null, itemId ?? null, pattern];
  const [counted] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ${withItems} WHERE ${where}`,
    values,
  );
  const page = await readPage<ListedRow>(
    database,
    { select: listedColumns, from: withItems, where, values, order: newestFirst },
    { cursor, limit },
  );
  if (!page.ok) return page;
  const { rows, next, previous } = page.value;
  return succeed({ comments: rows.map(commentOf), total: counted?.total ?? 0, next, previous });
}

export async function countComments(
  database: Database,
  websiteId: Id,
): Promise<Record<CommentState, number>> {
  const rows = await database.query<{ state: CommentState; count: number }>(
    `SELECT state, count(*)::int AS count FROM comments WHERE website_id = $1 AND deleted_at IS NULL GROUP BY state`,
    [websiteId],
  );
  const counts = Object.fromEntries(commentStates.map(state => [state, 0])) as Record<CommentState, number>;
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/** Locked until the transaction ends. */
export async function lockComment(database: Database, websiteId: Id, commentId: Id): Promise<Comment | null> {
  const [row] = await database.query<ListedRow>(
    `${listed} WHERE comments.website_id = $1 AND comments.id = $2 FOR UPDATE OF comments`,
    [websiteId, commentId],
  );
  return row ? commentOf(row) : null;
}

export async function updateModeration(
  database: Database,
  websiteId: Id,
  { id, state, deletedAt }: Pick<Comment, 'id' | 'state' | 'deletedAt'>,
): Promise<void> {
  await database.query(
    'UPDATE comments SET state = $3, deleted_at = $4, is_moderated = true WHERE website_id = $1 AND id = $2',
    [websiteId, id, state, deletedAt],
  );
}

export async function deleteCommentsBefore(database: Database, websiteId: Id, before: Date): Promise<void> {
  await database.query('DELETE FROM comments WHERE website_id = $1 AND deleted_at < $2', [websiteId, before]);
}

export function listWithDeletedComments(
  database: Database,
  portion: WebsitePortion,
  before: Date,
): Promise<Id[]> {
  return listDueWebsites(database, portion, {
    table: 'comments',
    among: 'deleted_at IS NOT NULL',
    isDue: 'deleted_at < $3',
    values: [before],
  });
}

function commentOf(row: ListedRow): Comment {
  return {
    id: row.id,
    itemId: row.item_id,
    itemTitle: row.item_title,
    parentId: row.parent_id,
    author: row.author,
    email: row.email,
    authorAddress: row.author_address,
    text: row.body,
    at: row.at?.toISOString() ?? null,
    state: row.state,
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}
