import { type Id, newId } from '@vitrine/core/id/id.ts';
import { type PlatformContext, within } from '../../context.ts';
import { defineJobKind, platformJob } from '../../jobs/jobs.ts';
import { queueMail, takeMail } from '../mail/index.ts';
import { platformAddress } from '../tenancy/index.ts';
import { findAccount } from './accounts.store.ts';
import { accountExistsMail } from './emails/account-exists.mail.ts';
import { confirmEmailMail } from './emails/confirm-email.mail.ts';
import { makeMailedSecrets } from './mailed-secrets.ts';
import { insertProof, readProof, updateProof } from './proofs.store.ts';

export const proofPurpose = 'email proof';
/** To one person within an hour, regardless of who requests them (ACCOUNT-12). */
const mostMails = 6;

export interface SignUpToProve {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly language: string;
  /** Of the browser that asked (`markAsking`). */
  readonly askerHash: string;
}

const mailProof = defineJobKind<{ proofId: Id }>('accounts.mailProof');

/**
 * Keeps the sign-up and lets a job send its mail: the same work, and so the same time, whether the address has an
 * account (ACCOUNT-4). Until the job has run, nobody has a link or a code for it.
 */
export async function beginProof(context: PlatformContext, given: SignUpToProve): Promise<Id> {
  const id = newId();
  const { kept } = makeMailedSecrets(context, { purpose: proofPurpose, proofId: id });
  await insertProof(context.database, {
    id,
    email: given.email,
    name: given.name,
    password_hash: given.passwordHash,
    is_decoy: false,
    language: given.language,
    asker_hash: given.askerHash,
    ...kept,
  });
  await context.jobs.enqueue(context.database, mailProof, { websiteId: null, data: { proofId: id } });
  return id;
}

/** Another mail with a new link and code; an unknown or finished proof takes as long and gets none. */
export async function renewProof(context: PlatformContext, proofId: Id): Promise<void> {
  await context.jobs.enqueue(context.database, mailProof, { websiteId: null, data: { proofId } });
}

/**
 * Emails a link and a code to the address of a sign-up; an address that is already proved gets a notice of the
 * attempt instead, and its proof looks the same from outside (rules ACCOUNT-4 and ACCOUNT-11).
 */
export const mailProofJob = platformJob(mailProof, async (context: PlatformContext, { proofId }) => {
  await context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    const proof = await readProof(transaction, proofId);
    if (proof === null) return;
    const account = await findAccount(transaction, proof.email);
    const isDecoy = account !== null && account.verified_at !== null;
    const made = makeMailedSecrets(context, { purpose: proofPurpose, proofId });
    await updateProof(transaction, proofId, { ...made.kept, isDecoy });
    const language = (isDecoy ? account.language : null) ?? proof.language;
    await sendMail(inside, { email: proof.email, isDecoy, language }, made);
  });
});

async function sendMail(
  context: PlatformContext,
  { email, isDecoy, language }: { email: string; isDecoy: boolean; language: string },
  { token, code }: { token: string; code: string },
): Promise<void> {
  if ((await takeMail(context, { about: 'proof', to: email, most: mostMails })) !== null) return;
  // The token is in the fragment, which browsers never send; the page only shows a button.
  const address = `${platformAddress(context.configuration)}/confirm#token=${token}`;
  await queueMail(context, {
    kind: isDecoy ? 'accounts.exists' : 'accounts.confirm',
    to: email,
    isSecret: !isDecoy,
    ...(isDecoy
      ? accountExistsMail(context.configuration, language)
      : confirmEmailMail({ address, code, language })),
  });
}
