import { commentCalls as calls } from '@vitrine/core/comments/comments.calls.ts';
import { succeed } from '@vitrine/core/errors/result.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { deleteComment, moderateComment, restoreComment } from './moderate-comment.ts';
import { countComments, listComments } from './moderation.store.ts';

export const commentRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async ({ database, website }, { query }) => {
    const counts = await countComments(database, website.id);
    const page = await listComments(database, website.id, query);
    return page.ok ? succeed({ ...page.value, counts }) : page;
  }),
  bindCall(calls.approve, async (context, { params }) => {
    const judged = await moderateComment(context, { ...params, state: 'approved' });
    return judged.ok ? succeed({ comment: judged.value }) : judged;
  }),
  bindCall(calls.markSpam, async (context, { params }) => {
    const judged = await moderateComment(context, { ...params, state: 'spam' });
    return judged.ok ? succeed({ comment: judged.value }) : judged;
  }),
  bindCall(calls.remove, (context, { params }) => deleteComment(context, params.commentId)),
  bindCall(calls.restore, async (context, { params }) => {
    const restored = await restoreComment(context, params.commentId);
    return restored.ok ? succeed({ comment: restored.value }) : restored;
  }),
];
