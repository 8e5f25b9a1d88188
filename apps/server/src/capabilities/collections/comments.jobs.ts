import { defineJobKind, job } from '../../jobs/jobs.ts';
import { commentRestoreLimit } from './moderate-comment.ts';
import { deleteCommentsBefore } from './moderation.store.ts';

export const purgeComments = defineJobKind<Record<string, never>>('comments.purge');

/** What nobody can bring back any more goes for good (rule COMMENT-3). */
export const purgeCommentsJob = job(
  purgeComments,
  context => deleteCommentsBefore(context.database, context.website.id, commentRestoreLimit(context)),
  { cron: '29 3 * * *' },
);
