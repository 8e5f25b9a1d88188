import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { drawings, onHighlights, textSample } from './highlight-samples.ts';
import { looseHighlights } from './loose-highlights.ts';
import { stopClock } from './stop-clock.ts';

const still = textSample('Highlights');
const everywhere = textSample('Highlights in lists, quotes, links and tables');
const mirrored = `${textSample('Highlights from right to left')}?dir=rtl`;

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const on = (address: string, journey: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) =>
  onHighlights(browser, { address, options }, journey);

const word = 'h2 .text-highlight[data-shape="circle"]';
const wordWidth = (page: Page) => page.locator(word).evaluate(mark => mark.getBoundingClientRect().width);

const fits = (page: Page) => expect.poll(() => looseHighlights(page)).toEqual([]);

describe('a highlight', () => {
  it.each(firstOrAll([390, 820, 1440]))(
    'HIGHLIGHT-5: lies on each line of its text, at %i px',
    async width => {
      await on(
        still,
        async page => {
          await fits(page);
          expect(await page.locator('.text-highlight').count()).toBe(36);
          expect(await page.locator(drawings).count()).toBe(36);
          const lines = await page
            .locator('p:has([data-shape="underline"]) .text-highlight')
            .first()
            .evaluate(mark => mark.getClientRects().length);
          expect(lines).toBe(width === 390 ? 3 : width === 820 ? 2 : 1);
        },
        { viewport: { width, height: 900 } },
      );
    },
  );

  it('HIGHLIGHT-5: begins at the right in right-to-left text', async () => {
    await on(
      mirrored,
      async page => {
        await fits(page);
        const begins = await page.locator(drawings).evaluateAll(svgs =>
          svgs.map(svg => {
            const path = svg.querySelector('path');
            if (!path) throw new Error('Nothing is drawn.');
            const { left, right } = path.getBoundingClientRect();
            const at = path.getPointAtLength(0).x + svg.getBoundingClientRect().left;
            return right - at < at - left;
          }),
        );
        expect(begins).toEqual([true, true, true]);
      },
      { reducedMotion: 'reduce' },
    );
  });

  it('HIGHLIGHT-6: is one if a link begins and ends in it, and works in lists, quotes and tables', async () => {
    await on(everywhere, async page => {
      await fits(page);
      expect(await page.locator('p .text-highlight[data-shape="underline"]').count()).toBe(3);
      const counts = await page
        .locator(drawings)
        .evaluateAll(svgs => svgs.map(svg => svg.querySelectorAll('path').length));
      // A double line, a frame of four sides, the marker, the line over the link, a wave, a circle, a strike.
      expect(counts.toSorted((one, other) => one - other)).toEqual([1, 1, 1, 1, 1, 2, 4]);
    });
  });

  it('HIGHLIGHT-7: is as thick as its own text size requires', async () => {
    await on(everywhere, async page => {
      const widthOf = (shape: string) =>
        page.evaluate(name => {
          const marks = [...document.querySelectorAll<HTMLElement>('.text-highlight')];
          const mark = marks.find(one => one.dataset.shape === name);
          const same = [...document.querySelectorAll<SVGElement>('.text-highlight-drawing')].find(svg =>
            [...(mark?.style ?? [])].every(
              property => svg.style.getPropertyValue(property) === mark?.style.getPropertyValue(property),
            ),
          );
          if (!mark || !same) throw new Error(`Nothing is drawn for ${name}.`);
          const px = Number.parseFloat(getComputedStyle(same).strokeWidth);
          const em = px / Number.parseFloat(getComputedStyle(mark).fontSize);
          return { px, em: Math.round(em * 1000) / 1000 };
        }, shape);
      expect((await widthOf('enclose')).px).toBe(3);
      expect((await widthOf('wave')).em).toBe(0.1);
      expect((await widthOf('underlineDouble')).em).toBe(0.06);
      expect((await widthOf('marker')).em).toBe(1.04);
    });
  });

  it('HIGHLIGHT-15: lies before or behind the text, without blocking clicks, hidden from screen readers and unclipped', async () => {
    await on(everywhere, async page => {
      const facts = await page.evaluate(() => {
        const mark = document.querySelector('.text-highlight[data-shape="enclose"]');
        const { left, top, width, height } = mark?.getBoundingClientRect() ?? new DOMRect();
        const order = (selector: string) =>
          [...(document.querySelector(selector)?.children ?? [])].map(child =>
            child.matches('svg') ? 'drawing' : child.localName,
          );
        const table = document.querySelector('.rich-text-table');
        const cut = [...(table?.querySelectorAll('path') ?? [])].filter(path => {
          const [inner, outer] = [path.getBoundingClientRect(), table?.getBoundingClientRect()];
          return !outer || inner.left < outer.left || inner.right > outer.right;
        });
        return {
          hit:
            document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.text-highlight') ===
            mark,
          text: order('.block-html'),
          table: order('.rich-text-table'),
          cut: cut.length,
          unread: document.querySelectorAll('.text-highlight-drawing:not([aria-hidden="true"])').length,
        };
      });
      expect(facts).toEqual({
        hit: true,
        text: ['drawing', 'div', 'drawing', 'drawing', 'drawing', 'drawing'],
        table: ['drawing', 'table', 'drawing'],
        cut: 0,
        unread: 0,
      });
    });
  });
});

