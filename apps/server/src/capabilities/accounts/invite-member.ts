import { type Id, newId } from '@vitrine/core/id/id.ts';
import { type Context, onPlatform } from '../../context.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { queueMail } from '../mail/index.ts';
import { platformAddress } from '../tenancy/index.ts';
import { findAccount } from './accounts.store.ts';
import { invitationMail } from './emails/invitation.mail.ts';
import { type InvitationRow, saveInvitation } from './invitations.store.ts';

const invitationMilliseconds = 7 * 86_400_000;

/** Reserves a role until the reader of this address’s mail accepts it, within seven days (MEMBER-1). */
export async function inviteMember(
  context: Context,
  { email, roles }: { email: string; roles: readonly number[] },
): Promise<InvitationRow> {
  const { actor, clock, configuration, database, website } = context;
  const token = newToken();
  const now = clock.now();
  const invitedBy: Id | null = actor.kind === 'account' ? actor.accountId : null;
  const known = await findAccount(database, email);
  const saved = await saveInvitation(database, website.id, {
    id: newId(),
    email,
    roles,
    invitedBy,
    tokenHash: hashToken(token),
    invited_at: now,
    expires_at: new Date(now.getTime() + invitationMilliseconds),
  });
  // In the platform's outbox: a person who can read the website's mail must not be able to take the role.
  await queueMail(onPlatform(context), {
    kind: 'members.invitation',
    to: email,
    isSecret: true,
    ...invitationMail({
      language: known?.language ?? website.settings.language,
      title: website.title,
      address: `${platformAddress(configuration)}/join#token=${token}`,
    }),
  });
  return saved;
}
