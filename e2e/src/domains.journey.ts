/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { makeWebsite } from './studio.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 820, height: 1000 } })).newPage();
  address = await makeWebsite(page, demo, 'domains');
});

afterAll(() => browser.close());

const host = 'www.potter.example.com';
const entry = () => page.getByRole('listitem').filter({ hasText: host });
const field = () => page.getByLabel('Domain', { exact: true });

async function add(domain: string): Promise<void> {
  await field().fill(domain);
  await page.keyboard.press('Enter');
}

describe('the domains of a website', () => {
  it('TENANCY-12: an invalid domain is refused at its field, and nothing is added', async () => {
    await page.goto(`${address}/config/settings`);
    await page.getByRole('tab', { name: 'Addresses' }).click();
    await add('localhost');
    await expect.poll(() => field().getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => field().inputValue()).toBe('localhost');
    await expect.poll(() => page.getByText('Waiting for verification').count()).toBe(0);
  });

  it('TENANCY-12: an added domain waits and shows its record; its problems are reported', async () => {
    await add(host);
    await entry().getByText('Waiting for verification').waitFor();
    await expect.poll(() => field().inputValue()).toBe('');
    await entry().getByText(`_vitrine.${host}`, { exact: true }).waitFor();
    await entry()
      .getByRole('button', { name: `Check ${host} now` })
      .click();
    // There is no record, and a machine without a network sends no query.
    await entry()
      .getByRole('status')
      .filter({ hasText: /There is no TXT record|DNS did not answer/ })
      .waitFor({ timeout: 60_000 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(820);
  });

  it('TENANCY-12: it can be removed, and Undo adds it with the same record', async () => {
    const value = await entry().locator('code').nth(1).textContent();
    await page.getByRole('button', { name: `Remove ${host}` }).click();
    await page.getByText(`${host} was removed.`).waitFor();
    await entry().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await entry().getByText('Waiting for verification').waitFor();
    await expect.poll(() => entry().locator('code').nth(1).textContent()).toBe(value);
  });
});
