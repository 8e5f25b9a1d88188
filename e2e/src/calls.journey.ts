import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { passTime } from './pass-time.ts';
import { chooseFiles } from './rooms.ts';
import { samplePicture } from './sample-files.ts';
import { addSection, canvasOf, makeWebsite, waitForCanvas, waitForPen, waitForSave } from './studio.ts';
import { visit } from './visit.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  address = await makeWebsite(page, demo, 'calls');
  await addSection(page, 'Text');
  await waitForSave(page);
});

afterAll(() => browser.close());

const text = () => canvasOf(page).locator('main [data-block-type="2"]').first();
const hour = 3_600_000;
const media = /\/api\/media(\?|$)/;
const ended = (where = page) => where.getByRole('dialog', { name: 'Your session has ended' });

async function write(words: string): Promise<void> {
  await text().dblclick();
  await waitForPen(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
  await page.keyboard.press('Escape');
}

async function enter(where: Page, password: string): Promise<void> {
  await ended(where).getByLabel('Email').fill(demo.email);
  await ended(where).getByLabel('Password').fill(password);
  await where.keyboard.press('Enter');
}

/** Shows a window that was hidden for this long: the studio looks then whether its lists have changed. */
async function showAgain(where: Page, milliseconds: number): Promise<void> {
  await where.clock.setFixedTime(Date.now() + milliseconds);
  await where.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}

describe('the studio and a session that has ended', () => {
  it('STUDIO-4, BROWSERCALL-8: people sign in over the page, where a wrong password is only wrong, and what they wrote is saved', async () => {
    await page.context().clearCookies();
    await write('Written after the session');
    await ended().waitFor();
    await expect.poll(() => text().textContent()).toBe('Written after the session');
    await enter(page, 'not the password');
    await ended().getByRole('alert').filter({ hasText: 'Check both, or reset the password.' }).waitFor();
    await enter(page, demo.password);
    await ended().waitFor({ state: 'detached' });
    await waitForSave(page);
    await page.reload();
    await waitForCanvas(page);
    await expect.poll(() => text().textContent()).toBe('Written after the session');
  });

  it('STUDIO-4: a half-filled form stays when its window is shown again, after the session or without a server', async () =>
    visit(browser, { storageState: await page.context().storageState() }, async window => {
      await window.goto(`${address}/config/products/new`);
      const title = window.getByLabel('Title', { exact: true });
      await title.fill('Half a vase');
      await window.getByLabel('Price', { exact: true }).first().fill('12');
      const failed: string[] = [];
      window.on('requestfailed', request => failed.push(request.url()));
      await window.route('**/api/**', route => route.abort('connectionrefused'));
      await showAgain(window, 60_000);
      await expect.poll(() => failed.length).toBeGreaterThanOrEqual(4);
      await window.unroute('**/api/**');
      await expect.poll(() => title.inputValue()).toBe('Half a vase');
      await window.context().clearCookies();
      // Not asked again while the calls that failed are still repeated.
      let later = 60_000;
      await expect
        .poll(async () => {
          later += 60_000;
          await showAgain(window, later);
          return ended(window).count();
        })
        .toBe(1);
      await enter(window, demo.password);
      await ended(window).waitFor({ state: 'detached' });
      await expect.poll(() => title.inputValue()).toBe('Half a vase');
      await window.getByRole('button', { name: 'Save' }).click();
      await window.waitForURL(/\/products\/[0-9a-z]{24}/);
    }));
});

describe('the studio and a server that does not answer as it should', () => {
  it.each(
    firstOrAll([
      [401, 'Unauthorized request'],
      [500, 'Internal server error. Please try again later.'],
      [503, 'This service is temporarily unavailable. Please try again later.'],
      [502, 'Unable to connect. Please try again.'],
    ] as const),
  )('BROWSERCALL-3, STUDIO-2: without a message from the server, %i is shown as “%s”', (status, words) =>
    visit(browser, {}, async other => {
      await other.goto(`http://localhost:${demo.port}`);
      await other.getByLabel('Email').fill(demo.email);
      await other.getByLabel('Password').fill(demo.password);
      await other.route('**/api/**', route => route.fulfill({ status, body: '<html>proxy</html>' }));
      await other.getByRole('button', { name: 'Sign in' }).click();
      await other.getByRole('alert').filter({ hasText: words }).waitFor();
    }),
  );

  it('BROWSERCALL-8: an account without any access sees the error page with a key, and reloads or clears it', {
    tags: 'slow',
  }, async () => {
    const crash = page.getByRole('heading', { name: 'Something Went Wrong!' });
    const body = JSON.stringify({ message: 'No.', authorizationFail: true });
    for (const way of ['Reload Page', 'Clear']) {
      await page.route(media, route => route.fulfill({ status: 403, body }));
      await page.goto(`${address}/config/media`);
      await crash.waitFor();
      await expect.poll(() => page.getByText(/^Error key: [0-9a-z]{8}$/).count()).toBe(1);
      await page.unroute(media);
      await page.getByRole('button', { name: way }).click();
      await page.getByRole('heading', { name: 'No files yet' }).waitFor();
    }
  });

  it('BROWSERCALL-8, STUDIO-51: an answer that asks for signing in does so over the page, in a dialog that takes keys at once', async () => {
    await page.goto(`${address}/config/media`);
    await page.getByRole('heading', { name: 'No files yet' }).waitFor();
    const body = JSON.stringify({ message: 'Sign in first.', loginRequired: true });
    await page.route(media, route => route.fulfill({ status: 400, body }));
    const isFocusedAtOnce = page.evaluate(
      () =>
        new Promise<boolean>(resolve => {
          const observer = new MutationObserver(() => {
            const overlay = document.querySelector('[role="dialog"]')?.parentElement;
            if (!overlay) return;
            observer.disconnect();
            resolve(overlay.contains(document.activeElement));
          });
          observer.observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page.getByRole('searchbox').fill('vase');
    await ended().waitFor();
    expect(await isFocusedAtOnce).toBe(true);
    await page.unroute(media);
    await page.keyboard.press('Escape');
    await ended().waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('vase');
  });

  it('BROWSERCALL-6: an upload that is never answered ends after a day, and at once when it is cancelled, which is not reported', {
    tags: 'slow',
  }, async () => {
    const picture = samplePicture('film.png', { red: 20, green: 40, blue: 40 });
    const progress = page.getByRole('progressbar', { name: /film\.png/ });
    const ends: (string | undefined)[] = [];
    page.on('requestfailed', request => ends.push(request.failure()?.errorText));
    let sent = Promise.withResolvers<void>();
    await page.route(media, route => {
      if (route.request().method() !== 'POST') return route.continue();
      sent.resolve();
    });
    const upload = async () => {
      sent = Promise.withResolvers<void>();
      await chooseFiles(page, page.getByRole('button', { name: 'Upload' }), [picture]);
      await sent.promise;
    };
    await page.goto(`${address}/config/media`);
    await upload();
    await passTime(page, 23 * hour);
    expect([await progress.count(), ends]).toEqual([1, []]);
    await passTime(page, hour);
    await page.getByRole('alert').filter({ hasText: 'Unable to connect. Please try again.' }).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await upload();
    await page.getByRole('button', { name: 'Cancel the upload of film.png' }).click();
    await progress.waitFor({ state: 'detached' });
    await expect.poll(() => ends).toEqual(['net::ERR_ABORTED', 'net::ERR_ABORTED']);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await page.unroute(media);
  });
});
