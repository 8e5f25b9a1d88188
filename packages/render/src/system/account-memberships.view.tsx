import type { OwnMembership } from '@vitrine/core/memberships/membership.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { type Messages, messagesFor } from '@vitrine/core/messages/page-messages.ts';

interface OwnMembershipsProps {
  readonly memberships: readonly OwnMembership[];
  readonly language: string;
}

/** Each with its beginning or its end (rule MEMBERSHIP-5). */
export function OwnMemberships({ memberships, language }: OwnMembershipsProps) {
  const messages = messagesFor(language);
  if (memberships.length === 0) return null;
  return (
    <section className="account-part">
      <h2>{messages.membershipsTitle}</h2>
      <ul className="account-list">
        {memberships.map(membership => (
          <li key={membership.id}>
            <p>
              {membership.title}
              <br />
              <small>{timeOf(membership, messages, language)}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function timeOf({ since, until, state }: OwnMembership, messages: Messages, language: string): string {
  if (until === null) return messages.memberSince({ date: dayText(since, language) });
  const date = dayText(until, language);
  return state === 'ending' ? messages.memberUntil({ date }) : messages.memberEnded({ date });
}
