import { declareErrors } from '../errors/declare-errors.ts';

/** Read by the operator in the terminal. */
export const backupErrors = declareErrors('backups', {
  noTarget: {
    status: 400,
    message: 'Say where backups go with --to FOLDER or --to s3://BUCKET/PREFIX, or set BACKUP_TARGET.',
  },
  noSource: {
    status: 400,
    message:
      'Say where the backups are with --from FOLDER or --from s3://BUCKET/PREFIX, or set BACKUP_TARGET.',
  },
  failed: {
    status: 500,
    message: 'The backup failed: {why} Nothing was added; earlier backups are as they were.',
  },
  notVerified: { status: 500, message: 'The backup {id} in {place} is damaged: {why}' },
  unreadable: { status: 500, message: 'The backups in {place} cannot be read: {why}' },
  none: { status: 404, message: 'There is no finished backup in {place}.' },
  noSuch: {
    status: 404,
    message: 'There is no finished backup {id} in {place}. List them with `vitrine restore --list`.',
  },
  notEmpty: {
    status: 409,
    message:
      'There is already data ({what}), and nothing was changed. Restore into an empty database and data folder, or add --replace, which backs up the existing data first.',
  },
  filesThere: {
    status: 409,
    message:
      'There are already files in {place}, and nothing was changed. Name another prefix in MEDIA_URL, or remove them.',
  },
  serverRuns: {
    status: 409,
    message: 'A server is using this database, and nothing was changed. Stop it, then restore.',
  },
  newer: {
    status: 409,
    message:
      'The backup was made by a newer release ({program}): it has {migration}, which this release does not know. Nothing was changed. Restore it with that release or a later one.',
  },
  otherKey: {
    status: 409,
    message:
      'The backup was made with a SECRET_KEY from the environment, and {given}. Nothing was changed. Set SECRET_KEY to the one it was made with; without it, stored secrets cannot be decrypted.',
  },
  notRestored: {
    status: 500,
    message: 'The backup was not restored: {why} The database is as it was.',
  },
});
