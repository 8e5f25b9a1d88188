import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { drawings, textSample } from './highlight-samples.ts';
import { looseHighlights } from './loose-highlights.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const pathsIn = (page: Page) =>
  page.locator(`${drawings} path`).evaluateAll(paths => paths.map(path => path.getAttribute('d') ?? ''));

/** The highlights of text that is laid out, and those that are drawn. */
const counts = (page: Page) =>
  page.evaluate(
    selector => ({
      laidOut: [...document.querySelectorAll('.text-highlight')].filter(
        one => one.getClientRects().length > 0,
      ).length,
      drawn: [...document.querySelectorAll(selector)].filter(one => one.querySelector('path')).length,
    }),
    drawings,
  );

it.each([
  ['a part of the text', '.block p', 12],
  ['all of it', '.block > *', 0],
])('HIGHLIGHT-20: nothing is drawn for %s that is not laid out until it is', (_, hidden, left) =>
  visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async page => {
    await page.route(/\/sample\//, async route => {
      const response = await route.fetch();
      const style = `<style id="hiding">${hidden} { display: none }</style></head>`;
      await route.fulfill({ response, body: (await response.text()).replace('</head>', style) });
    });
    await page.goto(textSample('Highlights'), { waitUntil: 'load' });
    await page.locator(drawings).first().waitFor({ state: 'attached' });
    await expect.poll(() => counts(page)).toEqual({ laidOut: left, drawn: left });
    const before = await pathsIn(page);
    await page.locator('#hiding').evaluate(style => style.remove());
    await expect.poll(() => counts(page)).toEqual({ laidOut: 36, drawn: 36 });
    await expect.poll(() => looseHighlights(page)).toEqual([]);
    const paths = [...before, ...(await pathsIn(page))];
    expect(paths.filter(path => !/^M ?-?\d/.test(path) || /NaN|Infinity|undefined/.test(path))).toEqual([]);
  }),
);
