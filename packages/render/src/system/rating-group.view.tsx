import type { Messages } from '@vitrine/core/messages/page-messages.ts';
import type { FilterFormView } from '../page-content.ts';

/** The ratings that a list can be narrowed to, one at a time: fewer stars include more (rule FILTER-10). */
export function RatingGroup({
  form: { choices, filters },
  messages,
}: {
  readonly form: Pick<FilterFormView, 'choices' | 'filters'>;
  readonly messages: Messages;
}) {
  const any = { stars: 0, count: null };
  return (
    <details className="filter-group" open>
      <summary>{messages.filterRating}</summary>
      <ul aria-label={messages.filterRating}>
        {[any, ...choices.ratings].map(({ stars, count }) => (
          <li key={stars}>
            <label className="filter-choice">
              <input
                type="radio"
                name="rating"
                value={stars || ''}
                defaultChecked={stars === filters.stars}
              />
              <span>{stars === 0 ? messages.anyRating : messages.starsAndUp({ stars })}</span>
              {count !== null && <span className="filter-number">{count}</span>}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
