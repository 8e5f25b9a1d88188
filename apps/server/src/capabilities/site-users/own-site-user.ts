import { fail, type Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { siteUserErrors } from '@vitrine/core/site-users/site-users.errors.ts';
import type { Context } from '../../context.ts';
import { tryPassword } from '../accounts/index.ts';
import { readSiteUser, type SiteUserRow } from './site-users.store.ts';

/** The signed-in site user; null for all other visitors. */
export async function ownSiteUser({ actor, database, website }: Context): Promise<SiteUserRow | null> {
  return actor.kind === 'siteUser' ? readSiteUser(database, website.id, actor.siteUserId) : null;
}

/** Under which wrong passwords of an address are counted on this website. */
export function passwordKey({ website }: Context, email: string): string {
  return `${website.id} wrong password ${email}`;
}

/** Why the given password is not the signed-in site user's; null if it is. Their session is a known device. */
export async function refusalOfPassword(
  context: Context,
  { email, password_hash: passwordHash }: SiteUserRow,
  password: string,
): Promise<Result<never> | null> {
  const { actor } = context;
  const device = actor.kind === 'siteUser' ? actor.sessionId : null;
  const tried = await tryPassword(context, {
    key: passwordKey(context, email),
    passwordHash,
    password,
    device,
  });
  if (!tried.ok) return tried;
  if (tried.value) return null;
  return fail(
    siteUserErrors.wrongPassword,
    {},
    { errors: { currentPassword: phrase('fields.wrongPassword') } },
  );
}

/** Null if there is no such site user any more. */
export async function emailOfSiteUser({ database, website }: Context, id: Id): Promise<string | null> {
  const row = await readSiteUser(database, website.id, id);
  return row && row.deleted_at === null ? row.email : null;
}
