import { accountCalls as calls } from '@vitrine/core/accounts/accounts.calls.ts';
import { memberCalls } from '@vitrine/core/accounts/members.calls.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import type { Context, PlatformContext } from '../../context.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { languageAsked } from '../../http/reader-language.ts';
import { recordAct } from '../audit/index.ts';
import { readMember } from '../tenancy/index.ts';
import { acceptInvitation, seeInvitation } from './accept-invitation.ts';
import { changePassword } from './change-password.ts';
import { chooseLanguage } from './choose-language.ts';
import { confirmEmail } from './confirm-email.ts';
import { addMember, changeMember, listMembers, removeMember } from './members.ts';
import { resendProof } from './resend-proof.ts';
import { requestReset, resetPassword } from './reset-password.ts';
import { deleteSession, listSessions } from './sessions.store.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { makeTicket } from './tickets.ts';
import { whoAmI } from './who-am-i.ts';

export const accountRoutes: readonly BoundCall[] = [
  bindCall(calls.signUp, (context, { body }, extras) =>
    signUp(context, { ...body, language: languageAsked(extras.headers) }, extras),
  ),
  bindCall(calls.confirmEmail, (context, { body }, extras) => confirmEmail(context, body, extras)),
  bindCall(calls.resendProof, (context, { body }) => resendProof(context, body.proofId)),
  bindCall(calls.seeInvitation, (context, { body }) => seeInvitation(context, body.token)),
  bindCall(calls.acceptInvitation, (context, { body }, extras) => acceptInvitation(context, body, extras)),
  bindCall(calls.signIn, async (context, { body }, extras) => {
    const signedIn = await signIn(context, body, extras);
    return signedIn.ok ? succeed(await whoAmI(await asAccount(context, signedIn.value))) : signedIn;
  }),
  bindCall(calls.signOut, (context, _, extras) => signOut(context, extras)),
  bindCall(calls.logout, (context, _, extras) => signOut(context, extras)),
  bindCall(calls.whoAmI, async context => succeed(await whoAmI(context))),
  bindCall(calls.changePassword, (context, { body }) => changePassword(context, body)),
  bindCall(calls.chooseLanguage, (context, { body }) => chooseLanguage(context, body.language)),
  bindCall(calls.requestReset, (context, { body }, { headers }) =>
    requestReset(context, { ...body, language: languageAsked(headers) }),
  ),
  bindCall(calls.resetPassword, (context, { body }, extras) => resetPassword(context, body, extras)),
  bindCall(calls.listSessions, async ({ actor, clock, database }) => {
    if (actor.kind !== 'account') return fail(callErrors.unauthorized);
    const rows = await listSessions(database, actor.accountId, clock.now());
    return succeed({
      sessions: rows.map(row => ({
        id: row.id,
        createdAt: row.created_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        address: row.address,
        userAgent: row.user_agent,
        websiteId: row.website_id === 'platform' ? null : row.website_id,
        isCurrent: row.id === actor.sessionId,
      })),
    });
  }),
  bindCall(calls.revokeSession, async (context, { params }) => {
    const { actor, database } = context;
    if (actor.kind !== 'account') return fail(callErrors.unauthorized);
    const owner = { kind: 'account', id: actor.accountId } as const;
    if (!(await deleteSession(database, owner, params.sessionId))) return fail(callErrors.notFound);
    await recordAct(context, 'account.sessionRevoked', { sessionId: params.sessionId });
    return succeed(null);
  }),
  bindCall(calls.makeTicket, (context, { body }) => makeTicket(context, body.websiteId)),
  bindCall(memberCalls.list, async context => succeed({ members: await listMembers(context) })),
  bindCall(memberCalls.add, (context, { body }) => addMember(context, body)),
  bindCall(memberCalls.change, (context, { params, body }) =>
    changeMember(context, { accountId: params.accountId, roles: body.roles }),
  ),
  bindCall(memberCalls.remove, (context, { params }) => removeMember(context, params.accountId)),
];

async function asAccount<C extends Context | PlatformContext>(
  context: C,
  { account, sessionId }: { account: { id: string; email: string }; sessionId: string },
): Promise<C> {
  const member =
    'website' in context ? await readMember(context.database, context.website.id, account.id) : null;
  return {
    ...context,
    actor: {
      kind: 'account',
      accountId: account.id,
      email: account.email,
      sessionId,
      roles: member?.roles ?? [],
      address: context.actor.address,
    },
  };
}
