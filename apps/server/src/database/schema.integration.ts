import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { unlinkedColumns } from '../../test/unlinked-columns.ts';
import { removeForGood } from '../capabilities/collections/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const ask = async (sql: string) =>
  (await server.services.database.query<{ what: string }>(sql)).map(({ what }) => what);

const tenantTables = `SELECT c.oid FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
  AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'website_id' AND NOT a.attisdropped)`;

/** Unique across all websites, each with a reason. */
const global: Readonly<Record<string, string>> = {
  domains_proved: 'A host leads to one website of the platform.',
};

it('SCHEMA-1: unique indexes are unique within a website, so that websites can be on several machines', async () => {
  const wide = await ask(`
    SELECT i.relname AS what FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
    JOIN pg_attribute a ON a.attrelid = x.indrelid AND a.attnum = x.indkey[0]
    WHERE x.indisunique AND a.attname <> 'website_id' AND x.indrelid IN (${tenantTables}) ORDER BY 1`);
  expect(wide).toEqual(Object.keys(global));
});

it('SCHEMA-2: a column that names another row is a foreign key within its website, or listed with a reason', async () => {
  const columns = await ask(`
    SELECT c.relname || '.' || a.attname AS what FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT a.attisdropped
      AND a.attname LIKE '%\\_id' AND a.attname <> 'website_id'
      AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'f' AND a.attnum = ANY (k.conkey))
    ORDER BY 1`);
  const listed = Object.values(unlinkedColumns).flat();
  expect(columns).toEqual(listed.filter(column => !column.startsWith('*')).toSorted());
});

it('SCHEMA-2: a foreign key between tables of websites stays within one website', async () => {
  const loose = await ask(`
    SELECT k.conname AS what FROM pg_constraint k
    WHERE k.contype = 'f' AND k.conrelid IN (${tenantTables}) AND k.confrelid IN (${tenantTables})
      AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = k.conrelid AND a.attname = 'website_id'
        AND a.attnum = k.conkey[1]) ORDER BY 1`);
  expect(loose).toEqual([]);
});

it('SCHEMA-3: rows that are deleted with another row are found by an index', async () => {
  const slow = await ask(`
    SELECT k.conname AS what FROM pg_constraint k
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND NOT EXISTS (
      SELECT FROM pg_index x WHERE x.indrelid = k.conrelid AND x.indisvalid
        AND (SELECT array_agg(key) FROM unnest((x.indkey::int2[])[0:cardinality(k.conkey) - 1]) AS key) @> k.conkey
        AND (x.indpred IS NULL OR pg_get_expr(x.indpred, x.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')) ORDER BY 1`);
  expect(slow).toEqual([]);
});

/** Columns with one of a set of values that the database does not check, each with a reason. */
const unchecked: Readonly<Record<string, readonly string[]>> = {
  'A copy of a row that was checked.': [
    'revision_collections.navigation',
    'revision_collections.state',
    'revision_collections.type',
    'revision_items.record_type',
    'revision_items.state',
  ],
  'A new one is a file or a word, without a migration.': [
    'imports.format',
    'items.record_type',
    'mail_documents.kind',
    'mail_switched_off.kind',
    'order_timeline.kind',
    'outbox.kind',
    'subscription_timeline.kind',
  ],
  'What went wrong, in words.': ['outbox.problem'],
  'What somebody else said, as they said it.': ['assets.content_type', 'payment_events.outcome'],
  'The built-in test service is somebody else, as far as the website knows.': [
    'test_gateway_payments.currency',
  ],
};
const ofSet = '(^|_)(state|kind|type|phase|purpose|outcome|problem|navigation|format|roles|currency)$';

it('SCHEMA-4: the database checks the values of a state, a kind, a type or a role, or it is listed with a reason', async () => {
  const columns = await ask(`
    SELECT c.relname || '.' || a.attname AS what FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attname ~ '${ofSet}' AND NOT a.attisdropped
      AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'c' AND a.attnum = ANY (k.conkey))
    ORDER BY 1`);
  expect(columns).toEqual(Object.values(unchecked).flat().toSorted());
});

it('SCHEMA-6: the constraints for new rows also hold for all existing ones', async () => {
  const open = await ask(`SELECT conname AS what FROM pg_constraint WHERE NOT convalidated ORDER BY 1`);
  expect(open).toEqual([]);
});

