import type { Id } from '@vitrine/core/id/id.ts';
import type { CommentOutline } from '@vitrine/core/importing/import-model.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { type Put, putComment } from '../../collections/index.ts';
import type { Writing } from './writing.ts';

/** Comments on posts, each below the one it answers; on pages they are part of the page itself. */
export async function writeComments(
  writing: Writing,
  posts: ReadonlyMap<string, Pick<Put, 'id'>>,
): Promise<void> {
  noteOthers(writing);
  for (const post of writing.model.posts) {
    const itemId = posts.get(post.sourceId)?.id;
    if (itemId === undefined) continue;
    const written = new Map<string, Id>();
    for (const comment of parentsFirst(post.comments)) {
      await writing.step();
      if (comment.kind !== 'comment') continue;
      const id = await putComment(writing.context, {
        sourceKey: writing.key('comment', `${post.sourceId}/${comment.sourceId}`),
        itemId,
        parentId: comment.parentSourceId === null ? null : (written.get(comment.parentSourceId) ?? null),
        author: comment.author,
        email: comment.email,
        authorAddress: /^https?:\/\//i.test(comment.address) ? comment.address : '',
        text: writing.content.comment(post.sourceId, comment.sourceId),
        at: comment.at === null ? null : new Date(comment.at),
        state: comment.state,
      });
      written.set(comment.sourceId, id);
    }
  }
}

/** Comments that are not by a person, or not approved below a page: neither is imported (rule IMPORT-10). */
function noteOthers({ model, notes }: Writing): void {
  const onPages = model.pages.flatMap(page => page.comments);
  const all = [...model.posts.flatMap(post => post.comments), ...onPages];
  const sent = all.filter(({ kind }) => kind !== 'comment').length;
  if (sent > 0) {
    notes.skip(phrase('imports.pingbacks', { n: sent }), phrase('imports.notComments'));
  }
  const hidden = onPages.filter(({ kind, state }) => kind === 'comment' && state !== 'approved').length;
  if (hidden > 0) {
    notes.skip(phrase('imports.pageComments', { n: hidden }), phrase('imports.notApproved'));
  }
}

function parentsFirst(comments: readonly CommentOutline[]): CommentOutline[] {
  const left = new Map(comments.map(comment => [comment.sourceId, comment]));
  const ordered: CommentOutline[] = [];
  const take = (comment: CommentOutline) => {
    if (!left.delete(comment.sourceId)) return;
    const parent = comment.parentSourceId === null ? undefined : left.get(comment.parentSourceId);
    if (parent) take(parent);
    ordered.push(comment);
  };
  for (const comment of comments) take(comment);
  return ordered;
}
