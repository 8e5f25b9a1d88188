import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { sampleAddress } from './sample-address.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

it('CODE-4: loads an image in custom HTML at the width its space needs, and fills the space around its focal point', () =>
  visit(browser, { viewport: { width: 390, height: 844 } }, async page => {
    const warnings: string[] = [];
    page.on('console', message => warnings.push(message.text()));
    await page.goto(sampleAddress('code', 'HTML with an image that says where it lies'));
    const image = page.locator('.code-html img');
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    expect(await image.getAttribute('src')).toMatch(/\/media\/\w+\/500w$/);
    const room = await page.locator('.code-html div').boundingBox();
    const box = await image.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(room?.width ?? 0);
    expect(warnings).toEqual([]);
  }));
