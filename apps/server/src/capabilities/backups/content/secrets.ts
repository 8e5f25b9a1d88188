import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Configuration } from '../../../configuration.ts';
import { secretKeyPath } from '../../../secrets/secret-key.ts';
import { type BackupPart, folderOf } from './manifest.ts';
import { nullWhenMissing } from './null-when-missing.ts';
import { type PartStore, readPart, writePart } from './parts.ts';

const secretsSchema = z.object({
  /** The key in the data folder; null when it comes from the environment, which is not ours to copy. */
  secretKey: z.string().nullable(),
  /** Shows whether another key is the same one. */
  fingerprint: z.string().nullable(),
});

export type BackupSecrets = z.infer<typeof secretsSchema>;

export async function copySecrets(
  store: PartStore,
  configuration: Configuration,
  id: string,
): Promise<BackupPart> {
  const { SECRET_KEY } = configuration;
  const kept = (await readFile(secretKeyPath(configuration), 'utf8').catch(nullWhenMissing))?.trim() ?? null;
  const used = SECRET_KEY ?? kept;
  const secrets: BackupSecrets = {
    secretKey: SECRET_KEY === undefined ? kept : null,
    fingerprint: used === null ? null : fingerprintOf(used),
  };
  const name = `${folderOf(id)}secrets.json`;
  return { name, ...(await writePart(store, name, Readable.from([Buffer.from(JSON.stringify(secrets))]))) };
}

export async function readSecrets(store: PartStore, part: BackupPart): Promise<BackupSecrets> {
  const content = await buffer(Readable.from(readPart(store, part.name, part), { objectMode: false }));
  return secretsSchema.parse(JSON.parse(content.toString()));
}

export function fingerprintOf(key: string): string {
  return createHash('sha256').update(`vitrine backup ${key}`).digest('hex').slice(0, 32);
}
