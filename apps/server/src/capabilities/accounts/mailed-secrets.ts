import { randomInt } from 'node:crypto';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Services } from '../../context.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';

const lifeMilliseconds = 3_600_000;

/** The stored form of an emailed link and its code: only hashes, for one hour. */
export interface KeptSecrets {
  readonly tokenHash: string;
  readonly codeSignature: string;
  readonly expiresAt: Date;
}

/** The subject of a proof, so that its code is never valid for another proof. */
export interface ProofClaim {
  readonly purpose: string;
  readonly proofId: Id;
}

/** How often a code may be entered. */
export const maxCodeTries = 5;

/** A new link’s token and its six-digit code. */
export function makeMailedSecrets(
  services: Pick<Services, 'clock' | 'secrets'>,
  claim: ProofClaim,
): { token: string; code: string; kept: KeptSecrets } {
  const token = newToken();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return {
    token,
    code,
    kept: {
      tokenHash: hashToken(token),
      codeSignature: codeSignature(services, claim, code),
      expiresAt: new Date(services.clock.now().getTime() + lifeMilliseconds),
    },
  };
}

/** Keyed with the platform’s secret: six digits could be recovered from a plain hash. */
export function codeSignature(
  { secrets }: Pick<Services, 'secrets'>,
  { purpose, proofId }: ProofClaim,
  code: string,
): string {
  return secrets.sign(purpose, `${proofId} ${code}`);
}
