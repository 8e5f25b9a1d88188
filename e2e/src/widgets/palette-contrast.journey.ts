/** @module-tag slow */
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { findAxeProblems, visit } from '../visit.ts';
import { judgedThemes } from './judged-themes.ts';
import { sampleAddress } from './sample-address.ts';

const catalogue = inject('catalogue');

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const inTheme = (page: Page, theme: string) =>
  page.evaluate(name => {
    for (const part of document.querySelectorAll('[class*="theme-"]'))
      part.setAttribute('class', (part.getAttribute('class') ?? '').replace(/theme-\w+/, `theme-${name}`));
  }, theme);

const settled = (one: Locator) =>
  one.evaluate(element => Promise.all(element.getAnimations().map(animation => animation.finished)));

/** A visible button or link for each class. */
async function oneOfEachKind(page: Page): Promise<readonly Locator[]> {
  const pressed = await page.locator('main :is(button, a):visible').all();
  const kinds = await Promise.all(pressed.map(one => one.getAttribute('class')));
  return pressed.filter((_, at) => kinds.indexOf(kinds[at] ?? null) === at);
}

/** The least contrast between the border of a field and what is on either side of it. */
const edgeContrast = (field: Locator) =>
  field.evaluate(element => {
    const drawing = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!drawing) throw new Error('Colours cannot be read.');
    const read = (color: string) => {
      drawing.clearRect(0, 0, 1, 1);
      drawing.fillStyle = color;
      drawing.fillRect(0, 0, 1, 1);
      return [...drawing.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = color.map(value => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = (start: Element | null): number => {
      for (let one = start; one; one = one.parentElement) {
        const color = read(getComputedStyle(one).backgroundColor);
        if (color[3] === 255) return luminance(color);
      }
      return 1;
    };
    const border = luminance(read(getComputedStyle(element).borderTopColor));
    const against = (other: number) => (Math.max(border, other) + 0.05) / (Math.min(border, other) + 0.05);
    return Math.min(against(ground(element)), against(ground(element.parentElement)));
  });

it.each(
  firstOrAll([
    ['the cart', `${catalogue}/system/cart`],
    ['the checkout', `${catalogue}/system/checkout`],
    ['a product', sampleAddress('product', 'Two options, prices from')],
    ['a button', sampleAddress('button', 'Filled')],
  ]),
)(
  'PALETTE-15: in %s, words have 4.5:1 also on hover, and fields an edge of 3:1, in light and dark themes',
  (_, address) =>
    visit(
      browser,
      { bypassCSP: true, reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } },
      async page => {
        for (const styles of ['default', 'kiln']) {
          await page.goto(`${address}?styles=${styles}&script=off`, { waitUntil: 'load' });
          for (const theme of judgedThemes) {
            await inTheme(page, theme);
            const found = [await findAxeProblems(page, { only: ['color-contrast'] })];
            for (const pressed of await oneOfEachKind(page)) {
              await pressed.hover({ force: true });
              await settled(pressed);
              const within = await pressed.elementHandle();
              found.push(await findAxeProblems(page, { only: ['color-contrast'], within }));
            }
            expect({ styles, theme, found: found.flat() }).toEqual({ styles, theme, found: [] });
            for (const field of await page.locator('main .field :is(input, select, textarea):visible').all())
              expect([styles, theme, (await edgeContrast(field)) >= 3]).toEqual([styles, theme, true]);
          }
        }
      },
    ),
);
