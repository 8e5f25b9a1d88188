import type { Call, CallReply } from '@vitrine/core/calls/define-call.ts';
import { consentCalls } from '@vitrine/core/consents/consents.calls.ts';
import type { Refusal, Result } from '@vitrine/core/errors/result.ts';
import { isId } from '@vitrine/core/id/id.ts';
import type { PlainName } from '@vitrine/core/messages/message.ts';
import type { Messages } from '@vitrine/core/messages/page-messages.ts';
import { savedMethodCalls } from '@vitrine/core/payments/saved-methods.calls.ts';
import { type AccountPage, type ProofPurpose, proofPurposes } from '@vitrine/core/site-users/account-view.ts';
import { siteUserCalls as calls } from '@vitrine/core/site-users/site-users.calls.ts';
import { siteUserErrors } from '@vitrine/core/site-users/site-users.errors.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context, Services } from '../../context.ts';
import { type Exchange, performForm } from '../../http/perform-call.ts';
import { redirectHere } from '../../http/redirect.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { consentRoutes, withdrawConsent } from '../consents/index.ts';
import { savedMethodRoutes } from '../payments/index.ts';
import { ownSiteUser, siteUserRoutes, siteUserView } from '../site-users/index.ts';
import { type AccountState, sendAccountPage } from './account-view.ts';
import { confirmPage, consentPage, homePage } from './own-account-pages.ts';
import type { SiteServer } from './site-server.ts';

type Fields = Readonly<Record<string, string>>;

interface Posted extends Exchange {
  readonly context: Context;
  readonly form: Fields;
  /** Makes one of the site users' calls with a body and a query from the form. */
  readonly call: <C extends Call>(call: C, body?: unknown, query?: Fields) => Promise<Result<CallReply<C>>>;
  readonly show: (about: AccountPage, state?: AccountState) => Promise<FastifyReply>;
  readonly lead: (to: string) => FastifyReply;
}

const notices: Readonly<Record<string, PlainName<Messages>>> = {
  saved: 'accountSaved',
  password: 'accountPasswordChanged',
  resent: 'accountResent',
  signedOut: 'accountSignedOut',
  deleted: 'accountDeleted',
  withdrawn: 'consentDone',
  methodRemoved: 'accountMethodRemoved',
  methodDefault: 'accountMethodMadeDefault',
  email: 'accountEmailChanged',
  signInFirst: 'accountSignInFirst',
  ended: 'accountEnded',
  stale: 'accountStale',
};

