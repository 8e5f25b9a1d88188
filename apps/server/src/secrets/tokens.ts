import { createHash, randomBytes } from 'node:crypto';

/** 192 random bits, 32 characters; only its hash is stored (rule SESSION-2). */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
