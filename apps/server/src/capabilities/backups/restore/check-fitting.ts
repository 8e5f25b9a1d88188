import { backupErrors } from '@vitrine/core/backups/backups.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Configuration } from '../../../configuration.ts';
import type { Migration } from '../../../database/migrate.ts';
import type { BackupBody } from '../content/manifest.ts';
import { type BackupSecrets, fingerprintOf } from '../content/secrets.ts';

/**
 * A backup fits when this release knows every step of its schema, so that it can migrate it further (rule
 * BACKUP-12).
 */
export function checkRelease(body: BackupBody, known: readonly Migration[]): Result<null> {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]));
  const unknown = body.migrations.find(({ name, checksum }) => checksums.get(name) !== checksum);
  if (unknown === undefined) return succeed(null);
  return fail(backupErrors.newer, { program: body.program, migration: unknown.name });
}

/** A key from the environment is not in the backup, and its encrypted values need the same key (rule BACKUP-11). */
export function checkKey({ SECRET_KEY }: Configuration, secrets: BackupSecrets): Result<null> {
  if (secrets.fingerprint === null) return succeed(null);
  if (SECRET_KEY !== undefined && fingerprintOf(SECRET_KEY) === secrets.fingerprint) return succeed(null);
  if (SECRET_KEY === undefined && secrets.secretKey !== null) return succeed(null);
  // A configured key takes precedence over the one in the data folder.
  return fail(backupErrors.otherKey, {
    given: SECRET_KEY === undefined ? 'none is set here' : 'the one that is set here is another',
  });
}
