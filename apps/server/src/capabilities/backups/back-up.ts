import { randomBytes } from 'node:crypto';
import { resolve, sep } from 'node:path';
import { backupErrors } from '@vitrine/core/backups/backups.errors.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import pg, { type ClientConfig } from 'pg';
import packageFacts from '../../../package.json' with { type: 'json' };
import type { Configuration } from '../../configuration.ts';
import { isBucketAddress, readBucketAddress } from '../../files/bucket/bucket-address.ts';
import { wordsOfError } from '../../files/error-words.ts';
import { openStores, type Stores, storeNames } from '../../files/open-stores.ts';
import { isStoreError } from '../../files/store-error.ts';
import { BackupError } from './backup-error.ts';
import { recordRun } from './backups.store.ts';
import { copyDatabase } from './content/copy-database.ts';
import { copyFiles, type ListedFile, readFileList } from './content/copy-files.ts';
import { type BackupBody, listBackups, openBackup, readHead, writeManifest } from './content/manifest.ts';
import { type Seal, sealFor } from './content/seal.ts';
import { copySecrets } from './content/secrets.ts';
import { pruneBackups, removeBackup } from './prune-backups.ts';
import type { BackupTarget } from './target/backup-target.ts';
import { openTarget } from './target/open-target.ts';
import { whileLocked } from './target/target-lock.ts';
import { verifyBackup } from './verify-backup.ts';

export interface BackupOrder {
  readonly configuration: Configuration;
  /** How `pg` reaches the database. */
  readonly connection: ClientConfig;
  /** A folder, or `s3://bucket/prefix`. */
  readonly to: string;
  /** How many finished backups are kept; null keeps all. */
  readonly keep: number | null;
  readonly now: () => Date;
  readonly tell: (line: string) => void;
}

export interface BackupSummary {
  readonly id: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly addedFiles: number;
  /** Of the database and the files, as they are named outside the backup. */
  readonly bytes: number;
  readonly missing: readonly string[];
  readonly isEncrypted: boolean;
}

/**
 * A backup of the whole platform while it runs: database, files and secrets, read back and compared before it
 * counts (rules BACKUP-1 to BACKUP-9). The only thing it changes on the platform is the record of its result.
 */