it.each([
  ['collections', 'type', '5'],
  ['website_members', 'roles', '{1,5}'],
  ['domains', 'problem', 'unlucky'],
  ['audit_log', 'actor_kind', 'nobody'],
])('SCHEMA-4: in %s no %s can become %j, and existing rows stay', async (table, column, value) => {
  const website = await server.createWebsite();
  const admin = await server.signIn(website);
  await admin.post('/api/collections', { type: 10, title: 'About' });
  await admin.post('/api/website/domains', { host: `${website.id}.example` });
  const { database } = server.services;
  const held = () => database.query(`SELECT ${column} FROM ${table} WHERE website_id = $1`, [website.id]);
  const before = await held();
  expect(before.length).toBeGreaterThan(0);
  const changed = database.query(`UPDATE ${table} SET ${column} = $2 WHERE website_id = $1`, [
    website.id,
    value,
  ]);
  await expect(changed).rejects.toMatchObject({ code: '23514' });
  expect(await held()).toEqual(before);
});

it('SCHEMA-7: money belongs to an order of its website', async () => {
  const website = await server.createWebsite();
  const written = server.services.database.query(
    `INSERT INTO payments (website_id, id, order_id, method, state, amount, currency, is_accounted, created_at)
     VALUES ($1, $2, $3, 'none', 'created', 1, 'EUR', true, now())`,
    [website.id, newId(), newId()],
  );
  await expect(written).rejects.toMatchObject({ code: '23503', constraint: 'payments_order_link' });
});

it('SCHEMA-5: permanent removal includes dependent rows, and nothing of another website', async () => {
  const { database } = server.services;
  const [own, other] = [await server.createWebsite(), await server.createWebsite()];
  const [list, post, page, file] = [newId(), newId(), newId(), newId()];
  const tables = ['items', 'comments', 'page_operations', 'removed_sections', 'import_media'];
  for (const { id } of [own, other]) {
    await database.query(
      `INSERT INTO collections (website_id, id, type, title, slug, navigation, position, state, updated_at, deleted_at)
       VALUES ($1, $2, 30, '', 'blog', 'none', 1, 'enabled', now(), now())`,
      [id, list],
    );
    await database.query(
      `INSERT INTO items (website_id, id, collection_id, record_type, state, title, slug, document_id, updated_at)
       VALUES ($1, $2, $3, 1, 'draft', '', 'post', $4, now())`,
      [id, post, list, page],
    );
    await database.query(
      `INSERT INTO comments (website_id, id, item_id, author, body) VALUES ($1, $2, $3, '', '')`,
      [id, newId(), post],
    );
    await database.query(
      `INSERT INTO page_documents (website_id, id, document, updated_at) VALUES ($1, $2, '{}', now())`,
      [id, page],
    );
    await database.query(
      `INSERT INTO page_operations (website_id, document_id, version, operations, touched, by_name, client_id, at)
       VALUES ($1, $2, 1, '[]', '{}', '', '', now())`,
      [id, page],
    );
    await database.query(
      `INSERT INTO removed_sections (website_id, id, document_id, section, place, deleted_at, deleted_by)
       VALUES ($1, $2, $3, '{}', 0, now(), '')`,
      [id, newId(), page],
    );
    await database.query(
      `INSERT INTO assets (website_id, id, kind, file_name, content_type, bytes, sha256, created_at)
       VALUES ($1, $2, 'file', '', '', 0, '', now())`,
      [id, file],
    );
    await database.query(
      `INSERT INTO import_media (website_id, source_address, asset_id) VALUES ($1, 'there', $2)`,
      [id, file],
    );
  }
  expect(await removeForGood(database, own.id, { collectionIds: [list], itemIds: [] })).toBe(1);
  await database.query('DELETE FROM assets WHERE website_id = $1 AND id = $2', [own.id, file]);
  for (const table of tables) {
    const left = await database.query(`SELECT website_id FROM ${table} WHERE website_id = ANY ($1)`, [
      [own.id, other.id],
    ]);
    expect(left, table).toEqual([{ website_id: other.id }]);
  }
  const stray = database.query(
    `INSERT INTO comments (website_id, id, item_id, author, body) VALUES ($1, $2, $3, '', '')`,
    [own.id, newId(), post],
  );
  await expect(stray).rejects.toThrow('comments_website_id_item_id_fkey');
});
