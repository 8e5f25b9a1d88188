import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { signIn, visit, websiteAddress } from './visit.ts';

const demo = inject('demo');
const kiln = websiteAddress(demo, 'kiln');

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

/** What the elements of the studio are drawn with, in px and ms. */
const drawnWith = (page: Page) =>
  page.evaluate(() => {
    const found = { texts: new Set<number>(), longest: 0 };
    const milliseconds = (list: string) =>
      list.split(',').map(time => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000));
    for (const element of document.querySelectorAll('body *')) {
      if (element.getClientRects().length === 0 || element.closest('[data-canvas], svg')) continue;
      const style = getComputedStyle(element);
      found.texts.add(Number.parseFloat(style.fontSize));
      found.longest = Math.max(found.longest, ...milliseconds(style.transitionDuration));
    }
    for (const { effect } of document.getAnimations())
      found.longest = Math.max(found.longest, Number(effect?.getComputedTiming().duration ?? 0));
    return { texts: [...found.texts], longest: found.longest };
  });

/** Only what is still loading moves again and again. */
const isLoaded = () =>
  document
    .getAnimations()
    .every(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);

it('TOKEN-2: the studio has ten spaces and two radii, and its rooms keep to the sizes of text and times of motion', () =>
  visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
    await signIn(page, demo, 'kiln');
    const [spaces, radii] = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const tokenOf = (name: string) => style.getPropertyValue(name).trim();
      return [
        Array.from({ length: 11 }, (_, at) => tokenOf(`--space-${at + 1}`)),
        ['--radius', '--radius-large'].map(tokenOf),
      ];
    });
    expect(spaces).toEqual([...[6, 11, 16, 22, 27, 33, 38, 44, 49, 55].map(space => `${space}px`), '']);
    expect(radii).toEqual(['4px', '8px']);
    for (const room of firstOrAll(['products', 'pages', 'media', 'design', 'settings', 'orders'])) {
      await page.goto(`${kiln}/config/${room}`);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await page.waitForFunction(isLoaded);
      const { texts, longest } = await drawnWith(page);
      expect({
        room,
        tooSmall: texts.filter(size => size < 9.75),
        tooLarge: texts.filter(size => size > 28),
      }).toEqual({
        room,
        tooSmall: [],
        tooLarge: [],
      });
      expect([room, longest <= 600]).toEqual([room, true]);
    }
  }));