export async function backUp(order: BackupOrder): Promise<Result<BackupSummary>> {
  const startedAt = order.now();
  const client = new pg.Client({ ...order.connection, application_name: 'vitrine backup' });
  client.on('error', () => undefined);
  try {
    await client.connect().catch((error: Error) => {
      throw new BackupError(`The database does not answer: ${error.message}.`);
    });
    const done = await attempt(order, client, startedAt);
    const outcome = done.ok
      ? { bytes: done.value.bytes, error: '' }
      : { bytes: 0, error: englishOf(done.error) };
    await recordRun(client, {
      place: order.to,
      isDone: done.ok,
      startedAt,
      endedAt: order.now(),
      ...outcome,
    });
    return done;
  } catch (error) {
    return refusalOf(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function attempt(
  order: BackupOrder,
  client: pg.Client,
  startedAt: Date,
): Promise<Result<BackupSummary>> {
  let target: BackupTarget | null = null;
  let stores: Stores | null = null;
  try {
    stores = await openStores(order.configuration);
    target = await openTarget(order.to, order.configuration);
    refuseInside(target, stores);
    const opened = { client, target, stores, startedAt };
    return succeed(await whileLocked(target, () => write(order, opened)));
  } catch (error) {
    return refusalOf(error);
  } finally {
    target?.close();
    stores?.close();
  }
}

function refusalOf(error: unknown): Result<never> {
  const why = error instanceof BackupError || isStoreError(error) ? error.message : wordsOfError(error);
  if (why !== null) return fail(backupErrors.failed, { why });
  // The database's own message, for example when its connection broke.
  if (error instanceof pg.DatabaseError || (error instanceof Error && /[Cc]onnection/.test(error.message)))
    return fail(backupErrors.failed, { why: `The database says: ${error.message}.` });
  throw error;
}

interface Writing {
  readonly client: pg.Client;
  readonly target: BackupTarget;
  readonly stores: Stores;
  readonly startedAt: Date;
}

async function write(
  order: BackupOrder,
  { client, target, stores, startedAt }: Writing,
): Promise<BackupSummary> {
  const { configuration, tell } = order;
  const passphrase = configuration.BACKUP_PASSPHRASE;
  await target.clearPartials();
  const { finished, unfinished } = await listBackups(target);
  for (const left of unfinished) await removeBackup(target, left);
  const seal = await sealFor(passphrase, await lockOf(target, finished[0]));
  if (seal.lock === null)
    tell('not encrypted: who can read it has every secret in it. Set BACKUP_PASSPHRASE to encrypt.');
  const store = { target, seal };
  const id = `${startedAt.toISOString().replace(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}`;
  const { namedFiles, ...database } = await copyDatabase(client, store, { id, tell });
  // Files are copied after the rows: each has its own id, so a file that a row names exists by now.
  const before = await filesOf(target, finished[0], passphrase);
  const { files, listed, added } = await copyFiles(store, { id, stores, before, tell });
  const missing = namedFiles.filter(key => !listed.has(`media/${key}`));
  for (const key of missing) tell(`missing: the file media/${key} is not there`);
  const secrets = await copySecrets(store, configuration, id);
  const body: BackupBody = { program: packageFacts.version, ...database, files, missing, secrets };
  await verifyBackup(store, body, tell);
  await writeManifest(target, seal, { id, madeAt: startedAt, body });
  await openBackup(target, id, passphrase);
  if (order.keep !== null) await pruneBackups(target, { keep: order.keep, passphrase, tell });
  return summaryOf({ id, body, seal, added });
}

function summaryOf({
  id,
  body,
  seal,
  added,
}: {
  id: string;
  body: BackupBody;
  seal: Seal;
  added: number;
}): BackupSummary {
  return {
    id,
    tables: body.tables.length,
    rows: body.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: body.files.count,
    addedFiles: added,
    bytes: body.tables.reduce((sum, { bytes }) => sum + bytes, body.files.bytes),
    missing: body.missing,
    isEncrypted: seal.lock !== null,
  };
}

async function lockOf(target: BackupTarget, id: string | undefined) {
  return id === undefined ? null : ((await readHead(target, id).catch(nullWhenDamaged))?.lock ?? null);
}

/** The list of the previous backup; empty when it cannot be read, and then every file is read again. */
async function filesOf(target: BackupTarget, id: string | undefined, passphrase: string | undefined) {
  const files = new Map<string, ListedFile>();
  if (id === undefined) return files;
  try {
    const { body, seal } = await openBackup(target, id, passphrase);
    for await (const file of readFileList({ target, seal }, body.files))
      files.set(`${file.root}/${file.path}`, file);
  } catch (error) {
    nullWhenDamaged(error);
    files.clear();
  }
  return files;
}

function nullWhenDamaged(error: unknown): null {
  if (error instanceof BackupError) return null;
  throw error;
}

/** A backup stored among the files would be part of the next one. */
function refuseInside({ folder, place }: BackupTarget, stores: Stores): void {
  for (const name of storeNames) {
    const kept = stores[name].folder;
    const inside = kept === null ? null : resolve(kept);
    if (inside !== null && (folder === inside || folder?.startsWith(inside + sep) === true))
      throw new BackupError(`${folder} is inside ${inside}, which is backed up. Choose a folder outside.`);
    if (inside === null && isBelow(place, { of: stores.place, name }))
      throw new BackupError(`${place} is inside ${stores.place}, which is backed up. Choose another prefix.`);
  }
}

function isBelow(place: string, { of, name }: { of: string; name: string }): boolean {
  if (!isBucketAddress(place)) return false;
  const [one, other] = [readBucketAddress(place), readBucketAddress(of)];
  if (one === null || other === null || one.bucket !== other.bucket) return false;
  return one.prefix.startsWith(`${other.prefix}${name}/`);
}
