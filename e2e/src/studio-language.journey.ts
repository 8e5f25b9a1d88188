import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { isGerman } from './german-studio.ts';
import { openSession } from './open-session.ts';
import { visit, websiteAddress } from './visit.ts';

const demo = inject('demo');
let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser?.close());

/** The language of an account applies to everyone who uses it: here only the browser asks for one. */
it('STUDIO-45, MESSAGES-9: the studio speaks the language of the browser, and fits', () =>
  visit(browser, { locale: 'de-DE' }, async page => {
    await page.goto(`http://localhost:${demo.port}`);
    await isGerman(page, 'sign in');
    await (await openSession(demo, 'kiln')).giveTo(page.context());
    for (const path of ['products', 'settings?part=payments']) {
      await page.goto(`${websiteAddress(demo, 'kiln')}/config/${path}`);
      await page.getByRole('button', { name: 'Website und Konto' }).waitFor();
      await isGerman(page, path);
    }
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
  }));
