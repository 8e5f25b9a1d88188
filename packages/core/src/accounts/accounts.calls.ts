import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import {
  accountSchema,
  emailSchema,
  givenPasswordSchema,
  memberSchema,
  newPasswordSchema,
  rolesSchema,
  sessionViewSchema,
} from './account.ts';
import { accountErrors } from './accounts.errors.ts';
import { permissions } from './roles.ts';

const acceptedSchema = z.object({ accepted: z.literal(true) });

/** Who is signed in here; without a session everything is empty. */
export const whoAmISchema = z.object({
  account: accountSchema.nullable(),
  /** Role numbers and permissions on the website of this host; empty on the platform. */
  roles: z.number().int().array(),
  permissions: z.enum(permissions).array(),
  website: z
    .object({ id: idSchema, subdomain: z.string(), title: z.string(), isLaunched: z.boolean() })
    .nullable(),
  websites: z.object({ id: idSchema, subdomain: z.string(), title: z.string(), address: z.string() }).array(),
  /** To be echoed in `X-CSRF-Token` or the query's `crumb`; null without a session. */
  crumb: z.string().nullable(),
});

export const accountCalls = {
  signUp: defineCall({
    name: 'accounts.signUp',
    method: 'POST',
    path: '/api/auth/accounts',
    summary:
      'Makes an account. Answers the same whether the e-mail has one already; its owner is then told by mail.',
    scope: 'platform',
    access: 'public',
    body: z.object({
      email: emailSchema,
      name: z.string().trim().max(120).default(''),
      password: newPasswordSchema,
    }),
    reply: acceptedSchema,
    errors: [accountErrors.signUpClosed],
    rateLimit: { max: 10, seconds: 3600 },
  }),
  signIn: defineCall({
    name: 'accounts.signIn',
    method: 'POST',
    path: '/api/auth/session',
    summary: 'Signs in on this host; sets the session cookie.',
    scope: 'anywhere',
    access: 'public',
    body: z.object({
      email: emailSchema,
      password: givenPasswordSchema,
      rememberMe: z.boolean().default(false),
    }),
    reply: whoAmISchema,
    errors: [accountErrors.wrongCredentials],
    rateLimit: { max: 20, seconds: 300 },
  }),
  signOut: defineCall({
    name: 'accounts.signOut',
    method: 'DELETE',
    path: '/api/auth/session',
    summary: 'Signs out on this host; without a session nothing happens.',
    scope: 'anywhere',
    access: 'public',
    reply: z.null(),
  }),
  logout: defineCall({
    name: 'accounts.logout',
    method: 'POST',
    path: '/api/auth/Logout',
    summary: 'Signs out on this host, for pages that only post.',
    scope: 'anywhere',
    access: 'public',
    reply: z.null(),
  }),
  whoAmI: defineCall({
    name: 'accounts.whoAmI',
    method: 'GET',
    path: '/api/auth/account',
    summary: 'The signed-in account, what it may do here, and the crumb to echo.',
    scope: 'anywhere',
    access: 'public',
    reply: whoAmISchema,
  }),
  changePassword: defineCall({
    name: 'accounts.changePassword',
    method: 'PUT',
    path: '/api/auth/account/password',
    summary: 'Changes the own password and ends all other sessions.',
    scope: 'anywhere',
    access: 'account',
    body: z.object({ currentPassword: givenPasswordSchema, newPassword: newPasswordSchema }),
    reply: z.null(),
    errors: [accountErrors.wrongPassword],
    rateLimit: { max: 10, seconds: 600 },
  }),
  requestReset: defineCall({
    name: 'accounts.requestReset',
    method: 'POST',
    path: '/api/auth/password-resets',
    summary: 'Sends a link to set a new password. Answers the same whether the account exists.',
    scope: 'anywhere',
    access: 'public',
    body: z.object({ email: emailSchema }),
    reply: acceptedSchema,
    rateLimit: { max: 5, seconds: 900 },
  }),
  resetPassword: defineCall({
    name: 'accounts.resetPassword',
    method: 'POST',
    path: '/api/auth/password',
    summary: 'Sets a new password with the token of a mailed link and ends all sessions.',
    scope: 'anywhere',
    access: 'public',
    body: z.object({ token: z.string().min(16).max(100), password: newPasswordSchema }),
    reply: acceptedSchema,
    errors: [accountErrors.tokenInvalid],
    rateLimit: { max: 20, seconds: 900 },
  }),
  listSessions: defineCall({
    name: 'accounts.listSessions',
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'The own sessions on every host, newest first.',
    scope: 'anywhere',
    access: 'account',
    reply: z.object({ sessions: sessionViewSchema.array() }),
  }),
  revokeSession: defineCall({
    name: 'accounts.revokeSession',
    method: 'DELETE',
    path: '/api/auth/sessions/:sessionId',
    summary: 'Ends one of the own sessions.',
    scope: 'anywhere',
    access: 'account',
    params: z.object({ sessionId: idSchema }),
    reply: z.null(),
  }),
  makeTicket: defineCall({
    name: 'accounts.makeTicket',
    method: 'POST',
    path: '/api/auth/tickets',
    summary: 'A link, good once and for 60 seconds, that opens the studio of one of the own websites.',
    scope: 'platform',
    access: 'account',
    body: z.object({ websiteId: idSchema }),
    reply: z.object({ address: z.string() }),
    rateLimit: { max: 60, seconds: 60 },
  }),
} as const;

export const memberCalls = {
  list: defineCall({
    name: 'members.list',
    method: 'GET',
    path: '/api/website/members',
    summary: 'Everybody with a role on this website.',
    scope: 'website',
    access: 'manageMembers',
    reply: z.object({ members: memberSchema.array() }),
  }),
  add: defineCall({
    name: 'members.add',
    method: 'POST',
    path: '/api/website/members',
    summary: 'Gives a person a role; somebody without an account is invited by mail.',
    scope: 'website',
    access: 'manageMembers',
    body: z.object({ email: emailSchema, roles: rolesSchema }),
    reply: z.object({ member: memberSchema }),
    errors: [accountErrors.memberExists],
    rateLimit: { max: 60, seconds: 3600 },
  }),
  change: defineCall({
    name: 'members.change',
    method: 'PATCH',
    path: '/api/website/members/:accountId',
    summary: 'Changes somebody’s roles; the last admin stays one.',
    scope: 'website',
    access: 'manageMembers',
    params: z.object({ accountId: idSchema }),
    body: z.object({ roles: rolesSchema }),
    reply: z.object({ member: memberSchema }),
    errors: [accountErrors.lastAdmin],
  }),
  remove: defineCall({
    name: 'members.remove',
    method: 'DELETE',
    path: '/api/website/members/:accountId',
    summary: 'Takes somebody’s roles and sessions on this website away; the last admin stays.',
    scope: 'website',
    access: 'manageMembers',
    params: z.object({ accountId: idSchema }),
    reply: z.null(),
    errors: [accountErrors.lastAdmin],
  }),
} as const;
