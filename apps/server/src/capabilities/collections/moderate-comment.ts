import {
  type Comment,
  type CommentState,
  commentRestoreDays,
} from '@vitrine/core/comments/comments.calls.ts';
import { commentErrors } from '@vitrine/core/comments/comments.errors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { lockComment, updateModeration } from './moderation.store.ts';

const millisecondsADay = 86_400_000;

/** Approves a comment or marks it as spam; pages show that immediately (rule COMMENT-2). */
export function moderateComment(
  context: Context,
  { commentId, state }: { readonly commentId: Id; readonly state: CommentState },
): Promise<Result<Comment>> {
  return change(context, commentId, comment =>
    comment.deletedAt === null ? succeed({ ...comment, state }) : fail(callErrors.notFound),
  );
}

/** Removes a comment from its post; its answers stay (rule COMMENT-3). */
export async function deleteComment(context: Context, commentId: Id): Promise<Result<null>> {
  const deleted = await change(context, commentId, comment =>
    comment.deletedAt === null
      ? succeed({ ...comment, deletedAt: context.clock.now().toISOString() })
      : fail(callErrors.notFound),
  );
  return deleted.ok ? succeed(null) : deleted;
}

/** Restores a comment to its former state, within 30 days (rule COMMENT-3). */
export function restoreComment(context: Context, commentId: Id): Promise<Result<Comment>> {
  return change(context, commentId, comment =>
    comment.deletedAt !== null && new Date(comment.deletedAt) < commentRestoreLimit(context)
      ? fail(commentErrors.restoreTooLate, { days: commentRestoreDays })
      : succeed({ ...comment, deletedAt: null }),
  );
}

/** Comments deleted before this time cannot be restored. */
export function commentRestoreLimit({ clock }: Pick<Context, 'clock'>): Date {
  return new Date(clock.now().getTime() - commentRestoreDays * millisecondsADay);
}

function change(
  context: Context,
  commentId: Id,
  changed: (comment: Comment) => Result<Comment>,
): Promise<Result<Comment>> {
  const { website } = context;
  return transactionOf<Result<Comment>>(context.database, async transaction => {
    const comment = await lockComment(transaction, website.id, commentId);
    if (comment === null) return fail(callErrors.notFound);
    const after = changed(comment);
    if (!after.ok) return after;
    await updateModeration(transaction, website.id, after.value);
    if (isShown(comment) !== isShown(after.value)) await bumpContentVersion(within(context, transaction));
    return after;
  });
}

function isShown({ state, deletedAt }: Comment): boolean {
  return state === 'approved' && deletedAt === null;
}
