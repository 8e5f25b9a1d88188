import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backupErrors } from '@vitrine/core/backups/backups.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import pg, { type ClientConfig } from 'pg';
import type { Configuration } from '../../../configuration.ts';
import type { Migration } from '../../../database/migrate.ts';
import { openStores, type Stores } from '../../../files/open-stores.ts';
import { isStoreError } from '../../../files/store-error.ts';
import { secretKeyPath } from '../../../secrets/secret-key.ts';
import { backUp } from '../back-up.ts';
import { BackupError } from '../backup-error.ts';
import { listBackups, type OpenedBackup, openBackup } from '../content/manifest.ts';
import { readSecrets } from '../content/secrets.ts';
import { withTarget } from '../list-target.ts';
import type { BackupTarget } from '../target/backup-target.ts';
import { verifyBackup } from '../verify-backup.ts';
import { checkKey, checkRelease } from './check-fitting.ts';
import { isDatabaseEmpty, isServed, restoreDatabase } from './restore-database.ts';
import { hasFiles, restoreFiles } from './restore-files.ts';

export interface RestoreOrder {
  readonly configuration: Configuration;
  readonly from: string;
  /** The newest if not given. */
  readonly at: string | undefined;
  readonly isReplacing: boolean;
  readonly migrations: readonly Migration[];
  /** How `pg` reaches the target database; read once the backup was checked. */
  readonly connect: () => Promise<Result<ClientConfig>>;
  readonly now: () => Date;
  readonly tell: (line: string) => void;
}

export interface RestoreSummary {
  readonly id: string;
  readonly madeAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Where the previous data is kept; null when there was none. */
  readonly keptAt: string | null;
}

/** Restores a backup: everything is read and compared before anything is changed (rules BACKUP-10 to BACKUP-14). */
export async function restoreBackup(order: RestoreOrder): Promise<Result<RestoreSummary>> {
  return withTarget(order.from, order.configuration, async target => {
    const found = await findWhole(target, order);
    if (!found.ok) return found;
    const stores = await openStores(order.configuration);
    try {
      return await bringBack(order, { target, stores, backup: found.value });
    } catch (error) {
      if (!isStoreError(error)) throw error;
      return fail(backupErrors.notRestored, { why: error.message });
    } finally {
      stores.close();
    }
  });
}

/** The requested backup, if it is complete and fits this release. */
async function findWhole(target: BackupTarget, order: RestoreOrder): Promise<Result<OpenedBackup>> {
  const { finished } = await listBackups(target);
  const id = order.at === undefined ? finished[0] : finished.find(one => one === order.at);
  if (id === undefined) {
    return order.at === undefined
      ? fail(backupErrors.none, { place: order.from })
      : fail(backupErrors.noSuch, { place: order.from, id: order.at });
  }
  try {
    const backup = await openBackup(target, id, order.configuration.BACKUP_PASSPHRASE);
    const fits = checkRelease(backup.body, order.migrations);
    if (!fits.ok) return fits;
    await verifyBackup({ target, seal: backup.seal }, backup.body, order.tell);
    return succeed(backup);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return fail(backupErrors.notVerified, { id, place: order.from, why: error.message });
  }
}

async function bringBack(
  order: RestoreOrder,
  { target, stores, backup }: { target: BackupTarget; stores: Stores; backup: OpenedBackup },
): Promise<Result<RestoreSummary>> {
  const { configuration, tell } = order;
  const { head, body, seal } = backup;
  const store = { target, seal };
  const secrets = await readSecrets(store, body.secrets);
  const opens = checkKey(configuration, secrets);
  if (!opens.ok) return opens;
  const connection = await order.connect();
  if (!connection.ok) return connection;
  const client = new pg.Client({ ...connection.value, application_name: 'vitrine restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (await isServed(client)) return fail(backupErrors.serverRuns);
    const kept = await keepWhatIsThere(order, { client, connection: connection.value, stores });
    if (!kept.ok) return kept;
    const files = await restoreFiles(store, { body, stores, tell });
    let undo = async () => {};
    try {
      await client.query('BEGIN');
      await restoreDatabase(client, store, { body, migrations: order.migrations, tell });
      undo = await files.take();
      await client.query('COMMIT');
    } catch (error) {
      await undo();
      await client.query('ROLLBACK').catch(() => undefined);
      const why = error instanceof Error ? error.message : String(error);
      return fail(backupErrors.notRestored, { why });
    } finally {
      await files.settle({ isReplacedKept: kept.value?.endsWith('.replaced') === true });
    }
    if (secrets.secretKey !== null) await writeKey(configuration, secrets.secretKey);
    return succeed({
      id: head.id,
      madeAt: head.madeAt,
      tables: body.tables.length,
      rows: body.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: files.count,
      keptAt: kept.value,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Refuses to overwrite existing data; when it may be replaced, it is backed up first (rule BACKUP-13). */
async function keepWhatIsThere(
  order: RestoreOrder,
  { client, connection, stores }: { client: pg.Client; connection: ClientConfig; stores: Stores },
): Promise<Result<string | null>> {
  const { configuration, isReplacing, now, tell } = order;
  const isEmpty = await isDatabaseEmpty(client);
  if (isEmpty && !(await hasFiles(stores))) return succeed(null);
  if (!isReplacing) return fail(backupErrors.notEmpty, { what: isEmpty ? 'files' : 'a database' });
  // There is nothing to back up except files, which are moved aside unchanged.
  if (isEmpty && stores.media.folder === null) return fail(backupErrors.filesThere, { place: stores.place });
  if (isEmpty) return succeed(`${stores.media.folder}.replaced`);
  const keptAt = join(configuration.DATA_DIR, 'before-restore');
  tell(`What is there is backed up to ${keptAt} first.`);
  const done = await backUp({ configuration, connection, to: keptAt, keep: null, now, tell });
  return done.ok ? succeed(keptAt) : done;
}

async function writeKey(configuration: Configuration, key: string): Promise<void> {
  const path = secretKeyPath(configuration);
  await writeFile(`${path}.restored`, `${key}\n`, { mode: 0o600 });
  await rename(`${path}.restored`, path);
}
