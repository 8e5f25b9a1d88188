import type { Consent } from '@vitrine/core/consents/consent.ts';
import type { OwnMembership } from '@vitrine/core/memberships/membership.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { siteLanguageOf, siteLanguages } from '@vitrine/core/messages/site-languages.ts';
import type { OwnOrder } from '@vitrine/core/orders/own-order.ts';
import type { SavedMethodView } from '@vitrine/core/payments/saved-methods.calls.ts';
import type { AccountView } from '@vitrine/core/site-users/account-view.ts';
import type { SiteUser } from '@vitrine/core/site-users/site-user.ts';
import type { OwnSubscription } from '@vitrine/core/subscriptions/subscription-page.ts';
import { OwnConsents } from './account-consents.view.tsx';
import {
  AccountField,
  AccountForm,
  AccountNotes,
  CurrentPasswordField,
  NewPasswordField,
  Submit,
} from './account-fields.view.tsx';
import { OwnMemberships } from './account-memberships.view.tsx';
import { OwnOrders } from './account-orders.view.tsx';
import { OwnSavedMethods } from './account-saved-methods.view.tsx';
import { OwnSubscriptions } from './account-subscriptions.view.tsx';
import { SystemPage } from './system-page.view.tsx';

interface AccountHomeProps {
  readonly account: AccountView;
  readonly siteUser: SiteUser;
  readonly orders: readonly OwnOrder[];
  readonly subscriptions: readonly OwnSubscription[];
  readonly memberships: readonly OwnMembership[];
  readonly savedMethods: readonly SavedMethodView[];
  readonly consents: readonly Consent[];
  readonly hasCart: boolean;
  readonly language: string;
}

export function AccountHome(props: AccountHomeProps) {
  const { account, siteUser, orders, subscriptions, memberships, savedMethods, consents, hasCart, language } =
    props;
  const messages = messagesFor(language);
  const own = siteLanguageOf(siteUser.language ?? language) ?? 'en';
  return (
    <SystemPage title={messages.accountTitle} lead={siteUser.email} width="narrow">
      <AccountNotes {...account} />
      <OwnMemberships memberships={memberships} language={language} />
      <OwnSubscriptions subscriptions={subscriptions} language={language} />
      <OwnOrders orders={orders} language={language} />
      <section className="account-part">
        <h2>{messages.accountDetails}</h2>
        <AccountForm account={account} action="/account" hidden={{ intent: 'details' }}>
          <AccountField account={account} name="name" label={messages.accountName} autoComplete="name" />
          <div className="field">
            <label className="field-label" htmlFor="account-language">
              {messages.accountLanguage}
            </label>
            <select id="account-language" name="language" defaultValue={own}>
              {Object.entries(siteLanguages).map(([code, name]) => (
                <option key={code} value={code} lang={code}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <Submit label={messages.accountSave} />
        </AccountForm>
        <p>
          <a className="link" href="/account/email">
            {messages.accountChangeEmail}
          </a>
        </p>
      </section>
      <section className="account-part">
        <h2>{messages.accountChangePassword}</h2>
        {siteUser.hasPassword ? (
          <AccountForm account={account} action="/account" hidden={{ intent: 'password' }}>
            <CurrentPasswordField account={account} messages={messages} />
            <NewPasswordField account={account} messages={messages} name="newPassword" />
            <Submit label={messages.accountChangePassword} />
          </AccountForm>
        ) : (
          <p>
            {messages.accountNoPassword}{' '}
            <a className="link" href="/account/reset">
              {messages.accountResetTitle}
            </a>
          </p>
        )}
      </section>
      <OwnSavedMethods account={account} savedMethods={savedMethods} language={language} />
      <OwnConsents account={account} consents={consents} messages={messages} language={language} />
      <section className="account-part">
        <h2>{messages.accountDevices}</h2>
        <AccountForm account={account} action="/account/sign-out">
          {hasCart && (
            <label className="account-check">
              <input type="checkbox" name="cloneCart" value="true" />
              {messages.accountKeepCart}
            </label>
          )}
          <button className="button" type="submit" name="intent" value="here">
            {messages.accountSignOut}
          </button>
          <button className="button button-outline" type="submit" name="intent" value="everywhere">
            {messages.accountSignOutEverywhere}
          </button>
        </AccountForm>
        <p>
          <a className="link" href="/account/delete">
            {messages.accountDelete}
          </a>
        </p>
      </section>
    </SystemPage>
  );
}