describe('a drawing stays on its text', () => {
  it('HIGHLIGHT-12: when the window or the text size changes', async () => {
    await on(still, async page => {
      await page.setViewportSize({ width: 500, height: 900 });
      await fits(page);
      await page.evaluate(() => {
        document.body.style.zoom = '1.5';
      });
      await fits(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await fits(page);
    });
  });

  it('HIGHLIGHT-12: when text changes', async () => {
    await on(still, async page => {
      const width = await wordWidth(page);
      // Still on one line: no box of a paragraph changes its size.
      await page.locator(word).evaluate(mark => {
        if (mark.firstChild) mark.firstChild.nodeValue = 'very wide circle';
      });
      expect(await wordWidth(page)).toBeGreaterThan(width * 2);
      await fits(page);
      await page.locator(word).evaluate(mark => mark.remove());
      await expect.poll(() => page.locator(drawings).count()).toBe(35);
    });
  });

  it('HIGHLIGHT-12: 10 ms after text changes, and not before', async () => {
    await on(still, async page => {
      await fits(page);
      await stopClock(page);
      await page.locator(word).evaluate(mark => {
        if (mark.firstChild) mark.firstChild.nodeValue = 'very wide circle';
      });
      await page.clock.runFor(9);
      expect((await looseHighlights(page)).length).toBe(1);
      await page.clock.runFor(1);
      expect(await looseHighlights(page)).toEqual([]);
    });
  });

  it('HIGHLIGHT-12: when a font loads late', async () => {
    await on(still, async page => {
      const file = '**/inter-latin-wght-normal.woff2?late';
      const { promise: asked, resolve } = Promise.withResolvers<() => Promise<void>>();
      await page.route(file, route => resolve(() => route.continue()));
      await page.evaluate(() => {
        const source = '/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?late';
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          `.rich-text h2 { font-family: Late, monospace; white-space: nowrap; block-size: 40px }`,
        );
        document.adoptedStyleSheets.push(sheet);
        document.fonts.add(new FontFace('Late', `url(${source})`));
      });
      const goOn = await asked;
      const width = await wordWidth(page);
      await goOn();
      await expect.poll(() => wordWidth(page)).not.toBe(width);
      await fits(page);
    });
  });

  it('HIGHLIGHT-12: while a transition of the page moves it', async () => {
    await on(still, async page => {
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('h2 { transition: letter-spacing 0.4s } .wide h2 { letter-spacing: 0.3em }');
        document.adoptedStyleSheets.push(sheet);
      });
      await page.evaluate(async () => {
        const heading = document.querySelector('h2');
        const ended = new Promise(done => heading?.addEventListener('transitionend', done));
        document.documentElement.classList.add('wide');
        await ended;
      });
      await fits(page);
    });
  });

  it('HIGHLIGHT-12: for 2 s of a transition, and no longer', async () => {
    await on(still, async page => {
      await fits(page);
      await stopClock(page);
      await page.evaluate(() => {
        document.body.dispatchEvent(
          new TransitionEvent('transitionrun', { propertyName: 'translate', bubbles: true }),
        );
      });
      // Neither a size nor the markup of the text shows that it moves.
      const moveHeading = (px: number) =>
        page.evaluate(left => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`h2 { position: relative; left: ${left}px }`);
          document.adoptedStyleSheets.push(sheet);
        }, px);
      await moveHeading(40);
      expect(await looseHighlights(page)).not.toEqual([]);
      await page.clock.runFor(40);
      expect(await looseHighlights(page)).toEqual([]);
      await page.clock.runFor(1_920);
      await moveHeading(80);
      await page.clock.runFor(30);
      expect(await looseHighlights(page)).toEqual([]);
      await page.clock.runFor(30);
      await moveHeading(120);
      await page.clock.runFor(5_000);
      expect(await looseHighlights(page)).not.toEqual([]);
    });
  });
});
