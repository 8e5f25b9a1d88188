import { hash, verify } from '@node-rs/argon2';

/** Cheaper than for an account: it guards a page, and every reader enters it. */
const cost = { memoryCost: 12_288, timeCost: 1, parallelism: 1 };

export function hashPagePassword(password: string): Promise<string> {
  return hash(password, cost);
}

export function isPagePassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password.slice(0, 200));
}
