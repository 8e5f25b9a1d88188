import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestServer, TestClient, type TestServer } from '../../test/harness.ts';
import { watchedDatabase } from '../../test/watched-database.ts';
import { createApp } from '../app.ts';
import { TestShop } from '../capabilities/checkout/shop.fixture.ts';
import { putCollection } from '../capabilities/collections/index.ts';
import { publish } from '../capabilities/publishing/index.ts';
import { capabilities } from '../capabilities.ts';
import { acrossWebsites, type Database } from './database.ts';
import { withoutWall } from './wall.ts';

const ofWebsites = `SELECT c.relname AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND EXISTS (
    SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'website_id' AND NOT a.attisdropped)
  ORDER BY 1`;

/** Tables whose rows nobody changes. */
const keptFromChanges = new Map([
  ['consents', /is never changed/],
  ['documents', /is never changed/],
  ['ledger_postings', /is never changed/],
]);

/** Values that a column of the type accepts for any purpose. */
function anyValue(type: string): string {
  if (type.endsWith('[]')) return `'{}'`;
  if (/^(integer|bigint|smallint|numeric|double precision)/.test(type)) return '1';
  if (type === 'xid8') return `'1'`;
  if (/^(timestamp|date)/.test(type)) return 'now()';
  if (/^json/.test(type)) return `'{}'`;
  return type === 'boolean' ? 'false' : type === 'bytea' ? `'\\x00'` : `'x'`;
}

describe('every table of websites', () => {
  const places = ['website one', 'website two'] as const;
  let server: TestServer;
  let tables: string[];
  const insertInto = new Map<string, (place: string) => string>();

  beforeAll(async () => {
    server = await startTestServer();
    const { database } = server.services;
    tables = (await database.query<{ name: string }>(ofWebsites)).map(({ name }) => name);
    const owner = new pg.Client({
      ...inject('postgres'),
      user: 'postgres',
      database: String(server.connection.database),
    });
    await owner.connect();
    // A row of nonsense in each table for both websites: checks and foreign keys are not tested here.
    await owner.query(`SET session_replication_role = replica`);
    for (const table of tables) {
      const { rows: checks } = await owner.query(
        `SELECT quote_ident(conname) AS name FROM pg_constraint WHERE conrelid = $1::regclass AND contype IN ('c', 'f')`,
        [table],
      );
      for (const { name } of checks)
        await owner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name} CASCADE`);
      const { rows: columns } = await owner.query<{ name: string; type: string }>(
        `SELECT quote_ident(attname) AS name, format_type(atttypid, NULL) AS type FROM pg_attribute
         WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = ''
         ORDER BY attname <> 'website_id'`,
        [table],
      );
      const [, ...others] = columns;
      const into = ['website_id', ...others.map(({ name }) => name)].join(', ');
      const sql = (place: string) =>
        `INSERT INTO ${table} (${into}) VALUES (${[`'${place}'`, ...others.map(({ type }) => anyValue(type))].join(', ')})`;
      insertInto.set(table, sql);
    }
    await owner.query(`DROP INDEX domains_proved`);
    for (const table of tables)
      for (const place of places) await owner.query(insertInto.get(table)?.(place) ?? '');
    await owner.end();
  });
  afterAll(() => server?.stop());

  it('WALL-2: it has a policy, or is listed with the reason why not', async () => {
    const open = await server.services.database.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname = ANY ($1)
         AND NOT (relrowsecurity AND relforcerowsecurity AND EXISTS (SELECT FROM pg_policy WHERE polrelid = pg_class.oid))
       ORDER BY 1`,
      [tables],
    );
    expect(open.map(({ name }) => name)).toEqual(Object.keys(withoutWall));
    expect(tables.length).toBeGreaterThan(50);
  });

  it('WALL-6: it has indexes on plain columns, because no others are used below a policy, or is listed with the reason', async () => {
    const others = {
      'It keeps lines apart that differ in their choices; nothing is looked up by it.': [
        'cart_entries_by_line',
        'cart_saved_lines_by_line',
      ],
    };
    const found = await server.services.database.query<{ name: string }>(
      `SELECT i.relname AS name FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
       JOIN pg_am ON pg_am.oid = i.relam
       WHERE t.relname = ANY ($1) AND t.relrowsecurity AND (x.indexprs IS NOT NULL OR amname <> 'btree') ORDER BY 1`,
      [tables],
    );
    expect(found.map(({ name }) => name)).toEqual(Object.values(others).flat().toSorted());
  });

  it('WALL-1: it reads, changes and removes only rows of this website, without any condition', async () => {
    const [own, other] = places;
    const undone = new Error('undone');
    for (const table of tables.filter(name => !Object.hasOwn(withoutWall, name))) {
      const all = acrossWebsites(server.services.database);
      const shown = `SELECT website_id FROM ${table} WHERE website_id IN ('${own}', '${other}') ORDER BY 1`;
      expect(await all.query(shown), table).toEqual([{ website_id: own }, { website_id: other }]);
      const inside = server.services.database.at(own);
      expect(await inside.query(`SELECT website_id FROM ${table}`), table).toEqual([{ website_id: own }]);
      const refused = new RegExp(`row-level security policy for table "${table}"`);
      await expect(inside.query(insertInto.get(table)?.('website three') ?? ''), table).rejects.toThrow(
        refused,
      );
      await expect(inside.query(`UPDATE ${table} SET website_id = '${other} too'`), table).rejects.toThrow(
        keptFromChanges.get(table) ?? refused,
      );
      const removed = inside.transaction(async transaction => {
        const rows = await transaction.query(`DELETE FROM ${table} RETURNING website_id`);
        expect(rows, table).toEqual([{ website_id: own }]);
        throw undone;
      });
      await expect(removed, table).rejects.toBe(undone);
      expect(await all.query(shown), table).toEqual([{ website_id: own }, { website_id: other }]);
    }
  });
});

