import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { ProofPurpose } from '@vitrine/core/site-users/account-view.ts';
import { type Context, within } from '../../context.ts';
import { defineJobKind, job } from '../../jobs/jobs.ts';
import { makeMailedSecrets } from '../accounts/index.ts';
import { queueMail } from '../mail/index.ts';
import { publishedLook } from '../publishing/index.ts';
import { accountExistsMail, proofMail } from './emails/proof.mails.ts';
import { insertProof, type ProofRow, readProof, updateProof } from './proofs.store.ts';
import { findSiteUser } from './site-users.store.ts';

export const proofPurpose = 'site user proof';
/** What is asked for with one address on one website, no matter who asks. */
const askLimit = { max: 5, seconds: 900 };
const mailLimit = { max: 6, seconds: 3600 };

export interface AskedProof {
  readonly purpose: ProofPurpose;
  readonly email: string;
  readonly name?: string;
  readonly passwordHash?: string;
  /** Where it is asked for, such as https://example.com: the mailed link leads back there. */
  readonly origin: string;
}

export const mailProof = defineJobKind<{ proofId: Id }>('siteUsers.mailProof');

/**
 * Keeps what was asked for and leaves its mail to a job: the same work, and so the same time, whether the address
 * has an account (SITEUSER-3). Until the job ran nobody has a link or a code for it.
 */
export async function beginProof(
  context: Context,
  { purpose, email, name = '', passwordHash, origin }: AskedProof,
): Promise<Result<{ accepted: true; proofId: Id }>> {
  const { database, guards, jobs, website } = context;
  const seconds = await guards.take(database, `${website.id} ${purpose} ${email}`, askLimit);
  if (seconds !== null) return fail(callErrors.tooMany, { seconds }, { details: { retryAfter: seconds } });
  const id = newId();
  const { kept } = makeMailedSecrets(context, { purpose: proofPurpose, proofId: id });
  await database.transaction(async transaction => {
    const row = { id, purpose, email, name, password_hash: passwordHash ?? null, origin };
    await insertProof(transaction, website.id, { ...row, ...kept });
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
 * Mails a link and a code to the address it was asked for with, where that is of use: to sign up, an address without
 * an account; else one with an account that is not blocked. Somebody who signs up again hears of their account; all
 * others hear nothing, and their proof looks the same from outside (rule SITEUSER-3).
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
    const isDecoy = proof.purpose === 'signUp' ? user !== null : !isKnown;
    const made = makeMailedSecrets(context, { purpose: proofPurpose, proofId });
    await updateProof(transaction, website.id, { id: proofId, isDecoy, ...made.kept });
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

async function isTooMuchMail({ database, guards, website }: Context, { email }: ProofRow): Promise<boolean> {
  return (await guards.take(database, `${website.id} proof mail ${email}`, mailLimit)) !== null;
}
