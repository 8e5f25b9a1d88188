import { noDownloads } from '@vitrine/core/downloads/product-downloads.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import {
  agreementOf,
  buyFiles,
  countDownloads,
  filesOn,
  keepFile,
  mailedLink,
  payByHand,
  recipes,
  sellFiles,
  take,
} from '../../../test/sold-files.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { defineJobKind } from '../../jobs/jobs.ts';
import { listEntries } from '../audit/index.ts';
import { TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
let admin: TestClient;
let anyone: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());
beforeEach(async () => {
  shop = await TestShop.on(shop.server);
  admin = await shop.server.signIn(shop.website);
  anyone = shop.server.client(shop.website);
});

const page = (address: string) => anyone.get(address, { accept: 'text/html' });
const fileOf = async ({ confirmation }: { confirmation: string }) =>
  filesOn(await page(confirmation))[0] ?? '';
async function runJob(name: string): Promise<void> {
  const { database, jobs } = shop.server.services;
  await jobs.enqueue(database, defineJobKind<object>(name), { websiteId: null, data: {} });
  await shop.server.runJobs();
}

it('DOWNLOAD-9: however many browsers ask at once, no more than the limit get the file', async () => {
  const { variantId } = await sellFiles(shop, { limit: 2 });
  const address = await fileOf(await buyFiles(shop, variantId, { quantity: 2 }));
  const answers = await Promise.all(Array.from({ length: 24 }, () => take(anyone, address)));
  expect(answers.filter(({ text }) => text === recipes)).toHaveLength(4);
  const refused = answers.filter(({ status }) => status === 403);
  expect(refused).toHaveLength(20);
  expect(refused[0]?.text).toContain('downloaded as often as the purchase allows');
  expect(refused[0]?.text).toContain('owner@shop.example');
  expect(await countDownloads(shop)).toBe(4);
});

it('DOWNLOAD-9: parts of a file and the rest of one that broke off are one download, for six hours', async () => {
  const { variantId } = await sellFiles(shop, { limit: 1 });
  const address = await fileOf(await buyFiles(shop, variantId));
  expect((await anyone.send('HEAD', address, {})).status).toBe(200);
  expect(await countDownloads(shop)).toBe(0);
  const parts = await Promise.all(
    ['bytes=0-9', 'bytes=10-19', 'bytes=20-'].map(range => take(anyone, address, 'one', { range })),
  );
  expect(parts.map(({ status }) => status)).toEqual([206, 206, 206]);
  expect(parts.map(({ text }) => text).join('')).toBe(recipes);
  shop.server.moveClock({ hours: 5 });
  expect((await take(anyone, address, 'one', { range: 'bytes=5-' })).text).toBe(recipes.slice(5));
  expect((await take(anyone, address, 'two', { range: 'bytes=5-' })).status).toBe(403);
  expect(await countDownloads(shop)).toBe(1);
  shop.server.moveClock({ hours: 2 });
  expect((await take(anyone, address, 'one', { range: 'bytes=5-' })).status).toBe(403);
});

it('DOWNLOAD-11: refunding an order ends its downloads at once', async () => {
  const { variantId } = await sellFiles(shop);
  const order = await buyFiles(shop, variantId);
  const address = await fileOf(order);
  expect((await admin.post(`/api/orders/${order.orderId}/refund`, {})).status).toBe(200);
  const refused = await take(anyone, address);
  expect([refused.status, refused.text.includes('cancelled or refunded')]).toEqual([410, true]);
  expect(filesOn(await page(order.confirmation))).toEqual([]);
  expect(await countDownloads(shop)).toBe(0);
  const sent = await admin.post(`/api/orders/${order.orderId}/downloads/mail`, {});
  expect([sent.status, sent.body]).toEqual([409, expect.objectContaining({ error: 'downloads.nothing' })]);
});

it('DOWNLOAD-11: cancelling an order with goods to send ends its downloads', async () => {
  const { variantId } = await sellFiles(shop);
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId, quantity: 1 });
  const order = await shop.order(visitor, { downloads: await agreementOf(visitor), shippingOption: 'post' });
  await payByHand(shop, order.orderId);
  const address = await fileOf(order);
  expect((await take(anyone, address)).status).toBe(200);
  expect((await admin.post(`/api/orders/${order.orderId}/cancellation`, {})).status).toBe(200);
  expect((await take(anyone, address)).status).toBe(410);
});

