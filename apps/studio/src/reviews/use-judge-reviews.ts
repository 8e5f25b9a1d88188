import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Review, ReviewState } from '@vitrine/core/reviews/review.ts';
import { reviewCalls as calls } from '@vitrine/core/reviews/reviews.calls.ts';
import { useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/call-failure.ts';
import { t } from '../messages/translate.ts';

export type Judgement = ReviewState | 'remove' | 'restore';
type Judged = Pick<Review, 'id' | 'state' | 'author'>;

const messages = {
  published: 'review.didPublish',
  rejected: 'review.didReject',
  pending: 'review.didWait',
  remove: 'review.didDelete',
  restore: 'review.didRestore',
} as const;

/** Decides on reviews or deletes them, with an undo that brings each back to where it was (rule REVIEW-15). */
export function useJudgeReviews(onDone: () => void): {
  readonly isPending: boolean;
  readonly judge: (reviews: readonly Judged[], judgement: Judgement) => Promise<void>;
} {
  const queries = useQueryClient();
  const toast = useToast();
  const [isPending, setIsPending] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setIsPending(true);
    try {
      await work();
      onDone();
    } catch (error) {
      toast({ message: messageOf(error), isError: true });
    }
    await queries.invalidateQueries({ queryKey: [calls.list.name] });
    setIsPending(false);
  };
  const undo = (reviews: readonly Judged[], judgement: Judgement) =>
    run(async () => {
      for (const review of reviews) await judgeOne(review, judgement === 'remove' ? 'restore' : review.state);
    });
  const judge = (reviews: readonly Judged[], judgement: Judgement) =>
    run(async () => {
      for (const review of reviews) await judgeOne(review, judgement);
      const n = reviews.length;
      const message = t(messages[judgement], { n, who: nameOfReviewer(reviews[0]) });
      toast({ message, action: { label: t('undo'), onAction: () => void undo(reviews, judgement) } });
    });
  return { isPending, judge };
}

async function judgeOne({ id }: Judged, judgement: Judgement): Promise<void> {
  const params = { reviewId: id };
  if (judgement === 'remove') await callApi(calls.remove, { params });
  else if (judgement === 'restore') await callApi(calls.restore, { params });
  else await callApi(calls.decide, { params, body: { state: judgement } });
}

/** What can still be done with all of them. */
export function judgementsFor(reviews: readonly Pick<Review, 'state'>[]): readonly Judgement[] {
  const are = (state: ReviewState) => reviews.some(review => review.state === state);
  return [
    ...(are('published') ? [] : ['published' as const]),
    ...(are('rejected') ? [] : ['rejected' as const]),
    'remove',
  ];
}

export function nameOfReviewer(review: Pick<Review, 'author'> | undefined): string {
  return review?.author || t('review.anonymous');
}
