import type { TableColumn } from '@vitrine/controls/table/data-table.tsx';
import type { Review } from '@vitrine/core/reviews/review.ts';
import { formatMoment } from '../frame/format.ts';
import styles from '../listing/entry.module.css';
import { t } from '../messages/translate.ts';
import { ReviewIcons } from './review-offers.tsx';
import reviewStyles from './reviews.module.css';
import { type Judgement, nameOfReviewer } from './use-judge-reviews.ts';

const most = 5;

export function reviewColumns(
  onJudge: (review: Review, judgement: Judgement) => void,
): TableColumn<Review>[] {
  return [
    {
      id: 'review',
      label: t('review.review'),
      cell: review => (
        <span className={styles.entry}>
          <span className={styles.head}>
            <StarSigns stars={review.stars} />
            <strong>{review.title || nameOfReviewer(review)}</strong>
            <ReviewBadges review={review} />
          </span>
          <span className={styles.excerpt}>{review.text}</span>
        </span>
      ),
    },
    { id: 'product', label: t('review.product'), isSecondary: true, cell: review => review.productTitle },
    {
      id: 'date',
      label: t('review.date'),
      isShort: true,
      isBelowName: true,
      cell: review => formatMoment(review.submittedAt),
    },
    {
      id: 'actions',
      label: t('review.actions'),
      isBelowName: true,
      align: 'end',
      cell: review => <ReviewIcons reviews={[review]} onJudge={judgement => onJudge(review, judgement)} />,
    },
  ];
}

export function StarSigns({ stars }: { readonly stars: number }) {
  return (
    <span className={reviewStyles.stars} role="img" aria-label={t('review.stars', { n: stars })}>
      {'★'.repeat(stars) + '☆'.repeat(most - stars)}
    </span>
  );
}

export function ReviewBadges({ review: { state, source, reports } }: { readonly review: Review }) {
  return (
    <>
      <span className={styles.badge} data-state={state}>
        {t(`review.is.${state}`)}
      </span>
      {source === 'sample' && <span className={styles.badge}>{t('review.sample')}</span>}
      {reports > 0 && (
        <span className={styles.badge} data-state="pending">
          {t('review.reported', { n: reports })}
        </span>
      )}
    </>
  );
}
