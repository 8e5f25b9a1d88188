import { join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
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

it('MADETOORDER-5: a website in another place has the times of its products and of what was ordered', async () => {
  const shop = await TestShop.on(server);
  const madeToOrder = {
    from: 2,
    to: 3,
    unit: 'week',
    isBeyondStock: true,
    isToSpecification: false,
  } as const;
  const { id, variants } = await shop.sell({ madeToOrder, variants: [{ price: 100, stock: 1 }] });
  const { orderId } = await shop.order(await shop.visitorWith(variants[0] ?? '', 2));
  const out = join(server.dataDir, 'times.tar.gz');
  const words = [shop.website.subdomain];
  const saved = await siteExportCommand.run(server.services, { words, options: { out }, tell: () => {} });
  if (!saved.ok) throw new Error(englishOf(saved.error));
  const brought = await siteImportCommand.run(other.services, { words: [out], options: {}, tell: () => {} });
  if (!brought.ok) throw new Error(englishOf(brought.error));
  const record = await findBySubdomain(other.services.database, shop.website.subdomain);
  if (record === null) throw new Error('The website was not brought.');
  const admin = await other.signIn(record.website);
  expect((await admin.get(`/api/products/${id}`)).body).toMatchObject({ product: { madeToOrder } });
  const { order } = (await admin.get(`/api/orders/${orderId}`)).body as { order: Order };
  expect(order.lines.map(line => line.madeToOrder)).toEqual([madeToOrder]);
});
