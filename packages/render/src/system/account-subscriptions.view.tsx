import { dayText } from '@vitrine/core/messages/day-text.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { OwnSubscription } from '@vitrine/core/subscriptions/subscription-page.ts';
import type { SubscriptionState } from '@vitrine/core/subscriptions/subscription-states.ts';

interface OwnSubscriptionsProps {
  readonly subscriptions: readonly OwnSubscription[];
  readonly language: string;
}

export const stateWords = {
  active: 'subscriptionActive',
  paused: 'subscriptionPaused',
  pastDue: 'subscriptionPastDue',
  cancelled: 'subscriptionCancelled',
  ended: 'subscriptionEnded',
} as const satisfies Record<SubscriptionState, string>;

/** Each leads to the page on which it is managed (rule SUBSCRIPTION-15). */
export function OwnSubscriptions({ subscriptions, language }: OwnSubscriptionsProps) {
  const messages = messagesFor(language);
  if (subscriptions.length === 0) return null;
  return (
    <section className="account-part">
      <h2>{messages.subscriptionsTitle}</h2>
      <ul className="account-list">
        {subscriptions.map(({ title, rhythm, state, nextAt, address }) => (
          <li key={address}>
            <p>
              <a className="link" href={address}>
                {title}
              </a>
              <br />
              <small>
                {state === 'active' && nextAt !== null
                  ? `${rhythm}. ${messages.subscriptionNext({ date: dayText(nextAt, language) })}`
                  : messages[stateWords[state]]}
              </small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
