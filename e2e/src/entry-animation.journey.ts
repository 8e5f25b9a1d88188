/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { addSection, canvasOf, makeWebsite, publish, readPublished, waitForSave } from './studio.ts';
import { visit } from './visit.ts';
import { whenActive } from './when-active.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let website: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  website = await makeWebsite(page, demo, 'motion');
  for (let more = 0; more < 3; more += 1) await addSection(page, 'Text and image');
  await waitForSave(page);
});

afterAll(() => browser.close());

const heading = () => canvasOf(page).locator('main [data-block-id]').last();

async function choose(field: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The animations in a visitor's page, in order. */
const entriesOf = async () => {
  const { text } = await readPublished(browser, `${website}/`);
  return [...text.matchAll(/data-entry="(\w+)"/g)].map(([, kind]) => kind);
};

describe('how blocks appear', () => {
  it('ANIMATION-7: a page without animations loads nothing for them', async () => {
    await publish(page);
    expect(await entriesOf()).toEqual([]);
    await visit(browser, {}, async visitor => {
      const asked: string[] = [];
      visitor.on('request', request => asked.push(request.url()));
      await visitor.goto(`${website}/`);
      await whenActive(visitor, 'navigation');
      expect(asked.filter(address => address.includes('enter-blocks'))).toEqual([]);
    });
  });

  it('ANIMATION-8: a block’s own animation is chosen in its panel, played there alone, undone and repeated', async () => {
    await heading().click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const seen = await heading().evaluateHandle(block => {
      const names: string[] = [];
      for (const kind of ['animationstart', 'animationend'])
        block.addEventListener(kind, event => names.push(`${kind} ${Reflect.get(event, 'animationName')}`));
      return names;
    });
    const whole = ['animationstart motion-slide', 'animationend motion-slide'];
    await choose(/When it comes into view/, 'Slide up');
    await expect.poll(() => seen.jsonValue()).toEqual(whole);
    await expect.poll(() => heading().getAttribute('data-entry')).toBeNull();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => seen.jsonValue()).toEqual([...whole, ...whole]);
    const shown = page.getByRole('button', { name: /When it comes into view/ });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shown.textContent()).toContain('Website default: No animation');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => shown.textContent()).toContain('Slide up');
    await waitForSave(page);
    await publish(page);
    expect(await entriesOf()).toEqual(['slide']);
  });

  it('ANIMATION-8: the website’s animation is chosen with its design; a block keeps its own', async () => {
    await page.goto(`${website}/config/design`);
    await choose(/When blocks come into view/, 'Fade in');
    await page.getByRole('radio', { name: 'Fast', exact: true }).click();
    await waitForSave(page);
    await publish(page);
    const entries = await entriesOf();
    expect(entries.at(-1)).toBe('slide');
    expect(entries.length).toBeGreaterThan(4);
    expect(new Set(entries.slice(0, -1))).toEqual(new Set(['fade']));
  });

  it('ANIMATION-2: a visitor sees each block appear while scrolling, and all of them without script', async () => {
    await visit(browser, { viewport: { width: 390, height: 700 } }, async visitor => {
      await visitor.goto(`${website}/`);
      const last = visitor.locator('[data-entry]').last();
      await expect.poll(() => last.getAttribute('class')).toContain('motion-waiting');
      const times = await visitor
        .locator('[data-entry]')
        .evaluateAll(blocks => blocks.map(block => getComputedStyle(block).animationDuration));
      expect([new Set(times.slice(0, -1)), times.at(-1)]).toEqual([new Set(['0.15s']), '0.3s']);
      await last.scrollIntoViewIfNeeded();
      await expect.poll(() => last.getAttribute('class')).toContain('loaded');
      await expect.poll(() => last.evaluate(block => getComputedStyle(block).opacity)).toBe('1');
    });
    await visit(browser, { javaScriptEnabled: false }, async visitor => {
      await visitor.goto(`${website}/`);
      const opacities = await visitor
        .locator('[data-entry]')
        .evaluateAll(blocks => blocks.map(block => getComputedStyle(block).opacity));
      expect(new Set(opacities)).toEqual(new Set(['1']));
    });
  });
});
