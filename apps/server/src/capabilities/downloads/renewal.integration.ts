import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import {
  buyFiles,
  countDownloads,
  filesOn,
  mailedLink,
  recipes,
  sellFiles,
  take,
} from '../../../test/sold-files.ts';
import { TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
let anyone: TestClient;
beforeAll(async () => {
  shop = await TestShop.open({ environment: { IS_RATE_LIMITED: 'true' } });
  anyone = shop.server.client(shop.website);
});
afterAll(() => shop?.server.stop());

const page = (address: string) => anyone.get(address, { accept: 'text/html' });
const post = (address: string) =>
  anyone.send('POST', address, {
    body: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

it('DOWNLOAD-10: an expired link says so, and new ones go to the address of the order, three times an hour', async () => {
  const { variantId } = await sellFiles(shop, { linkDays: 7 });
  const order = await buyFiles(shop, variantId);
  const [address = ''] = filesOn(await page(order.confirmation));
  shop.server.moveClock({ days: 8 });
  const refused = await take(anyone, address);
  expect(refused.status).toBe(410);
  expect(refused.text).toContain('This link no longer works');
  expect(refused.text).not.toContain('ann@example.com');
  expect(await countDownloads(shop)).toBe(0);
  const seen = await page(order.confirmation);
  expect(filesOn(seen)).toEqual([]);
  const renewal = /action="(\/checkout\/downloads\/[^"]+)"/.exec(seen.text)?.[1] ?? '';
  const mailed = async () => (await shop.mails()).filter(({ kind }) => kind === 'orders.downloads').length;
  const before = await mailed();
  for (const renewed of ['sent', 'sent', 'sent', 'wait']) {
    const answer = await post(renewal);
    expect([answer.status, answer.headers.location]).toEqual([303, `${renewal}?renewal=${renewed}`]);
  }
  expect(await mailed()).toBe(before + 3);
  expect((await page(`${renewal}?renewal=sent`)).text).toContain('We have sent new links');
  const [fresh = ''] = filesOn(await page(await mailedLink(shop)));
  expect((await take(anyone, fresh)).text).toBe(recipes);
  expect((await post('/checkout/downloads/wrong')).status).toBe(404);
  shop.server.moveClock({ hours: 1 });
  expect((await post(renewal)).headers.location).toBe(`${renewal}?renewal=sent`);
});
