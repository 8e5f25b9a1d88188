import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { sendCall } from './send-call.ts';
import { makeWebsite } from './studio.ts';
import { visit } from './visit.ts';

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

it('PRODUCT-26: a visitor leafs through the pages of the shop by their links', async () => {
  await sendCall(page, '/api/collections', { body: { type: 13, title: 'Shop' } });
  await sendCall(page, '/api/publishing/revisions', { body: {} });
  await visit(browser, {}, async visitor => {
    await visitor.goto(`${address}/shop`);
    const pages = visitor.getByRole('navigation', { name: 'Pages' });
    const products = () =>
      visitor
        .getByRole('main')
        .getByRole('link')
        .evaluateAll(links =>
          links
            .map(link => new URL((link as HTMLAnchorElement).href).pathname)
            .filter(path => /^\/shop\/./.test(path)),
        );
    const seen = new Set<string>();
    for (const [at, most] of [24, 24, 5].entries()) {
      if (at > 0) await pages.getByRole('link', { name: 'Next' }).click();
      await pages.getByText(`Page ${at + 1} of 3`).waitFor();
      expect(visitor.url()).toBe(`${address}/shop${at > 0 ? `?page=${at + 1}` : ''}`);
      const shown = new Set(await products());
      expect([at, shown.size]).toEqual([at, most]);
      for (const one of shown) seen.add(one);
    }
    expect(seen.size).toBe(53);
    await expect.poll(() => pages.getByRole('link', { name: 'Next' }).count()).toBe(0);
    await pages.getByRole('link', { name: 'Previous' }).click();
    await pages.getByText('Page 2 of 3').waitFor();
  });
});

const searchField = () => page.getByRole('searchbox');
const rows = () => page.getByRole('rowheader').count();

it('STUDIO-47: search and order are found again after an entry, a reload and Back; the rail opens the whole list', async () => {
  await page.goto(`${address}/config/products`);
  await searchField().fill('bowl 1');
  await expect.poll(rows).toBe(11);
  const product = page.getByRole('columnheader', { name: 'Product' });
  const sorting = () => product.getAttribute('aria-sort');
  await product.click();
  await expect.poll(sorting).toBe('ascending');
  expect(new URL(page.url()).searchParams.get('sort')).toBe('title');
  await page.getByRole('rowheader', { name: 'Bowl 17' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bowl 17' }).waitFor();
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Products' }).click();
  await expect.poll(() => searchField().inputValue()).toBe('bowl 1');
  await expect.poll(rows).toBe(11);
  await expect.poll(sorting).toBe('ascending');
  await page.getByRole('rowheader', { name: 'Bowl 12' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bowl 12' }).waitFor();
  await page.goBack();
  await expect.poll(() => searchField().inputValue()).toBe('bowl 1');
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await expect.poll(() => searchField().inputValue()).toBe('');
  await expect.poll(rows).toBe(50);
});

it('STUDIO-47: the page is found again; a search begins at the first with nothing selected', {
  tags: 'slow',
}, async () => {
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
  await expect.poll(() => searchField().inputValue()).toBe('bowl 2');
  await expect.poll(() => page.getByText('One selected').count()).toBe(0);
  expect(new URL(page.url()).search).toBe('?search=bowl+2');
});
