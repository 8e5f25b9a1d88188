import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { BackupError } from '../backup-error.ts';
import type { BackupTarget } from '../target/backup-target.ts';
import { openSeal, type Seal, type SealLock, sealFrom, sealLockSchema } from './seal.ts';

/** Increases when the layout of backups changes. */
const formatVersion = 1;

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

/** One object of the target; size and hash are those of its contents, before packing and sealing. */
const partSchema = z.object({
  name: z.string().regex(/^backups\/[A-Za-z0-9-]+\/[A-Za-z0-9._/-]+$/),
  bytes: z.number().int().min(0),
  sha256: sha256Schema,
});

const tableSchema = partSchema.extend({
  schema: z.enum(['public', 'jobs']),
  table: z.string().min(1),
  columns: z.string().min(1).array(),
  rows: z.number().int().min(0),
});

const bodySchema = z.object({
  /** The release that made it. */
  program: z.string(),
  postgres: z.string(),
  migrations: z.object({ name: z.string(), checksum: sha256Schema }).array(),
  /** The job queue’s own schema, which our migrations do not create; null when the queue was left out. */
  queueSchema: z.string().nullable(),
  tables: tableSchema.array(),
  sequences: z.object({ schema: z.string(), name: z.string(), last: z.string() }).array(),
  files: z.object({ count: z.number().int(), bytes: z.number().int(), list: partSchema }),
  /** Files that rows name but that did not exist. */
  missing: z.string().array(),
  secrets: partSchema,
});

export type BackupPart = z.infer<typeof partSchema>;
export type TablePart = z.infer<typeof tableSchema>;
export type BackupBody = z.infer<typeof bodySchema>;

/** The public part of a backup, readable without its passphrase. */
const headSchema = z.object({
  format: z.literal('vitrine-backup'),
  formatVersion: z.number().int(),
  id: z.string(),
  madeAt: z.iso.datetime(),
  lock: sealLockSchema.nullable(),
});

const manifestSchema = headSchema.extend({ body: z.string(), sha256: sha256Schema });

export type BackupHead = z.infer<typeof headSchema>;

const idPattern = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z-[0-9a-f]{6}$/;

export const folderOf = (id: string) => `backups/${id}/`;
const manifestOf = (id: string) => `${folderOf(id)}manifest.json`;

/** Written last: a backup without it is unfinished and does not count (rule BACKUP-3). */
export async function writeManifest(
  target: BackupTarget,
  seal: Seal,
  { id, madeAt, body }: { id: string; madeAt: Date; body: BackupBody },
): Promise<void> {
  const text = JSON.stringify(body);
  const closed = Buffer.concat(await chunksOf(seal.close(Readable.from([Buffer.from(text)]))));
  const head: BackupHead = {
    format: 'vitrine-backup',
    formatVersion,
    id,
    madeAt: madeAt.toISOString(),
    lock: seal.lock,
  };
  const sealed = { ...head, body: seal.lock === null ? text : closed.toString('base64') };
  const whole = { ...sealed, sha256: hashOf(JSON.stringify(sealed)) };
  await target.write(manifestOf(id), Readable.from([Buffer.from(`${JSON.stringify(whole, null, 2)}\n`)]));
}

/** Ids of the backups, newest first; an unfinished backup has no manifest. */
export async function listBackups(
  target: BackupTarget,
): Promise<{ finished: string[]; unfinished: string[] }> {
  const parts = await target.list('backups/');
  const ids = new Set<string>();
  const finished = new Set<string>();
  for (const { name } of parts) {
    const [, id = '', rest] = name.split('/');
    if (!idPattern.test(id)) continue;
    ids.add(id);
    if (rest === 'manifest.json') finished.add(id);
  }
  const newestFirst = [...ids].toSorted().toReversed();
  return {
    finished: newestFirst.filter(id => finished.has(id)),
    unfinished: newestFirst.filter(id => !finished.has(id)),
  };
}

/** The public part of the manifest; throws if it is damaged. */
export async function readHead(target: BackupTarget, id: string): Promise<BackupHead> {
  return (await readWhole(target, id)).head;
}

export interface OpenedBackup {
  readonly head: BackupHead;
  readonly body: BackupBody;
  readonly seal: Seal;
}

export async function openBackup(
  target: BackupTarget,
  id: string,
  passphrase: string | undefined,
): Promise<OpenedBackup> {
  const { head, body } = await readWhole(target, id);
  const seal = await sealOf(head.lock, passphrase);
  const text =
    head.lock === null
      ? body
      : Buffer.concat(await chunksOf(seal.open(Readable.from([Buffer.from(body, 'base64')])))).toString();
  const parsed = bodySchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new BackupError('its manifest does not say what a manifest says.');
  return { head, body: parsed.data, seal };
}

async function sealOf(lock: SealLock | null, passphrase: string | undefined): Promise<Seal> {
  if (lock === null) return openSeal;
  if (passphrase === undefined) throw new BackupError('it is encrypted. Set BACKUP_PASSPHRASE.');
  const seal = await sealFrom(passphrase, lock);
  if (seal === null) throw new BackupError('BACKUP_PASSPHRASE is not the one it was encrypted with.');
  return seal;
}

async function readWhole(target: BackupTarget, id: string): Promise<{ head: BackupHead; body: string }> {
  const stream = await target.read(manifestOf(id));
  if (stream === null) throw new BackupError('it was not finished.');
  let given: unknown;
  try {
    given = JSON.parse((await buffer(stream)).toString());
  } catch (error) {
    throw new BackupError('its manifest.json is damaged.', { cause: error });
  }
  const parsed = manifestSchema.safeParse(given);
  if (!parsed.success) throw new BackupError('its manifest.json is damaged.');
  const { sha256, ...sealed } = parsed.data;
  const { body, ...head } = sealed;
  if (hashOf(JSON.stringify(sealed)) !== sha256) throw new BackupError('its manifest.json is damaged.');
  if (head.formatVersion > formatVersion) throw new BackupError('it was made by a newer release.');
  return { head, body };
}

async function chunksOf(content: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return chunks;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
