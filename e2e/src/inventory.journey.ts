/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openShop, openStudio } from './own-website.ts';

let website: OwnWebsite;
let address: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  website = await openShop(inject('demo'), 'inventory', [
    {
      title: 'Tall vase with a narrow neck',
      optionNames: ['Glaze', 'Size'],
      variants: [
        { optionValues: ['Celadon', 'Small'], sku: 'VASE-S', price: 4800, stock: 12 },
        { optionValues: ['Celadon', 'Large'], sku: 'VASE-L', price: 6800, stock: 3 },
        { optionValues: ['Ash', 'Large'], sku: 'VASE-A', price: 6800, stock: 0 },
      ],
    },
    { title: 'Bowl', variants: [{ sku: 'BOWL', price: 1800, stock: 20 }] },
    { title: 'Glaze recipes', type: 2, variants: [{ sku: 'RECIPES', price: 900, stock: null }] },
  ]);
  address = website.address;
  browser = await openChromium();
  page = await openStudio(browser, website);
});
afterAll(() => browser?.close());

const onHand = (name: string) => page.getByRole('textbox', { name: `On hand: ${name}` });
const choose = async (field: string, choice: string) => {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: choice }).click();
};

it('STOCK-13, STOCK-14: the owner finds variants by a word, and what is low or sold out', async () => {
  await page.goto(`${address}/config/pages`);
  await page.getByRole('link', { name: 'Inventory' }).click();
  await onHand('Bowl').waitFor();
  const rows = page.getByRole('table', { name: 'Inventory' }).locator('tbody tr');
  await expect.poll(() => rows.locator('strong:first-child').allTextContents()).toContain('Glaze recipes');
  await expect.poll(() => rows.count()).toBe(5);
  await fits(page, 'inventory');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('searchbox').fill('vase-l');
  await expect.poll(() => rows.count()).toBe(1);
  await onHand('Tall vase with a narrow neck · Celadon · Large').waitFor();
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => rows.count()).toBe(5);
  await choose('Any stock', 'Low stock (5 or fewer)');
  await expect.poll(() => rows.count()).toBe(2);
  await expect.poll(() => rows.first().textContent()).toContain('Sold out');
  await choose('Low stock', 'Any stock');
  await expect.poll(() => rows.count()).toBe(5);
  await page.getByRole('searchbox').fill('teapot');
  await page.getByText('Nothing matches').waitFor();
  await page.getByRole('searchbox').fill('');
  await onHand('Bowl').waitFor();
});

it('STOCK-15, STOCK-16: stock is changed with the keyboard for a reason, undone, and both stay in its history', async () => {
  await page.goto(`${address}/config/inventory`);
  await choose('Reason for changes', 'Received');
  await onHand('Bowl').fill('+4');
  await page.keyboard.press('Enter');
  await page.getByText('Bowl: 24 on hand (Received)').waitFor();
  await expect.poll(() => onHand('Bowl').inputValue()).toBe('24');
  await expect
    .poll(() =>
      onHand('Tall vase with a narrow neck · Celadon · Small').evaluate(one => one.matches(':focus')),
    )
    .toBe(true);
  await onHand('Bowl').fill('-30');
  await page.getByText('Enter a whole number that leaves zero or more.').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => onHand('Bowl').inputValue()).toBe('24');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('The change of Bowl was undone.').waitFor();
  await expect.poll(() => onHand('Bowl').inputValue()).toBe('20');
  await page.getByRole('button', { name: 'More for Bowl' }).click();
  await page.getByRole('menuitem', { name: 'Make unlimited' }).click();
  await page.getByText('Bowl is now unlimited.').waitFor();
  await page.getByRole('button', { name: 'More for Bowl' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await page.getByRole('heading', { name: 'Stock of Bowl' }).waitFor();
  const rows = page.getByRole('grid', { name: 'Stock movements' }).locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(4);
  const texts = await rows.allTextContents();
  expect(texts.map(text => /Set|Undone|Received/.exec(text)?.[0])).toEqual([
    'Set',
    'Undone',
    'Received',
    'Set',
  ]);
  await page.getByRole('button', { name: 'Show all products' }).click();
  await page.getByRole('heading', { level: 1, name: 'Stock movements' }).waitFor();
  await fits(page, 'movements');
  await page.setViewportSize({ width: 1440, height: 900 });
  await choose('Any reason', 'Received');
  await expect.poll(() => rows.count()).toBe(1);
  await page.reload();
  await expect.poll(() => rows.count()).toBe(1);
});
