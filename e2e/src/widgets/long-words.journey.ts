import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findOverflow, writeLongWords } from './long-words.ts';
import { openPages, type PagePool } from './page-pool.ts';
import { sampleAddress } from './sample-address.ts';

const catalogue = inject('catalogue');
const views = [
  ...inject('samples').map(({ block, name, address }) => [`${block}: ${name}`, address] as const),
  ...inject('systemPages').map(({ name, address }) => [`page: ${name}`, address] as const),
];

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
    'CATALOGUE-11: keep “%s” within its screen at 390 and 820 px, also at twice the text size',
    async (_, address) => {
      const found = await pages.use(async page => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(catalogue + address);
        await writeLongWords(page);
        const beyond: Record<string, readonly string[]> = {};
        for (const letters of ['100%', '200%']) {
          await page.addStyleTag({ content: `html { font-size: ${letters} !important }` });
          for (const width of [390, 820]) {
            await page.setViewportSize({ width, height: 844 });
            const found = await findOverflow(page);
            if (found.length > 0) beyond[`${width} px, ${letters}`] = found;
          }
        }
        return beyond;
      });
      expect(found).toEqual({});
    },
  );
});
