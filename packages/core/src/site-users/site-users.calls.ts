import { z } from 'zod';
import { emailSchema, givenPasswordSchema, newPasswordSchema } from '../accounts/account.ts';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { fieldCode } from '../messages/phrase.ts';
import { languageSchema } from '../tenancy/locale.ts';
import { siteUserListingSchema, siteUserNameSchema, siteUserSchema } from './site-user.ts';
import { siteUserErrors } from './site-users.errors.ts';

const open = { scope: 'website', access: 'public', session: 'siteUser' } as const;
const own = { scope: 'website', access: 'siteUser' } as const;
const managed = { scope: 'website', access: 'customers.write' } as const;

const acceptedSchema = z.object({ accepted: z.literal(true) });
const requestedSchema = acceptedSchema.extend({
  /** Identifies the sign-in when the emailed code is entered or sent again. */
  proofId: idSchema,
});
const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/, fieldCode('sixDigits'));
/** Only in another browser than the one that asked: the password chosen at the sign-up, or that of the account. */
const currentPasswordSchema = givenPasswordSchema.optional();
const signedInSchema = z.object({
  siteUser: siteUserSchema,
  /** Sent back in `X-CSRF-Token` or the query's `crumb` with every change. */
  xsrfToken: z.string(),
});
const someone = z.object({ siteUserId: idSchema });

/** For visitors who sign up on one website. */
export const siteUserCalls = {
  signIn: defineCall({
    name: 'siteUsers.signIn',
    method: 'POST',
    path: '/api/site-users/account/session',
    summary: 'Signs a visitor of this website in; sets a session cookie of its own.',
    ...open,
    body: z.object({
      email: emailSchema,
      password: givenPasswordSchema,
      rememberMe: z.boolean().default(false),
    }),
    reply: signedInSchema,
    errors: [siteUserErrors.wrongCredentials],
    rateLimit: { max: 20, seconds: 300 },
  }),
  signOut: defineCall({
    name: 'siteUsers.signOut',
    method: 'DELETE',
    path: '/api/site-users/account/session',
    summary:
      'Signs the visitor out; without a session nothing happens. Their cart stays with the account; with `cloneCart=true`, the browser keeps a copy.',
    ...open,
    query: z.object({ cloneCart: z.enum(['true', 'false']).optional() }),
    reply: z.null(),
  }),
  current: defineCall({
    name: 'siteUsers.current',
    method: 'GET',
    path: '/api/site-users/account',
    summary:
      'The visitor who is signed in on this website, and the token to echo; both null without a session.',
    ...open,
    reply: z.object({
      siteUser: siteUserSchema.nullable(),
      xsrfToken: z.string().nullable(),
      isSignUpOpen: z.boolean(),
    }),
  }),
  signUp: defineCall({
    name: 'siteUsers.signUp',
    method: 'POST',
    path: '/api/site-users/accounts',
    summary:
      'Emails a link and a code that create the account. The answer is the same whether the address already has one; its owner is then notified by email.',
    ...open,
    body: z.object({
      email: emailSchema,
      name: siteUserNameSchema.default(''),
      password: newPasswordSchema,
    }),
    reply: requestedSchema,
    errors: [siteUserErrors.signUpClosed],
    rateLimit: { max: 10, seconds: 3600 },
  }),
  requestSignIn: defineCall({
    name: 'siteUsers.requestSignIn',
    method: 'POST',
    path: '/api/site-users/sign-in-links',
    summary:
      'Emails a link and a code to sign in without a password. The answer is the same without an account.',
    ...open,
    body: z.object({ email: emailSchema }),
    reply: requestedSchema,
    rateLimit: { max: 10, seconds: 900 },
  }),
  requestReset: defineCall({
    name: 'siteUsers.requestReset',
    method: 'POST',
    path: '/api/site-users/password-resets',
    summary: 'Emails a link and a code to set a password with. The answer is the same without an account.',
    ...open,
    body: z.object({ email: emailSchema }),
    reply: requestedSchema,
    rateLimit: { max: 10, seconds: 900 },
  }),
  resend: defineCall({
    name: 'siteUsers.resend',
    method: 'POST',
    path: '/api/site-users/proofs/resend',
    summary: 'Sends the email again, with a new link and code.',
    ...open,
    body: z.object({ proofId: idSchema }),
    reply: acceptedSchema,
    rateLimit: { max: 20, seconds: 900 },
  }),
  confirm: defineCall({
    name: 'siteUsers.confirm',
    method: 'POST',
    path: '/api/site-users/proofs/confirm',
    summary:
      'Redeems the token of an emailed link, or its code: creates the account, signs in, sets the given password, or changes the email address of the signed-in visitor. In another browser than the one that asked, creating an account or changing its address also needs the password.',
    ...open,
    body: z.union([
      z.object({
        token: z.string().min(16).max(100),
        password: newPasswordSchema.optional(),
        currentPassword: currentPasswordSchema,
      }),
      z.object({
        proofId: idSchema,
        code: codeSchema,
        password: newPasswordSchema.optional(),
        currentPassword: currentPasswordSchema,
      }),
    ]),
    reply: signedInSchema,
    errors: [
      siteUserErrors.wrongCode,
      siteUserErrors.proofOver,
      siteUserErrors.passwordNeeded,
      siteUserErrors.otherBrowser,
      siteUserErrors.incorrectPassword,
      siteUserErrors.signInFirst,
    ],
    rateLimit: { max: 30, seconds: 900 },
  }),
  change: defineCall({
    name: 'siteUsers.change',
    method: 'PATCH',
    path: '/api/site-users/account',
    summary: 'Changes the visitor’s name.',
    ...own,
    body: z.object({ name: siteUserNameSchema }),
    reply: z.object({ siteUser: siteUserSchema }),
  }),
  setLocale: defineCall({
    name: 'siteUsers.setLocale',
    method: 'POST',
    path: '/api/site-users/account/locale',
    summary: 'Saves the visitor’s language.',
    ...own,
    body: z.object({ language: languageSchema }),
    reply: z.object({ siteUser: siteUserSchema }),
  }),
  changePassword: defineCall({
    name: 'siteUsers.changePassword',
    method: 'PUT',
    path: '/api/site-users/account/password',
    summary: 'Changes the caller’s password and ends all other sessions.',
    ...own,
    body: z.object({ currentPassword: givenPasswordSchema, newPassword: newPasswordSchema }),
    reply: z.null(),
    errors: [siteUserErrors.wrongPassword],
    rateLimit: { max: 10, seconds: 600 },
  }),
  changeEmail: defineCall({
    name: 'siteUsers.changeEmail',
    method: 'POST',
    path: '/api/site-users/account/email',
    summary:
      'Emails a link and a code to a new address, and a notice to the one it replaces; nothing changes until it is confirmed. The answer is the same whether or not the address is in use.',
    ...own,
    body: z.object({
      email: emailSchema,
      /** For users with a password. */
      currentPassword: givenPasswordSchema.optional(),
    }),
    reply: requestedSchema,
    errors: [siteUserErrors.wrongPassword],
    rateLimit: { max: 10, seconds: 3600 },
  }),
  signOutEverywhere: defineCall({
    name: 'siteUsers.signOutEverywhere',
    method: 'DELETE',
    path: '/api/site-users/account/sessions',
    summary: 'Signs the visitor out on every device.',
    ...own,
    reply: z.null(),
  }),
  erase: defineCall({
    name: 'siteUsers.erase',
    method: 'DELETE',
    path: '/api/site-users/account',
    summary: 'Deletes the visitor’s account for good. Orders are kept, as the law requires.',
    ...own,
    reply: z.null(),
  }),
} as const;

