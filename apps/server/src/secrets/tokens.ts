import { createHash, randomBytes } from 'node:crypto';

/** 192 bit of chance, 32 characters; kept only as its hash (rule SESSION-2). */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