/** The pages of site users; each form makes one of their calls, without JavaScript too (rule SITEUSER-13). */
export function serveAccounts(app: FastifyInstance, services: Services, server: SiteServer): void {
  const page = (
    method: 'GET' | 'POST',
    path: string,
    answer: (posted: Posted) => Promise<FastifyReply> | FastifyReply,
  ) => {
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const context = await websiteContext(services, request, reply, 'siteUser');
        // The studio has pages of these names on the platform.
        if (context === null) return reply.callNotFound();
        const exchange = { request, reply };
        return answer({
          context,
          ...exchange,
          form: fieldsOf(method === 'POST' ? request.body : request.query),
          call: (call, body, query = {}) => perform(services, call, { exchange, body, query }),
          show: (about, state = {}) =>
            sendAccountPage({ services, server }, context, exchange, { about, ...state }),
          lead: to => redirectHere(reply, to, 303),
        });
      },
    });
  };

  page('GET', '/account', async ({ context, form, lead, show }) => {
    const user = await ownSiteUser(context);
    if (user === null) return lead(withNotice('/account/sign-in', form));
    return show(await homePage(context, user), { values: { name: user.name }, notice: noticeOf(form) });
  });
  page('POST', '/account', changeAccount);

  page('GET', '/account/sign-in', ({ context, form, lead, show }) =>
    context.actor.kind === 'siteUser'
      ? lead(withNotice('/account', form))
      : show({ page: 'signIn' }, { notice: noticeOf(form) }),
  );
  page('POST', '/account/sign-in', async ({ call, form, lead, show }) => {
    if (form.intent === 'link') {
      const asked = await call(calls.requestSignIn, { email: form.email });
      if (asked.ok) return lead(codePath('signIn', asked.value.proofId));
      return show({ page: 'signIn' }, { values: form, refused: asked.error });
    }
    const { email, password = '' } = form;
    const signedIn = await call(calls.signIn, { email, password, rememberMe: form.rememberMe === 'true' });
    return signedIn.ok
      ? lead('/account')
      : show({ page: 'signIn' }, { values: form, refused: signedIn.error });
  });

  page('GET', '/account/consent', async ({ context, form, show }) =>
    show(await consentPage(context, form.token, { isWithdrawn: false })),
  );
  // Mail programs post here too, without having opened the page (RFC 8058).
  page('POST', '/account/consent', async ({ context, request, show }) => {
    const { token } = fieldsOf(request.query);
    const about = await consentPage(context, token, { isWithdrawn: true });
    if (about.page === 'consent') await withdrawConsent(context, { ...about, place: '/account/consent' });
    return show(about);
  });

  page('GET', '/account/sign-up', ({ show }) => show({ page: 'signUp' }));
  page('POST', '/account/sign-up', async ({ call, form, lead, show }) => {
    const { email, name, password } = form;
    const asked = await call(calls.signUp, { email, name, password });
    return asked.ok
      ? lead(codePath('signUp', asked.value.proofId))
      : show({ page: 'signUp' }, { values: form, refused: asked.error });
  });

  page('GET', '/account/reset', ({ show }) => show({ page: 'reset' }));
  page('POST', '/account/reset', async ({ call, form, lead, show }) => {
    const asked = await call(calls.requestReset, { email: form.email });
    return asked.ok
      ? lead(codePath('reset', asked.value.proofId))
      : show({ page: 'reset' }, { values: form, refused: asked.error });
  });

  page('GET', '/account/code', ({ form, lead, show }) => {
    const about = codePage(form);
    return about === null ? lead('/account/sign-in') : show(about, { notice: noticeOf(form) });
  });
  page('POST', '/account/code', async ({ call, form, lead, show }) => {
    const about = codePage(form);
    if (about === null) return lead('/account/sign-in');
    const { code, currentPassword, password } = form;
    const confirmed = await call(calls.confirm, { proofId: about.proofId, code, currentPassword, password });
    if (confirmed.ok) return lead(doneWith(about.purpose));
    if (isForOthers(confirmed.error)) return lead(signInFirst);
    const needsPassword = about.needsPassword || isFromOtherBrowser(confirmed.error);
    return show({ ...about, needsPassword }, { values: { code: code ?? '' }, refused: confirmed.error });
  });
  page('POST', '/account/resend', async ({ call, form, lead, show }) => {
    const about = codePage(form);
    if (about === null) return lead('/account/sign-in');
    const sent = await call(calls.resend, { proofId: about.proofId });
    return sent.ok
      ? lead(`${codePath(about.purpose, about.proofId)}&notice=resent`)
      : show(about, { refused: sent.error });
  });

  page('GET', '/account/confirm', async ({ context, form, lead, request, show }) => {
    const about = await confirmPage(context, form.token ?? '', request);
    const isOfAccount = about.page === 'confirm' && about.purpose === 'changeEmail';
    return isOfAccount && context.actor.kind !== 'siteUser' ? lead(signInFirst) : show(about);
  });
  page('POST', '/account/confirm', async ({ call, context, form, lead, request, show }) => {
    const { token = '', currentPassword, password } = form;
    // Read before it is used up: afterwards the purpose of the link is unknown.
    const about = await confirmPage(context, token, request);
    const confirmed = await call(calls.confirm, { token, currentPassword, password });
    if (confirmed.ok) return lead(about.page === 'confirm' ? doneWith(about.purpose) : '/account');
    if (isForOthers(confirmed.error)) return lead(signInFirst);
    return show(about, about.page === 'over' ? {} : { refused: confirmed.error });
  });

  page('POST', '/account/sign-out', async ({ call, context, form, lead }) => {
    const isEverywhere = form.intent === 'everywhere';
    // A page of an expired session: signing out is already done, anything else needs a signed-in user.
    if (context.actor.kind !== 'siteUser')
      return lead(`/account/sign-in?notice=${isEverywhere ? 'ended' : 'signedOut'}`);
    const cloneCart = form.cloneCart === 'true' ? 'true' : 'false';
    const done = isEverywhere
      ? await call(calls.signOutEverywhere)
      : await call(calls.signOut, undefined, { cloneCart });
    return lead(done.ok ? '/account/sign-in?notice=signedOut' : '/account?notice=stale');
  });
  page('GET', '/account/email', async ({ context, lead, show }) => {
    const user = await ownSiteUser(context);
    return user === null ? lead(ended) : show({ page: 'email', siteUser: siteUserView(user) });
  });
  page('POST', '/account/email', async ({ call, context, form, lead, show }) => {
    const user = await ownSiteUser(context);
    if (user === null) return lead(ended);
    const { email, currentPassword } = form;
    const asked = await call(calls.changeEmail, { email, currentPassword });
    return asked.ok
      ? lead(codePath('changeEmail', asked.value.proofId))
      : show({ page: 'email', siteUser: siteUserView(user) }, { values: form, refused: asked.error });
  });
  page('GET', '/account/delete', ({ context, lead, show }) =>
    context.actor.kind === 'siteUser' ? show({ page: 'erase' }) : lead('/account/sign-in'),
  );
  page('POST', '/account/delete', async ({ call, context, lead, show }) => {
    if (context.actor.kind !== 'siteUser') return lead(ended);
    const done = await call(calls.erase);
    return done.ok
      ? lead('/account/sign-in?notice=deleted')
      : show({ page: 'erase' }, { refused: done.error });
  });
}