it('DOWNLOAD-11: refunding items ends the downloads of the items', async () => {
  const { variantId } = await sellFiles(shop, { limit: 1 });
  const order = await buyFiles(shop, variantId, { quantity: 2 });
  const address = await fileOf(order);
  const { lines } = await shop.see(order.orderId);
  const refund = () =>
    admin.post(`/api/orders/${order.orderId}/refund/part`, {
      refundId: newId(),
      amount: 1200,
      lines: [{ lineId: lines[0]?.id, quantity: 1 }],
    });
  const refunded = await refund();
  expect(refunded.status, refunded.text).toBe(200);
  expect((await take(anyone, address)).status).toBe(200);
  expect((await take(anyone, address)).status).toBe(403);
  expect((await refund()).status).toBe(200);
  expect((await take(anyone, address)).status).toBe(410);
});

it('DOWNLOAD-3: the file that replaces another is the one that all buyers get, counted from zero', async () => {
  const { variantId, productId, files } = await sellFiles(shop, { limit: 1 });
  const order = await buyFiles(shop, variantId);
  expect((await take(anyone, await fileOf(order))).text).toBe(recipes);
  const second = await keepFile(shop, 'second.pdf', 'second edition');
  const [file] = files;
  const sold = (downloads: object) => admin.patch(`/api/products/${productId}`, { downloads });
  const swapped = await sold({ ...noDownloads, limit: 1, files: [{ id: file?.id, assetId: second.id }] });
  expect(swapped.status, swapped.text).toBe(200);
  expect((await take(anyone, await fileOf(order))).text).toBe('second edition');
  const replaced = await admin.send(
    'POST',
    `/api/media/${second.id}/replace`,
    uploadBody('third.pdf', Buffer.from('third')),
  );
  expect(replaced.status, replaced.text).toBe(200);
  // What follows a change happens right after its answer.
  const third = (replaced.body as { asset: { id: string } }).asset.id;
  const bought = () =>
    shop.query<{ id: string }>(
      "SELECT files->0->>'assetId' AS id FROM download_grants WHERE website_id = $1",
    );
  await expect.poll(bought).toEqual([{ id: third }]);
  expect((await take(anyone, await fileOf(order))).text).toBe('third');
  const bonus = await keepFile(shop, 'bonus.pdf', 'bonus');
  const now = (await admin.get(`/api/products/${productId}`)).body as {
    product: { downloads: { files: object[] } };
  };
  await sold({ ...noDownloads, files: [...now.product.downloads.files, { id: newId(), assetId: bonus.id }] });
  const both = await page(order.confirmation);
  expect([both.text.includes('third.pdf'), both.text.includes('bonus.pdf')]).toEqual([true, true]);
  // Removed from the product: those who bought it keep it, even after the product is gone.
  await sold(noDownloads);
  await admin.delete(`/api/products/${productId}`);
  shop.server.moveClock({ minutes: 1 });
  await admin.post(`/api/orders/${order.orderId}/downloads/renewal`, {});
  const kept = filesOn(await page(order.confirmation));
  expect(kept).toHaveLength(1);
  expect((await take(anyone, kept[0] ?? '')).text).toBe('third');
});

it('DOWNLOAD-3: a file that was deleted in the media room is gone for its buyers', async () => {
  const { variantId, files } = await sellFiles(shop);
  const order = await buyFiles(shop, variantId);
  const address = await fileOf(order);
  expect((await admin.delete(`/api/media/${files[0]?.assetId}`)).status).toBe(204);
  const refused = await take(anyone, address);
  expect([refused.status, await countDownloads(shop)]).toEqual([410, 0]);
  // A product or an order still needs it.
  shop.server.moveClock({ days: 31 });
  await runJob('media.purge');
  expect(await shop.query('SELECT id FROM assets WHERE website_id = $1')).toHaveLength(1);
});

it('DOWNLOAD-2: only private files are sold, and the media room names the product', async () => {
  const { productId, files } = await sellFiles(shop);
  const open = await keepFile(shop, 'open.pdf');
  await admin.post('/api/media/bulk', { ids: [open.id], action: 'makePublic' });
  for (const assetId of [open.id, newId()]) {
    const refused = await admin.patch(`/api/products/${productId}`, {
      downloads: { ...noDownloads, files: [{ id: newId(), assetId }] },
    });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ error: 'products.unknownFile', errors: { downloads: expect.any(String) } }),
    ]);
  }
  const kept = (await admin.get(`/api/products/${productId}`)).body as { product: object };
  expect(kept.product).toMatchObject({ downloads: { files } });
  const uses = await admin.get(`/api/media/${files[0]?.assetId}/uses`);
  expect(uses.body).toMatchObject({ uses: [{ kind: 'product', id: productId }] });
});

