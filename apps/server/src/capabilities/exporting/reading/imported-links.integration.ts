import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printOfDatabase } from '../../../../test/database-print.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { siteExportCommand } from '../../../cli/site-export.command.ts';
import { siteImportCommand } from '../../../cli/site-import.command.ts';
import { buyer, TestShop } from '../../checkout/shop.fixture.ts';
import { findBySubdomain } from '../../tenancy/index.ts';
import { type ArchiveEntries, changedArchive, rewritten } from '../changed-archive.fixture.ts';

let server: TestServer;
let archive: string;

beforeAll(async () => {
  server = await startTestServer();
  const website = await server.createWebsite({ subdomain: 'kiln', title: 'Kiln', starter: 'kiln' });
  const admin = await server.signIn(website);
  await admin.put('/api/redirects', { from: '/old', to: '/new' });
  await admin.post('/api/publishing/revisions', {});
  const shop = new TestShop(server, await server.reload(website));
  const [variant] = await shop.query<{ id: string }>(
    'SELECT id FROM variants WHERE website_id = $1 ORDER BY id LIMIT 1',
  );
  await shop.settle({ isOpen: true, currency: 'EUR', countries: ['DE'] });
  await shop.setUp('manual', { settings: { instructions: 'Pay.' } });
  await shop.order(await shop.visitorWith(variant?.id ?? ''), buyer);
  archive = join(server.dataDir, 'kiln.tar.gz');
  const done = await siteExportCommand.run(server.services, {
    words: ['kiln'],
    options: { out: archive },
    tell: () => undefined,
  });
  if (!done.ok) throw new Error(englishOf(done.error));
});
afterAll(() => server?.stop());

type Change = (entries: ArchiveEntries, address: string) => ArchiveEntries;

/** Sets a field of the first row of a table. */
const inRow =
  (table: string, set: (address: string) => object): Change =>
  (entries, address) =>
    rewritten(`tables/${table}.ndjson`, text => {
      const [first = '{}', ...others] = text.split('\n');
      return [JSON.stringify({ ...JSON.parse(first), ...set(address) }), ...others].join('\n');
    })(entries);

const inSettings =
  (set: (address: string) => object): Change =>
  (entries, address) =>
    rewritten('website.json', text => {
      const facts = JSON.parse(text);
      return JSON.stringify({ ...facts, settings: { ...facts.settings, ...set(address) } });
    })(entries);

/** A shipment of the order; the archive has none. */
const inShipment: Change = (entries, address) => {
  const orders = entries.find(({ header }) => header.name === 'tables/orders.ndjson');
  const order = JSON.parse(
    Buffer.from(orders?.data ?? [])
      .toString()
      .split('\n')[0] ?? '{}',
  );
  const row = {
    website_id: order.website_id,
    id: order.id,
    order_id: order.id,
    lines: [],
    carrier: '',
    tracking_number: '',
    tracking_address: address,
    note: '',
    sent_at: order.created_at,
    undone_at: null,
  };
  return rewritten('tables/order_shipments.ndjson', () => `${JSON.stringify(row)}\n`)(entries);
};

const places: readonly [string, Change, string][] = [
  [
    'a social link',
    inSettings(address => ({ socialLinks: [{ name: 'Elsewhere', address }] })),
    'website.json: settings.socialLinks.0.address',
  ],
  [
    'the link of a page',
    inRow('collections', link_address => ({ link_address })),
    'tables/collections.ndjson: link_address',
  ],
  [
    'the link of a published page',
    inRow('revision_collections', link_address => ({ link_address })),
    'tables/revision_collections.ndjson: link_address',
  ],
  ['a redirect', inRow('redirects', to_path => ({ to_path })), 'tables/redirects.ndjson: to_path'],
  [
    'a published redirect',
    inRow('revision_redirects', to_path => ({ to_path })),
    'tables/revision_redirects.ndjson: to_path',
  ],
  [
    'a page that a buyer agreed to',
    inRow('orders', address => ({
      terms: { words: 'Yes', version: '1', links: [{ name: 'Terms', address }] },
    })),
    'tables/orders.ndjson: terms.links.0.address',
  ],
  ['the tracking of a shipment', inShipment, 'tables/order_shipments.ndjson: tracking_address'],
];

async function importing(change: Change, address: string, name: string) {
  const path = join(server.dataDir, `${name}.tar.gz`);
  await writeFile(path, await changedArchive(await readFile(archive), entries => change(entries, address)));
  return siteImportCommand.run(server.services, { words: [path], options: { name }, tell: () => undefined });
}

it.each(places)(
  'LINK-2, SOCIAL-3, EXPORT-19: %s that runs a script is refused by its place, and nothing is made',
  async (_, change, place) => {
    const before = await printOfDatabase(server);
    for (const address of [
      'javascript:alert(1)',
      ' JAVA\tSCRIPT:alert(1)',
      'data:text/html,<script>x</script>',
    ]) {
      const done = await importing(change, address, 'hostile');
      expect(done.ok ? 'done' : englishOf(done.error)).toContain(`${place}: `);
      expect(await printOfDatabase(server)).toEqual(before);
    }
    const done = await importing(
      change,
      'https://example.com/there',
      `safe-${places.findIndex(([, , at]) => at === place)}`,
    );
    expect(done.ok ? 'done' : englishOf(done.error)).toBe('done');
  },
);

it('LINK-2, EXPORT-18: an order of an older archive that was sent keeps its shipment, without a link that runs a script', async () => {
  const sent = (address: string): Change =>
    inRow('orders', () => ({
      state: 'completed',
      fulfilled_at: '2026-03-02T10:00:00.000Z',
      tracking: { carrier: 'Post', number: '7', address },
    }));
  for (const [name, given, kept] of [
    ['old-script', 'javascript:alert(1)', ''],
    ['old-link', 'https://post.example/7', 'https://post.example/7'],
  ] as const) {
    const done = await importing(sent(given), given, name);
    expect(done.ok ? 'done' : englishOf(done.error)).toBe('done');
    const there = await findBySubdomain(server.services.database, name);
    const shipments = await server.services.database.query(
      'SELECT carrier, tracking_address FROM order_shipments WHERE website_id = $1',
      [there?.website.id],
    );
    expect(shipments).toEqual([{ carrier: 'Post', tracking_address: kept }]);
  }
});
