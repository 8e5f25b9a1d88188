import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import type { Capability } from '../capability.ts';
import { MigrationError, migrate, pendingMigrations } from './migrate.ts';

const capability = (name: string, migrations: Record<string, string>): Capability => ({ name, migrations });
const first = './migrations/0001-pots.sql';
const second = './migrations/0002-glazes.sql';

describe('migrations', () => {
  let fresh: FreshDatabase;
  let pool: pg.Pool;
  beforeEach(async () => {
    fresh = await freshDatabase();
    pool = new pg.Pool(fresh.config);
    return async () => {
      await pool.end();
      await fresh.drop();
    };
  });
  const tables = async () =>
    (await pool.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`)).rows.map(
      row => row.tablename,
    );

  it('MIGRATION-1: each is applied once, capability by capability and by file name', async () => {
    const pots = capability('pots', {
      [second]: 'ALTER TABLE pots ADD glaze text',
      [first]: 'CREATE TABLE pots (id int)',
    });
    const shelves = capability('shelves', {
      [first]: 'CREATE TABLE shelves (pot int); INSERT INTO shelves VALUES (1)',
    });
    expect(await migrate(pool, [pots, shelves])).toEqual([
      'pots/0001-pots.sql',
      'pots/0002-glazes.sql',
      'shelves/0001-pots.sql',
    ]);
    expect(await migrate(pool, [pots, shelves])).toEqual([]);
    expect((await pool.query('SELECT pot FROM shelves')).rows).toHaveLength(1);
  });

  it('MIGRATION-2: five parallel starts apply each once', async () => {
    const pots = capability('pots', { [first]: 'CREATE TABLE pots (id int); INSERT INTO pots VALUES (1)' });
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(pool, [pots])));
    expect(applied.flat()).toEqual(['pots/0001-pots.sql']);
    expect((await pool.query('SELECT id FROM pots')).rows).toHaveLength(1);
  });

  it('MIGRATION-3: one that changed after it was applied is refused, and nothing is applied', async () => {
    await migrate(pool, [capability('pots', { [first]: 'CREATE TABLE pots (id int)' })]);
    const changed = capability('pots', {
      [first]: 'CREATE TABLE pots (id bigint)',
      [second]: 'CREATE TABLE glazes (id int)',
    });
    await expect(migrate(pool, [changed])).rejects.toThrow(/pots\/0001-pots\.sql was changed/);
    expect(await tables()).toEqual(['pots', 'schema_migrations']);
  });

  it('MIGRATION-3: different line ends are not a change', async () => {
    await migrate(pool, [capability('pots', { [first]: 'CREATE TABLE pots\n(id int)' })]);
    expect(await migrate(pool, [capability('pots', { [first]: 'CREATE TABLE pots\r\n(id int)' })])).toEqual(
      [],
    );
  });

  it('MIGRATION-4: one that fails leaves nothing of itself, and earlier ones stay', async () => {
    const broken = capability('pots', {
      [first]: 'CREATE TABLE pots (id int)',
      [second]: 'CREATE TABLE glazes (id int); SELECT nonsense',
    });
    await expect(migrate(pool, [broken])).rejects.toBeInstanceOf(MigrationError);
    expect(await tables()).toEqual(['pots', 'schema_migrations']);
    const database = { query: async (sql: string) => (await pool.query(sql)).rows };
    expect(await pendingMigrations(database, [broken])).toEqual(['pots/0002-glazes.sql']);
  });
});

describe('schema', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.stop());

  it('TENANCY-9: every table of tenants has website_id first in its primary key', async () => {
    const rows = await server.services.database.query<{ table: string; first: string | null }>(
      `SELECT t.table_name AS table, (
         SELECT k.column_name FROM information_schema.table_constraints c
         JOIN information_schema.key_column_usage k USING (constraint_schema, constraint_name, table_name)
         WHERE c.table_schema = 'public' AND c.table_name = t.table_name
           AND c.constraint_type = 'PRIMARY KEY' AND k.ordinal_position = 1) AS first
       FROM information_schema.columns t WHERE t.table_schema = 'public' AND t.column_name = 'website_id'`,
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter(row => row.first !== 'website_id')).toEqual([]);
  });

  it('TENANCY-9: a table without website_id belongs to the platform', async () => {
    const rows = await server.services.database.query<{ table_name: string }>(
      `SELECT table_name FROM information_schema.tables t WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
       AND NOT EXISTS (SELECT 1 FROM information_schema.columns c WHERE c.table_schema = 'public'
         AND c.table_name = t.table_name AND c.column_name = 'website_id') ORDER BY 1`,
    );
    const own = [
      'accounts',
      'backup_runs',
      'email_proofs',
      'guards',
      'password_tokens',
      'platform_state',
      'schema_migrations',
      'websites',
    ];
    expect(rows.map(row => row.table_name)).toEqual(own);
  });
});
