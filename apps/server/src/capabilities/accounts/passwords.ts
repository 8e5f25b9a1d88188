import { hash, verify } from '@node-rs/argon2';
import { newToken } from '../../secrets/tokens.ts';

/** Argon2id is the package's default; 19 MiB and two passes are OWASP's first choice (rule ACCOUNT-3). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/** Takes the same time without a hash, so that the response time reveals nothing (rule ACCOUNT-5). */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(newToken());
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return isRight && passwordHash !== null;
}
