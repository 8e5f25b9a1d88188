import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { whenActive } from '../when-active.ts';
import { sampleAddress } from './sample-address.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

/** On a bowl in Small (Ash, and Iron, which is sold out) and Large (Ash, Celadon), once its script has started. */
const onBowl = (sample: string, journey: (page: Page) => Promise<void>) =>
  visit(browser, { bypassCSP: true, viewport: { width: 1280, height: 900 } }, async page => {
    await page.goto(sampleAddress('product', sample));
    await whenActive(page, 'product');
    await journey(page);
  });

describe('the options of a product', () => {
  const glaze = (page: Page) => page.getByLabel('Glaze');
  const size = (page: Page) => page.getByLabel('Size');
  const chosen = async (page: Page) => [await size(page).inputValue(), await glaze(page).inputValue()];
  const sold = (page: Page) => page.locator('[name="variantId"]').inputValue();

  it('PURCHASE-6: a value that does not exist with the other moves that one', () =>
    onBowl('Two options, prices from', async page => {
      await size(page).selectOption('Large');
      await expect.poll(() => chosen(page)).toEqual(['Large', 'Ash']);
      await glaze(page).selectOption('Celadon');
      await expect.poll(() => chosen(page)).toEqual(['Large', 'Celadon']);
      expect(await sold(page)).toBe('m2k4h8x1v000000000000004');
      await size(page).selectOption('Small');
      // Small and Iron exists too, but is sold out.
      await expect.poll(() => chosen(page)).toEqual(['Small', 'Ash']);
      expect(await sold(page)).toBe('m2k4h8x1v000000000000001');
    }));

  it('PURCHASE-6: a combination that exists is kept, even if it is sold out', () =>
    onBowl('Buttons and swatches', async page => {
      const value = (name: string) => page.getByRole('radio', { name });
      await value('Iron').check({ force: true });
      await page.getByRole('button', { name: 'Sold out' }).waitFor();
      expect(await value('Small').isChecked()).toBe(true);
      await value('Large').check({ force: true });
      await expect.poll(() => value('Ash').isChecked()).toBe(true);
      await value('Celadon').check({ force: true });
      await value('Small').check({ force: true });
      await expect.poll(() => value('Ash').isChecked()).toBe(true);
      await page.getByRole('button', { name: 'Add to cart' }).waitFor();
    }));
});
