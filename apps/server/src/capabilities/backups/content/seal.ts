import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { BackupError } from '../backup-error.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** How the parts of a backup are sealed; without a passphrase they are not encrypted. */
export interface Seal {
  readonly lock: SealLock | null;
  close(content: Bytes): Bytes;
  /** Throws when the bytes were changed. */
  open(content: Bytes): Bytes;
  /** The name of a file with these contents; with a passphrase, the name does not reveal them. */
  nameOf(sha256: string): string;
}

/** The public parameters for opening a backup with the passphrase. */
export const sealLockSchema = z.object({
  cipher: z.literal('aes-256-gcm'),
  derivation: z.literal('scrypt'),
  cost: z.number().int().min(1024).max(1_048_576),
  salt: z.string().min(16).max(100),
  /** Distinguishes a wrong passphrase from a damaged part. */
  check: z.string().length(64),
});

export type SealLock = z.infer<typeof sealLockSchema>;

const nonceBytes = 12;
const tagBytes = 16;
const defaultCost = 131_072;

export const openSeal: Seal = {
  lock: null,
  close: content => content,
  open: content => content,
  nameOf: sha256 => sha256,
};

/** A seal for new backups; parameters that the same passphrase opens are used again, so that files keep their names. */
export async function sealFor(passphrase: string | undefined, earlier: SealLock | null): Promise<Seal> {
  if (passphrase === undefined) return openSeal;
  if (earlier !== null) {
    const same = await sealFrom(passphrase, earlier);
    if (same !== null) return same;
  }
  const salt = randomBytes(16).toString('base64url');
  const key = await derive(passphrase, { salt, cost: defaultCost });
  return sealWith(key, {
    cipher: 'aes-256-gcm',
    derivation: 'scrypt',
    cost: defaultCost,
    salt,
    check: checkOf(key),
  });
}

/** The seal of an existing backup; null when the passphrase is a different one. */
export async function sealFrom(passphrase: string, lock: SealLock): Promise<Seal | null> {
  const key = await derive(passphrase, lock);
  return timingSafeEqual(Buffer.from(checkOf(key)), Buffer.from(lock.check)) ? sealWith(key, lock) : null;
}

function sealWith(key: Buffer, lock: SealLock): Seal {
  const content = Buffer.from(hkdfSync('sha256', key, '', 'vitrine backup content', 32));
  const names = Buffer.from(hkdfSync('sha256', key, '', 'vitrine backup names', 32));
  return {
    lock,
    close: bytes => encrypt(content, bytes),
    open: bytes => decrypt(content, bytes),
    nameOf: sha256 => createHmac('sha256', names).update(sha256).digest('hex'),
  };
}

async function* encrypt(key: Buffer, content: Bytes): Bytes {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  yield nonce;
  for await (const chunk of content) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

/** The last bytes are the tag, so that many bytes are held back. */
async function* decrypt(key: Buffer, content: Bytes): Bytes {
  let held = Buffer.alloc(0);
  let decipher: ReturnType<typeof makeDecipher> | null = null;
  for await (const chunk of content) {
    held = Buffer.concat([held, chunk]);
    if (decipher === null && held.length >= nonceBytes) {
      decipher = makeDecipher(key, held.subarray(0, nonceBytes));
      held = held.subarray(nonceBytes);
    }
    if (decipher === null || held.length <= tagBytes) continue;
    yield decipher.update(held.subarray(0, held.length - tagBytes));
    held = held.subarray(held.length - tagBytes);
  }
  if (decipher === null || held.length !== tagBytes) throw new BackupError('it was cut short.');
  decipher.setAuthTag(held);
  try {
    yield decipher.final();
  } catch (error) {
    throw new BackupError('its bytes were changed.', { cause: error });
  }
}

function makeDecipher(key: Buffer, nonce: Uint8Array) {
  return createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
}

const scryptOf = promisify<
  string,
  string,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);

function derive(passphrase: string, { salt, cost }: Pick<SealLock, 'salt' | 'cost'>): Promise<Buffer> {
  return scryptOf(passphrase, salt, 32, { N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 });
}

function checkOf(key: Buffer): string {
  return Buffer.from(hkdfSync('sha256', key, '', 'vitrine backup check', 32)).toString('hex');
}
