/**
 * The kinds of signed-in users, each with its own cookie, so that an account and a site user on one
 * host never end each other's session (rule SESSION-11).
 */
export const sessionCookies = {
  account: 'SS_SESSION_ID',
  siteUser: 'SITE_USER_SESSION',
} as const;

export type SessionKind = keyof typeof sessionCookies;

export const sessionKinds = ['account', 'siteUser'] as const satisfies readonly SessionKind[];
