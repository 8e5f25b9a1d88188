import { areSlowTests, firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { visit, websiteAddress } from './visit.ts';

const kiln = websiteAddress(inject('demo'), 'kiln');
const pages = ['/', '/about', '/visit', '/care', '/delivery', '/contact'];
const made = ['/shop', '/shop/moon-vase', '/journal', '/search?q=bowl', '/search?q=zzz', '/cart', '/nowhere'];
const post = '/journal/a-firing-hour-by-hour';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser?.close());

/** The results of `find` for each path and width, if any. */
async function findAt<T>(
  widths: readonly number[],
  paths: readonly string[],
  find: (page: Page) => Promise<readonly T[]>,
): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const width of widths) {
    await visit(
      browser,
      { viewport: { width, height: 900 }, javaScriptEnabled: true, reducedMotion: 'reduce' },
      async page => {
        for (const path of paths) {
          await page.goto(kiln + path);
          await page.evaluate(() => document.fonts.ready);
          const problems = await find(page);
          if (problems.length > 0) found.push({ path, width, problems });
        }
      },
    );
  }
  return found;
}

describe('how Kiln looks', () => {
  it('KILN-3 RENDER-23: every page is aligned with the header', async () => {
    const found = await findAt(firstOrAll([820, 1440]), [...pages, ...made, post], page =>
      page.evaluate(() => {
        const edge = Math.round(document.querySelector('.logo-title')?.getBoundingClientRect().left ?? -1);
        const starts = (inner: Element) => {
          const blocks = [...inner.querySelectorAll(':scope > .grid > .block')];
          const seen = blocks.length > 0 ? blocks : [...inner.children];
          const lefts = seen.map(one => one.getBoundingClientRect()).filter(({ width }) => width > 0);
          return lefts.length === 0 ? [] : [Math.round(Math.min(...lefts.map(({ left }) => left)))];
        };
        return [...document.querySelectorAll('main .section-inner, footer .section-inner')]
          .flatMap(starts)
          .filter(left => Math.abs(left - edge) > 1)
          .map(left => ({ left, edge }));
      }),
    );
    expect(found).toEqual([]);
  });

  it('KILN-4: no grid reserves space for nothing', async () => {
    const found = await findAt(firstOrAll([390, 820, 1440]), [...pages, post], page =>
      page.evaluate(() => {
        const row = 24;
        const bottomOf = (block: Element) =>
          Math.max(...[...block.querySelectorAll('*')].map(one => one.getBoundingClientRect().bottom), 0);
        return [...document.querySelectorAll('main .grid, footer .grid')].flatMap(grid => {
          const blocks = [...grid.children]
            .map(block => ({
              box: block.getBoundingClientRect(),
              end: bottomOf(block),
              name: block.className,
            }))
            .filter(({ box }) => box.height > 0);
          const below = grid.getBoundingClientRect().bottom - Math.max(...blocks.map(({ end }) => end));
          const beside = (a: DOMRect, b: DOMRect) => a.left < b.right - 1 && b.left < a.right - 1;
          const between = blocks.flatMap(({ box, end, name }) => {
            const next = blocks.filter(other => other.box.top >= box.bottom - 1 && beside(other.box, box));
            const gap = Math.min(...next.map(other => other.box.top)) - end;
            const covered = blocks.some(other => other.box.top < end + gap / 2 && other.end > end + gap / 2);
            return next.length > 0 && !covered && gap > 3 * row ? [`${name}: ${Math.round(gap)} px`] : [];
          });
          return [...(below > row ? [`${Math.round(below)} px below`] : []), ...between];
        });
      }),
    );
    expect(found).toEqual([]);
  });

  it('KILN-5 RENDER-24: crops keep the pots whole', async () => {
    const found = await findAt(firstOrAll([390, 820, 1180]), [...pages, post], page =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>(innerWidth < 768 ? 'main img' : '.section-picture')]
          .filter(image => image.width >= 160 && image.getBoundingClientRect().height > 0)
          .flatMap(image => {
            const { width, height } = image.getBoundingClientRect();
            const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
            const shown = Math.min(width / height / own, own / (width / height));
            // The pots of the first picture are in its right four fifths, which contain its focal point.
            const least = image.matches('.section-picture') ? 0.75 : 0.9;
            // A card's square shows the middle of a picture that was composed for both shapes.
            const isCard = image.closest('.summary, .block-product, [class*="card"]') !== null;
            return shown < least && !isCard ? [`${image.alt || image.className}: ${shown.toFixed(2)}`] : [];
          }),
      ),
    );
    expect(found).toEqual([]);
  });

  it('KILN-6: the header is one line at every width', async () => {
    const widths = Array.from(
      { length: areSlowTests ? 26 : 6 },
      (_, at) => 600 + at * (areSlowTests ? 20 : 100),
    );
    await visit(browser, { viewport: { width: 600, height: 900 } }, async page => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${kiln}/about`);
        await page.evaluate(() => document.fonts.ready);
        const seen = await page.evaluate(() => {
          const links = [...document.querySelectorAll('header a, header button')]
            .map(one => one.getBoundingClientRect())
            .filter(box => box.width > 0);
          const middles = links.map(({ top, height }) => top + height / 2);
          return {
            spread: Math.round(Math.max(...middles) - Math.min(...middles)),
            height: Math.max(...links.map(box => box.height)),
            beyond: Math.max(0, ...links.map(({ right }) => right - document.documentElement.clientWidth)),
            count: links.length,
          };
        });
        expect({ width, ...seen }).toMatchObject({ width, beyond: 0 });
        expect(seen.spread, `${width} px`).toBeLessThanOrEqual(4);
        expect(seen.height, `${width} px`).toBeLessThanOrEqual(48);
        expect(seen.count, `${width} px`).toBeGreaterThanOrEqual(4);
      }
    });
  });
});