async function changeAccount({ call, context, form, lead, show }: Posted): Promise<FastifyReply> {
  const user = await ownSiteUser(context);
  if (user === null) return lead(ended);
  const home = await homePage(context, user);
  if (form.intent === 'withdraw') {
    const withdrawn = await call(consentCalls.withdrawOwn, { purpose: form.purpose });
    return withdrawn.ok
      ? lead('/account?notice=withdrawn')
      : show(home, { values: { name: user.name }, refused: withdrawn.error });
  }
  if (form.intent === 'removeMethod' || form.intent === 'defaultMethod') {
    const isRemoved = form.intent === 'removeMethod';
    const change = isRemoved ? savedMethodCalls.remove : savedMethodCalls.makeDefault;
    const changed = await call(change, { savedMethodId: form.savedMethodId });
    return changed.ok
      ? lead(`/account?notice=${isRemoved ? 'methodRemoved' : 'methodDefault'}`)
      : show(home, { values: { name: user.name }, refused: changed.error });
  }
  if (form.intent === 'password') {
    const { currentPassword, newPassword } = form;
    const changed = await call(calls.changePassword, { currentPassword, newPassword });
    return changed.ok
      ? lead('/account?notice=password')
      : show(home, { values: { name: user.name }, refused: changed.error });
  }
  const { name, language } = form;
  const renamed = await call(calls.change, { name });
  const changed = renamed.ok ? await call(calls.setLocale, { language }) : renamed;
  return changed.ok ? lead('/account?notice=saved') : show(home, { values: form, refused: changed.error });
}

async function perform<C extends Call>(
  services: Services,
  call: C,
  { exchange, body, query }: { exchange: Exchange; body: unknown; query: Fields },
): Promise<Result<CallReply<C>>> {
  const bound = [...siteUserRoutes, ...savedMethodRoutes, ...consentRoutes].find(
    one => one.call.name === call.name,
  );
  if (bound === undefined) throw new Error(`${call.name} is bound nowhere.`);
  return (await performForm(services, bound, exchange, { body, query })) as Result<CallReply<C>>;
}

function codePath(purpose: ProofPurpose, proofId: string): string {
  return `/account/code?purpose=${purpose}&proofId=${proofId}`;
}

/** Asks for the password only once the call did: without the code, nobody learns which browser asked for it. */
function codePage({
  currentPassword,
  proofId = '',
  purpose,
}: Fields): Extract<AccountPage, { page: 'code' }> | null {
  const known = proofPurposes.find(one => one === purpose);
  if (known === undefined || !isId(proofId)) return null;
  return { page: 'code', purpose: known, proofId, needsPassword: currentPassword !== undefined };
}

const ended = '/account/sign-in?notice=ended';
const signInFirst = '/account/sign-in?notice=signInFirst';

/** Whether it works when signed in to another account, or without signing in (rule SITEUSER-15). */
function isForOthers({ code }: Refusal): boolean {
  return code === siteUserErrors.signInFirst.code;
}

function isFromOtherBrowser({ code }: Refusal): boolean {
  return code === siteUserErrors.otherBrowser.code;
}

function doneWith(purpose: ProofPurpose): string {
  return purpose === 'changeEmail' ? '/account?notice=email' : '/account';
}

/** The message is shown on the target page. */
function withNotice(path: string, { notice = '' }: Fields): string {
  return Object.hasOwn(notices, notice) ? `${path}?notice=${notice}` : path;
}

function noticeOf({ notice = '' }: Fields): PlainName<Messages> | undefined {
  return Object.hasOwn(notices, notice) ? notices[notice] : undefined;
}

/** Names that occur once, as text. */
function fieldsOf(given: unknown): Fields {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
