/** @module-tag slow */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findLongWords, narrowWidths } from './long-words.ts';
import { openPages, type PagePool } from './page-pool.ts';
import { sampleAddress } from './sample-address.ts';

const catalogue = inject('catalogue');
/** Those of the blocks are judged by `samples.journey.ts`, on the visit that judges all else. */
const views = inject('systemPages').map(({ name, address }) => [name, address] as const);

let pages: PagePool;

beforeAll(async () => {
  pages = await openPages(5);
});

afterAll(() => pages.close());

describe('long words', () => {
  it('CATALOGUE-11: are hyphenated in the language of the page, short ones and code are not', () =>
    pages.use(async page => {
      await page.goto(sampleAddress('html', 'Everything a text may hold'));
      const hyphensOf = (selector: string) =>
        page.evaluate(name => {
          const style = getComputedStyle(document.querySelector(name) ?? document.body);
          return [style.hyphens, style.getPropertyValue('hyphenate-limit-chars')];
        }, selector);
      await expect.poll(() => hyphensOf('main p')).toEqual(['auto', '14 5 5']);
      await expect.poll(() => hyphensOf('main :is(h2, h3)')).toEqual(['auto', '14 5 5']);
      expect((await hyphensOf('main code'))[0]).toBe('manual');
    }));

  it.concurrent.each(views)(
    `CATALOGUE-11: keep “page: %s” within its screen at ${narrowWidths.join(' and ')} px, also at twice the text size`,
    async (_, address) => {
      const found = await pages.use(async page => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(catalogue + address);
        return findLongWords(page);
      });
      expect(found).toEqual({});
    },
  );
});
