import { dayText } from '@vitrine/core/messages/day-text.ts';
import { type Messages, messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { ratingFigure } from '@vitrine/core/reviews/rating.ts';
import { starNumbers } from '@vitrine/core/reviews/review.ts';
import type { ShownReview } from '@vitrine/core/reviews/review-views.ts';
import type { ProductReviewsView } from '../page-content.ts';
import { Stars } from './stars.view.tsx';
import { Filters, Pages } from './system-page.view.tsx';

export interface ProductReviewsProps {
  readonly reviews: ProductReviewsView;
  readonly language: string;
}

/** What buyers say about a product: the average, how many gave how many stars, and their reviews (rule REVIEW-11). */
export function ProductReviews({ reviews, language }: ProductReviewsProps) {
  if (reviews.total === 0) return null;
  const messages = messagesFor(language);
  return (
    <section className="reviews" id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">
        {reviews.rating === null ? messages.reviewsTitle : messages.reviewCount({ n: reviews.rating.count })}
      </h2>
      <div className="reviews-columns">
        <Distribution reviews={reviews} messages={messages} language={language} />
        <div>
          <Filters label={messages.reviewSort} links={reviews.sorts} />
          <ol className="review-list">
            {reviews.reviews.map(review => (
              <li key={review.id} id={`review-${review.id}`}>
                <ReviewEntry review={review} messages={messages} language={language} />
              </li>
            ))}
          </ol>
          <Pages pagination={reviews.pagination} language={language} />
        </div>
      </div>
    </section>
  );
}

interface PartProps extends ProductReviewsProps {
  readonly messages: Messages;
}

function Distribution({ reviews: { rating, counts }, messages, language }: PartProps) {
  if (rating === null) return <p className="reviews-average">{messages.reviewOnlySamples}</p>;
  const most = starNumbers.length;
  return (
    <div>
      <p className="reviews-average">
        <span className="reviews-figure">{ratingFigure(rating.average, language)}</span>{' '}
        {messages.reviewAverage({ most, n: rating.count })}
      </p>
      <ul className="reviews-shares">
        {starNumbers.map(stars => (
          <li key={stars}>
            <span>{messages.reviewStars({ n: stars })}</span>
            <meter
              min={0}
              max={rating.count}
              value={counts[stars - 1] ?? 0}
              aria-label={messages.reviewShare({ stars, n: counts[stars - 1] ?? 0 })}
            />
            <span aria-hidden="true">{counts[stars - 1] ?? 0}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ReviewEntryProps {
  readonly review: ShownReview;
  readonly messages: Messages;
  readonly language: string;
}

function ReviewEntry({ review, messages, language }: ReviewEntryProps) {
  const { stars, title, text, author, source, submittedAt, reply, repliedAt, reportAddress } = review;
  const who = author === '' ? messages.reviewAnonymous : author;
  return (
    <article className="review">
      <p className="review-head">
        <Stars stars={stars} messages={messages} />
        {title !== '' && <b>{title}</b>}
      </p>
      {text !== '' && <div className="review-text">{text}</div>}
      <p className="review-by">
        <span>{who}</span>
        <time dateTime={submittedAt}>{dayText(submittedAt, language)}</time>
        <span className={`review-${source}`}>
          {source === 'purchase' ? messages.reviewVerified : messages.reviewSample}
        </span>
        <a href={reportAddress} rel="nofollow" aria-label={messages.reviewReportOf({ who })}>
          {messages.reviewReport}
        </a>
      </p>
      {reply !== '' && (
        <div className="review-reply">
          <p className="review-by">
            <b>{messages.reviewReply}</b>
            {repliedAt !== null && <time dateTime={repliedAt}>{dayText(repliedAt, language)}</time>}
          </p>
          <div className="review-text">{reply}</div>
        </div>
      )}
    </article>
  );
}
