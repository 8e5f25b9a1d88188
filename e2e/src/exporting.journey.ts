import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { readFocus } from './fields.ts';
import { findHtmlProblems } from './html-problems.ts';
import { chooseFiles } from './rooms.ts';
import { sampleText } from './sample-files.ts';
import { makeWebsite } from './studio.ts';
import { findAxeProblems, visit } from './visit.ts';

const demo = inject('demo');
const app = `http://localhost:${demo.port}`;

let browser: Browser;
let page: Page;
let address: string;
let name: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true })
  ).newPage();
  address = await makeWebsite(page, demo, 'archive');
  name = new URL(address).hostname.split('.')[0] ?? '';
  await page.goto(`${address}/config/media`);
  const files = [sampleText('words.txt', 'text/plain', 'Words that are taken along.')];
  await chooseFiles(page, page.getByRole('button', { name: 'Upload' }).first(), files);
  await page.getByRole('row').filter({ hasText: 'words.txt' }).waitFor();
});

afterAll(async () => {
  await browser.close();
});

const focused = () => readFocus(page);
const problems = async () => [...(await findAxeProblems(page)), ...(await findHtmlProblems(page))];
const downloads = (within: Page | ReturnType<Page['getByRole']>) =>
  within.getByRole('link', { name: /^Download the archive of/ });

/** The saved file: its name, and all bytes of the tar as text. */
async function read(download: Download): Promise<{ fileName: string; text: string }> {
  const bytes = await readFile(await download.path());
  return { fileName: download.suggestedFilename(), text: gunzipSync(bytes).toString('latin1') };
}

describe('an archive of everything', () => {
  it('EXPORT-15: is started by keyboard, continues when the room is left, and is saved with all uploads', {
    tags: 'slow',
  }, async () => {
    await page.goto(`${address}/config/settings`);
    await page.getByRole('tab', { name: 'Your data' }).click();
    await page.getByText('No archive yet. The newest 3 are kept, each for 7 days.').waitFor();
    await page.getByRole('button', { name: 'Make an archive' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Archives' }).getByRole('listitem').waitFor();
    await page.getByRole('link', { name: 'Media' }).click();
    await page.getByRole('row').filter({ hasText: 'words.txt' }).waitFor();
    await page.goto(`${address}/config/settings?part=data`);
    await downloads(page).waitFor();
    const row = await page.getByRole('list', { name: 'Archives' }).getByRole('listitem').textContent();
    expect(row).toMatch(/Ready · [\d.]+ KB · available until /);
    expect(await problems()).toEqual([]);
    await page.getByRole('button', { name: 'Make an archive' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(focused).toMatch(/^Download the archive of/);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    const { fileName, text } = await read(download);
    expect(fileName).toMatch(new RegExp(`^${name}-\\d{4}-\\d{2}-\\d{2}\\.tar\\.gz$`));
    for (const part of [
      'README.txt',
      'website.json',
      'tables/assets.ndjson',
      'Words that are taken along.',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(`"subdomain": "${name}"`);
  });

  it('EXPORT-16: is offered before a website is deleted, and next to restoring it', {
    tags: 'slow',
  }, async () => {
    await page.goto(app);
    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: `Delete “${name}”?` });
    await dialog.getByText('Download everything first').waitFor();
    await downloads(dialog).waitFor();
    await dialog.getByRole('button', { name: 'Make an archive' }).click();
    await expect.poll(() => downloads(dialog).count()).toBe(2);
    expect(await problems()).toEqual([]);
    const [first] = await Promise.all([page.waitForEvent('download'), downloads(dialog).first().click()]);
    expect((await read(first)).text).toContain('"deletedAt": null');
    await dialog.getByRole('button', { name: `Delete “${name}”` }).click();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await card.getByText(/^Deleted, kept until /).waitFor();
    expect(await visit(browser, {}, async visitor => (await visitor.goto(address))?.status())).toBe(404);

    await card.getByRole('button', { name: `Archive of ${name}` }).click();
    const after = page.getByRole('dialog', { name: `Archive of “${name}”` });
    await after.getByRole('button', { name: 'Make an archive' }).click();
    await expect.poll(() => downloads(after).count()).toBe(3);
    const [late] = await Promise.all([page.waitForEvent('download'), downloads(after).first().click()]);
    const { text } = await read(late);
    expect(text).toMatch(/"deletedAt": "\d{4}-/);
    expect(text).toContain('Words that are taken along.');
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe(`Archive of ${name}`);
    await card.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('button', { name: `More for ${name}` }).waitFor();
    await page.goto(`${address}/config/settings?part=data`);
    await expect.poll(() => downloads(page).count()).toBe(3);
  });
});
