import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';

/**
 * The key from the environment, or one created once and stored with the data, readable only by its owner
 * (SECRET-1).
 */
export async function readSecretKey({
  SECRET_KEY,
  DATA_DIR,
}: Pick<Configuration, 'SECRET_KEY' | 'DATA_DIR'>): Promise<string> {
  if (SECRET_KEY !== undefined) return SECRET_KEY;
  const path = secretKeyPath({ DATA_DIR });
  await mkdir(DATA_DIR, { recursive: true });
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(`${randomBytes(32).toString('base64url')}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
  }
  const key = (await readFile(path, 'utf8')).trim();
  if (key.length < 32) {
    throw new Error(
      `${path} holds no usable key. Restore it from a backup: secrets at rest need the same key.`,
    );
  }
  return key;
}

export function secretKeyPath({ DATA_DIR }: Pick<Configuration, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'secret.key');
}
