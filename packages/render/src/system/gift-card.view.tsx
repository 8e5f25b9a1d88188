import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { GiftCardPageView } from '../page-content.ts';
import { SystemPage } from './system-page.view.tsx';

interface GiftCardPageProps {
  readonly giftCard: GiftCardPageView;
  readonly language: string;
}

/** What is left on a card; its code is posted, so that it stays out of addresses (rule GIFTCARD-8). */
export function GiftCardPage({ giftCard: { code, problem, found }, language }: GiftCardPageProps) {
  const messages = messagesFor(language);
  return (
    <SystemPage title={messages.giftCardTitle} lead={messages.giftCardLead} width="narrow">
      {found !== null && (
        <div className="notices" role="status">
          <p>
            <strong>{messages.giftCardLeft({ amount: found.left })}</strong>
          </p>
          {found.reason !== null && <p>{found.reason}</p>}
          {found.reason === null && found.validUntil !== '' && (
            <p>{messages.giftCardValid({ date: found.validUntil })}</p>
          )}
        </div>
      )}
      <form className="form form-short" method="post" action="/cart/gift-card">
        <div className="field">
          <label className="field-label" htmlFor="gift-card-code">
            {messages.giftCardCode}
          </label>
          <input
            id="gift-card-code"
            name="code"
            defaultValue={code}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="XXXX-XXXX-XXXX-XXXX"
            required
            {...(problem === null
              ? {}
              : { 'aria-invalid': true as const, 'aria-describedby': 'gift-card-code-error' })}
          />
          {problem !== null && (
            <p className="field-error" id="gift-card-code-error" role="alert">
              {problem}
            </p>
          )}
        </div>
        <button className="button" type="submit">
          {messages.giftCardCheck}
        </button>
      </form>
    </SystemPage>
  );
}