describe('verbs that forget their condition', () => {
  /** Removes every condition that restricts a statement to its website. */
  const forgotten: string[] = [];
  const forgetful = (given: Database) =>
    watchedDatabase(given, sql => {
      const without = sql.replaceAll(/(?:\w+\.)?website_id = \$1\b/g, '$1::text IS NOT NULL');
      if (without !== sql) forgotten.push(sql);
      return without;
    });

  let server: TestServer;
  const shops: TestShop[] = [];

  beforeAll(async () => {
    server = await startTestServer();
    // The same addresses, names and numbers in both.
    for (const title of ['Cup of the first', 'Cup of the second']) {
      const shop = await TestShop.on(server);
      const context = server.context(shop.website);
      await putCollection(context, {
        sourceKey: 'shop',
        type: collectionTypes.products,
        title: 'Shop',
        slug: 'shop',
      });
      const { variants } = await shop.sell({
        title,
        slug: 'cup',
        variants: [{ price: 1000, stock: 9, sku: 'CUP' }],
      });
      await shop.order(await shop.visitorWith(variants[0] ?? ''));
      await publish(context);
      await server.runJobs();
      shops.push(shop);
    }
  });
  afterAll(() => server?.stop());

  const addresses = [
    '/shop',
    '/shop/cup',
    '/search?q=cup',
    '/sitemap.xml',
    '/api/collections',
    '/api/comments',
    '/api/imports',
    '/api/mail/outbox',
    '/api/media',
    '/api/media-storage',
    '/api/orders',
    '/api/payments/methods',
    '/api/products',
    '/api/products?search=CUP',
    '/api/products/terms',
    '/api/publishing/changes',
    '/api/publishing/revisions',
    '/api/redirects',
    '/api/site',
    '/api/trash',
    '/api/website/audit',
    '/api/website/domains',
    '/api/website/launch',
    '/api/website/members',
    '/api/website/site-users',
  ];

  /** The answers to an admin of the website, from a server that sends every statement through the given function. */
  async function answers(database: Database, website: Website) {
    const app = await createApp(
      { ...server.services, database },
      { capabilities, assetsDir: server.dataDir },
    );
    await app.ready();
    const { account } = await server.signIn(website);
    const browser = new TestClient(app, `${website.subdomain}.vitrine.test`);
    await browser.signIn(account);
    const found: Record<string, { status: number; text: string }> = {};
    for (const address of addresses) {
      const { status, text } = await browser.get(address, { accept: 'text/html, application/json' });
      found[address] = { status, text };
    }
    await app.close();
    return found;
  }

  it('WALL-1: they show and find nothing of another website, in its pages and its studio', async () => {
    const [{ website } = { website: null }] = shops;
    if (website === null) throw new Error('There is no shop.');
    const found = await answers(forgetful(server.database), website);
    for (const [address, { status, text }] of Object.entries(found)) {
      expect([address, status]).toEqual([address, 200]);
      expect(text, address).not.toContain('of the second');
    }
    expect(forgotten.length).toBeGreaterThan(20);
  });

  it('WALL-1: without the policies they would', async () => {
    const [{ website } = { website: null }] = shops;
    if (website === null) throw new Error('There is no shop.');
    const { database } = server;
    const withoutWalls = (given: Database): Database => ({
      ...given,
      at: () => withoutWalls(acrossWebsites(database)),
    });
    const found = await answers(forgetful(withoutWalls(acrossWebsites(database))), website);
    const leaking = Object.keys(found).filter(address => found[address]?.text.includes('of the second'));
    expect(leaking).toEqual(expect.arrayContaining(['/shop', '/search?q=cup', '/api/products']));
  });
});
