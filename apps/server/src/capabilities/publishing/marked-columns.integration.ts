import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

it('PUBLISH-14: a change of any column that visitors may see is marked, and only of those', async () => {
  const unwatched = await server.services.database.query<{ column: string }>(
    `SELECT c.relname || '.' || a.attname AS column FROM pg_class c
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
       JOIN pg_trigger t ON t.tgrelid = c.oid AND t.tgname = 'mark_unpublished_again'
     WHERE c.relname IN ('items', 'collections') AND NOT a.attnum = ANY (t.tgattr::int2[]) ORDER BY 1`,
  );
  expect(unwatched.map(({ column }) => column)).toEqual([
    'collections.deleted_by',
    'collections.is_slug_own',
    'items.deleted_by',
    'items.is_slug_own',
  ]);
});
