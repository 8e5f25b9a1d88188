import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { seeEverything } from '../../../database/wall.ts';
import { BackupError } from '../backup-error.ts';
import {
  copied,
  isMigrated,
  listMigrations,
  listNamedFiles,
  listSequences,
  listTables,
  postgresVersion,
  settleText,
} from './database.store.ts';
import { folderOf, type TablePart } from './manifest.ts';
import { type PartStore, writePart } from './parts.ts';
import { readQueueSchema } from './queue-schema.ts';

/**
 * Every table, all at one moment, while others go on writing: one transaction that reads a snapshot (rule
 * BACKUP-1).
 */
export async function copyDatabase(
  client: Client,
  store: PartStore,
  { id, tell }: { id: string; tell: (line: string) => void },
) {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await client.query(seeEverything);
    await settleText(client);
    if (!(await isMigrated(client)))
      throw new BackupError('The database is empty: there is nothing to back up.');
    const queueSchema = await readQueueSchema(client);
    if (queueSchema === null)
      tell(
        'left out: the queue of jobs, which another release made. Start the server once, then back up again.',
      );
    const described = {
      postgres: await postgresVersion(client),
      migrations: await listMigrations(client),
      queueSchema,
      sequences: await listSequences(client),
      namedFiles: await listNamedFiles(client),
    };
    const tables: TablePart[] = [];
    for (const table of await listTables(client)) {
      if (table.schema === 'jobs' && queueSchema === null) continue;
      const name = `${folderOf(id)}database/${table.schema}.${table.table}.copy.gz`;
      const source = client.query(copyTo(`COPY ${copied(table)} TO STDOUT`));
      const contents = await writePart(store, name, source);
      tables.push({ ...table, columns: [...table.columns], name, rows: source.rowCount, ...contents });
      tell(`database: ${tables.length} tables, ${table.table} with ${source.rowCount} rows`);
    }
    return { ...described, tables };
  } finally {
    await client.query('ROLLBACK');
  }
}
