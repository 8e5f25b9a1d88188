import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { findAxeProblems, visit, websiteAddress } from './visit.ts';

const kiln = websiteAddress(inject('demo'), 'kiln');
const cards = '.summary-card';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

it('FILTER-6: a filter changes the list in place, keeps the focus, announces the number, and Back undoes it', () =>
  visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
    await page.goto(`${kiln}/shop`);
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(scripts.filter(name => name.includes('change-list'))).toEqual([]);
    const all = await page.locator(cards).count();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const choice = page.locator('.filter-choice', { hasText: 'In stock' }).getByRole('checkbox');
    await choice.focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/stock=in/);
    await page.waitForFunction(([selector, before]) => document.querySelectorAll(selector).length < before, [
      cards,
      all,
    ] as const);
    const fewer = await page.locator(cards).count();
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe(`${fewer} products`);
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
      .toBe('stock');
    await page.getByLabel('Sort by').selectOption('name');
    await page.waitForURL(/sort=name/);
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.goBack();
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('[name="sort"]')?.value === 'featured',
    );
    await page.getByRole('link', { name: 'Remove the filter In stock' }).click();
    await page.waitForFunction(
      ([selector, before]) => document.querySelectorAll(selector).length === before,
      [cards, all] as const,
    );
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
  }));

it(
  'FILTER-1, FILTER-5: without script a form does the same, down to a list without a match and its way out',
  { tags: 'slow' },
  () =>
    visit(browser, { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false }, async page => {
      await page.goto(`${kiln}/shop`);
      const all = await page.locator(cards).count();
      await page.getByRole('checkbox', { name: /^In stock/ }).check();
      await page.getByRole('button', { name: 'Show products' }).click();
      expect(page.url()).toContain('stock=in');
      await expect.poll(() => page.locator(cards).count()).toBeLessThan(all);
      await page.getByLabel('From').fill('9000');
      await page.getByRole('button', { name: 'Show products' }).click();
      await page.getByText('No product matches all of these filters.').waitFor();
      await page.locator('.listing-none').getByRole('link', { name: 'Clear all' }).click();
      await expect.poll(() => page.locator(cards).count()).toBe(all);
    }),
);

it('FILTER-8: on a phone the filters are in a drawer, with and without script', async () => {
  for (const javaScriptEnabled of [true, false])
    await visit(
      browser,
      { viewport: { width: 390, height: 844 }, javaScriptEnabled, bypassCSP: true },
      async page => {
        await page.goto(`${kiln}/shop`);
        const submit = page.getByRole('button', { name: 'Show products' });
        await expect.poll(() => submit.isVisible()).toBe(false);
        await page.getByRole('button', { name: 'Filter', exact: true }).click();
        await submit.waitFor();
        if (javaScriptEnabled) expect(await findAxeProblems(page)).toEqual([]);
        await page.getByRole('checkbox', { name: /^In stock/ }).check();
        await submit.click();
        await page.getByRole('link', { name: 'Remove the filter In stock' }).waitFor();
        expect(page.url()).toContain('stock=in');
        await expect.poll(() => submit.isVisible()).toBe(false);
      },
    );
});
