/** @module-tag slow */
import { areSlowTests } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { findHtmlProblems } from './html-problems.ts';
import { findAxeProblems, visit, websiteAddress } from './visit.ts';

const kiln = websiteAddress(inject('demo'), 'kiln');
/** In addition to the sitemap: pages for one visitor, and a missing one. */
const others = ['/search?q=bowl', '/search?q=nothing-like-it', '/cart', '/nowhere'];

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

async function pathsOf(page: Page): Promise<string[]> {
  const text = (await (await page.goto(`${kiln}/sitemap.xml`))?.text()) ?? '';
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  return [...listed, ...others];
}

const examine = (find: (page: Page) => Promise<readonly unknown[]>) =>
  visit(browser, { viewport: { width: 1280, height: 900 }, bypassCSP: true }, async page => {
    const all = await pathsOf(page);
    expect(all.length).toBeGreaterThan(15);
    const paths = areSlowTests ? all : all.filter((_, at) => at % 4 === 0);
    const found: unknown[] = [];
    for (const path of paths) {
      await page.goto(kiln + path);
      const problems = await find(page);
      if (problems.length > 0) found.push({ path, problems });
    }
    await page.goto(`${kiln}/shop/breakfast-bowl`);
    await page.locator('form[action="/cart/entries"] button[type="submit"]').first().click();
    await page.waitForFunction(() => document.cookie.includes('HAS_CART=1'));
    for (const path of ['/cart', '/checkout']) {
      await page.goto(kiln + path);
      const problems = await find(page);
      if (problems.length > 0) found.push({ path: `${path} with a bowl`, problems });
    }
    expect(found).toEqual([]);
  });

describe('every page of Kiln', () => {
  it('KILN-1: is valid HTML', () => examine(findHtmlProblems));

  it('KILN-2: passes the accessibility check', () => examine(page => findAxeProblems(page)));
});
