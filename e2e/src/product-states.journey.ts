/** @module-tag slow */
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { putIntoCart } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openShop, openStudio } from './own-website.ts';
import { rowOf, toastOf } from './rooms.ts';
import { visit } from './visit.ts';

const variants = [{ price: 2000, stock: 5 }];
let website: OwnWebsite;
let address: string;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  website = await openShop(inject('demo'), 'states', [
    { title: 'Bowl', variants },
    { title: 'Cup', state: 2, publishAt: '2040-01-01T09:00:00.000Z', variants },
    { title: 'Dish', state: 4, variants },
    { title: 'Eggcup', state: 3, variants },
    { title: 'Flask', state: 5, variants },
    { title: 'Glaze recipe', type: 2, variants: [{ price: 900, stock: 0 }] },
  ]);
  address = website.address;
  await website.send('/api/website/settings', {
    method: 'PATCH',
    body: { settings: { store: { isOpen: true } } },
  });
  browser = await openChromium();
  page = await openStudio(browser, website);
});
afterAll(() => browser?.close());

const openProducts = async () => {
  await page.goto(`${address}/config/products`);
  await rowOf(page, 'Eggcup').waitFor();
};
const says = (title: string, ...words: string[]) =>
  Promise.all(
    words.map(word => rowOf(page, title).getByText(word, { exact: true }).locator('visible=true').waitFor()),
  );
const publish = () => page.getByRole('button', { name: 'Publish product' });

it('PRODUCT-6: the list calls products Available, Scheduled, Hidden and Unsupported, with what is behind it', async () => {
  await openProducts();
  await says('Bowl', 'Available');
  await says('Cup', 'Scheduled');
  await rowOf(page, 'Cup').getByText('Goes live on').locator('visible=true').waitFor();
  await says('Dish', 'Hidden');
  await says('Eggcup', 'Unsupported', 'Needs Review');
  await says('Flask', 'Unsupported', 'Private');
  await fits(page, 'product-states');
});

it('PRODUCT-6: products that need review are found by their state', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /Any state/ }).click();
  await page.getByRole('option', { name: 'Unsupported: Needs Review' }).click();
  await rowOf(page, 'Bowl').waitFor({ state: 'detached' });
  await rowOf(page, 'Eggcup').waitFor();
  await expect.poll(() => rowOf(page, 'Flask').count()).toBe(0);
  const chosen = page.getByRole('button', { name: /Unsupported: Needs Review/ }).locator('span');
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const isWhole = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth <= clientWidth;
    expect([width, await chosen.first().evaluate(isWhole)]).toEqual([width, true]);
  }
  await fits(page, 'product-states-chosen');
});

it('PRODUCT-6: a product that needs review stays so when deleted and restored at once', async () => {
  await rowOf(page, 'Eggcup').getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'More for the selected products' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await rowOf(page, 'Eggcup').waitFor({ state: 'detached' });
  await toastOf(page, 'deleted').getByRole('button', { name: 'Undo' }).click();
  await says('Eggcup', 'Unsupported', 'Needs Review');
});

it('PRODUCT-6, PRODUCT-23: the form names the state, keeps it, and publishes the product in one step', async () => {
  await openProducts();
  await rowOf(page, 'Eggcup').getByRole('rowheader').click();
  await page.getByRole('heading', { level: 1, name: 'Eggcup' }).waitFor();
  const state = page.getByRole('button', { name: /State/ });
  await state.getByText('Unsupported: Needs Review').waitFor();
  await fits(page, 'product-needs-review', publish());
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Title', { exact: true }).fill('Eggcup with a foot');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Saved').first().waitFor();
  await state.getByText('Unsupported: Needs Review').waitFor();
  await publish().click();
  await publish().waitFor({ state: 'detached' });
  await state.getByText('Available').waitFor();
  await openProducts();
  await says('Eggcup', 'Available');
});

it.each(firstOrAll([true, false]))(
  'STOCK-1, STOCK-3: a digital product with nothing in stock can be bought, with script %s',
  javaScriptEnabled =>
    visit(browser, { javaScriptEnabled }, async visitor => {
      await putIntoCart(visitor, `${address}/shop/glaze-recipe`);
      await visitor.goto(`${address}/cart`);
      await visitor.getByRole('main').getByRole('link', { name: 'Glaze recipe' }).first().waitFor();
      await visitor.getByRole('main').getByRole('link', { name: 'Checkout' }).waitFor();
    }),
);

it.each(
  firstOrAll([
    ['Service', 'Glaze class', 3],
    ['Gift card', 'Voucher', 4],
  ] as const),
)('PRODUCT-1: an owner chooses the kind “%s”, and it is sold as such', async (kind, title, type) => {
  await page.goto(`${address}/config/products/new`);
  const main = page.getByRole('main');
  await main.getByLabel('Title', { exact: true }).fill(title);
  await main.getByLabel('Price', { exact: true }).fill('25');
  await page.getByRole('button', { name: /Kind/ }).click();
  await page.getByRole('option', { name: kind, exact: true }).click();
  const isCard = type === 4;
  await expect.poll(() => page.getByRole('heading', { name: 'Subscription' }).count()).toBe(isCard ? 0 : 1);
  await expect.poll(() => main.getByLabel('Weight', { exact: true }).count()).toBe(0);
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Saved').first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: /Kind/ }).getByText(kind).waitFor();
  const { products } = await website.send(`/api/products?search=${encodeURIComponent(title)}`, {
    method: 'GET',
  });
  expect(products).toMatchObject([{ title, type, label: 'Available' }]);
  await visit(browser, { javaScriptEnabled: false }, async visitor => {
    await visitor.goto(`${address}/shop/${title.toLowerCase().replace(' ', '-')}`);
    await expect.poll(() => visitor.locator('[name*="giftrecipientemail"]').count()).toBe(isCard ? 1 : 0);
  });
});
