import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { ClientConfig } from 'pg';
import type { Logger } from 'pino';
import type { Configuration } from '../configuration.ts';
import { openEmbeddedPostgres } from './embedded/embedded-postgres.ts';

export interface OpenConnection {
  readonly connection: ClientConfig;
  close(): Promise<void>;
}

/** The database of DATABASE_URL, or the embedded one in DATA_DIR, which is started if it is not running. */
export async function openConnection(
  {
    DATABASE_URL,
    DATABASE_POOL,
    DATA_DIR,
  }: Pick<Configuration, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
  role: 'server' | 'command',
  log: Logger,
): Promise<Result<OpenConnection>> {
  if (DATABASE_URL !== undefined) {
    return succeed({ connection: { connectionString: DATABASE_URL }, close: async () => {} });
  }
  const opened = await openEmbeddedPostgres({
    dataDir: DATA_DIR,
    role,
    pool: DATABASE_POOL,
    log: message => log.info(message),
  });
  if (!opened.ok) return opened;
  return succeed({ connection: opened.value.connection, close: () => opened.value.close() });
}
