import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteImportCommand } from '../../../cli/site-import.command.ts';
import { TestShop } from '../../checkout/shop.fixture.ts';
import { seller } from '../../documents/documents.fixture.ts';
import { changedArchive } from '../changed-archive.fixture.ts';
import { archiveBytes } from '../exporting.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
  await shop.settle({ seller });
  const [vase = ''] = (await shop.sell()).variants;
  const admin = await shop.server.signIn(shop.website);
  for (let at = 0; at < 2; at += 1) {
    const { orderId } = await shop.order(await shop.visitorWith(vase));
    await admin.post(`/api/orders/${orderId}/payment`, {});
    await admin.get(`/api/orders/${orderId}/documents`);
  }
});
afterAll(() => shop?.server.stop());

const tables = ['ledger_postings', 'documents', 'document_series'];
/** The rows of the books and the documents of a website, without its id. */
async function rowsOf(name: string): Promise<unknown[][]> {
  return Promise.all(
    tables.map(table =>
      shop.server.services.database.query(
        `SELECT to_jsonb(t) - 'website_id' AS row FROM ${table} t JOIN websites w ON w.id = t.website_id
         WHERE w.subdomain = $1 ORDER BY 1`,
        [name],
      ),
    ),
  );
}
async function imported(bytes: Uint8Array, name: string) {
  const path = join(shop.server.dataDir, `${name}.tar.gz`);
  await writeFile(path, bytes);
  const given = { words: [path], options: { name }, tell: () => undefined };
  expect(await siteImportCommand.run(shop.server.services, given)).toMatchObject({ ok: true });
  await shop.server.runJobs();
  return rowsOf(name);
}

it('DOCUMENT-9, LEDGER-1: an archive brings the books and documents as they were; one without books is posted, and issues nothing', async () => {
  const archive = await archiveBytes(shop.server.context(shop.website));
  const own = await rowsOf(shop.website.subdomain);
  expect(own.map(rows => rows.length)).toEqual([12, 2, 1]);
  expect(await imported(archive, 'again')).toEqual(own);
  const older = await changedArchive(archive, entries =>
    entries.filter(({ header }) => !tables.some(table => header.name === `tables/${table}.ndjson`)),
  );
  const [postings = [], ...documents] = await imported(older, 'older');
  expect(documents).toEqual([[], []]);
  expect(postings).toEqual(own[0]);
  expect(await shop.query('SELECT event FROM documents_due WHERE website_id <> $1')).toEqual([]);
});
