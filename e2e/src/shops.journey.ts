/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openShop, openStudio } from './own-website.ts';
import { rowOf, toastOf } from './rooms.ts';
import { publish } from './studio.ts';
import { visit } from './visit.ts';

const product = (title: string) => ({ title, variants: [{ price: 3000 }] });
let website: OwnWebsite;
let address: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  website = await openShop(inject('demo'), 'shops', ['Bowl', 'Plate', 'Rug'].map(product));
  address = website.address;
  browser = await openChromium();
  page = await openStudio(browser, website);
  await website.send('/api/collections', { body: { type: 13, title: 'Outlet' } });
  await website.send('/api/publishing/revisions', { body: {} });
});

afterAll(() => browser?.close());

const main = () => page.getByRole('main');

/** The products of a page of products, as visitors without script see them. */
function listed(path: string): Promise<string[]> {
  return visit(browser, { javaScriptEnabled: false }, async visitor => {
    await visitor.goto(`${address}${path}`);
    return visitor.locator('.summary-link').allTextContents();
  });
}

it('SHOPS-8, SHOPS-3: products are moved to another shop from the list and in their form, and back by Undo', async () => {
  await page.goto(`${address}/config/products`);
  for (const title of ['Plate', 'Rug']) await rowOf(page, title).getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'More for the selected products' }).click();
  await page.getByRole('menuitem', { name: 'Move to a shop' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Shop/ }).click();
  await page.getByRole('option', { name: 'Outlet' }).click();
  await fits(page, 'shops-move');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await toastOf(page, '2 products are in “Outlet” now.').waitFor();
  await expect.poll(() => listed('/outlet')).toEqual(['Plate', 'Rug']);
  expect(await listed('/shop')).toEqual(['Bowl']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await toastOf(page, 'The products are where they were.').waitFor();
  await expect.poll(() => listed('/shop')).toEqual(['Bowl', 'Plate', 'Rug']);

  await rowOf(page, 'Rug').getByRole('rowheader').click();
  await page.getByRole('heading', { level: 1, name: 'Rug' }).waitFor();
  await main().getByRole('checkbox', { name: 'Outlet' }).check({ force: true });
  await main()
    .getByRole('button', { name: /Its address is in/ })
    .click();
  await page.getByRole('option', { name: 'Outlet' }).click();
  await fits(page, 'shops-form', main().getByRole('checkbox', { name: 'Outlet' }));
  await main().getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Saved').waitFor();
  await expect.poll(() => listed('/outlet')).toEqual(['Rug']);
  expect(await listed('/shop')).toEqual(['Bowl', 'Plate', 'Rug']);

  await page.goto(`${address}/config/products`);
  await main()
    .getByRole('button', { name: /Any shop/ })
    .click();
  await page.getByRole('option', { name: 'Outlet' }).click();
  await expect.poll(() => main().getByRole('rowheader').allTextContents()).toHaveLength(1);
  await fits(page, 'shops-list');
});

it('SHOPS-5: a visitor of the second shop finds the way back to it, on the page and from the cart', () =>
  visit(browser, { viewport: { width: 390, height: 844 }, bypassCSP: true }, async visitor => {
    await visitor.goto(`${address}/shop/rug`);
    await expect.poll(() => new URL(visitor.url()).pathname).toBe('/outlet/rug');
    await fits(visitor, 'shops-product');
    await Promise.all([
      visitor.waitForResponse(reply => reply.url().includes('/shopping-cart/entries') && reply.ok()),
      visitor.getByRole('button', { name: 'Add to cart' }).click(),
    ]);
    await visitor.goto(`${address}/cart`);
    await expect
      .poll(() => visitor.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href'))
      .toBe('/outlet');
    await visitor.goto(`${address}/outlet`);
    await fits(visitor, 'shops-outlet');
  }));

it('SHOPS-6: deleting a shop asks what becomes of its products, and Undo brings both back', async () => {
  const bowl = (await website.send('/api/products?search=Bowl', { method: 'GET' })) as {
    products: { id: string }[];
  };
  const { shops } = (await website.send('/api/products/shops', { method: 'GET' })) as {
    shops: { id: string; title: string }[];
  };
  const outlet = shops.find(({ title }) => title === 'Outlet')?.id ?? '';
  const ids = bowl.products.map(({ id }) => id);
  await website.send('/api/products/bulk', {
    body: { ids, action: { kind: 'moveToShop', shopId: outlet } },
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/config`);
  const opener = page.getByRole('banner').getByRole('heading').getByRole('button');
  await opener.waitFor();
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  const tree = page.getByRole('complementary', { name: 'Pages' });
  await tree.getByRole('button', { name: 'More for Outlet' }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the shop “Outlet”?' });
  await dialog.getByText('It shows 2 products, which are not deleted.', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: /The others/ }).click();
  await page.getByRole('option', { name: 'Hide from visitors now' }).click();
  await fits(page, 'shops-delete');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await toastOf(page, 'Outlet').waitFor();
  // The rug is in the other shop too.
  await expect.poll(() => listed('/outlet')).toEqual(['Rug']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await tree.getByRole('button', { name: 'More for Outlet' }).waitFor();
  await expect.poll(() => listed('/outlet')).toEqual(['Bowl', 'Rug']);

  await tree.getByRole('button', { name: 'More for Outlet' }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await publish(page);
  await expect.poll(() => listed('/outlet')).toEqual(['Bowl', 'Plate', 'Rug']);
  expect(await listed('/shop')).toEqual(['Bowl', 'Plate', 'Rug']);
});
