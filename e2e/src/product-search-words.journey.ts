/** @module-tag slow */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { findProblems } from './find-problems.ts';
import { type OwnWebsite, openShop, openStudio } from './own-website.ts';
import { toastOf } from './rooms.ts';

const bowl = { title: 'Salt bowl', excerpt: 'For the table.', variants: [{ price: 1200 }] };
let website: OwnWebsite;
let browser: Browser;
beforeAll(async () => {
  website = await openShop(inject('demo'), 'searched', [bowl]);
  browser = await openChromium();
});
afterAll(() => browser?.close());

it('SEO-18: the words for search engines are typed with the product, refused at their field, and in the head of its page', async () => {
  const page = await openStudio(browser, website);
  await page.setViewportSize({ width: 390, height: 844 });
  const { products } = (await website.send('/api/products', { method: 'GET' })) as {
    products: { id: string; address: string }[];
  };
  const [product] = products;
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
  const save = () => page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  const headOfPage = () =>
    page.evaluate(async address => (await fetch(address)).text(), product?.address ?? '');
  await page.goto(`${website.address}/config/products/${product?.id}`);
  await field('Title for search engines').fill('x'.repeat(201));
  await save();
  await page.getByText('Must have at most 200 characters.').first().waitFor();
  expect(await headOfPage()).toContain('<title>Salt bowl — ');
  expect(await findProblems(page, [page.mainFrame()])).toBeNull();
  await field('Title for search engines').fill('Salt cellars, thrown here');
  await field('Description for search engines').fill('Stoneware that keeps salt dry.');
  await save();
  await toastOf(page, 'Saved').first().waitFor();
  const head = await headOfPage();
  expect(head).toContain('<title>Salt cellars, thrown here — ');
  expect(head).toContain('<meta name="description" content="Stoneware that keeps salt dry."');
  await page.reload();
  await expect
    .poll(() => field('Description for search engines').inputValue())
    .toBe('Stoneware that keeps salt dry.');
});
