import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { type Comment, commentCalls } from '@vitrine/core/comments/comments.calls.ts';
import { useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/call-failure.ts';
import { t } from '../messages/translate.ts';

export type Judgement = 'approve' | 'markSpam' | 'remove' | 'restore';

const messages = {
  approve: 'comment.didApprove',
  markSpam: 'comment.didSpam',
  remove: 'comment.didDelete',
  restore: 'comment.didRestore',
} as const;

/** Moderates comments and confirms it, with an undo where possible (rule ROOM-21). */
export function useJudgeComments(onDone: () => void): {
  readonly isPending: boolean;
  readonly judge: (comments: readonly Comment[], judgement: Judgement) => Promise<void>;
} {
  const queries = useQueryClient();
  const toast = useToast();
  const [isPending, setIsPending] = useState(false);
  const act = async (comments: readonly Comment[], judgement: Judgement, isUndo: boolean) => {
    setIsPending(true);
    try {
      for (const { id } of comments) await callApi(commentCalls[judgement], { params: { commentId: id } });
      const message = t(messages[judgement], { n: comments.length, who: nameOfAuthor(comments[0]) });
      const back = isUndo ? null : inverseOf(comments, judgement);
      toast({
        message,
        ...(back ? { action: { label: t('undo'), onAction: () => void act(comments, back, true) } } : {}),
      });
      onDone();
    } catch (error) {
      toast({ message: messageOf(error), isError: true });
    }
    await queries.invalidateQueries({ queryKey: [commentCalls.list.name] });
    setIsPending(false);
  };
  return { isPending, judge: (comments, judgement) => act(comments, judgement, false) };
}

/**
 * The action that undoes a judgement of all comments; null if there is none, since no action returns a comment to
 * waiting.
 */
export function inverseOf(
  comments: readonly Pick<Comment, 'state'>[],
  judgement: Judgement,
): Judgement | null {
  const were = (state: Comment['state']) => comments.every(comment => comment.state === state);
  if (judgement === 'remove') return 'restore';
  if (judgement === 'restore') return 'remove';
  if (judgement === 'approve') return were('spam') ? 'markSpam' : null;
  return were('approved') ? 'approve' : null;
}

export function nameOfAuthor(comment: Pick<Comment, 'author'> | undefined): string {
  return comment?.author || t('comment.anonymous');
}
