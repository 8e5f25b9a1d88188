import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { readArchive, rowsOf } from '../../../../test/read-archive.ts';
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

it('GIFTCARD-12: an archive has the cards and their ledgers but no code, and the codes stay valid', async () => {
  const shop = await TestShop.on(server);
  const admin = await server.signIn(shop.website);
  const made = await admin.post('/api/gift-cards', { amount: 5000, recipientEmail: 'ann@example.com' });
  const { giftCard, code } = made.body as { giftCard: { id: string }; code: string };
  await admin.post(`/api/gift-cards/${giftCard.id}/adjustments`, { amount: -1500, reason: 'Worn' });
  const { variants } = await shop.sell();
  const out = join(server.dataDir, 'cards.tar.gz');
  const words = [shop.website.subdomain];
  const saved = await siteExportCommand.run(server.services, { words, options: { out }, tell: () => {} });
  if (!saved.ok) throw new Error(englishOf(saved.error));
  const entries = await readArchive(await readFile(out));
  expect(rowsOf(entries, 'gift_cards')).toHaveLength(1);
  expect(rowsOf(entries, 'gift_card_entries')).toHaveLength(2);
  for (const entry of entries.values())
    for (const written of [code, code.replaceAll('-', '')]) expect(entry.includes(written)).toBe(false);
  expect(JSON.stringify(rowsOf(entries, 'gift_cards'))).not.toContain('sealed_code":"');

  const brought = await siteImportCommand.run(other.services, { words: [out], options: {}, tell: () => {} });
  if (!brought.ok) throw new Error(englishOf(brought.error));
  const record = await findBySubdomain(other.services.database, shop.website.subdomain);
  if (record === null) throw new Error('The website was not brought.');
  const { website } = record;
  const owner = await other.signIn(website);
  await owner.post('/api/commerce/shopping-cart/entries', { variantId: variants[0] });
  const cart = await owner.post('/api/commerce/shopping-cart/gift-cards', { code });
  expect((cart.body as CartReply).giftCards).toMatchObject([{ balance: { amount: 3500 }, reason: null }]);
  const again = await owner.post(`/api/gift-cards/${giftCard.id}/mails`, {});
  expect(again.body).toMatchObject({ error: 'giftCards.notMailed' });
});
