import { succeed } from '@vitrine/core/errors/result.ts';
import {
  siteUserCalls as calls,
  managedSiteUserCalls as managed,
} from '@vitrine/core/site-users/site-users.calls.ts';
import type { Context } from '../../context.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { crumbOf } from '../../http/crumb.ts';
import { beginProof, resendProof } from './begin-proof.ts';
import { changeAccount, changePassword, eraseAccount } from './change-account.ts';
import { changeEmail } from './change-email.ts';
import { confirmProof } from './confirm-proof.ts';
import {
  blockSiteUser,
  deleteSiteUserByStaff,
  listSiteUsers,
  restoreSiteUser,
} from './managed-site-users.ts';
import { ownSiteUser } from './own-site-user.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import { signOut, signOutEverywhere } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { siteUserView } from './site-user-view.ts';

export const siteUserRoutes: readonly BoundCall[] = [
  bindCall(calls.signIn, async (context, { body }, extras) => {
    const signedIn = await signIn(context, body, extras);
    return signedIn.ok ? succeed(welcome(context, signedIn.value)) : signedIn;
  }),
  bindCall(calls.signOut, (context, { query }, extras) =>
    signOut(context, extras, { clonesCart: query.cloneCart === 'true' }),
  ),
  bindCall(calls.current, async context => {
    const { actor, website } = context;
    const user = await ownSiteUser(context);
    return succeed({
      siteUser: user && siteUserView(user),
      xsrfToken: actor.kind === 'siteUser' ? crumbOf(context, actor.sessionId) : null,
      isSignUpOpen: website.settings.siteUsers.isSignUpOpen,
    });
  }),
  bindCall(calls.signUp, (context, { body }, extras) =>
    signUp(context, { ...body, origin: extras.origin }, extras),
  ),
  bindCall(calls.requestSignIn, (context, { body }, { origin }) =>
    beginProof(context, { purpose: 'signIn', ...body, origin }),
  ),
  bindCall(calls.requestReset, (context, { body }, { origin }) =>
    beginProof(context, { purpose: 'reset', ...body, origin }),
  ),
  bindCall(calls.resend, (context, { body }) => resendProof(context, body.proofId)),
  bindCall(calls.confirm, async (context, { body }, extras) => {
    const signedIn = await confirmProof(context, body, extras);
    return signedIn.ok ? succeed(welcome(context, signedIn.value)) : signedIn;
  }),
  bindCall(calls.change, (context, { body }) => changeAccount(context, body)),
  bindCall(calls.setLocale, (context, { body }) => changeAccount(context, body)),
  bindCall(calls.changePassword, (context, { body }) => changePassword(context, body)),
  bindCall(calls.changeEmail, (context, { body }, extras) =>
    changeEmail(context, { ...body, origin: extras.origin }, extras),
  ),
  bindCall(calls.signOutEverywhere, (context, _, extras) => signOutEverywhere(context, extras)),
  bindCall(calls.erase, (context, _, extras) => eraseAccount(context, extras)),
  bindCall(managed.list, async (context, { query }) =>
    succeed(await listSiteUsers(context, { ...query, before: query.before ?? null })),
  ),
  bindCall(managed.block, (context, { params }) =>
    blockSiteUser(context, { id: params.siteUserId, isBlocked: true }),
  ),
  bindCall(managed.unblock, (context, { params }) =>
    blockSiteUser(context, { id: params.siteUserId, isBlocked: false }),
  ),
  bindCall(managed.remove, (context, { params }) => deleteSiteUserByStaff(context, params.siteUserId)),
  bindCall(managed.restore, (context, { params }) => restoreSiteUser(context, params.siteUserId)),
];

function welcome(context: Context, { user, sessionId }: SignedIn) {
  return { siteUser: siteUserView(user), xsrfToken: crumbOf(context, sessionId) };
}
