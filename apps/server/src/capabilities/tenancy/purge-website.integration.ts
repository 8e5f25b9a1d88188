import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadOf } from '../../../test/conformance/upload-of.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { operatorOf } from '../../services.ts';
import { purgeDeleted } from '../exporting/exporting.jobs.ts';
import { deleteWebsite, purgeWebsite, restoreWebsite } from './index.ts';

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const purge = async () => {
  const { services } = server;
  await services.jobs.enqueue(services.database, purgeDeleted, { websiteId: null, data: {} });
  await server.runJobs();
};

/** Tables with rows of the website, and their number. */
async function rowsOf({ id }: Website): Promise<Record<string, number>> {
  const { database } = server.services;
  const tables = await database.query<{ name: string; key: string }>(
    `SELECT table_name AS name, column_name AS key FROM information_schema.columns
     WHERE table_schema = 'public' AND (column_name = 'website_id' OR (table_name = 'websites' AND column_name = 'id'))`,
  );
  const counts: Record<string, number> = {};
  for (const { name, key } of tables) {
    const [row] = await database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM "${name}" WHERE "${key}" = $1`,
      [id],
    );
    if (row && row.count > 0) counts[name] = row.count;
  }
  return counts;
}

async function filesOf({ id }: Website): Promise<string[]> {
  const folder = join(server.dataDir, 'media', id);
  return readdir(folder, { recursive: true }).catch(() => []);
}

/** A website with a page, a product, a picture, an editor and a domain. */
async function filledWebsite(subdomain: string): Promise<Website> {
  const website = await server.createWebsite({ subdomain });
  const admin = await server.signIn(website);
  const { payload } = await uploadOf('pixel.png', pixel);
  const answers = [
    await admin.post('/api/collections', { type: 10, title: 'About' }),
    await admin.post('/api/collections', { type: 13, title: 'Shop' }),
    await admin.post('/api/products', { title: 'Vase', state: 1, variants: [{ price: 1000, stock: 5 }] }),
    await admin.post('/api/website/domains', { host: `www.${subdomain}.example` }),
    await admin.send('POST', '/api/media', {
      body: payload.bytes,
      headers: { 'content-type': payload.contentType },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 204, 200]);
  await server.runJobs();
  return website;
}

it('TENANCY-10: 30 days after its deletion a website is removed with every row and file, and no other is', async () => {
  const [gone, back, kept] = [
    await filledWebsite('gone-for-good'),
    await filledWebsite('came-back'),
    await filledWebsite('never-deleted'),
  ];
  const operator = operatorOf(server.services);
  for (const website of [gone, back]) await deleteWebsite(operator, website.id);
  const before = {
    gone: await rowsOf(gone),
    kept: await rowsOf(kept),
    files: (await filesOf(kept)).length,
  };
  expect(Object.keys(before.gone)).toEqual(
    expect.arrayContaining(['collections', 'products', 'assets', 'website_members', 'audit_log', 'websites']),
  );
  expect((await filesOf(gone)).length).toBeGreaterThan(0);

  server.moveClock({ days: 30 });
  await purge();
  expect(await rowsOf(gone)).toEqual(before.gone);
  await restoreWebsite(operator, back.id);

  server.moveClock({ seconds: 1 });
  await purge();
  expect(await rowsOf(gone)).toEqual({});
  expect(await filesOf(gone)).toEqual([]);
  expect((await rowsOf(back)).websites).toBe(1);
  expect((await filesOf(back)).length).toBeGreaterThan(0);
  expect(await rowsOf(kept)).toEqual(before.kept);
  expect((await filesOf(kept)).length).toBe(before.files);
  const notes = await server.services.database.query(
    `SELECT facts FROM audit_log WHERE website_id = 'platform' AND act = 'website.purged'`,
  );
  expect(notes).toEqual([
    {
      facts: {
        websiteId: gone.id,
        subdomain: 'gone-for-good',
        archive: 'gone-for-good-2026-04-01.tar.gz',
      },
    },
  ]);
  expect((await server.createWebsite({ subdomain: 'gone-for-good' })).id).not.toBe(gone.id);
});

it('TENANCY-10: if one row cannot be removed nothing is, including files, and the next night tries again', async () => {
  const website = await filledWebsite('stubborn');
  await deleteWebsite(operatorOf(server.services), website.id);
  server.moveClock({ days: 31 });
  const before = { rows: await rowsOf(website), files: await filesOf(website) };
  const { database } = server.services;
  await database.query(
    'CREATE TABLE hold (site text, host text, FOREIGN KEY (site, host) REFERENCES domains)',
  );
  await database.query('INSERT INTO hold SELECT website_id, host FROM domains WHERE website_id = $1', [
    website.id,
  ]);
  await purge();
  expect({ rows: await rowsOf(website), files: await filesOf(website) }).toEqual(before);

  await database.query('DROP TABLE hold');
  await server.runJobs({ retries: true });
  expect(await rowsOf(website)).toEqual({});
  expect(await filesOf(website)).toEqual([]);
});

it('STORE-8: files of a website that cannot be removed now are removed later', async () => {
  const website = await filledWebsite('sticky');
  await deleteWebsite(operatorOf(server.services), website.id);
  server.moveClock({ days: 31 });
  const { services } = server;
  const remove = async () => {
    throw new Error('the store is away');
  };
  const context = { ...operatorOf(services), files: { ...services.files, remove } };
  const before = services.clock.now();
  await purgeWebsite(context, { websiteId: website.id, before, archive: 'sticky.tar.gz' });
  expect(await rowsOf(website)).toEqual({});
  expect((await filesOf(website)).length).toBeGreaterThan(0);
  await server.runJobs({ retries: true });
  expect(await filesOf(website)).toEqual([]);
});
