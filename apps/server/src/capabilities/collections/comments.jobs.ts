import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import { commentRestoreLimit } from './moderate-comment.ts';
import { deleteCommentsBefore, listWithDeletedComments } from './moderation.store.ts';

export const purgeComments = defineJobKind<Record<string, never>>('comments.purge');

/** What nobody can bring back any more goes for good (rule COMMENT-3). */
export const purgeCommentsJob = dueJob(
  purgeComments,
  (context, portion) => listWithDeletedComments(context.database, portion, commentRestoreLimit(context)),
  {
    cron: '29 3 * * *',
    run: context => deleteCommentsBefore(context.database, context.website.id, commentRestoreLimit(context)),
  },
);
