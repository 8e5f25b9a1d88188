import type { Context } from '../../context.ts';
import { queueMail } from '../mail/index.ts';
import { platformAddress } from '../tenancy/index.ts';
import type { AccountRow } from './accounts.store.ts';
import { invitationMail } from './emails/invitation.mail.ts';
import { makePasswordLink } from './make-password-link.ts';

const invitationMilliseconds = 7 * 86_400_000;

/** Tells somebody of their new role; without a password yet, with a link that sets one within seven days. */
export async function inviteMember(context: Context, account: AccountRow): Promise<void> {
  const isNew = account.password_hash === null;
  const address = isNew
    ? await makePasswordLink(context, account.id, invitationMilliseconds)
    : platformAddress(context.configuration);
  await queueMail(context, {
    kind: 'members.invitation',
    to: account.email,
    isSecret: isNew,
    ...invitationMail({ title: context.website.title, address, isNew }),
  });
}
