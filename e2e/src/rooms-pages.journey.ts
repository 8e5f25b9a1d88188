import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { picture } from './pictures.ts';
import { sendCall } from './send-call.ts';
import { makeWebsite } from './studio.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  address = await makeWebsite(page, demo, 'pages');
  await sendCall(page, '/api/collections', { body: { type: 13, title: 'Shop' } });
  for (let at = 1; at <= 53; at += 1) {
    const title = `Jar ${String(at).padStart(2, '0')}`;
    await sendCall(page, '/api/products', { body: { title, variants: [{ price: 100, stock: at % 7 }] } });
  }
});
afterAll(() => browser?.close());

const pager = () => page.getByRole('navigation', { name: 'Pagination' });
const names = () => page.getByRole('rowheader').allInnerTexts();

it('ROOM-34: a long list is paged forwards and back by keyboard, in order, and starts again with another order', async () => {
  await page.goto(`${address}/config/products`);
  await pager().getByText('1–50 of 53').waitFor();
  const sorted = Promise.withResolvers<void>();
  await page.route(/\/api\/products\?.*sort=title/, async route => {
    await sorted.promise;
    await route.continue();
  });
  await page.getByRole('columnheader', { name: 'Product' }).click();
  // The pages of the list that is still shown have another order.
  await expect.poll(() => pager().getAttribute('aria-busy')).toBe('true');
  await pager().getByRole('button', { name: 'Next' }).click();
  sorted.resolve();
  await expect.poll(() => pager().getAttribute('aria-busy')).toBe('false');
  await pager().getByText('1–50 of 53').waitFor();
  const short = async () => (await names()).map(name => name.slice(0, 6));
  const first = Array.from({ length: 50 }, (_, at) => `Jar ${String(at + 1).padStart(2, '0')}`);
  await expect.poll(short).toEqual(first);
  await pager().getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await pager().getByText('51–53 of 53').waitFor();
  await expect.poll(short).toEqual(['Jar 51', 'Jar 52', 'Jar 53']);
  await expect.poll(() => pager().getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
  await pager().getByRole('button', { name: 'Previous' }).focus();
  await page.keyboard.press('Enter');
  await pager().getByText('1–50 of 53').waitFor();
  await expect.poll(short).toEqual(first);
  await pager().getByRole('button', { name: 'Next' }).click();
  await pager().getByText('51–53 of 53').waitFor();
  await page.getByRole('columnheader', { name: 'Stock' }).click();
  await pager().getByText('1–50 of 53').waitFor();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await pager().scrollIntoViewIfNeeded();
    await picture(page, `pages-${width}`);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
});
