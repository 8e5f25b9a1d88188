import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { sendCall } from './send-call.ts';
import { visit, websiteAddress } from './visit.ts';

const demo = inject('demo');
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

/** Through the screens of the platform; returns its address. */
async function createEmptyWebsite(page: Page): Promise<string> {
  const name = `launch-${Date.now().toString(36)}`;
  await page.goto(`http://localhost:${demo.port}/websites/new`);
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password').fill(demo.password);
  await page.keyboard.press('Enter');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByText('An empty website').click();
  await page.getByRole('button', { name: 'Create website' }).click();
  await page.waitForURL(new RegExp(`//${name}\\..*/config`));
  return websiteAddress(demo, name);
}

it('LAUNCH-8, STUDIO-38: unpublished content becomes public with the launch, and long titles stay within the panel of pages', () =>
  visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
    const address = await createEmptyWebsite(page);
    const title = 'Everything we learnt about glazes in twenty-five years of firing with wood';
    await sendCall(page, '/api/collections', { body: { type: 10, title, navigation: 'main' } });
    await page.goto(`${address}/config/pages`);
    const tree = page.getByRole('complementary', { name: 'Pages' });
    const row = tree.getByRole('row').filter({ hasText: title });
    await row.getByText('Not live yet').waitFor();
    const edges = () =>
      row.getByRole('button', { name: `More for ${title}` }).evaluate(button => {
        const panel = button.closest('aside')?.getBoundingClientRect();
        return (panel?.right ?? 0) - button.getBoundingClientRect().right;
      });
    await expect.poll(edges).toBeGreaterThan(0);
    const status = () => visit(browser, {}, async visitor => (await visitor.goto(address))?.status());
    expect(await status()).toBe(404);
    await page.getByRole('banner').getByRole('link', { name: 'Not launched yet' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Launch website' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Launching also publishes everything you have made.').waitFor();
    await dialog.getByRole('button', { name: 'Launch website' }).click();
    await page.getByRole('heading', { name: 'The website is open to visitors' }).waitFor();
    expect(await status()).toBe(200);
  }));
