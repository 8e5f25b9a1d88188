import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { fieldCode } from '../messages/phrase.ts';
import {
  accountSchema,
  emailSchema,
  givenPasswordSchema,
  newPasswordSchema,
  sessionViewSchema,
} from './account.ts';
import { accountLanguageSchema } from './account-language.ts';
import { accountErrors } from './accounts.errors.ts';
import { permissions } from './roles.ts';

const tokenSchema = z.string().min(16).max(100);
const acceptedSchema = z.object({ accepted: z.literal(true) });
/** Of the sign-up; only needed in another browser than the one that signed up. */
const signUpPasswordSchema = givenPasswordSchema.optional();
/** What it takes to accept an invitation: a new password, that of the account, or nothing when signed in to it. */
const invitationStandingSchema = z.enum(['new', 'signIn', 'signedIn']);
export type InvitationStanding = z.infer<typeof invitationStandingSchema>;

/** The signed-in account; without a session everything is empty. */
export const whoAmISchema = z.object({
  account: accountSchema.extend({ language: accountLanguageSchema }).nullable(),
  /** Role numbers and permissions on the website of this host; empty on the platform. */
  roles: z.number().int().array(),
  permissions: z.enum(permissions).array(),
  website: z
    .object({ id: idSchema, subdomain: z.string(), title: z.string(), isLaunched: z.boolean() })
    .nullable(),
  websites: z.object({ id: idSchema, subdomain: z.string(), title: z.string(), address: z.string() }).array(),
  /** Sent back in `X-CSRF-Token` or the query's `crumb`; null without a session. */
  crumb: z.string().nullable(),
});

export const accountCalls = {
  signUp: defineCall({
    name: 'accounts.signUp',
    method: 'POST',
    path: '/api/auth/accounts',
    summary:
      'Emails a link and a code that create the account. The answer is the same whether the address already has one; its owner is then notified by email.',
    scope: 'platform',
    access: 'public',
    body: z.object({
      email: emailSchema,
      name: z.string().trim().max(120).default(''),
      password: newPasswordSchema,
    }),
    reply: acceptedSchema.extend({
      /** Identifies the sign-in when the emailed code is entered or sent again. */
      proofId: idSchema,
      /** False without a mail server: emails then wait for the operator. */
      isMailSent: z.boolean(),
    }),
    errors: [accountErrors.signUpClosed],
    rateLimit: { max: 10, seconds: 3600 },
  }),
  confirmEmail: defineCall({
    name: 'accounts.confirmEmail',
    method: 'POST',
    path: '/api/auth/email-proofs/confirm',
    summary:
      'Creates the account of a sign-up with the token from the emailed link, or with its code. In another browser than the one that signed up, it needs the password chosen there.',
    scope: 'platform',
    access: 'public',
    body: z.union([
      z.object({ token: tokenSchema, password: signUpPasswordSchema }),
      z.object({
        proofId: idSchema,
        password: signUpPasswordSchema,
        code: z
          .string()
          .trim()
          .regex(/^\d{6}$/, fieldCode('sixDigits')),
      }),
    ]),
    reply: acceptedSchema,
    errors: [
      accountErrors.wrongCode,
      accountErrors.proofOver,
      accountErrors.otherBrowser,
      accountErrors.incorrectPassword,
    ],
    rateLimit: { max: 30, seconds: 900 },
  }),
  resendProof: defineCall({
    name: 'accounts.resendProof',
    method: 'POST',
    path: '/api/auth/email-proofs/resend',
    summary: 'Sends the sign-up email again, with a new link and code.',
    scope: 'platform',
    access: 'public',
    body: z.object({ proofId: idSchema }),
    reply: acceptedSchema,
    rateLimit: { max: 20, seconds: 900 },
  }),
  seeInvitation: defineCall({
    name: 'accounts.seeInvitation',
    method: 'POST',
    path: '/api/auth/invitations',
    summary:
      'What the token of an emailed invitation is for, and what it takes to accept it. Changes nothing.',
    scope: 'platform',
    access: 'public',
    body: z.object({ token: tokenSchema }),
    reply: z.object({
      website: z.string(),
      email: z.string(),
      standing: invitationStandingSchema,
    }),
    errors: [accountErrors.invitationOver],
    rateLimit: { max: 60, seconds: 900 },
  }),
  acceptInvitation: defineCall({
    name: 'accounts.acceptInvitation',
    method: 'POST',
    path: '/api/auth/invitations/accept',
    summary:
      'Accepts the role of an emailed invitation. Without an account, or with an unverified one, the given password becomes its password; otherwise it must be that of the account, unless the caller is signed in to it.',
    scope: 'platform',
    access: 'public',
    body: z.object({
      token: tokenSchema,
      name: z.string().trim().max(120).default(''),
      password: givenPasswordSchema.nullable().default(null),
    }),
    reply: acceptedSchema,
    errors: [
      accountErrors.invitationOver,
      accountErrors.passwordNeeded,
      accountErrors.signInNeeded,
      accountErrors.incorrectPassword,
    ],
    rateLimit: { max: 30, seconds: 900 },
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
    errors: [accountErrors.wrongCredentials, accountErrors.unverified],
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
    summary: 'Changes the caller’s password and ends all other sessions.',
    scope: 'anywhere',
    access: 'account',
    body: z.object({ currentPassword: givenPasswordSchema, newPassword: newPasswordSchema }),
    reply: z.null(),
    errors: [accountErrors.wrongPassword],
    rateLimit: { max: 10, seconds: 600 },
  }),
  chooseLanguage: defineCall({
    name: 'accounts.chooseLanguage',
    method: 'PUT',
    path: '/api/auth/account/language',
    summary: 'The language of the studio and of emails to the caller’s account; null follows the browser.',
    scope: 'anywhere',
    access: 'account',
    body: z.object({ language: accountLanguageSchema }),
    reply: z.null(),
    rateLimit: { max: 60, seconds: 600 },
  }),
  requestReset: defineCall({
    name: 'accounts.requestReset',
    method: 'POST',
    path: '/api/auth/password-resets',
    summary: 'Sends a link to set a new password. The answer is the same whether or not the account exists.',
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
    body: z.object({ token: tokenSchema, password: newPasswordSchema }),
    reply: acceptedSchema,
    errors: [accountErrors.tokenInvalid],
    rateLimit: { max: 20, seconds: 900 },
  }),
  listSessions: defineCall({
    name: 'accounts.listSessions',
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'The caller’s sessions on every host, newest first.',
    scope: 'anywhere',
    access: 'account',
    reply: z.object({ sessions: sessionViewSchema.array() }),
  }),
  revokeSession: defineCall({
    name: 'accounts.revokeSession',
    method: 'DELETE',
    path: '/api/auth/sessions/:sessionId',
    summary: 'Ends one of the caller’s sessions.',
    scope: 'anywhere',
    access: 'account',
    params: z.object({ sessionId: idSchema }),
    reply: z.null(),
  }),
  makeTicket: defineCall({
    name: 'accounts.makeTicket',
    method: 'POST',
    path: '/api/auth/tickets',
    summary: 'A link, valid once and for 60 seconds, that opens the studio of one of the caller’s websites.',
    scope: 'platform',
    access: 'account',
    body: z.object({ websiteId: idSchema }),
    reply: z.object({ address: z.string() }),
    rateLimit: { max: 60, seconds: 60 },
  }),
} as const;
