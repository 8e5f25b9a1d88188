import { dayText } from '@vitrine/core/messages/day-text.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { expiryText } from '@vitrine/core/payments/card-expiry.ts';
import type { SavedMethodView } from '@vitrine/core/payments/saved-methods.calls.ts';
import type { AccountView } from '@vitrine/core/site-users/account-view.ts';
import { AccountForm } from './account-fields.view.tsx';

interface OwnSavedMethodsProps {
  readonly account: AccountView;
  readonly savedMethods: readonly SavedMethodView[];
  readonly language: string;
}

/** What a site user saved to pay with: chosen first, or removed (rules PAYMENT-24, PAYMENT-31). */
export function OwnSavedMethods({ account, savedMethods, language }: OwnSavedMethodsProps) {
  const messages = messagesFor(language);
  if (savedMethods.length === 0) return null;
  return (
    <section className="account-part">
      <h2>{messages.accountSavedMethods}</h2>
      <ul className="account-list">
        {savedMethods.map(({ id, label, expires, isDefault, savedAt }) => (
          <li key={id}>
            <p>
              {label}
              <br />
              <small>
                {[
                  ...(isDefault ? [messages.accountMethodDefault] : []),
                  ...(expires === '' ? [] : [messages.accountMethodExpires({ month: expiryText(expires) })]),
                  messages.accountMethodSince({ date: dayText(savedAt, language) }),
                ].join(' · ')}
              </small>
            </p>
            {!isDefault && savedMethods.length > 1 && (
              <AccountForm
                account={account}
                action="/account"
                hidden={{ intent: 'defaultMethod', savedMethodId: id }}
              >
                <button
                  className="button button-outline"
                  type="submit"
                  aria-label={messages.accountMakeDefaultOf({ name: label })}
                >
                  {messages.accountMakeDefault}
                </button>
              </AccountForm>
            )}
            <AccountForm
              account={account}
              action="/account"
              hidden={{ intent: 'removeMethod', savedMethodId: id }}
            >
              <button
                className="button button-outline"
                type="submit"
                aria-label={messages.accountRemoveMethod({ name: label })}
              >
                {messages.remove}
              </button>
            </AccountForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
