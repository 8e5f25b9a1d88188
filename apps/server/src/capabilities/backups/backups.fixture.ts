import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import pg from 'pg';
import { freshDatabase } from '../../../test/fresh-database.ts';
import { TestClient, type TestServer, testConfiguration } from '../../../test/harness.ts';
import { createApp } from '../../app.ts';
import { capabilities } from '../../capabilities.ts';
import { commands } from '../../cli/commands.ts';
import { runCommand } from '../../cli/run-command.ts';
import { systemClock } from '../../clock.ts';
import { acrossWebsites } from '../../database/database.ts';
import { everyPlace } from '../../database/wall.ts';
import { createLog } from '../../log.ts';
import { openServices } from '../../services.ts';

type Environment = Readonly<Record<string, string>>;

/** Runs one command as the operator does, with a database and a data folder. */
export async function vitrine(environment: Environment, ...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(commands, args, {
    environment: { APP_DOMAIN: 'vitrine.test', ...environment },
    terminal: { out: line => out.push(line), err: line => err.push(line) },
  });
  return { code, out: out.join('\n'), err: err.join('\n'), json: () => JSON.parse(out.at(-1) ?? 'null') };
}

/** Where commands find the platform of a test server. */
export function placeOf({ connection, dataDir }: TestServer): Environment {
  const { user, port, database, host = '' } = connection;
  return {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    DATA_DIR: dataDir,
  };
}

/** An empty database and an empty data folder, as on another machine. */
export async function emptyPlace() {
  const fresh = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-restored-'));
  return {
    environment: { DATABASE_URL: fresh.url, DATA_DIR: dataDir },
    connection: fresh.config,
    dataDir,
    /** The platform that is now restored there, called like any other. */
    async open() {
      const configuration = testConfiguration({ DATA_DIR: dataDir, SECRET_KEY: '' });
      const log = createLog(configuration);
      const opened = await openServices({
        configuration,
        connection: fresh.config,
        capabilities,
        clock: systemClock,
        log,
      });
      const app = await createApp(opened.services, { capabilities, assetsDir: join(dataDir, 'dist') });
      await app.ready();
      return {
        services: { ...opened.services, database: acrossWebsites(opened.services.database) },
        client: (subdomain: string) => new TestClient(app, `${subdomain}.vitrine.test`),
        close: async () => {
          await app.close();
          await opened.close();
        },
      };
    },
    async remove() {
      await fresh.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Every row of every table of ours and of the queue’s jobs, as text. */
export async function allRows(connection: ClientConfig): Promise<Map<string, string[]>> {
  const client = new pg.Client({ ...connection, options: `-c vitrine.website=${everyPlace}` });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ place: string }>(
      `SELECT schemaname || '.' || tablename AS place FROM pg_tables
       WHERE schemaname = 'public' AND tablename <> 'backup_runs' OR schemaname = 'jobs' AND tablename = 'job_common'
       ORDER BY 1`,
    );
    const found = new Map<string, string[]>();
    for (const { place } of tables) {
      const { rows } = await client.query<{ line: string }>(
        `SELECT row_to_json(t)::text AS line FROM ${place} t ORDER BY 1`,
      );
      found.set(
        place,
        rows.map(({ line }) => line),
      );
    }
    return found;
  } finally {
    await client.end();
  }
}

/** Every file below a folder, by its path. */
export async function allFiles(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    found.set(path.slice(folder.length + 1), (await readFile(path)).toString('base64'));
  }
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
