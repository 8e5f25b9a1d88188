import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { makeWebsite, publish } from './studio.ts';
import { findAxeProblems, signIn, visit } from './visit.ts';

const demo = inject('demo');
const data = join(import.meta.dirname, '../../../shared/data');
const exports = ['wxr/themeunittestdata.wordpress.xml', 'woocommerce/sample_products.csv'];
const widths = [390, 820, 1440];

let browser: Browser;
let address = '';
let paths: readonly string[] = [];

const withPage = <T>(options: BrowserContextOptions, use: (page: Page) => Promise<T>) =>
  visit(browser, options, use);

describe.runIf(existsSync(data))('a website from two export files', () => {
  beforeAll(async () => {
    browser = await openChromium();
    await withPage({ viewport: { width: 1440, height: 900 } }, async page => {
      address = await makeWebsite(page, demo, 'imported');
      for (const file of exports) await importFile(page, join(data, file));
      await page.goto(`${address}/config/pages`);
      await publish(page, 'Imported');
      paths = await readSitemap(page);
    });
  });

  afterAll(() => browser.close());

  it('IMPORTED-1: every page answers, none is wider than its screen', async () => {
    expect(paths.length).toBeGreaterThan(60);
    for (const width of widths) {
      await withPage({ viewport: { width, height: 900 } }, async page => {
        const wrong: unknown[] = [];
        for (const path of paths) {
          const reply = await page.goto(address + path, { waitUntil: 'domcontentloaded' });
          const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          if (reply?.status() !== 200 || over > 0) wrong.push({ path, status: reply?.status(), over });
        }
        expect({ width, wrong }).toEqual({ width, wrong: [] });
      });
    }
  });

  it('IMPORTED-2: axe finds no problem in our own markup', async () => {
    await withPage({ viewport: { width: 1280, height: 900 }, bypassCSP: true }, async page => {
      const found: unknown[] = [];
      for (const path of paths.filter((path, at) => path !== emptyPage && at % 4 === 0)) {
        await page.goto(address + path, { waitUntil: 'domcontentloaded' });
        const problems = await findAxeProblems(page, { without: authorsOwn });
        if (problems.length > 0) found.push({ path, problems });
      }
      expect(found).toEqual([]);
    });
  });

  it.each([true, false])(
    'IMPORTED-3: a product is bought, its order and email found; script: %s',
    async isScripted => {
      const customer = `${isScripted ? 'on' : 'off'}@example.com`;
      const number = await withPage({ javaScriptEnabled: isScripted }, page =>
        buy(page, customer, isScripted),
      );
      await withPage({ viewport: { width: 1440, height: 900 } }, async page => {
        const subdomain = new URL(address).hostname.split('.')[0] ?? '';
        await signIn(page, demo, subdomain);
        await page.goto(`${address}/config/orders`);
        await page.getByRole('row').filter({ hasText: number }).first().click();
        await page.waitForURL(/\/config\/orders\/\w+/);
        await page.getByText(customer).first().waitFor();
        await page.goto(`${address}/config/mail`);
        await page.getByText(customer).first().waitFor();
      });
    },
  );
});

/** The default page of a new website; it has no content, and therefore no heading. */
const emptyPage = '/home';

/** Deliberate problems in the theme test, which our import keeps. */
const authorsOwn = [
  'heading-order',
  'empty-heading',
  'empty-table-header',
  'image-alt',
  'link-name',
  'frame-title',
];

async function importFile(page: Page, file: string): Promise<void> {
  await page.goto(`${address}/config/imports`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose file' }).click(),
  ]);
  await chooser.setFiles(file);
  const part = page.locator('section').filter({ hasText: file.split('/').at(-1) ?? '' });
  await part
    .getByText(/^Done ·/)
    .first()
    .waitFor({ timeout: 120_000 });
}

async function readSitemap(page: Page): Promise<string[]> {
  const text = (await (await page.goto(`${address}/sitemap.xml`))?.text()) ?? '';
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}

async function buy(page: Page, customer: string, isScripted: boolean): Promise<string> {
  const product = paths.find(path => path.endsWith('/beanie')) ?? '';
  await page.goto(address + product);
  await page.locator('form[action="/cart/entries"] button[type="submit"]').first().click();
  await (isScripted
    ? page.waitForFunction(() => document.cookie.includes('HAS_CART=1'))
    : page.waitForURL(/\/cart/));
  await page.goto(`${address}/checkout`);
  const fill = (name: string, value: string) => page.locator(`[name="${name}"]`).first().fill(value);
  await fill('email', customer);
  await page.locator('[name="country"]').first().selectOption('US');
  await fill('name', 'Ada Lovelace');
  await fill('line1', '24 Post Street');
  await fill('city', 'San Francisco');
  await fill('postalCode', '94105');
  await page.locator('[name="region"]').first().selectOption('CA');
  await page.locator('[name="paymentMethod"][value="manual"]').check();
  await page.locator('button[value="place"]').click();
  await page.waitForURL(/\/checkout\/order\//);
  const words = (await page.locator('main').textContent()) ?? '';
  expect(words).toContain('Beanie');
  return /Order (\d+)/.exec(words)?.[1] ?? 'no number';
}
