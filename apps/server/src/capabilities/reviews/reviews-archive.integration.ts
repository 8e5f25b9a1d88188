import { join } from 'node:path';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { siteExportCommand } from '../../cli/site-export.command.ts';
import { siteImportCommand } from '../../cli/site-import.command.ts';
import { findBySubdomain } from '../tenancy/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const rows = (website: Pick<Website, 'id'>, table: string, rest = '') =>
  server.services.database.query<Record<string, unknown>>(
    `SELECT to_jsonb(${table}) - 'website_id' AS row FROM ${table} WHERE website_id = $1 ${rest} ORDER BY 1`,
    [website.id],
  );

it('REVIEW-16: a website made from an archive has the reviews, and counts its ratings again', async () => {
  const website = await server.createWebsite({ subdomain: 'reviewed', title: 'Kiln', starter: 'kiln' });
  const [reviews, ratings] = [await rows(website, 'reviews'), await rows(website, 'product_ratings')];
  expect([reviews.length, ratings.length]).toEqual([3, 1]);
  const file = join(server.dataDir, 'reviewed.tar.gz');
  const done = [
    await siteExportCommand.run(server.services, {
      words: ['reviewed'],
      options: { out: file },
      tell: () => {},
    }),
    await siteImportCommand.run(server.services, {
      words: [file],
      options: { name: 'copied' },
      tell: () => {},
    }),
  ];
  expect(done).toMatchObject([{ ok: true }, { ok: true }]);
  const copy = (await findBySubdomain(server.services.database, 'copied'))?.website ?? { id: '' };
  expect([await rows(copy, 'reviews'), await rows(copy, 'product_ratings')]).toEqual([reviews, ratings]);
});
