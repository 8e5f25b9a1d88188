import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { onGrid, openAt, still } from './lightbox-visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser?.close());

it('LIGHTBOX-20: details behind the overlay, such as text, cannot be recognised through it', async () => {
  await onGrid(browser, still, async page => {
    await page.evaluate(() => {
      const lines = 'repeating-linear-gradient(45deg, #fff 0 6px, #000 6px 12px)';
      document.body.insertAdjacentHTML(
        'beforeend',
        `<div style="position:fixed;inset:0;pointer-events:none;background:${lines}"></div>`,
      );
    });
    await openAt(page, 0);
    await page.locator('dialog[data-phase="open"]').waitFor();
    const picture = await page.screenshot({ clip: { x: 5, y: 480, width: 80, height: 180 } });
    const step = await page.evaluate(async bytes => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${bytes}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const { data = new Uint8ClampedArray() } =
        canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
      const greens = Array.from({ length: bitmap.width * bitmap.height }, (_, at) => data[at * 4 + 1] ?? 0);
      return Math.max(...greens) - Math.min(...greens);
    }, picture.toString('base64'));
    expect(step).toBeLessThanOrEqual(3);
  });
});
