import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { Refusal } from '@vitrine/core/errors/result.ts';
import type { PlainName } from '@vitrine/core/messages/message.ts';
import { type Messages, messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { wordRefusal } from '@vitrine/core/messages/word-refusal.ts';
import { say } from '@vitrine/core/messages/words.ts';
import type { AccountPage, AccountView } from '@vitrine/core/site-users/account-view.ts';
import { siteUserErrors } from '@vitrine/core/site-users/site-users.errors.ts';
import type { FastifyReply } from 'fastify';
import type { Context, Services } from '../../context.ts';
import { crumbOf } from '../../http/crumb.ts';
import type { Exchange } from '../../http/perform-call.ts';
import { allSignedIn } from '../../http/request-scope.ts';
import { sendOwnPage } from './send-own-page.ts';
import type { SiteServer } from './site-server.ts';

/** The common parts of an account page. */
export interface AccountState {
  readonly values?: Readonly<Record<string, string>>;
  readonly refused?: Refusal;
  readonly notice?: PlainName<Messages> | undefined;
}

/** Renders a page of the account only for its visitor, in the website's look (rule SITEUSER-13). */
export async function sendAccountPage(
  { services, server }: { services: Services; server: SiteServer },
  context: Context,
  exchange: Exchange,
  { about, values = {}, refused, notice }: AccountState & { about: AccountPage },
): Promise<FastifyReply> {
  const messages = messagesFor(context.website.settings.language);
  const [signedIn] = await allSignedIn(services, exchange.request, exchange.reply);
  const { errors, problem } = wordsOf(messages, refused, context.website.settings.language);
  const isSignUpOpen = context.website.settings.siteUsers.isSignUpOpen;
  const isClosed = about.page === 'signUp' && !isSignUpOpen;
  const account: AccountView = {
    about,
    crumb: signedIn ? crumbOf(services, signedIn.sessionId) : null,
    values,
    errors,
    problem: problem ?? (isClosed ? messages.accountClosed : null),
    notice: notice ? messages[notice] : null,
    isSignUpOpen,
  };
  const title = messages[titles[about.page]];
  const seconds = Number(refused?.details?.retryAfter ?? 0);
  return sendOwnPage(
    server,
    { context, ...exchange },
    {
      content: { kind: 'account', account },
      // A page that returns with errors announces them first.
      title: refused ? messages.errorPrefix({ title }) : title,
      status: refused?.status ?? (about.page === 'over' ? 404 : 200),
      also: {
        // The address contains the token of an emailed link: it must not reach other servers.
        'Referrer-Policy': 'no-referrer',
        ...(seconds > 0 ? { 'Retry-After': String(seconds) } : {}),
      },
    },
  );
}

const titles: Readonly<Record<AccountPage['page'], PlainName<Messages>>> = {
  signIn: 'accountSignIn',
  signUp: 'accountSignUp',
  reset: 'accountResetTitle',
  code: 'accountCodeTitle',
  confirm: 'accountTitle',
  over: 'accountOverTitle',
  erase: 'accountDelete',
  email: 'accountChangeEmail',
  home: 'accountTitle',
  consent: 'consentTitle',
};

const fields: Readonly<Record<string, PlainName<Messages>>> = {
  email: 'accountEmailProblem',
  password: 'accountPasswordProblem',
  newPassword: 'accountPasswordProblem',
  currentPassword: 'accountPasswordMissing',
  code: 'accountCodeProblem',
  name: 'accountNameProblem',
};

const problems: Readonly<Record<string, PlainName<Messages> | 'accountWait'>> = {
  [siteUserErrors.wrongCredentials.code]: 'accountWrong',
  [siteUserErrors.signUpClosed.code]: 'accountClosed',
  [siteUserErrors.proofOver.code]: 'accountOverLead',
  [callErrors.tooMany.code]: 'accountWait',
  [callErrors.crumb.code]: 'accountStale',
  [callErrors.unauthorized.code]: 'accountEnded',
  [siteUserErrors.signInFirst.code]: 'accountSignInFirst',
};

/** In the language of the website; if the page has no message for it, the message of the call is used. */
function wordsOf(
  messages: Messages,
  refused: Refusal | undefined,
  language: string,
): Pick<AccountView, 'errors' | 'problem'> {
  if (refused === undefined) return { errors: {}, problem: null };
  if (refused.code === siteUserErrors.wrongCode.code)
    return { errors: { code: messages.accountWrongCode }, problem: null };
  if (refused.code === siteUserErrors.wrongPassword.code)
    return { errors: { currentPassword: messages.accountWrongPassword }, problem: null };
  if (refused.code === siteUserErrors.otherBrowser.code)
    return { errors: { currentPassword: messages.accountOtherBrowser }, problem: null };
  if (refused.code === siteUserErrors.incorrectPassword.code)
    return { errors: { currentPassword: messages.accountIncorrectPassword }, problem: null };
  const errors = Object.keys(refused.errors ?? {}).flatMap(name => {
    const key = fields[name];
    return key ? [[name, messages[key]] as const] : [];
  });
  if (errors.length > 0) return { errors: Object.fromEntries(errors), problem: null };
  const key = problems[refused.code];
  const values = { seconds: Number(refused.details?.retryAfter ?? 0) };
  return { errors: {}, problem: key ? say(messages[key], values) : wordRefusal(refused, language) };
}
