import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** The uses of the platform's key; the key itself never leaves this file. */
export interface Secrets {
  /** AES-256-GCM; `purpose` is part of the encryption, so that one secret cannot be used as another (rule SECRET-2). */
  encrypt(purpose: string, text: string): string;
  /** Throws if the text was changed, or encrypted for another purpose or with another key. */
  decrypt(purpose: string, sealed: string): string;
  /** HMAC-SHA-256, base64url, 43 characters. */
  sign(purpose: string, text: string): string;
  isSigned(purpose: string, text: string, signature: string): boolean;
}

const VERSION = 'v1';

export function createSecrets(key: string): Secrets {
  // Purposes are written in the code, so there are few; deriving a key costs more than making a signature.
  const derived = new Map<string, KeyObject>();
  const derive = (use: string, purpose: string) => {
    const name = `${use}:${purpose}`;
    const known = derived.get(name);
    if (known) return known;
    const made = createSecretKey(Buffer.from(hkdfSync('sha256', key, 'vitrine', name, 32)));
    derived.set(name, made);
    return made;
  };

  const sign = (purpose: string, text: string) =>
    createHmac('sha256', derive('sign', purpose)).update(text).digest('base64url');

  return {
    encrypt(purpose, text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', derive('encrypt', purpose), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [
        VERSION,
        nonce.toString('base64url'),
        cipher.getAuthTag().toString('base64url'),
        body.toString('base64url'),
      ].join('.');
    },
    decrypt(purpose, sealed) {
      const [version, nonce = '', tag = '', body = ''] = sealed.split('.');
      if (version !== VERSION) throw new Error('The secret is of an unknown version.');
      const decipher = createDecipheriv(
        'aes-256-gcm',
        derive('encrypt', purpose),
        Buffer.from(nonce, 'base64url'),
        {
          authTagLength: 16,
        },
      );
      decipher.setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString(
        'utf8',
      );
    },
    sign,
    isSigned: (purpose, text, signature) => isEqualText(sign(purpose, text), signature),
  };
}

/** Takes the same time for every wrong value. */
export function isEqualText(expected: string, given: string): boolean {
  const a = Buffer.from(expected);
  const b = Buffer.from(given);
  return a.length === b.length && timingSafeEqual(a, b);
}
