import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findOverflow, writeLongWords } from './long-words.ts';
import { openPages, type PagePool } from './page-pool.ts';

interface Listed {
  readonly name: string;
  readonly block?: string;
  readonly address: string;
}

const catalogue = inject('catalogue');
const read = async (list: string): Promise<readonly Listed[]> => (await fetch(`${catalogue}/${list}`)).json();
const listed = [...(await read('samples.json')), ...(await read('system-pages.json'))];
const views = listed.map(({ block = 'page', name, address }) => [`${block}: ${name}`, address] as const);

let pages: PagePool;

beforeAll(async () => {
  pages = await openPages(5);
});

afterAll(() => pages.close());

describe('long words', () => {
  it.concurrent.each(views)(
    'CATALOGUE-11: keep «%s» within its screen at 390 and 820 px, also with letters of twice the size',
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
