import { backupErrors } from '@vitrine/core/backups/backups.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import {
  type BackupSummary,
  backUp,
  listTarget,
  restoreBackup,
  verifyKept,
} from '../capabilities/backups/index.ts';
import { capabilities } from '../capabilities.ts';
import { systemClock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import { migrationsOf } from '../database/migrate.ts';
import { type OpenConnection, openConnection } from '../database/open-connection.ts';
import { createLog } from '../log.ts';
import { openServices } from '../services.ts';
import { type BareCommand, type CommandInput, textOf } from './command.ts';

/** A backup of everything, whether or not the server runs; it migrates nothing (rules BACKUP-1 to BACKUP-9). */
const backupCommand: BareCommand = {
  name: 'backup',
  summary: 'Backs up and verifies the database, files and secrets; the server may run.',
  usage: '[--to PLACE] [--verify]',
  words: 0,
  options: {
    to: { type: 'string', description: 'A folder or s3://bucket/prefix; default: BACKUP_TARGET.' },
    verify: { type: 'boolean', description: 'Makes none, but reads those that are there and compares them.' },
  },
  runBare: async (configuration, input) => {
    const to = textOf(input, 'to') ?? configuration.BACKUP_TARGET;
    if (to === undefined) return fail(backupErrors.noTarget);
    if (input.options.verify === true) return verify(to, configuration, input);
    const opened = await openConnection(configuration, 'command', createLog(configuration, process.stderr));
    if (!opened.ok) return opened;
    try {
      const { connection } = opened.value;
      // The operator manages places other than the configured one.
      const keep = to === configuration.BACKUP_TARGET ? configuration.BACKUP_KEEP : null;
      const { tell } = input;
      const done = await backUp({ configuration, connection, to, keep, now: systemClock.now, tell });
      return done.ok ? succeed({ lines: linesOf(done.value, to), json: { to, ...done.value } }) : done;
    } finally {
      await opened.value.close();
    }
  },
};

function linesOf({ id, tables, rows, files, addedFiles, missing }: BackupSummary, to: string): string[] {
  return [
    `Backup ${id} in ${to}: ${rows} rows in ${tables} tables, ${files} files, of them ${addedFiles} new; verified.`,
    ...(missing.length > 0
      ? [`${missing.length} files that the database names are missing; see above.`]
      : []),
  ];
}

async function verify(place: string, configuration: Configuration, { tell }: CommandInput) {
  const verified = await verifyKept({ place, configuration, tell });
  if (!verified.ok) return verified;
  const ids = verified.value;
  return succeed({
    lines: [`${ids.length} backups are whole; the newest is ${ids[0]}.`],
    json: { verified: ids },
  });
}

/** Restores a backup into an empty place, or in place of existing data (rules BACKUP-10 to BACKUP-14). */
const restoreCommand: BareCommand = {
  name: 'restore',
  summary: 'Restores a backup: database, files and secrets. The server must not run.',
  usage: '[--from PLACE] [--at ID] [--replace] [--to-data-dir FOLDER] [--list]',
  words: 0,
  options: {
    from: { type: 'string', description: 'A folder or s3://bucket/prefix; default: BACKUP_TARGET.' },
    at: { type: 'string', description: 'Which backup; default: the newest.' },
    replace: { type: 'boolean', description: 'Takes the place of what is there, which is backed up first.' },
    'to-data-dir': { type: 'string', description: 'Data folder to restore into; default: DATA_DIR.' },
    list: { type: 'boolean', description: 'Restores nothing, but says which backups there are.' },
  },
  runBare: async (given, input) => {
    const configuration = { ...given, DATA_DIR: textOf(input, 'to-data-dir') ?? given.DATA_DIR };
    const from = textOf(input, 'from') ?? configuration.BACKUP_TARGET;
    if (from === undefined) return fail(backupErrors.noSource);
    return input.options.list === true ? list(from, configuration) : restore(from, configuration, input);
  },
};

async function list(from: string, configuration: Configuration) {
  const found = await listTarget(from, configuration);
  if (!found.ok) return found;
  const { finished, unfinished } = found.value;
  const lines = [...finished, ...unfinished.map(id => `${id}\tnot finished, cannot be restored`)];
  return succeed({
    lines: lines.length > 0 ? lines : [`There is no backup in ${from}.`],
    json: { finished, unfinished },
  });
}

async function restore(from: string, configuration: Configuration, input: CommandInput) {
  const log = createLog(configuration, process.stderr);
  let opened: OpenConnection | null = null;
  try {
    const done = await restoreBackup({
      configuration,
      from,
      at: textOf(input, 'at'),
      isReplacing: input.options.replace === true,
      migrations: migrationsOf(capabilities),
      now: systemClock.now,
      tell: input.tell,
      connect: async () => {
        // Takes the lock of a server, so that none is running and none can start in the meantime.
        const connected = await openConnection(configuration, 'server', log);
        if (!connected.ok) return connected;
        opened = connected.value;
        return succeed(opened.connection);
      },
    });
    if (!done.ok) return done;
    const migrated = opened === null ? [] : await migrateNow(configuration, opened, log);
    const { id, madeAt, tables, rows, files, keptAt } = done.value;
    return succeed({
      lines: [
        `Restored ${id} of ${madeAt}: ${rows} rows in ${tables} tables, ${files} files.`,
        ...(migrated.length > 0 ? [`Brought up to this release by ${migrated.length} migrations.`] : []),
        ...(keptAt === null
          ? []
          : [`What was there before is kept in ${keptAt}; remove it once you are content.`]),
        'Next: start the server, sign in, and look at a website. Mail that was waiting is sent then.',
      ],
      json: { ...done.value, migrated },
    });
  } finally {
    await (opened as OpenConnection | null)?.close();
  }
}

/** Opening the platform migrates schema and queue to this release. */
async function migrateNow(
  configuration: Configuration,
  { connection }: OpenConnection,
  log: ReturnType<typeof createLog>,
): Promise<readonly string[]> {
  const services = await openServices({
    configuration,
    connection,
    capabilities,
    clock: systemClock,
    log,
    isCommand: true,
  });
  await services.close();
  return services.migrated;
}

export const backupCommands = [backupCommand, restoreCommand] as const;
