import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openShop, openStudio } from './own-website.ts';
import { toastOf } from './rooms.ts';
import { findAxeProblems, visit } from './visit.ts';

const product = (title: string, more: object = {}) => ({ title, variants: [{ price: 1800 }], ...more });
let website: OwnWebsite;
let address: string;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  website = await openShop(inject('demo'), 'finding', [
    product('Everyday mug', { categories: ['Tableware'] }),
    product('Porcelain teapot', { categories: ['Tableware'] }),
    product('Große Schüssel'),
    product('Small spoon'),
    product('Teapot lid'),
  ]);
  address = website.address;
  browser = await openChromium();
  page = await openStudio(browser, website);
});
afterAll(() => browser?.close());

const main = () => page.getByRole('main');

it.each(firstOrAll([true, false]))(
  'SPELLING-1, SPELLING-2: with script %s, a misspelled search shows what was meant, and can be searched as typed',
  { tags: 'slow' },
  javaScriptEnabled =>
    visit(browser, { bypassCSP: true, javaScriptEnabled, reducedMotion: 'reduce' }, async visitor => {
      await visitor.goto(`${address}/search`);
      await visitor.getByLabel('What are you looking for?').fill('everday mgus');
      await visitor.getByRole('button', { name: 'Search', exact: true }).click();
      await expect.poll(() => visitor.locator('.summary-link').allTextContents()).toEqual([]);
      await visitor.getByLabel('What are you looking for?').fill('everday mug');
      await visitor.getByRole('button', { name: 'Search', exact: true }).click();
      await visitor.getByText('Showing results for “everyday mug”.').waitFor();
      await expect.poll(() => visitor.locator('.summary-link').allTextContents()).toEqual(['Everyday mug']);
      if (javaScriptEnabled) {
        expect(await findAxeProblems(visitor)).toEqual([]);
        await fits(visitor, 'search-corrected');
      }
      await visitor.getByRole('link', { name: 'Search instead for “everday mug”' }).click();
      await visitor.getByText('Try fewer or other words.').waitFor();
      expect(new URL(visitor.url()).search).toBe('?q=everday%20mug&exact=yes');
      await visitor.goto(`${address}/search?q=schuessel`);
      await expect.poll(() => visitor.locator('.summary-link').allTextContents()).toEqual(['Große Schüssel']);
    }),
);

it('SPELLING-6: the studio’s list is corrected too, and a button searches for what was typed', {
  tags: 'slow',
}, async () => {
  await page.goto(`${address}/config/products`);
  await page.getByRole('searchbox').first().fill('porcelan');
  await page.getByText('Showing results for “porcelain”.').waitFor();
  await main().getByRole('grid').getByText('Porcelain teapot').waitFor();
  await fits(page, 'products-corrected');
  await main().getByRole('button', { name: 'Search instead for “porcelan”' }).press('Enter');
  await page.getByText('No product matches').waitFor();
  await page.getByRole('searchbox').first().fill('teapt');
  await page.getByText('Showing results for “teapot”.').waitFor();
});

it('PRODUCT-46: Enter takes the row reached with the arrow keys while an answer is on its way', async () => {
  await page.goto(`${address}/config/products`);
  await main().getByRole('grid').getByText('Große Schüssel').click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('searchbox');
  const options = () => dialog.getByRole('option').allTextContents();
  /** For the eye and for a screen reader. */
  const reached = () =>
    field.evaluate(({ ariaActiveDescendantElement: row }) =>
      row?.matches('[data-focused]') ? row.textContent : null,
    );
  const rows = main().getByRole('grid', { name: 'Related products' }).getByRole('row');
  const reach = async (title: string, listed: string[]) => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    await page.route(/api\/products\?.*teapot(\+|%20)l/, async route => {
      asked.resolve();
      await answer.promise;
      await route.continue();
    });
    await main().getByRole('button', { name: 'Add product' }).press('Enter');
    await field.fill('teapot');
    await expect.poll(options).toEqual(listed);
    await page.keyboard.type(' l');
    for (let press = 0; press <= listed.indexOf(title); press += 1) await page.keyboard.press('ArrowDown');
    await expect.poll(reached).toBe(title);
    await asked.promise;
    return answer.resolve;
  };
  const answerWithout = await reach('Porcelain teapot', ['Porcelain teapot', 'Teapot lid']);
  answerWithout();
  await expect.poll(options).toEqual(['Teapot lid']);
  expect(await reached()).toBeNull();
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.isVisible()).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(0);

  const answerWith = await reach('Teapot lid', ['Porcelain teapot', 'Teapot lid']);
  answerWith();
  await expect.poll(options).toEqual(['Teapot lid']);
  expect(await reached()).toBe('Teapot lid');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await rows.filter({ hasText: 'Teapot lid' }).waitFor();

  const answerLate = await reach('Porcelain teapot', ['Porcelain teapot']);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await rows.filter({ hasText: 'Porcelain teapot' }).waitFor();
  answerLate();
});

it('PRODUCT-46: an owner chooses related products by keyboard, orders them, and takes one out with Undo', async () => {
  await page.goto(`${address}/config/products`);
  await main().getByRole('grid').getByText('Everyday mug').click();
  const rows = main().getByRole('grid', { name: 'Related products' }).getByRole('row');
  const choose = async (typed: string, title: string) => {
    await main().getByRole('button', { name: 'Add product' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').waitFor();
    await page.keyboard.type(typed);
    await expect.poll(() => dialog.getByRole('option').allTextContents()).toEqual([title]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await rows.filter({ hasText: title }).waitFor();
  };
  await choose('spon', 'Small spoon');
  await choose('lid', 'Teapot lid');
  await main().getByRole('button', { name: 'Move up: Teapot lid' }).press('Enter');
  await expect.poll(() => rows.first().textContent()).toContain('Teapot lid');
  await main().getByRole('button', { name: 'Remove Small spoon' }).press('Enter');
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
  await expect.poll(() => rows.count()).toBe(2);
  await fits(page, 'product-related', main().getByRole('grid', { name: 'Related products' }));
  await main().getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await toastOf(page, 'Saved').waitFor();
  await visit(browser, { javaScriptEnabled: false }, async visitor => {
    await visitor.goto(`${address}/shop/everyday-mug`);
    const related = visitor.getByRole('region', { name: 'You may also like' });
    await expect
      .poll(() => related.locator('.summary-link').allTextContents())
      .toEqual(['Teapot lid', 'Small spoon', 'Porcelain teapot']);
  });
  await visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async visitor => {
    await visitor.goto(`${address}/shop/everyday-mug`);
    await fits(visitor, 'related-chosen');
  });
});
