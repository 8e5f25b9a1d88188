import type { Messages } from '@vitrine/core/messages/page-messages.ts';
import { starNumbers } from '@vitrine/core/reviews/review.ts';

const most = starNumbers.length;

/** The stars of one review: signs, and words for screen readers. */
export function Stars({ stars, messages }: { readonly stars: number; readonly messages: Messages }) {
  return (
    <span className="stars">
      <span className="visually-hidden">{messages.reviewStarsOf({ stars, most })}</span>
      <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(most - stars)}</span>
    </span>
  );
}
