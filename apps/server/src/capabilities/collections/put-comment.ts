import type { CommentState } from '@vitrine/core/comments/comments.calls.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { saveComment } from './comments.store.ts';

export interface PutComment {
  readonly sourceKey: string;
  readonly itemId: Id;
  readonly parentId: Id | null;
  readonly author: string;
  readonly email: string;
  /** The author's own website; only http and https become a link. */
  readonly authorAddress: string;
  /** Plain text; blank lines separate paragraphs. */
  readonly text: string;
  readonly at: Date | null;
  readonly state: CommentState;
}

/**
 * Adds a comment, or updates the one of this source; returns its id (rules COLLECTION-14 and COMMENT-2).
 */
export async function putComment({ database, website }: Context, given: PutComment): Promise<Id> {
  return saveComment(database, website.id, {
    id: newId(),
    item_id: given.itemId,
    parent_id: given.parentId,
    author: given.author.slice(0, 200),
    email: given.email.slice(0, 254),
    author_address: given.authorAddress.slice(0, 500),
    body: given.text.slice(0, 20_000),
    at: given.at,
    state: given.state,
    source_key: given.sourceKey,
  });
}
