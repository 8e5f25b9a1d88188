import { websiteSettingsSchema } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { readArchive, rowsOf } from '../../../../test/read-archive.ts';
import { archiveBytes, tenantColumns } from '../exporting.fixture.ts';
import { isUndecided, namedPlaces } from './left-out.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const query = (sql: string, values: unknown[] = []) => server.services.database.query(sql, values);

describe('the lists of columns and rows that are left out', () => {
  it('EXPORT-3: every column that sounds like a secret is in a list, and every listed one exists', async () => {
    const columns = await tenantColumns(server.services.database);
    expect(columns.filter(isUndecided)).toEqual([]);
    const places = new Set(columns.flatMap(({ table, column }) => [table, `${table}.${column}`]));
    expect(namedPlaces().filter(place => !places.has(place))).toEqual([]);
  });

  it('EXPORT-3: a new column that sounds like a secret is left out and found; other new tables are included', async () => {
    const website = await server.createWebsite();
    await query(
      'CREATE TABLE doors (website_id text, id text, door_key text, key_token text, monkey text, PRIMARY KEY (website_id, id))',
    );
    await query("INSERT INTO doors VALUES ($1, 'a', 'SECRET-1', 'SECRET-2', 'plain')", [website.id]);
    const found = (await tenantColumns(server.services.database)).filter(isUndecided);
    const entries = await readArchive(await archiveBytes(server.context(website)));
    await query('DROP TABLE doors');
    expect(found).toEqual([
      { table: 'doors', column: 'door_key' },
      { table: 'doors', column: 'key_token' },
    ]);
    expect(rowsOf(entries, 'doors')).toEqual([{ website_id: website.id, id: 'a', monkey: 'plain' }]);
  });

  it('EXPORT-3: no field of the settings, which are exported whole, sounds like a secret except the public key of maps', () => {
    const names =
      JSON.stringify(z.toJSONSchema(websiteSettingsSchema, { io: 'input' })).match(/"\w+":/g) ?? [];
    const suspicious = names.filter(name => /hash|token|secret|password|key/i.test(name));
    expect(new Set(suspicious)).toEqual(new Set(['"googleKey":']));
  });
});
