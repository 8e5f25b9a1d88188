import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { atWidths } from './at-widths.ts';
import { forgetCalcSize } from './forget-calc-size.ts';
import { refusePictures } from './picture-gate.ts';
import { sampleAddress } from './sample-address.ts';

const addressOf = (name: string) => sampleAddress('gallery', name);

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

interface Look extends BrowserContextOptions {
  readonly width?: number;
  readonly query?: string;
}

const onSample = (name: string, look: Look, journey: (page: Page) => Promise<void>) => {
  const { width = 1440, query = '', ...options } = look;
  return visit(browser, { viewport: { width, height: 900 }, bypassCSP: true, ...options }, async page => {
    // Without script everything would load at the same time, and the space is reserved before.
    if (options.javaScriptEnabled === false) await refusePictures(page);
    await page.goto(`${addressOf(name)}?${query}`);
    await journey(page);
  });
};

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Places of all matches of the selector, px from the gallery's own corner. */
const boxesOf = (page: Page, selector: string) =>
  page.evaluate<Box[], string>(wanted => {
    const frame = document.querySelector('.gallery')?.getBoundingClientRect();
    return [...document.querySelectorAll(wanted)].map(element => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left: left - (frame?.left ?? 0), top: top - (frame?.top ?? 0), width, height };
    });
  }, selector);

const widthOf = async (page: Page) => (await boxesOf(page, '.gallery'))[0]?.width ?? 0;

const columnsOf = async (page: Page) =>
  new Set((await boxesOf(page, '.gallery-slide')).map(({ left }) => Math.round(left))).size;

describe('a grid', () => {
  it('GALLERY-1: has four columns, three on a tablet, two on a phone', async () => {
    const columns: number[] = [];
    await onSample('Grid', {}, page =>
      atWidths(page, [1440, 660, 390], async () => void columns.push(await columnsOf(page))),
    );
    expect(columns).toEqual([4, 3, 2]);
  });

  it('GALLERY-10: is as high as its slides', async () => {
    await onSample('Grid, uncropped and close together', { query: 'script=off' }, async page => {
      const heights = (await boxesOf(page, '.gallery-picture')).map(({ width, height }) => width / height);
      expect(heights.map(ratio => Math.round(ratio * 100) / 100)).toEqual([0.67, 1.33, 1.78]);
    });
  });
});

const autogrids = [
  ['Automatic grid', 250, 0, Math.floor],
  ['Automatic grid, columns at most 180 px', 180, 10, Math.ceil],
] as const;

describe('an automatic grid', () => {
  it.each(autogrids)(
    'GALLERY-36: “%s” has the number of columns for its width',
    async (name, column, gap, round) => {
      await onSample(name, {}, page =>
        atWidths(page, [280, 390, 661, 900, 1280, 1440], async width => {
          const fit = ((await widthOf(page)) + gap) / (column + gap);
          expect([width, await columnsOf(page)]).toEqual([width, Math.min(7, Math.max(1, round(fit)))]);
          const sizes = (await boxesOf(page, '.gallery-picture')).map(
            box => `${box.width.toFixed(1)}x${box.height.toFixed(1)}`,
          );
          expect(new Set(sizes).size).toBe(1);
        }),
      );
    },
  );
});

