import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { sampleAddress } from './sample-address.ts';

const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' as const };

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

function onSample(
  name: string,
  journey: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
  query = '',
): Promise<void> {
  return visit(browser, { ...wide, ...options }, async page => {
    await page.goto(sampleAddress('summary', name) + query);
    await journey(page);
  });
}

const step = (page: Page, label: 'Previous slides' | 'Next slides') =>
  page.getByRole('button', { name: label, exact: true });
const scrolled = (page: Page) =>
  page.locator('.summary-track').evaluate(track => Math.abs(Math.round(track.scrollLeft)));
/** Past its previous position, with its buttons updated. */
const rested = (page: Page, from: number) =>
  page.waitForFunction(before => {
    const track = document.querySelector('.summary-track');
    if (!track) return false;
    const place = Math.abs(Math.round(track.scrollLeft));
    const isOff = (way: string) =>
      document.querySelector(`[aria-label="${way} slides"]`)?.getAttribute('aria-disabled') === 'true';
    const isLast = place > track.scrollWidth - track.clientWidth - 2;
    return place !== before && isOff('Previous') === (place === 0) && isOff('Next') === isLast;
  }, from);
const isOff = async (page: Page, label: 'Previous slides' | 'Next slides') =>
  (await step(page, label).getAttribute('aria-disabled')) === 'true';

describe('a summary', () => {
  it.each([
    [1440, 3],
    [600, 2],
    [390, 1],
  ])(
    'SUMMARY-6: a wall at %d px has %d columns without gaps, entries one below another',
    async (width, count) => {
      await onSample(
        'Journal as a wall',
        async page => {
          const boxes = await page.locator('.summary > li').evaluateAll(entries =>
            entries.map(entry => {
              const { left, top, bottom } = entry.getBoundingClientRect();
              return { left: Math.round(left), top, bottom };
            }),
          );
          const lefts = [...new Set(boxes.map(box => box.left))];
          expect(lefts).toHaveLength(count);
          for (const left of lefts) {
            const column = boxes.filter(box => box.left === left);
            for (const [at, box] of column.entries()) {
              const above = column[at - 1];
              if (above) expect(box.top - above.bottom).toBeLessThan(60);
            }
          }
        },
        { viewport: { width, height: 900 } },
      );
    },
  );

  it.each(['', '?dir=rtl'])('SUMMARY-7: its buttons move to the end and back%s', async query => {
    await onSample(
      'Products as a carousel',
      async page => {
        await step(page, 'Next slides').waitFor();
        await expect
          .poll(async () => [await isOff(page, 'Previous slides'), await isOff(page, 'Next slides')])
          .toEqual([true, false]);
        const whole = await page
          .locator('.summary-track')
          .evaluate(track => track.scrollWidth - track.clientWidth);
        for (let times = 0; times < 12 && !(await isOff(page, 'Next slides')); times += 1) {
          const before = await scrolled(page);
          await step(page, 'Next slides').press('Enter');
          await rested(page, before);
          await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
        }
        expect(Math.abs((await scrolled(page)) - whole)).toBeLessThanOrEqual(2);
        expect(await step(page, 'Next slides').evaluate(button => document.activeElement === button)).toBe(
          true,
        );
        for (let times = 0; times < 12 && !(await isOff(page, 'Previous slides')); times += 1) {
          const before = await scrolled(page);
          await step(page, 'Previous slides').click();
          await rested(page, before);
          await expect.poll(() => scrolled(page)).toBeLessThan(before);
        }
        await expect.poll(() => scrolled(page)).toBe(0);
      },
      {},
      query,
    );
  });

  it('SUMMARY-7: without script there are no buttons, and every entry is reached by scrolling with keys', async () => {
    await onSample(
      'Products as a carousel',
      async page => {
        expect(await page.getByRole('button').count()).toBe(0);
        await page.locator('.summary-track').focus();
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
      },
      { javaScriptEnabled: false },
    );
  });

  it('SUMMARY-7: if all entries are visible there are no buttons', async () => {
    await onSample('Products as a carousel', async page => {
      await step(page, 'Next slides').waitFor();
      await page.locator('.summary > li:nth-child(n+3)').evaluateAll(entries => {
        for (const entry of entries) entry.remove();
      });
      await page.setViewportSize({ width: 1300, height: 900 });
      await step(page, 'Next slides').waitFor({ state: 'hidden' });
    });
  });
});