/** The staff’s actions on them. */
export const managedSiteUserCalls = {
  list: defineCall({
    name: 'siteUsers.list',
    method: 'GET',
    path: '/api/website/site-users',
    summary: 'Visitors who signed up on this website, newest first.',
    scope: 'website',
    access: 'customers.read',
    query: z.object({
      /** Words in the name or the email. */
      search: z.string().trim().max(100).default(''),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      /** The last of the previous page. */
      before: idSchema.optional(),
    }),
    reply: z.object({ siteUsers: siteUserListingSchema.array(), hasMore: z.boolean() }),
  }),
  block: defineCall({
    name: 'siteUsers.block',
    method: 'POST',
    path: '/api/website/site-users/:siteUserId/block',
    summary: 'Ends the visitor’s sessions and blocks sign-in.',
    ...managed,
    params: someone,
    reply: z.object({ siteUser: siteUserListingSchema }),
  }),
  unblock: defineCall({
    name: 'siteUsers.unblock',
    method: 'POST',
    path: '/api/website/site-users/:siteUserId/unblock',
    summary: 'Unblocks sign-in for the visitor.',
    ...managed,
    params: someone,
    reply: z.object({ siteUser: siteUserListingSchema }),
  }),
  remove: defineCall({
    name: 'siteUsers.remove',
    method: 'DELETE',
    path: '/api/website/site-users/:siteUserId',
    summary: 'Deletes the visitor’s account. It can be restored for 30 days.',
    ...managed,
    params: someone,
    reply: z.null(),
  }),
  restore: defineCall({
    name: 'siteUsers.restore',
    method: 'POST',
    path: '/api/website/site-users/:siteUserId/restore',
    summary: 'Restores a deleted account; its sessions and links stay ended.',
    ...managed,
    params: someone,
    reply: z.object({ siteUser: siteUserListingSchema }),
    errors: [siteUserErrors.emailTaken],
  }),
} as const;
