/** @module-tag slow */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { sendCall } from './send-call.ts';
import { makeWebsite } from './studio.ts';
import { visit } from './visit.ts';
import { whenActive } from './when-active.ts';

const demo = inject('demo');

let browser: Browser;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(async () => {
  await browser.close();
});

it('MESSAGES-5: a website is set to Danish by its own name; a stored language outside the list is kept, with a note', async () => {
  await visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
    address = await makeWebsite(page, demo, 'dansk');
    const store = (code: string) =>
      sendCall(page, '/api/website/settings', { method: 'PATCH', body: { settings: { language: code } } });
    await page.goto(`${address}/config/settings`);
    const language = page.getByRole('button', { name: /Language/ });
    await language.click();
    await expect
      .poll(() => page.getByRole('option').allTextContents())
      .toEqual(['Dansk', 'Deutsch', 'English', 'Español', 'Français', 'Italiano', 'Nederlands']);
    await page.getByRole('option', { name: 'Dansk' }).click();
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText('Saved').first().waitFor();
    await sendCall(page, '/api/publishing/revisions', { body: {} });
    await store('pl');
    await page.reload();
    await page.getByRole('button', { name: /Polski/ }).waitFor();
    await page.getByText(/are in English for this language/).waitFor();
    await store('da');
  });
});

it('MESSAGES-1, MESSAGES-6: its script uses Danish and loads no other language', async () => {
  await visit(browser, {}, async page => {
    const fetched: Promise<string>[] = [];
    page.on('response', response => {
      if (/\/widgets\.messages-/.test(response.url())) fetched.push(response.text());
    });
    await page.goto(`${address}/`);
    await whenActive(page, 'navigation');
    expect(fetched).toEqual([]);
    await page.goto(`${address}/?logout=true`);
    await page.getByRole('alertdialog').getByText('Du er nu logget ud.').waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    expect(await Promise.all(fetched)).toEqual([expect.stringContaining('Du er nu logget ud.')]);
  });
});
