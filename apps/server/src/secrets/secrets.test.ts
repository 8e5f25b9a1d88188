import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSecretKey } from './secret-key.ts';
import { createSecrets, isEqualText } from './secrets.ts';

const secrets = createSecrets('a key of thirty-two characters or more');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('SECRET-1: a key is created once, readable only by its owner, and is the same at every later start', async () => {
  const settings = { DATA_DIR: join(folder, 'data'), SECRET_KEY: undefined };
  const keys = await Promise.all([readSecretKey(settings), readSecretKey(settings), readSecretKey(settings)]);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
  expect((await stat(join(folder, 'data', 'secret.key'))).mode & 0o777).toBe(0o600);
  expect(await readSecretKey(settings)).toBe(keys[0]);
});

it('SECRET-1: the key from the environment is used, and none is written', async () => {
  const SECRET_KEY = 'x'.repeat(40);
  expect(await readSecretKey({ DATA_DIR: folder, SECRET_KEY })).toBe(SECRET_KEY);
  await expect(readFile(join(folder, 'secret.key'))).rejects.toThrow('ENOENT');
});

it('SECRET-1: a damaged key file is reported and not replaced', async () => {
  await writeFile(join(folder, 'secret.key'), 'short');
  await expect(readSecretKey({ DATA_DIR: folder, SECRET_KEY: undefined })).rejects.toThrow(
    /holds no usable key/,
  );
  expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe('short');
});

it('SECRET-2: an encrypted text can be decrypted, and never looks the same twice', () => {
  const sealed = secrets.encrypt('stripe', 'sk_live_ключ');
  expect(secrets.decrypt('stripe', sealed)).toBe('sk_live_ключ');
  expect(sealed).not.toContain('sk_live');
  expect(secrets.encrypt('stripe', 'sk_live_ключ')).not.toBe(sealed);
});

it('SECRET-2: changed anywhere, for another purpose or with another key it cannot be decrypted', () => {
  const sealed = secrets.encrypt('stripe', 'sk_live');
  const parts = sealed.split('.');
  for (const at of parts.keys()) {
    const changed = parts
      .with(at, `${parts[at]?.startsWith('A') ? 'B' : 'A'}${parts[at]?.slice(1)}`)
      .join('.');
    expect(() => secrets.decrypt('stripe', changed), `part ${at}`).toThrow();
  }
  expect(() => secrets.decrypt('mail', sealed)).toThrow();
  expect(() => createSecrets('another key of thirty-two characters').decrypt('stripe', sealed)).toThrow();
});

it('SECRET-2: a signature is valid only for its purpose and text', () => {
  const signature = secrets.sign('crumb', 'session');
  expect(signature).toMatch(/^[\w-]{43}$/);
  expect(secrets.isSigned('crumb', 'session', signature)).toBe(true);
  expect(secrets.isSigned('ticket', 'session', signature)).toBe(false);
  expect(secrets.isSigned('crumb', 'sessions', signature)).toBe(false);
  expect(isEqualText('same', 'same')).toBe(true);
  expect(isEqualText('same', 'longer than the same')).toBe(false);
});
