import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import { commentRestoreLimit } from './moderate-comment.ts';
import { deleteCommentsBefore, listWithDeletedComments } from './moderation.store.ts';

export const purgeComments = defineJobKind<Record<string, never>>('comments.purge');

/** Items that can no longer be restored are removed for good (rule COMMENT-3). */
export const purgeCommentsJob = dueJob(
  purgeComments,
  (context, portion) => listWithDeletedComments(context.database, portion, commentRestoreLimit(context)),
  {
    cron: '29 3 * * *',
    run: context => deleteCommentsBefore(context.database, context.website.id, commentRestoreLimit(context)),
  },
);
