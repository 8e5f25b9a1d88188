import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type {} from './postgres.setup.ts';
import type { TestCluster } from './test-cluster.ts';

export interface DatabaseConfig {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

export interface FreshDatabase {
  /** For `new Pool(config)`. */
  readonly config: DatabaseConfig;
  /** The same as an address, in the form of DATABASE_URL. */
  readonly url: string;
  /** Ends all connections and removes it. */
  drop(): Promise<void>;
}

/** The role of the server, here as in an installation: it owns its database and is not a superuser. */
const owner = 'vitrine';

/** A new empty database, or a copy of a template that `templateDatabase` made; one for each test file. */
export async function freshDatabase({
  template = 'template1',
  cluster = inject('postgres'),
}: {
  template?: string;
  cluster?: TestCluster;
} = {}): Promise<FreshDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withSuperuser(cluster, async client => {
    // Through the log, the default, it takes three times as long.
    await client.query(`CREATE DATABASE ${name} OWNER ${owner} TEMPLATE ${template} STRATEGY file_copy`);
  });
  const config = { ...cluster, user: owner, database: name };
  return {
    config,
    url: `postgres://${owner}@localhost:${config.port}/${name}?host=${encodeURIComponent(config.host)}`,
    drop: () =>
      withSuperuser(cluster, async client => {
        const drop = `DROP DATABASE IF EXISTS ${name}`;
        // A pool that has ended may still be closing: PostgreSQL waits for that, and only ends connections that stay.
        await client.query(drop).catch(() => client.query(`${drop} WITH (FORCE)`));
      }),
  };
}

/**
 * Creates a database once for the whole run, for the first test file that asks, and returns its name as a template.
 *
 * @param name - lower case letters, digits and underscores
 * @param prepare - fills it, with the migrations for example; it closes every connection it opened
 */
export async function templateDatabase(
  name: string,
  prepare: (config: DatabaseConfig) => Promise<void>,
): Promise<string> {
  const template = `template_${name}`;
  await oneAfterTheOther(template, async client => {
    const { rows } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rows.length > 0) return;
    const draft = `${template}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft} OWNER ${owner}`);
    await prepare({ ...inject('postgres'), user: owner, database: draft });
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  });
  return template;
}

/** Runs a dump in an empty database, as its owner. */
export async function fillDatabase(config: DatabaseConfig, dump: string): Promise<void> {
  const client = new Client(config);
  await client.connect();
  try {
    await client.query(dump);
  } finally {
    await client.end();
  }
}

/** Setup that all test files of a run share: the others wait until the first has finished it. */
export function oneAfterTheOther(name: string, work: (client: Client) => Promise<void>): Promise<void> {
  return withSuperuser(inject('postgres'), async client => {
    // Held until the connection ends.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    await work(client);
  });
}

async function withSuperuser(cluster: TestCluster, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ ...cluster, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