describe('automatic columns', () => {
  /** The expected place of each slide: in the shortest column, the first of equal ones. */
  function packed(slides: readonly Box[], lefts: readonly number[]) {
    const bottoms = lefts.map(() => 0);
    return slides.map(({ height }) => {
      const at = bottoms.indexOf(Math.min(...bottoms));
      const place = [lefts[at], bottoms[at]];
      bottoms[at] = (bottoms[at] ?? 0) + height;
      return place;
    });
  }

  it.each(['Columns', 'Columns, words below', 'Columns, 500 pictures'])(
    'GALLERY-37: “%s” fills the shortest column in order, without script',
    async name => {
      await onSample(name, { javaScriptEnabled: false }, page =>
        atWidths(page, [390, 820, 1440], async () => {
          const slides = (await boxesOf(page, '.gallery-slide')).map(({ left, top, ...size }) => ({
            left: Math.round(left),
            top: Math.round(top),
            ...size,
          }));
          const lefts = [...new Set(slides.map(({ left }) => left))].toSorted((a, b) => a - b);
          expect(slides.map(({ left, top }) => [left, top])).toEqual(packed(slides, lefts));
        }),
      );
    },
  );

  it('GALLERY-37: keeps the shape of pictures except for a line of 4 px, and the gap', async () => {
    const own = [4 / 3, 2 / 3, 16 / 9, 2 / 3, 16 / 9, 4 / 3, 2 / 3];
    await onSample('Columns', {}, async page => {
      const pictures = await boxesOf(page, '.gallery-picture');
      for (const [at, { width, height }] of pictures.entries())
        expect(Math.abs(width / (own[at % 7] ?? 1) - height)).toBeLessThanOrEqual(2.1);
    });
    await onSample('Columns, words below', {}, async page => {
      const pictures = await boxesOf(page, '.gallery-picture');
      for (const [at, { width, height }] of pictures.entries())
        expect(Math.abs(width / (own[at % 7] ?? 1) - height)).toBeLessThan(1);
      const cut = await page.evaluate(
        () =>
          [...document.querySelectorAll('.gallery-words')].filter(
            one => one.scrollHeight > one.clientHeight + 1,
          ).length,
      );
      expect(cut).toBe(0);
    });
  });
});

describe('automatic rows', () => {
  it('GALLERY-38: are full and even, the last is not stretched, and no row is enlarged', async () => {
    await onSample('Rows', { javaScriptEnabled: false }, page =>
      atWidths(page, [390, 820, 1440], async () => {
        const whole = await widthOf(page);
        const wanted = Math.min(250, whole * 0.36);
        const rows = Object.values(
          Object.groupBy(await boxesOf(page, '.gallery-picture'), ({ top }) => Math.round(top)),
        ).map(row => row ?? []);
        for (const row of rows) {
          const heights = row.map(({ height }) => height);
          expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
          expect(Math.max(...heights)).toBeLessThanOrEqual(wanted * 1.75 + 1);
        }
        for (const row of rows.slice(0, -1)) {
          const isFull = Math.abs(Math.max(...row.map(({ left, width: own }) => left + own)) - whole) < 1;
          const isCapped = row.some(({ height }) => Math.abs(height - wanted * 1.75) < 1);
          expect(isFull || isCapped).toBe(true);
        }
        expect(rows.at(-1)?.[0]?.height).toBeCloseTo(Math.min(wanted, whole / 0.66), 0);
      }),
    );
  });

  it('GALLERY-38: leaves pictures uncropped', async () => {
    await onSample('Rows', {}, async page => {
      const own = [4 / 3, 2 / 3, 16 / 9, 2 / 3, 16 / 9, 4 / 3, 2 / 3];
      for (const [at, { width, height }] of (await boxesOf(page, '.gallery-picture')).entries())
        expect(width / height).toBeCloseTo(own[at % 7] ?? 0, 2);
    });
  });
});

describe('a list, and one by one', () => {
  it('GALLERY-39: text is beside the picture, which has its own fraction of the width; on a phone below it', async () => {
    await onSample('List', {}, async page => {
      const [picture] = await boxesOf(page, '.gallery-picture');
      const [words] = await boxesOf(page, '.gallery-words');
      expect((picture?.width ?? 0) / (await widthOf(page))).toBeCloseTo(0.4, 2);
      expect(words?.left).toBeGreaterThan(picture?.width ?? Number.NaN);
    });
    await onSample('List', { width: 390 }, async page => {
      const [picture] = await boxesOf(page, '.gallery-picture');
      const [words] = await boxesOf(page, '.gallery-words');
      expect([picture?.width, words?.left]).toEqual([await widthOf(page), 0]);
      expect(words?.top).toBeGreaterThanOrEqual(picture?.height ?? Number.NaN);
    });
    await onSample('One by one', {}, async page => expect(await columnsOf(page)).toBe(1));
  });
});

