import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { sendCall } from './send-call.ts';
import { makeWebsite } from './studio.ts';

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  address = await makeWebsite(page, inject('demo'), 'listings');
  const variants = [{ price: 1800 }];
  for (let n = 1; n <= 52; n += 1)
    await sendCall(page, '/api/products', { body: { title: `Bowl ${n}`, type: 1, state: 1, variants } });
  await sendCall(page, '/api/products', { body: { title: 'Jug', type: 1, state: 1, variants } });
});
afterAll(() => browser?.close());

const searchField = () => page.getByRole('searchbox');
const rows = () => page.getByRole('rowheader').count();

it('STUDIO-47: search and order are found again after an entry, a reload and Back; the rail opens the whole list', async () => {
  await page.goto(`${address}/config/products`);
  await searchField().fill('bowl 1');
  await expect.poll(rows).toBe(11);
  await page.getByRole('columnheader', { name: 'Product' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('title');
  await page.getByRole('rowheader', { name: 'Bowl 17' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bowl 17' }).waitFor();
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Products' }).click();
  await expect.poll(() => searchField().inputValue()).toBe('bowl 1');
  await expect.poll(rows).toBe(11);
  expect(await page.getByRole('columnheader', { name: 'Product' }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
  await page.getByRole('rowheader', { name: 'Bowl 12' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bowl 12' }).waitFor();
  await page.goBack();
  await expect.poll(() => searchField().inputValue()).toBe('bowl 1');
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await expect.poll(() => searchField().inputValue()).toBe('');
  await expect.poll(rows).toBe(50);
});

it('STUDIO-47: the page is found again; a search begins at the first with nothing selected', async () => {
  await page.goto(`${address}/config/products`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('51–53 of 53').waitFor();
  await page.reload();
  await page.getByText('51–53 of 53').waitFor();
  await page.getByRole('rowheader', { name: 'Jug' }).click();
  await page.getByRole('heading', { level: 1, name: 'Jug' }).waitFor();
  await page.goBack();
  await page.getByText('51–53 of 53').waitFor();
  await page.getByRole('row', { name: 'Jug' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('One selected').waitFor();
  await searchField().pressSequentially('bowl 2', { delay: 20 });
  await expect.poll(rows).toBe(11);
  expect(await searchField().inputValue()).toBe('bowl 2');
  expect(await page.getByText('One selected').count()).toBe(0);
  expect(new URL(page.url()).search).toBe('?search=bowl+2');
});
