import { createHash } from 'node:crypto';
import { archiveViewSchema } from '@vitrine/core/exporting/exporting.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { readArchive, rowsOf } from '../../../test/read-archive.ts';
import { operatorOf } from '../../services.ts';
import { leftOutColumns, leftOutTables } from './contents/left-out.ts';
import { tenantColumns } from './exporting.fixture.ts';
import { runArchive } from './run-archive.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const query = (sql: string, values: unknown[] = []) => server.services.database.query(sql, values);

const count = async (table: string, websiteId: string, rest = '') =>
  Number(
    (await query(`SELECT count(*) AS n FROM "${table}" WHERE website_id = $1 ${rest}`, [websiteId]))[0]?.n,
  );

/** Kiln, with typical data of a shop: a page behind a password, an invited editor, a cart, an order. */
async function filledKiln() {
  const website = await server.createWebsite({ title: 'Kiln', starter: 'kiln' });
  const admin = await server.signIn(website);
  const visitor = server.client(website);
  const [variant] = await query(
    `SELECT v.id FROM variants v JOIN products p ON p.website_id = v.website_id AND p.id = v.product_id
     WHERE v.website_id = $1 AND p.state = 1 ORDER BY v.id LIMIT 1`,
    [website.id],
  );
  const answers = [
    await admin.post('/api/website/members', { email: 'eve@example.com', roles: [4] }),
    await visitor.post('/api/commerce/shopping-cart/entries', { variantId: variant?.id, quantity: 2 }),
    await admin.put('/api/redirects', { from: '/old', to: '/new' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await query(
    `UPDATE collections SET password_hash = 'HASH-OF-A-PAGE' WHERE website_id = $1 AND id = (
       SELECT min(id) FROM collections WHERE website_id = $1)`,
    [website.id],
  );
  await query(
    `INSERT INTO outbox (website_id, id, kind, sender, recipient, subject, html, body_text, is_secret, state, created_at)
     VALUES ($1, 'plain', 'order', 'a', 'b', 'Thank you', 'c', 'READABLE-MAIL', false, 'kept', now()),
            ($1, 'sealed', 'reset', 'a', 'b', 'Reset', 'SEALED-MAIL', 'SEALED-MAIL', true, 'kept', now())`,
    [website.id],
  );
  return { website, admin };
}

describe('the archive of a filled website', () => {
  let kiln: Awaited<ReturnType<typeof filledKiln>>;
  let entries: Map<string, Buffer>;
  let counts: Record<string, number>;

  beforeAll(async () => {
    kiln = await filledKiln();
    const { website, admin } = kiln;
    const begun = await admin.post(`/api/websites/${website.id}/archives`);
    const { archive } = z.object({ archive: archiveViewSchema }).parse(begun.body);
    // Only its own job: this is not about making every width of every picture.
    await runArchive(operatorOf(server.services), { websiteId: website.id, archiveId: archive.id });
    const tables = new Set((await tenantColumns(server.services.database)).map(({ table }) => table));
    counts = Object.fromEntries(
      await Promise.all(
        [...tables].map(async table => [
          table,
          await count(table, website.id, table === 'outbox' ? 'AND NOT is_secret' : ''),
        ]),
      ),
    );
    const file = await admin.get(`/api/websites/${website.id}/archives/${archive.id}/file`);
    expect(file.status).toBe(200);
    entries = await readArchive(file.bytes);
  });

  it('EXPORT-1: says what it is, of which website, time and format, and who works on it', async () => {
    const { website, admin } = kiln;
    const facts = JSON.parse(entries.get('website.json')?.toString() ?? '');
    expect(facts).toMatchObject({
      format: 'vitrine-website',
      formatVersion: 2,
      madeAt: '2026-03-02T10:00:00.000Z',
      id: website.id,
      title: 'Kiln',
      subdomain: website.subdomain,
      deletedAt: null,
      publishedRevisionId: website.publishedRevisionId,
      people: [
        { email: admin.account.email, roles: [1] },
        { email: 'eve@example.com', roles: [4] },
      ],
    });
    expect(facts.settings).toEqual((await server.reload(website)).settings);
    expect([...entries.keys()].slice(0, 2)).toEqual(['README.txt', 'website.json']);
    const readme = entries.get('README.txt')?.toString() ?? '';
    expect(readme).toContain('Everything this website held on 2026-03-02T10:00:00.000Z.');
    const leftOut = [
      ...Object.keys(leftOutTables),
      ...Object.entries(leftOutColumns).flatMap(([table, columns]) =>
        Object.keys(columns).map(column => `${table}.${column}`),
      ),
      'rows of outbox',
    ];
    for (const name of leftOut) expect(readme).toContain(`- ${name}: `);
  });

  it('EXPORT-2: every row of every tenant table is in it, as the database holds it', async () => {
    const { website } = kiln;
    const taken = Object.keys(counts).filter(table => leftOutTables[table] === undefined);
    expect([...entries.keys()].filter(name => name.startsWith('tables/'))).toEqual(
      taken.map(table => `tables/${table}.ndjson`),
    );
    const archived = Object.fromEntries(taken.map(table => [table, rowsOf(entries, table).length]));
    expect(archived).toEqual(Object.fromEntries(taken.map(table => [table, counts[table]])));
    for (const table of [
      'collections',
      'items',
      'products',
      'variants',
      'page_documents',
      'assets',
      'carts',
    ]) {
      expect(archived[table], table).toBeGreaterThan(0);
    }
    const products = await query('SELECT * FROM products WHERE website_id = $1 ORDER BY id', [website.id]);
    expect(rowsOf(entries, 'products').map(row => [row.id, row.title, row.description])).toEqual(
      products.map(row => [row.id, row.title, row.description]),
    );
    expect(rowsOf(entries, 'products')[0]?.created_at).toMatch(/^2026-03-02T10:00:00\+00:00$/);
  });

  it('EXPORT-3: no hash, key or sealed mail of the website is in it', async () => {
    const { website } = kiln;
    const whole = Buffer.concat([...entries.values()]).toString('latin1');
    const secrets = await query(
      `SELECT token_hash AS secret FROM sessions UNION SELECT token_hash FROM carts WHERE website_id = $1
       UNION SELECT password_hash FROM accounts WHERE password_hash IS NOT NULL`,
      [website.id],
    );
    expect(secrets.length).toBeGreaterThan(2);
    for (const { secret } of secrets) expect(whole).not.toContain(secret);
    expect(whole).not.toContain('HASH-OF-A-PAGE');
    expect(whole).not.toContain('SEALED-MAIL');
    expect(whole).toContain('READABLE-MAIL');
    expect(rowsOf(entries, 'outbox').some(row => row.id === 'sealed')).toBe(false);
    for (const [table, columns] of Object.entries(leftOutColumns)) {
      for (const row of rowsOf(entries, table)) {
        for (const column of Object.keys(columns)) expect(row).not.toHaveProperty(column);
      }
    }
  });

  it('EXPORT-4: every file is in it as it was uploaded', async () => {
    const assets = await query('SELECT id, file_name, sha256 FROM assets WHERE website_id = $1 ORDER BY id', [
      kiln.website.id,
    ]);
    expect(assets.length).toBeGreaterThan(3);
    const files = [...entries].filter(([name]) => name.startsWith('media/'));
    const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(files.map(([name, bytes]) => [name, hashOf(bytes)])).toEqual(
      assets.map(row => [`media/${row.id}/${row.file_name}`, row.sha256]),
    );
    expect(entries.has('missing-files.txt')).toBe(false);
  });
});
