import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkOut, putIntoCart } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { rowOf } from './rooms.ts';
import { visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
let kiln: string;
const name = 'Wolfgang Donaudampfschifffahrtsgesellschaftskapitänswitwe';
const email = 'wolfgang@a-rather-long-domain-name-of-a-company.example';
let browser: Browser;

beforeAll(async () => {
  website = await copyKiln(demo, 'narrow');
  kiln = website.address;
  browser = await openChromium();
});
afterAll(() => browser?.close());

/** Elements that must be scrolled horizontally; tabs may scroll. */
const pushed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *')]
      .filter(({ role }) => role !== 'tablist')
      .filter(element => /auto|scroll/.test(getComputedStyle(element).overflowX))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ localName, className }) => `${localName} ${className}`),
  );

it('STUDIO-40: no list is wider than its room at 390, 820 and 1440 px', async () => {
  await visit(browser, {}, async page => {
    await putIntoCart(page, `${kiln}/shop/breakfast-bowl`);
    await checkOut(page, kiln, { email, name });
  });
  await visit(browser, {}, async page => {
    await website.signIn(page);
    const rooms = { orders: name, mail: name, products: 'Moon vase', 'settings?part=members': demo.email };
    for (const [room, words] of Object.entries(rooms)) {
      await page.goto(`${kiln}/config/${room}`);
      await page.getByRole('main').getByText(words).first().waitFor();
      for (const width of [1440, 820, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(async () => ({ room, width, pushed: await pushed(page) }))
          .toEqual({ room, width, pushed: [] });
      }
    }
    await page.goto(`${kiln}/config/orders`);
    const order = rowOf(page, /Order/).filter({ hasText: name });
    const isBelow = async () => {
      const [number, buyer] = await Promise.all(
        [order.getByRole('rowheader'), order.getByText(name)].map(cell => cell.boundingBox()),
      );
      return (buyer?.y ?? 0) >= (number?.y ?? 0) + (number?.height ?? 0);
    };
    await expect.poll(isBelow).toBe(true);
  });
});
