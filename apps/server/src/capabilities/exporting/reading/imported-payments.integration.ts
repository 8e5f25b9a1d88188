import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readArchive, rowsOf } from '../../../../test/read-archive.ts';
import { siteImportCommand } from '../../../cli/site-import.command.ts';
import { TestShop } from '../../checkout/shop.fixture.ts';
import { changedArchive, rewritten } from '../changed-archive.fixture.ts';
import { archiveBytes } from '../exporting.fixture.ts';

let shop: TestShop;
let archive: Buffer;
beforeAll(async () => {
  shop = await TestShop.open();
  const admin = await shop.server.signIn(shop.website);
  const set = await admin.put('/api/payments/methods/test/secrets/signingSecret', {
    value: 'never in an archive',
  });
  expect(set.status).toBe(200);
  archive = await archiveBytes(shop.server.context(shop.website));
});
afterAll(() => shop?.server.stop());

/** How the ways to pay stand on a website that was made of this archive. */
async function imported(bytes: Uint8Array, name: string): Promise<unknown[]> {
  const path = join(shop.server.dataDir, `${name}.tar.gz`);
  await writeFile(path, bytes);
  const done = await siteImportCommand.run(shop.server.services, {
    words: [path],
    options: { name },
    tell: () => undefined,
  });
  expect(done).toMatchObject({ ok: true });
  return shop.server.services.database.query(
    `SELECT method, is_enabled, p.settings,
       (SELECT count(*)::int FROM payment_secrets s WHERE s.website_id = p.website_id) AS secrets
     FROM payment_methods p JOIN websites w ON w.id = p.website_id WHERE subdomain = $1 ORDER BY method`,
    [name],
  );
}

it('EXPORT-3, PAYMENT-16: how ways to pay are set up travels with the website; their secrets never do', async () => {
  const entries = await readArchive(archive);
  expect([...entries.keys()]).not.toContain('tables/payment_secrets.ndjson');
  expect(entries.get('README.txt')?.toString()).toContain('- payment_secrets: keys of payment services');
  expect(rowsOf(entries, 'payment_methods')).toMatchObject([{ method: 'manual' }, { method: 'test' }]);
  const [row] = await shop.query<{ sealed: string }>(
    'SELECT sealed FROM payment_secrets WHERE website_id = $1',
  );
  for (const bytes of entries.values()) expect(bytes.includes(row?.sealed ?? '')).toBe(false);
  expect(await imported(archive, 'again')).toEqual([
    { method: 'manual', is_enabled: true, settings: { instructions: 'Pay to DE00 1234.' }, secrets: 0 },
    { method: 'test', is_enabled: true, settings: {}, secrets: 0 },
  ]);
});

it('EXPORT-18, PAYMENT-15: an archive of an older release has them in the settings of the website', async () => {
  const older = await changedArchive(archive, entries =>
    rewritten('website.json', text => {
      const facts = JSON.parse(text);
      facts.settings.store.payments = { manual: false, manualInstructions: 'To the old bank', test: true };
      return JSON.stringify(facts);
    })(entries.filter(({ header }) => header.name !== 'tables/payment_methods.ndjson')),
  );
  expect(await imported(older, 'older')).toEqual([
    { method: 'manual', is_enabled: false, settings: { instructions: 'To the old bank' }, secrets: 0 },
    { method: 'test', is_enabled: true, settings: {}, secrets: 0 },
  ]);
});
