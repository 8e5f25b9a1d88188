import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { chooseFiles, rowOf } from './rooms.ts';
import { type SampleFile, sampleText } from './sample-files.ts';
import { sendCall } from './send-call.ts';
import { makeWebsite } from './studio.ts';

const demo = inject('demo');

const item = (id: number, kind: 'post' | 'page', title: string) => `
  <item>
    <title>${title}</title>
    <link>https://old.example/${title.toLowerCase().replaceAll(' ', '-')}</link>
    <dc:creator><![CDATA[ada]]></dc:creator>
    <content:encoded><![CDATA[<p>Words of ${title}.</p>]]></content:encoded>
    <excerpt:encoded><![CDATA[]]></excerpt:encoded>
    <wp:post_id>${id}</wp:post_id>
    <wp:post_date>2020-05-04 10:00:00</wp:post_date>
    <wp:post_date_gmt>2020-05-04 10:00:00</wp:post_date_gmt>
    <wp:post_name>${title.toLowerCase().replaceAll(' ', '-')}</wp:post_name>
    <wp:status>publish</wp:status>
    <wp:post_type>${kind}</wp:post_type>
  </item>`;

const wordpress = sampleText(
  'old-site.xml',
  'text/xml',
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>Old site</title>
  <link>https://old.example</link>
  <wp:wxr_version>1.2</wp:wxr_version>
  <wp:base_site_url>https://old.example</wp:base_site_url>
  <wp:base_blog_url>https://old.example</wp:base_blog_url>
  <wp:author><wp:author_id>1</wp:author_id><wp:author_login>ada</wp:author_login><wp:author_display_name>Ada</wp:author_display_name></wp:author>
  ${item(1, 'post', 'First letter')}
  ${item(2, 'post', 'Second letter')}
  ${item(3, 'page', 'Colophon')}
</channel>
</rss>`,
);

const woocommerceText = [
  'ID,Type,SKU,Name,Published,Regular price,Stock,In stock?,Parent,Attribute 1 name,Attribute 1 value(s)',
  '11,simple,JUG-1,Old jug,1,24.50,4,1,,,',
  '12,variable,CUP,Old cup,1,,,1,,Size,"Small, Large"',
  '13,variation,CUP-S,Old cup - Small,1,12,2,1,CUP,Size,Small',
  '14,variation,CUP-L,Old cup - Large,1,15,3,1,CUP,Size,Large',
].join('\n');
const woocommerce = sampleText('old-shop.csv', 'text/csv', woocommerceText);

const squarespace = sampleText(
  'old-prints.csv',
  'text/csv',
  [
    'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs',
    'p1,v1,PHYSICAL,prints,old-print,Old print,,PRINT-1,5.00,0.00,No,3,,,0.0,0,0,0,Yes,',
  ].join('\n'),
);

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  address = await makeWebsite(page, demo, 'import');
});

afterAll(async () => {
  await browser.close();
});

const parts = (file: SampleFile) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: file.name }) });

/** Imports a file; returns its part of the room at the end, where the newest is first. */
async function importFile(file: SampleFile, end: RegExp): Promise<Locator> {
  const before = await parts(file).count();
  await chooseFiles(page, page.getByRole('button', { name: 'Choose file' }), [file]);
  await expect.poll(() => parts(file).count()).toBe(before + 1);
  const part = parts(file).first();
  await part.getByText(end).first().waitFor();
  return part;
}

const counts = async (part: Locator) => {
  const [names, numbers] = [
    await part.locator('dt').allTextContents(),
    await part.locator('dd').allTextContents(),
  ];
  return Object.fromEntries(names.map((name, at) => [name, numbers[at]]));
};

describe('imports into a website', () => {
  it('ROOM-17: posts and pages of an export are imported; the report counts them, and is there after a reload', async () => {
    await page.goto(`${address}/config/imports`);
    await page.getByRole('heading', { name: 'No imports yet' }).waitFor();
    const part = await importFile(wordpress, /^Done ·/);
    expect(await counts(part)).toMatchObject({ Posts: '2', Pages: '1' });
    await page.reload();
    await parts(wordpress)
      .first()
      .getByText(/^Done ·/)
      .waitFor();
    expect(await counts(parts(wordpress).first())).toMatchObject({ Posts: '2', Pages: '1' });
    await page.goto(`${address}/config/pages`);
    await page.getByRole('row', { name: 'Colophon' }).waitFor();
  });

  it('ROOM-18: products are imported with their variants; it continues when the room is left; a repetition creates no duplicates', async () => {
    await page.goto(`${address}/config/imports`);
    await chooseFiles(page, page.getByRole('button', { name: 'Choose file' }), [woocommerce]);
    await parts(woocommerce).first().waitFor();
    await page.getByRole('link', { name: 'Products' }).click();
    const names = async () => {
      await page.goto(`${address}/config/products`);
      const empty = page.getByRole('heading', { name: 'No products yet' });
      await page.getByRole('rowheader').or(empty).first().waitFor();
      return page.getByRole('rowheader').locator('strong').allTextContents();
    };
    await expect
      .poll(async () => (await names()).toSorted(), { timeout: 20_000 })
      .toEqual(['Old cup', 'Old jug']);
    await rowOf(page, 'Old cup').getByText('2 variants').waitFor();
    await page.goto(`${address}/config/imports`);
    await parts(woocommerce)
      .first()
      .getByText(/^Done ·/)
      .waitFor();
    await importFile(woocommerce, /^Done ·/);
    await importFile(wordpress, /^Done ·/);
    expect((await names()).toSorted()).toEqual(['Old cup', 'Old jug']);
    await page.goto(`${address}/config/pages`);
    await page.getByRole('row', { name: 'Colophon' }).first().waitFor();
    await expect.poll(() => page.getByRole('row', { name: 'Colophon' }).count()).toBe(1);
  });

  it('IMPORT-78, IMPORT-79: shops that a file names are created if the owner says so, and are offered to the next import', {
    tags: 'slow',
  }, async () => {
    await page.goto(`${address}/config/imports`);
    const create = page.getByRole('switch', { name: 'Create shops that the file names' });
    await create.press('Space');
    await expect.poll(() => create.isChecked()).toBe(true);
    const part = await importFile(squarespace, /^Done ·/);
    await part.getByText(/changed or worth checking/).click();
    await part.getByText('Page of products “prints”').waitFor();
    await page.reload();
    await page.getByRole('button', { name: /Products go to/ }).click();
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['Shop', 'Prints']);
    await page.getByRole('option', { name: 'Prints' }).click();
    await fits(page, 'imports-shops');
    await page.setViewportSize({ width: 1440, height: 900 });
    const { products } = (await sendCall(page, '/api/products', { method: 'GET' })) as {
      products: { id: string; title: string }[];
    };
    await page.goto(`${address}/config/products/${products.find(({ title }) => title === 'Old print')?.id}`);
    await page.getByRole('heading', { level: 1, name: 'Old print' }).waitFor();
    await expect.poll(() => page.getByRole('checkbox', { name: 'Prints' }).isChecked()).toBe(true);
  });

  it('ROOM-23: changes by both the owner and the export lead to a question, answered by keyboard, either way', async () => {
    const jug = async () => {
      const { products } = (await sendCall(page, '/api/products', { method: 'GET' })) as {
        products: { id: string; title: string }[];
      };
      return products.find(({ title }) => /jug/i.test(title));
    };
    const known = await jug();
    await sendCall(page, `/api/products/${known?.id}`, { method: 'PATCH', body: { title: 'My own jug' } });
    await page.goto(`${address}/config/imports`);
    const changed = sampleText('new-shop.csv', 'text/csv', woocommerceText.replace('Old jug', 'Their jug'));
    const part = await importFile(changed, /^Done ·/);
    const asked = part.getByRole('group', { name: 'Their jug' });
    await expect.poll(() => asked.getByRole('radio', { name: 'Keep mine' }).isChecked()).toBe(true);
    await expect
      .poll(() => part.getByRole('link', { name: 'Their jug' }).getAttribute('href'))
      .toBe(`/config/products/${known?.id}`);
    await asked.getByRole('radio', { name: 'Keep mine' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await jug())?.title).toBe('Their jug');
    await page.reload();
    await expect
      .poll(() => asked.getByRole('radio', { name: 'Take the imported one' }).isChecked())
      .toBe(true);
    await asked.getByRole('radio', { name: 'Keep mine' }).click();
    await expect.poll(async () => (await jug())?.title).toBe('My own jug');
  });

  it('ROOM-19: an invalid export file is refused with its name, its type and the accepted types', async () => {
    await page.goto(`${address}/config/imports`);
    await chooseFiles(page, page.getByRole('button', { name: 'Choose file' }), [
      sampleText('shopping.xml', 'text/xml', '<list><milk/></list>'),
    ]);
    const refusal = page.getByRole('alert').first();
    await refusal.waitFor();
    const words = (await refusal.textContent()) ?? '';
    expect(words).toContain('“shopping.xml”');
    expect(words).toContain(
      'WordPress or Squarespace export (XML) or a product export of WooCommerce, Shopify or Squarespace (CSV)',
    );
  });
});
