import { join } from 'node:path';
import type { Fund } from '@vitrine/core/donations/donation-fund.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { siteExportCommand } from '../../../cli/site-export.command.ts';
import { siteImportCommand } from '../../../cli/site-import.command.ts';
import { TestShop } from '../../checkout/shop.fixture.ts';
import { insertDonation } from '../../donations/index.ts';
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

it('DONATE-12: on a website in another place a fund has its donations, and can be given to', async () => {
  const shop = await TestShop.on(server);
  const owner = await server.signIn(shop.website);
  const made = await owner.post('/api/donation-funds', {
    title: 'A new kiln',
    goal: 10_000,
    showsDonors: true,
    suggested: [1000],
  });
  const { fund } = made.body as { fund: Fund };
  await insertDonation(server.services.database, shop.website.id, {
    order_id: newId(),
    fund_id: fund.id,
    amount: 2500,
    currency: 'EUR',
    frequency: 'once',
    email: 'Lena@example.com',
    name: 'Lena',
    shown_name: 'Loud Lena',
    message: 'Hooray',
    is_shown: true,
    is_test: false,
    given_at: new Date('2026-03-01T10:00:00Z'),
  });
  const out = join(server.dataDir, 'donations.tar.gz');
  const words = [shop.website.subdomain];
  const saved = await siteExportCommand.run(server.services, { words, options: { out }, tell: () => {} });
  if (!saved.ok) throw new Error(englishOf(saved.error));
  const brought = await siteImportCommand.run(other.services, { words: [out], options: {}, tell: () => {} });
  if (!brought.ok) throw new Error(englishOf(brought.error));
  const record = await findBySubdomain(other.services.database, shop.website.subdomain);
  if (record === null) throw new Error('The website was not brought.');
  const admin = await other.signIn(record.website);
  const { body } = await admin.get('/api/donation-funds');
  expect(body).toMatchObject({ funds: [{ id: fund.id, title: 'A new kiln', given: 2500, donations: 1 }] });
  expect((await admin.get(`/api/donations?fundId=${fund.id}`)).body).toMatchObject({
    donations: [{ email: 'Lena@example.com', message: 'Hooray' }],
  });
  const given = await admin.send('POST', `/checkout/donate?donatePageId=${fund.id}`, {
    body: new URLSearchParams({ suggested: '1000', frequency: 'once' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });
  expect(given.headers.location).toBe('/checkout/donation');
});