describe('text over pictures', () => {
  it('GALLERY-19: higher than 90 percent of the picture is cut to 40, and scrolls by keyboard', async () => {
    await onSample('Grid, words on the pictures', { width: 390 }, async page => {
      const [picture] = await boxesOf(page, '.gallery-figure');
      const words = await boxesOf(page, '.gallery-words');
      expect(words[0]?.height).toBeCloseTo((picture?.height ?? 0) * 0.4, 0);
      expect(words[1]?.height).toBeLessThan((picture?.height ?? 0) * 0.9);
      const region = page.getByRole('group', { name: 'Ash bowl' });
      await region.focus();
      await page.keyboard.press('End');
      await expect.poll(() => region.evaluate(one => one.scrollTop)).toBeGreaterThan(50);
    });
  });

  it('GALLERY-19: is cut the same in a browser without `calc-size()`', async () => {
    await onSample('Grid, words on the pictures', { width: 390 }, async page => {
      const [picture] = await boxesOf(page, '.gallery-figure');
      const before = await boxesOf(page, '.gallery-words');
      expect(await page.evaluate(forgetCalcSize)).toEqual([1, 1]);
      const heights = async () =>
        (await boxesOf(page, '.gallery-words')).map(({ height }) => Math.round(height));
      await expect.poll(heights).toEqual(before.map(({ height }) => Math.round(height)));
      expect((await heights())[0]).toBe(Math.round((picture?.height ?? 0) * 0.4));
    });
  });

  const opacityOf = (page: Page) =>
    page
      .locator('.gallery-words')
      .first()
      .evaluate(one => getComputedStyle(one).opacity);

  it('GALLERY-40: appears when the picture is hovered or focused', async () => {
    await onSample('Grid, words when pointed at', { reducedMotion: 'reduce' }, async page => {
      expect(await opacityOf(page)).toBe('0');
      await page.locator('.gallery-link').first().hover();
      await expect.poll(() => opacityOf(page)).toBe('1');
      await page.mouse.move(0, 0);
      await expect.poll(() => opacityOf(page)).toBe('0');
      await page.locator('.gallery-link').first().focus();
      await expect.poll(() => opacityOf(page)).toBe('1');
    });
  });

  it('GALLERY-40: is always visible on devices without hover', async () => {
    await onSample('Grid, words when pointed at', { hasTouch: true, isMobile: true }, async page => {
      expect(await opacityOf(page)).toBe('1');
    });
  });
});

describe('every layout', () => {
  it.each(['Grid', 'Automatic grid', 'Columns', 'Rows'])(
    'GALLERY-33: “%s” begins on the right in right-to-left text, and is complete without script',
    async name => {
      await onSample(name, { query: 'dir=rtl', javaScriptEnabled: false }, async page => {
        const whole = await widthOf(page);
        const [first] = await boxesOf(page, '.gallery-slide');
        expect((first?.left ?? 0) + (first?.width ?? 0)).toBeCloseTo(whole, -1);
        const link = page.locator('main').getByRole('link').first();
        expect(await link.getAttribute('href')).toMatch(/^\/media\/\w+\/1600w$/);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.closest('.gallery-slide') !== null))
          .toBe(true);
      });
    },
  );

  it('GALLERY-41: a video without a lightbox plays in its place', async () => {
    await onSample('Grid with videos that play in place', {}, async page => {
      await page.route(/youtube/, route =>
        route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' }),
      );
      await page.getByRole('button', { name: 'Play video: The big bowl' }).click();
      await page.frameLocator('iframe').getByText('Player').waitFor();
    });
  });

  it('GALLERY-23: is skipped if its data cannot be read, and does not change', async () => {
    await visit(browser, { bypassCSP: true }, async page => {
      const said: string[] = [];
      page.on('console', message => message.type() === 'error' && said.push(message.text().trim()));
      const address = addressOf('Grid with videos that play in place');
      await page.route(address, async route => {
        const reply = await route.fetch();
        const body = (await reply.text()).replace(/data-gallery="[^"]*"/, 'data-gallery="{grid"');
        await route.fulfill({ response: reply, body });
      });
      await page.goto(address);
      await expect.poll(() => said).toContain('Error decoding gallery block data.');
      expect(await page.getByRole('link', { name: 'Play video: The big bowl' }).count()).toBe(1);
    });
  });
});