it('DOWNLOAD-1: a copy of the product has its files; limits have bounds, and a file is in it once', async () => {
  const { productId, files } = await sellFiles(shop, { limit: 5, linkDays: 3 });
  const copied = await admin.post(`/api/products/${productId}/duplicate`, {});
  expect(copied.body).toMatchObject({ product: { downloads: { files, limit: 5, linkDays: 3 } } });
  const wrong = [
    { limit: 0, linkDays: 3, files },
    { limit: 10_001, linkDays: 3, files },
    { limit: 1, linkDays: 0, files },
    { limit: 1, linkDays: 366, files },
    { limit: 1, linkDays: 3, files: [...files, ...files] },
    { limit: 1, linkDays: 3, files: Array.from({ length: 51 }, () => ({ id: newId(), assetId: newId() })) },
  ];
  for (const downloads of wrong)
    expect((await admin.patch(`/api/products/${productId}`, { downloads })).status).toBe(400);
  await admin.patch(`/api/products/${productId}`, { title: 'Thirteen glazes' });
  expect((await admin.get(`/api/products/${productId}`)).body).toMatchObject({
    product: { title: 'Thirteen glazes', downloads: { files, limit: 5, linkDays: 3 } },
  });
});

it('DOWNLOAD-12, DOWNLOAD-13: staff see what was downloaded, send links and allow it again', async () => {
  const { variantId } = await sellFiles(shop, { limit: 1, linkDays: 7 });
  const order = await buyFiles(shop, variantId);
  const address = await fileOf(order);
  await take(anyone, address);
  const path = `/api/orders/${order.orderId}/downloads`;
  const seen = await admin.get(path);
  expect(seen.body).toMatchObject({
    downloads: {
      isOpen: true,
      lines: [{ title: 'Twelve glazes', limit: 1, files: [{ used: 1, total: 1, fileName: 'glazes.pdf' }] }],
    },
  });
  const viewer = await shop.server.signIn(shop.website, 'viewer');
  for (const call of ['mail', 'renewal']) expect((await viewer.post(`${path}/${call}`, {})).status).toBe(403);
  expect((await take(anyone, address)).status).toBe(403);
  shop.server.moveClock({ days: 10 });
  admin = await shop.server.signIn(shop.website);
  expect((await admin.post(`${path}/renewal`, {})).body).toMatchObject({
    downloads: { lines: [{ files: [{ used: 0, total: 1 }] }] },
  });
  expect((await take(anyone, await fileOf(order))).text).toBe(recipes);
  expect((await admin.post(`${path}/mail`, {})).status).toBe(200);
  expect(filesOn(await page(await mailedLink(shop)))).toEqual([]);
  const { timeline } = await shop.see(order.orderId);
  expect(timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['downloadsMailed', 'downloadsRenewed']),
  );
  const entries = await listEntries(shop.server.services.database, shop.website.id, { limit: 50 });
  expect(entries.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['downloads.sent', 'downloads.renewed']),
  );
});

it('DOWNLOAD-13: an order that was paid before its product had files gets them', async () => {
  const { variantId, productId, files } = await sellFiles(shop);
  const order = await buyFiles(shop, variantId);
  await shop.query('DELETE FROM download_grants WHERE website_id = $1');
  expect(filesOn(await page(order.confirmation))).toEqual([]);
  expect((await admin.post(`/api/orders/${order.orderId}/downloads/renewal`, {})).status).toBe(200);
  expect(filesOn(await page(order.confirmation))).toHaveLength(1);
  expect([productId, files.length]).toEqual([productId, 1]);
});

it('DOWNLOAD-15, RETAIN-9: who downloaded is forgotten after a day, how often is not', async () => {
  const { variantId } = await sellFiles(shop);
  await take(anyone, await fileOf(await buyFiles(shop, variantId)), 'Browser/1.0');
  const marks = () =>
    shop.query<{ client: string | null }>('SELECT client FROM downloads WHERE website_id = $1');
  const [before] = await marks();
  expect(before?.client).not.toBeNull();
  expect(before?.client).not.toContain('Browser');
  shop.server.moveClock({ hours: 25 });
  await runJob('downloads.forget');
  expect(await marks()).toEqual([{ client: null }]);
});
