import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { LockView } from '../page-content.ts';
import { SearchForm } from './search.view.tsx';
import { SystemPage } from './system-page.view.tsx';

export function NotFoundPage({ language }: { readonly language: string }) {
  const messages = messagesFor(language);
  return (
    <SystemPage title={messages.notFoundTitle} lead={messages.notFoundText} width="narrow">
      <SearchForm query="" language={language} />
      <p>
        <a className="link" href="/">
          {messages.toHome}
        </a>
      </p>
    </SystemPage>
  );
}

export function ErrorPage({ errorKey, language }: { readonly errorKey: string; readonly language: string }) {
  const messages = messagesFor(language);
  return (
    <SystemPage title={messages.errorTitle} lead={messages.errorText({ key: errorKey })} width="narrow">
      {/* Without an action, the form is submitted to the current page. */}
      <form>
        <button className="button" type="submit">
          {messages.tryAgain}
        </button>
      </form>
    </SystemPage>
  );
}

export function LockPage({ lock, language }: { readonly lock: LockView; readonly language: string }) {
  const messages = messagesFor(language);
  return (
    <SystemPage title={messages.lockTitle} width="narrow">
      <form className="form form-short" method="post" action={lock.action}>
        <div className="field">
          <label className="field-label" htmlFor="lock-password">
            {messages.lockLabel}
          </label>
          <input
            id="lock-password"
            type="password"
            name="password"
            autoComplete="current-password"
            required
            {...(lock.error === null
              ? {}
              : { 'aria-invalid': true as const, 'aria-describedby': 'lock-password-error' })}
          />
          {lock.error !== null && (
            <p className="field-error" id="lock-password-error" role="alert">
              {lock.error}
            </p>
          )}
        </div>
        <button className="button" type="submit">
          {messages.lockButton}
        </button>
      </form>
    </SystemPage>
  );
}
