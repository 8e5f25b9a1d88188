import { join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { buyFiles, filesOn, recipes, sellFiles, take } from '../../../../test/sold-files.ts';
import { siteExportCommand } from '../../../cli/site-export.command.ts';
import { siteImportCommand } from '../../../cli/site-import.command.ts';
import { TestShop } from '../../checkout/shop.fixture.ts';
import { findBySubdomain } from '../../tenancy/index.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer();
});
afterAll(async () => {
  await server?.stop();
  await other?.stop();
});

it('DOWNLOAD-14: a website in another place has files, limits and counts, and sends new links', async () => {
  const shop = await TestShop.on(server);
  const visitor = server.client(shop.website);
  const { variantId, productId, files } = await sellFiles(shop, { limit: 2, linkDays: 9 });
  const order = await buyFiles(shop, variantId);
  const [address = ''] = filesOn(await visitor.get(order.confirmation, { accept: 'text/html' }));
  await take(visitor, address);
  const out = join(server.dataDir, 'files.tar.gz');
  const words = [shop.website.subdomain];
  const saved = await siteExportCommand.run(server.services, { words, options: { out }, tell: () => {} });
  if (!saved.ok) throw new Error(englishOf(saved.error));
  const brought = await siteImportCommand.run(other.services, { words: [out], options: {}, tell: () => {} });
  if (!brought.ok) throw new Error(englishOf(brought.error));
  const record = await findBySubdomain(other.services.database, shop.website.subdomain);
  if (record === null) throw new Error('The website was not brought.');
  const elsewhere = new TestShop(other, record.website);
  const admin = await other.signIn(record.website);
  expect((await admin.get(`/api/products/${productId}`)).body).toMatchObject({
    product: { downloads: { files, limit: 2, linkDays: 9 } },
  });
  const sent = await admin.post(`/api/orders/${order.orderId}/downloads/mail`, {});
  expect(sent.body).toMatchObject({ downloads: { lines: [{ limit: 2, files: [{ used: 1 }] }] } });
  const [mail] = (await elsewhere.mails()).filter(({ kind }) => kind === 'orders.downloads').slice(-1);
  const link = /https?:\/\/[^/\s]+(\/checkout\/downloads\/\S+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
  const page = await admin.get(link, { accept: 'text/html' });
  const [fresh = ''] = filesOn(page);
  expect((await take(admin, fresh)).text).toBe(recipes);
  expect((await take(admin, fresh)).status).toBe(403);
});
