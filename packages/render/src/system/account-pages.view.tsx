import type { PlainName } from '@vitrine/core/messages/message.ts';
import { type Messages, messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { say } from '@vitrine/core/messages/words.ts';
import type { AccountView, ProofPurpose } from '@vitrine/core/site-users/account-view.ts';
import { ConsentPage } from './account-consents.view.tsx';
import {
  AccountField,
  AccountForm,
  AccountNotes,
  CurrentPasswordField,
  EmailField,
  NewPasswordField,
  Submit,
} from './account-fields.view.tsx';
import { AccountHome } from './account-home.view.tsx';
import { SystemPage } from './system-page.view.tsx';

interface AccountProps {
  readonly account: AccountView;
  readonly language: string;
}

interface PartProps {
  readonly account: AccountView;
  readonly messages: Messages;
}

/** Sign-up, sign-in and the account itself: forms that work without script (rule SITEUSER-13). */
export function AccountPages({ account, language }: AccountProps) {
  const messages = messagesFor(language);
  const { about } = account;
  switch (about.page) {
    case 'signIn':
      return <SignIn account={account} messages={messages} />;
    case 'signUp':
      return <SignUp account={account} messages={messages} />;
    case 'reset':
      return (
        <SystemPage title={messages.accountResetTitle} lead={messages.accountResetLead} width="narrow">
          <AccountNotes {...account} />
          <AccountForm account={account} action="/account/reset">
            <EmailField account={account} messages={messages} />
            <Submit label={messages.accountSend} />
          </AccountForm>
          <BackToSignIn messages={messages} />
        </SystemPage>
      );
    case 'code':
      return <Code account={account} messages={messages} about={about} />;
    case 'confirm':
      return <Confirm account={account} messages={messages} about={about} />;
    case 'consent':
      return <ConsentPage account={account} messages={messages} about={about} />;
    case 'over':
      return (
        <SystemPage title={messages.accountOverTitle} lead={messages.accountOverLead} width="narrow">
          <BackToSignIn messages={messages} />
        </SystemPage>
      );
    case 'erase':
      return (
        <SystemPage title={messages.accountDelete} lead={messages.accountDeleteLead} width="narrow">
          <AccountNotes {...account} />
          <AccountForm account={account} action="/account/delete">
            <Submit label={messages.accountDeleteButton} />
          </AccountForm>
          <p>
            <a className="link" href="/account">
              {messages.accountKeep}
            </a>
          </p>
        </SystemPage>
      );
    case 'email':
      return (
        <SystemPage title={messages.accountChangeEmail} lead={about.siteUser.email} width="narrow">
          <AccountNotes {...account} />
          <AccountForm account={account} action="/account/email">
            <EmailField account={account} messages={messages} label={messages.accountNewEmail} />
            {about.siteUser.hasPassword && <CurrentPasswordField account={account} messages={messages} />}
            <Submit label={messages.accountSend} />
          </AccountForm>
          <BackToAccount messages={messages} />
        </SystemPage>
      );
    case 'home':
      return (
        <AccountHome
          account={account}
          siteUser={about.siteUser}
          orders={about.orders}
          subscriptions={about.subscriptions}
          memberships={about.memberships}
          savedMethods={about.savedMethods}
          consents={about.consents}
          hasCart={about.hasCart}
          language={language}
        />
      );
  }
}

function SignIn({ account, messages }: PartProps) {
  return (
    <SystemPage title={messages.accountSignIn} width="narrow">
      <AccountNotes {...account} />
      <AccountForm account={account} action="/account/sign-in">
        <EmailField account={account} messages={messages} />
        <AccountField
          account={account}
          name="password"
          type="password"
          label={messages.accountPassword}
          autoComplete="current-password"
        />
        <label className="account-check">
          <input type="checkbox" name="rememberMe" value="true" />
          {messages.accountStay}
        </label>
        <button className="button" type="submit" name="intent" value="password">
          {messages.accountSignIn}
        </button>
        <p className="account-aside">{messages.accountMailLinkHint}</p>
        <button className="button button-outline" type="submit" name="intent" value="link">
          {messages.accountMailLink}
        </button>
      </AccountForm>
      <p>
        <a className="link" href="/account/reset">
          {messages.accountForgot}
        </a>
      </p>
      {account.isSignUpOpen && (
        <p>
          {messages.accountNoneYet}{' '}
          <a className="link" href="/account/sign-up">
            {messages.accountSignUp}
          </a>
        </p>
      )}
    </SystemPage>
  );
}

function SignUp({ account, messages }: PartProps) {
  return (
    <SystemPage title={messages.accountSignUp} width="narrow">
      <AccountNotes {...account} />
      {account.isSignUpOpen && (
        <AccountForm account={account} action="/account/sign-up">
          <AccountField
            account={account}
            name="name"
            label={`${messages.accountName} (${messages.optional})`}
            autoComplete="name"
          />
          <EmailField account={account} messages={messages} />
          <NewPasswordField account={account} messages={messages} label={messages.accountPassword} />
          <Submit label={messages.accountSignUp} />
        </AccountForm>
      )}
      <p>
        {messages.accountHaveOne}{' '}
        <a className="link" href="/account/sign-in">
          {messages.accountSignIn}
        </a>
      </p>
    </SystemPage>
  );
}

function Code({
  account,
  messages,
  about,
}: PartProps & { readonly about: Extract<AccountView['about'], { page: 'code' }> }) {
  const hidden = { proofId: about.proofId, purpose: about.purpose };
  return (
    <SystemPage title={messages.accountCodeTitle} lead={messages.accountCodeLead} width="narrow">
      <AccountNotes {...account} />
      <AccountForm account={account} action="/account/code" hidden={hidden}>
        <AccountField
          account={account}
          name="code"
          label={messages.accountCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
        />
        {about.purpose === 'reset' && <NewPasswordField account={account} messages={messages} />}
        {about.needsPassword && (
          <CurrentPasswordField account={account} messages={messages} label={messages.accountPassword} />
        )}
        <Submit label={messages.accountContinue} />
      </AccountForm>
      <AccountForm account={account} action="/account/resend" hidden={hidden}>
        <button className="button button-outline" type="submit">
          {messages.accountResend}
        </button>
      </AccountForm>
      {about.needsPassword && about.purpose === 'signUp' && <NotYou account={account} messages={messages} />}
      {about.purpose === 'changeEmail' ? (
        <BackToAccount messages={messages} />
      ) : (
        <BackToSignIn messages={messages} />
      )}
    </SystemPage>
  );
}

const leads = {
  signUp: 'accountAsSignUp',
  signIn: 'accountAsSignIn',
  reset: 'accountAsReset',
  changeEmail: 'accountAsChangeEmail',
} as const;
const titles: Readonly<Record<ProofPurpose, PlainName<Messages>>> = {
  signUp: 'accountSignUp',
  signIn: 'accountSignIn',
  reset: 'accountResetTitle',
  changeEmail: 'accountChangeEmail',
};

function Confirm({
  account,
  messages,
  about,
}: PartProps & { readonly about: Extract<AccountView['about'], { page: 'confirm' }> }) {
  const { email, needsPassword, purpose, token } = about;
  const title = messages[titles[purpose]];
  const isOfOther = needsPassword && purpose === 'signUp';
  const lead = messages[isOfOther ? 'accountAsOtherBrowser' : leads[purpose]];
  return (
    <SystemPage title={title} lead={say(lead, { email })} width="narrow">
      <AccountNotes {...account} />
      <AccountForm account={account} action="/account/confirm" hidden={{ token }}>
        {purpose === 'reset' && <NewPasswordField account={account} messages={messages} />}
        {needsPassword && (
          <CurrentPasswordField account={account} messages={messages} label={messages.accountPassword} />
        )}
        <Submit label={purpose === 'reset' ? messages.accountSave : title} />
      </AccountForm>
      {isOfOther && <NotYou account={account} messages={messages} />}
    </SystemPage>
  );
}

/** The way out for a person whose address somebody else signed up with (rule SITEUSER-18). */
function NotYou({ account, messages }: PartProps) {
  if (!account.isSignUpOpen) return null;
  return (
    <p>
      {messages.accountNotYou}{' '}
      <a className="link" href="/account/sign-up">
        {messages.accountSignUp}
      </a>
    </p>
  );
}

function BackToAccount({ messages }: { readonly messages: Messages }) {
  return (
    <p>
      <a className="link" href="/account">
        {messages.accountTitle}
      </a>
    </p>
  );
}

function BackToSignIn({ messages }: { readonly messages: Messages }) {
  return (
    <p>
      <a className="link" href="/account/sign-in">
        {messages.accountSignIn}
      </a>
    </p>
  );
}
