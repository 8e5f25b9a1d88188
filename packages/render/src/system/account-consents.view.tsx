import type { Consent, ConsentPurpose } from '@vitrine/core/consents/consent.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import type { Messages } from '@vitrine/core/messages/page-messages.ts';
import type { AccountPage, AccountView } from '@vitrine/core/site-users/account-view.ts';
import { AccountForm, AccountNotes, Submit } from './account-fields.view.tsx';
import { SystemPage } from './system-page.view.tsx';

interface ConsentPageProps {
  readonly account: AccountView;
  readonly messages: Messages;
  readonly about: Extract<AccountPage, { page: 'consent' }>;
}

/** Behind the link of an email: one button, since machines that read mail open every link (rule CONSENT-3). */
export function ConsentPage({ account, messages, about }: ConsentPageProps) {
  const { email, isWithdrawn, token } = about;
  const values = { email, purpose: purposeIn(messages, about.purpose) };
  if (isWithdrawn)
    return (
      <SystemPage title={messages.consentDone} lead={messages.consentDoneLead(values)} width="narrow">
        <p>
          <a className="link" href="/">
            {messages.toHome}
          </a>
        </p>
      </SystemPage>
    );
  return (
    <SystemPage title={messages.consentTitle} lead={messages.consentLead(values)} width="narrow">
      <AccountNotes {...account} />
      <form className="form form-short" method="post" action={`/account/consent?token=${token}`}>
        <Submit label={messages.consentWithdraw} />
      </form>
    </SystemPage>
  );
}

interface OwnConsentsProps {
  readonly account: AccountView;
  readonly consents: readonly Consent[];
  readonly messages: Messages;
  readonly language: string;
}

/** What stands, each with a button that withdraws it. */
export function OwnConsents({ account, consents, messages, language }: OwnConsentsProps) {
  if (consents.length === 0) return null;
  return (
    <section className="account-part">
      <h2>{messages.consentsTitle}</h2>
      <ul className="account-list">
        {consents.map(({ id, purpose, words, at }) => (
          <li key={id}>
            <p>
              {purposeIn(messages, purpose)}
              <br />
              <small>{words}</small>
              <br />
              <small>{messages.consentSince({ date: dayText(at, language) })}</small>
            </p>
            <AccountForm account={account} action="/account" hidden={{ intent: 'withdraw', purpose }}>
              <button
                className="button button-outline"
                type="submit"
                aria-label={messages.consentWithdrawOf({ purpose: purposeIn(messages, purpose) })}
              >
                {messages.consentWithdraw}
              </button>
            </AccountForm>
          </li>
        ))}
      </ul>
    </section>
  );
}

function purposeIn(messages: Messages, purpose: ConsentPurpose): string {
  return {
    preferences: messages.consentPreferences,
    statistics: messages.consentStatistics,
    marketing: messages.consentMarketing,
    cartReminders: messages.consentCartReminders,
  }[purpose];
}
