import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import type { IconName } from '@vitrine/controls/icon/icon-paths.ts';
import type { Review } from '@vitrine/core/reviews/review.ts';
import styles from '../listing/entry.module.css';
import { type MessageKey, t } from '../messages/translate.ts';
import { type Judgement, judgementsFor } from './use-judge-reviews.ts';

const offers: Readonly<Record<Judgement, { readonly label: MessageKey; readonly icon: IconName }>> = {
  published: { label: 'review.publish', icon: 'check' },
  rejected: { label: 'review.reject', icon: 'close' },
  pending: { label: 'review.wait', icon: 'history' },
  remove: { label: 'delete', icon: 'trash' },
  restore: { label: 'comment.restore', icon: 'undo' },
};

export interface ReviewOffersProps {
  readonly reviews: readonly Pick<Review, 'state'>[];
  readonly isPending?: boolean;
  readonly onJudge: (judgement: Judgement) => void;
}

/** In a row of the list. */
export function ReviewIcons({ reviews, onJudge }: ReviewOffersProps) {
  return (
    <span className={styles.actions}>
      {judgementsFor(reviews).map(judgement => (
        <IconButton
          key={judgement}
          icon={offers[judgement].icon}
          label={t(offers[judgement].label)}
          onPress={() => onJudge(judgement)}
        />
      ))}
    </span>
  );
}

export function ReviewButtons({ reviews, isPending = false, onJudge }: ReviewOffersProps) {
  return judgementsFor(reviews).map(judgement => (
    <Button
      key={judgement}
      kind={judgement === 'remove' ? 'danger' : 'plain'}
      isDisabled={isPending}
      onPress={() => onJudge(judgement)}
    >
      {t(offers[judgement].label)}
    </Button>
  ));
}
