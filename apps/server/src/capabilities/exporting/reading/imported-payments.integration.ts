import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '@vitrine/core/id/id.ts';
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

/** The settings of payment methods on a website that was made from this archive. */
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

it('EXPORT-3, PAYMENT-16: payment method settings are exported with the website; their secrets never are', async () => {
  const entries = await readArchive(archive);
  expect([...entries.keys()]).not.toContain('tables/payment_secrets.ndjson');
  expect(entries.get('README.txt')?.toString()).toContain('- payment_secrets: keys of payment services');
  expect(rowsOf(entries, 'payment_methods')).toMatchObject([{ method: 'manual' }, { method: 'test' }]);
  const [row] = await shop.query<{ sealed: string }>(
    'SELECT sealed FROM payment_secrets WHERE website_id = $1',
  );
  for (const bytes of entries.values()) expect(bytes.includes(row?.sealed ?? '')).toBe(false);
  expect(await imported(archive, 'again')).toEqual([
    {
      method: 'manual',
      is_enabled: true,
      settings: { instructions: 'Pay to DE00 1234.', isSentUnpaid: false },
      secrets: 0,
    },
    { method: 'test', is_enabled: true, settings: { capture: 'now' }, secrets: 0 },
  ]);
});

it("EXPORT-18, PAYMENT-15: an archive of an older release has them in the website's settings", async () => {
  const older = await changedArchive(archive, entries =>
    rewritten('website.json', text => {
      const facts = { ...JSON.parse(text), formatVersion: 1 };
      facts.settings.store.payments = { manual: false, manualInstructions: 'To the old bank', test: true };
      return JSON.stringify(facts);
    })(entries.filter(({ header }) => header.name !== 'tables/payment_methods.ndjson')),
  );
  expect(await imported(older, 'older')).toEqual([
    {
      method: 'manual',
      is_enabled: false,
      settings: { instructions: 'To the old bank', isSentUnpaid: false },
      secrets: 0,
    },
    { method: 'test', is_enabled: true, settings: { capture: 'now' }, secrets: 0 },
  ]);
});

it('EXPORT-18, PAYMENT-18: refunds that an archive stored with the orders belong to the payment of the order', async () => {
  const { variants } = await shop.sell();
  const { orderId } = await shop.order(await shop.visitorWith(variants[0] ?? '', 2));
  const admin = await shop.server.signIn(shop.website);
  await admin.post(`/api/orders/${orderId}/payment`, {});
  const now = await archiveBytes(shop.server.context(shop.website));
  const asked_at = '2026-11-20T10:00:00.000Z';
  const part = {
    ...{ website_id: shop.website.id, id: newId(), order_id: orderId, amount: 1850, state: 'done' },
    ...{ lines: [{ variantId: variants[0], quantity: 1 }], is_restocked: true, reason: 'A chip' },
    ...{ is_buyer_told: true, asked_at, done_at: asked_at },
  };
  const older = await changedArchive(now, entries => {
    const asBefore = [
      rewritten('website.json', text => JSON.stringify({ ...JSON.parse(text), formatVersion: 1 })),
      rewritten('tables/refunds.ndjson', () => `${JSON.stringify(part)}\n`),
      rewritten('tables/payments.ndjson', text => {
        const payment = JSON.parse(text);
        const old = { state: 'refundDue', part_refunded: 1850, part_due: 0, refunded_at: null };
        return `${JSON.stringify({ ...payment, ...old })}\n`;
      }),
    ].reduce((changed, change) => change(changed), entries);
    return asBefore.map(entry =>
      entry.header.name === 'tables/refunds.ndjson'
        ? { ...entry, header: { ...entry.header, name: 'tables/order_refunds.ndjson' } }
        : entry,
    );
  });
  await imported(older, 'old-refunds');
  const rows = await shop.server.services.database.query(
    `SELECT r.amount::int, r.state, r.lines, p.state AS payment FROM refunds r
     JOIN payments p ON p.website_id = r.website_id AND p.id = r.payment_id
     JOIN websites w ON w.id = r.website_id WHERE subdomain = 'old-refunds' ORDER BY r.amount`,
    [],
  );
  expect(rows).toEqual([
    { amount: 1850, state: 'done', lines: [expect.objectContaining({ quantity: 1 })], payment: 'captured' },
    { amount: 2350, state: 'due', lines: [], payment: 'captured' },
  ]);
});

it('EXPORT-18, MAIL-3: an archive of an older release keeps the reason why an email failed, under its former name', async () => {
  const { variants } = await shop.sell();
  await shop.order(await shop.visitorWith(variants[0] ?? ''));
  await shop.query("UPDATE outbox SET state = 'failed', problem = '550 no such pot' WHERE website_id = $1");
  const older = await changedArchive(
    await archiveBytes(shop.server.context(shop.website)),
    rewritten('tables/outbox.ndjson', text => text.replaceAll('"problem":', '"fault":')),
  );
  await imported(older, 'failed');
  const problems = await shop.server.services.database.query(
    "SELECT DISTINCT problem FROM outbox o JOIN websites w ON w.id = o.website_id WHERE subdomain = 'failed'",
  );
  expect(problems).toEqual([{ problem: '550 no such pot' }]);
});

it('EXPORT-18, PAYMENT-11, ORDER-51: a test stays one, without effect; an older archive knows it by the method', async () => {
  const { variants } = await shop.sell();
  const member = await shop.employ(await shop.visitorWith(variants[0] ?? ''));
  shop.takeTests(true);
  const { order } = await shop.pay(member);
  shop.takeTests(false);
  const now = await archiveBytes(shop.server.context(shop.website));
  const older = await changedArchive(
    now,
    rewritten('tables/payments.ndjson', text => text.replaceAll(/,"is_test":(?:true|false)/g, '')),
  );
  for (const [bytes, name] of [
    [now, 'tested'],
    [older, 'tested-before'],
  ] as const) {
    await imported(bytes, name);
    const rows = await shop.server.services.database.query(
      `SELECT o.is_without_effect, p.is_test FROM orders o JOIN payments p ON p.website_id = o.website_id AND p.order_id = o.id
       JOIN websites w ON w.id = o.website_id WHERE subdomain = $1 AND o.total = $2 AND p.method = 'test'`,
      [name, order.total],
    );
    expect(rows, name).toEqual([{ is_without_effect: true, is_test: true }]);
  }
});
