import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { foldRecipient } from '@vitrine/core/mail/fold-recipient.ts';
import type { MailLook } from '@vitrine/core/mail/mail-look.ts';
import type { ProofPurpose } from '@vitrine/core/site-users/account-view.ts';
import { type Context, within } from '../../context.ts';
import { defineJobKind, job } from '../../jobs/jobs.ts';
import { makeMailedSecrets } from '../accounts/index.ts';
import { queueMail, takeMail } from '../mail/index.ts';
import { publishedLook } from '../publishing/index.ts';
import { accountExistsMail, emailNoticeMail, proofMail } from './emails/proof.mails.ts';
import { insertProof, type ProofRow, readProof, updateProof } from './proofs.store.ts';
import { findSiteUser, readSiteUser } from './site-users.store.ts';

export const proofPurpose = 'site user proof';
/** Limits the requests with one address on one website, from any client. */
const askLimit = { max: 5, seconds: 900 };
/** To one person within an hour. */
const mostMails = 6;

export interface AskedProof {
  readonly purpose: ProofPurpose;
  readonly email: string;
  readonly name?: string;
  readonly passwordHash?: string;
  /** The site user whose email will change. */
  readonly siteUserId?: Id;
  /** Of the browser that asks (`markAsking`), if it makes a difference. */
  readonly askerHash?: string;
  /** The origin of the request, such as https://example.com: the emailed link leads back there. */
  readonly origin: string;
}

const mailProof = defineJobKind<{ proofId: Id }>('siteUsers.mailProof');

/**
 * Stores the request and lets a job send its mail: the same work, and so the same time, whether or not the address
 * has an account (SITEUSER-3). Until the job has run, nobody has a link or a code for it.
 */
export async function beginProof(
  context: Context,
  { purpose, email, name = '', passwordHash, siteUserId, askerHash, origin }: AskedProof,
): Promise<Result<{ accepted: true; proofId: Id }>> {
  const { database, guards, jobs, website } = context;
  const seconds = await guards.take(database, `${website.id} ${purpose} ${foldRecipient(email)}`, askLimit);
  if (seconds !== null) return fail(callErrors.tooMany, { seconds }, { details: { retryAfter: seconds } });
  const id = newId();
  const { kept } = makeMailedSecrets(context, { purpose: proofPurpose, proofId: id });
  await database.transaction(async transaction => {
    await insertProof(transaction, website.id, {
      ...{ id, purpose, email, name, origin },
      password_hash: passwordHash ?? null,
      site_user_id: siteUserId ?? null,
      asker_hash: askerHash ?? null,
      ...kept,
    });
    await jobs.enqueue(transaction, mailProof, { websiteId: website.id, data: { proofId: id } });
  });
  return succeed({ accepted: true, proofId: id });
}

/** Another mail with a new link and code; an unknown or finished proof takes as long and gets none. */
export async function resendProof(context: Context, proofId: Id): Promise<Result<{ accepted: true }>> {
  const { database, guards, jobs, website } = context;
  const seconds = await guards.take(database, `resend ${proofId}`, { max: 3, seconds: 900 });
  if (seconds !== null) return fail(callErrors.tooMany, { seconds }, { details: { retryAfter: seconds } });
  await jobs.enqueue(database, mailProof, { websiteId: website.id, data: { proofId } });
  return succeed({ accepted: true });
}

/**
 * Emails a link and a code to the address of the request if it is useful: for a sign-up or a change of email, an
 * address without an account; otherwise one with an account that is not blocked. A person who signs up again is
 * informed of their account; all others get no mail, and their proof looks the same from outside (rule
 * SITEUSER-3).
 */
export const mailProofJob = job(mailProof, async (context: Context, { proofId }) => {
  const look = await publishedLook(context);
  await context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    const { website } = context;
    const proof = await readProof(transaction, website.id, proofId);
    if (proof === null) return;
    const user = await findSiteUser(transaction, website.id, proof.email);
    const isKnown = user !== null && user.blocked_at === null;
    const isDecoy = isNew(proof.purpose) ? user !== null : !isKnown;
    const made = makeMailedSecrets(context, { purpose: proofPurpose, proofId });
    await updateProof(transaction, website.id, { id: proofId, isDecoy, ...made.kept });
    if (proof.site_user_id !== null) await warnOfChange(inside, look, proof);
    const isTold = !isDecoy || (proof.purpose === 'signUp' && isKnown);
    if (!isTold || (await isTooMuchMail(inside, proof))) return;
    await queueMail(inside, {
      kind: isDecoy ? 'siteUsers.exists' : `siteUsers.${proof.purpose}`,
      to: proof.email,
      isSecret: !isDecoy,
      ...(isDecoy
        ? accountExistsMail({ website, look, address: `${proof.origin}/account/sign-in` })
        : proofMail({
            website,
            look,
            purpose: proof.purpose,
            code: made.code,
            address: `${proof.origin}/account/confirm?token=${made.token}`,
          })),
    });
  });
});

/** Whether an address is only useful while nobody has an account with it. */
function isNew(purpose: ProofPurpose): boolean {
  return purpose === 'signUp' || purpose === 'changeEmail';
}

/** To the address that will be replaced, whether or not the new one is in use (rule SITEUSER-15). */
async function warnOfChange(
  context: Context,
  look: MailLook,
  { site_user_id: id, email, origin }: ProofRow,
): Promise<void> {
  const { database, website } = context;
  const asker = id === null ? null : await readSiteUser(database, website.id, id);
  if (asker === null || (await isTooMuchMail(context, asker))) return;
  await queueMail(context, {
    kind: 'siteUsers.emailNotice',
    to: asker.email,
    ...emailNoticeMail({ website, look, email, address: `${origin}/account` }),
  });
}

async function isTooMuchMail(context: Context, { email }: { readonly email: string }): Promise<boolean> {
  return (await takeMail(context, { about: 'proof', to: email, most: mostMails })) !== null;
}
