import { randomInt } from 'node:crypto';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { PlatformContext } from '../../context.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { queueMail } from '../mail/index.ts';
import { platformAddress } from '../tenancy/index.ts';
import { findAccount } from './accounts.store.ts';
import { accountExistsMail } from './emails/account-exists.mail.ts';
import { confirmEmailMail } from './emails/confirm-email.mail.ts';
import { insertProof, type NewSecrets, type ProofRow, readProof, renewProof } from './proofs.store.ts';

const proofMilliseconds = 3_600_000;
/** Mails to one address, no matter who asks for them. */
const mailLimit = { max: 6, seconds: 3600 };

export interface SignUpToProve {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
}

/**
 * Mails a link and a code to the address and answers the proof's id; an address that is proved already hears of
 * the attempt instead, and its proof looks the same from outside (rules ACCOUNT-4 and ACCOUNT-11).
 */
export async function beginProof(context: PlatformContext, given: SignUpToProve): Promise<Id> {
  const { email, name, passwordHash } = given;
  const account = await findAccount(context.database, email);
  const proof = {
    id: newId(),
    email,
    name,
    password_hash: passwordHash,
    is_decoy: account !== null && account.verified_at !== null,
  };
  const made = makeSecrets(context, proof.id);
  await insertProof(context.database, { ...proof, ...made.kept });
  await mailProof(context, proof, made);
  return proof.id;
}

/** Mails a new link and a new code; an unknown or finished proof answers the same. */
export async function renewSecrets(context: PlatformContext, proofId: Id): Promise<void> {
  const proof = await readProof(context.database, proofId);
  if (proof === null) return;
  const made = makeSecrets(context, proofId);
  await renewProof(context.database, proofId, made.kept);
  await mailProof(context, proof, made);
}

export function codeSignature({ secrets }: PlatformContext, proofId: Id, code: string): string {
  return secrets.sign('email proof', `${proofId} ${code}`);
}

interface Made {
  readonly token: string;
  readonly code: string;
  readonly kept: NewSecrets;
}

function makeSecrets(context: PlatformContext, proofId: Id): Made {
  const token = newToken();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return {
    token,
    code,
    kept: {
      tokenHash: hashToken(token),
      codeSignature: codeSignature(context, proofId, code),
      expiresAt: new Date(context.clock.now().getTime() + proofMilliseconds),
    },
  };
}

async function mailProof(
  context: PlatformContext,
  { email, is_decoy }: Pick<ProofRow, 'email' | 'is_decoy'>,
  { token, code }: Made,
): Promise<void> {
  if (context.limits.take(`proof mail ${email}`, mailLimit) !== null) return;
  // The token travels in the fragment, which browsers send to nobody; the page there only shows a button.
  const address = `${platformAddress(context.configuration)}/confirm#token=${token}`;
  await queueMail(context, {
    kind: is_decoy ? 'accounts.exists' : 'accounts.confirm',
    to: email,
    isSecret: !is_decoy,
    ...(is_decoy ? accountExistsMail(context.configuration) : confirmEmailMail({ address, code })),
  });
}
