/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openShop, openStudio } from './own-website.ts';

let website: OwnWebsite;
let address: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  website = await openShop(inject('demo'), 'files', [
    { title: 'Bowl', variants: [{ sku: 'BOWL', price: 2000, stock: 5 }] },
    { title: 'Cup', variants: [{ sku: 'CUP', price: 1200, stock: 5 }] },
  ]);
  address = website.address;
  browser = await openChromium();
  page = await openStudio(browser, website);
});
afterAll(() => browser?.close());

const wide = { width: 1440, height: 900 };
const priceOf = async (title: string) => {
  const { products } = await website.send(`/api/products?search=${title}`, { method: 'GET' });
  return (products as { startingPrice: number }[])[0]?.startingPrice;
};
const upload = (name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const partOf = (name: string) => page.locator('section').filter({ hasText: name });
let file = '';

it('PRODUCTFILE-1, PRODUCTFILE-3: the owner exports the products, edits the file, and sees what it would change', async () => {
  await page.goto(`${address}/config/products`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  file = Buffer.concat(chunks).toString();
  await page.getByRole('link', { name: 'Import from CSV' }).click();
  await page.getByRole('heading', { name: 'Import products', exact: true }).waitFor();
  await page.getByText('No imports in the last 30 days').waitFor();
  await fits(page, 'products-file-empty');
  await page.setViewportSize(wide);
  await upload('same.csv', file);
  await partOf('same.csv').getByText('The file changes nothing.').waitFor();
  await upload('dearer.csv', file.replace('20.00', '24.50'));
  const part = partOf('dearer.csv');
  await part.getByText('Price (BOWL): 20.00 → 24.50').waitFor();
  expect(await priceOf('Bowl')).toBe(2000);
  await fits(page, 'products-file-preview');
  await page.setViewportSize(wide);
});

it('PRODUCTFILE-7, PRODUCTFILE-10: the import is applied, seen in the shop, and undone', async () => {
  const part = partOf('dearer.csv');
  await part.getByRole('button', { name: 'Import one product' }).click();
  await part.getByText('One product was written.').waitFor();
  expect([await priceOf('Bowl'), await priceOf('Cup')]).toEqual([2450, 1200]);
  const visitor = await browser.newPage();
  await visitor.goto(`${address}/shop/bowl`);
  await visitor.getByText('$24.50').first().waitFor();
  await visitor.close();
  await page.reload();
  await part.getByRole('button', { name: 'Undo', exact: true }).click();
  await part.getByText('One was restored.').waitFor();
  expect(await priceOf('Bowl')).toBe(2000);
});

it('PRODUCTFILE-6: faults are named by row and column, and the other products are imported', async () => {
  const faulty = `${file.replace('12.00', 'twelve').trimEnd()}\r\n`;
  const [head = ''] = faulty.split('\r\n');
  const columns = head.split(',');
  const jar: string[] = columns.map(name =>
    /Vitrine 1/.test(name) ? 'product' : name === 'Title' ? 'Jar' : name === 'SKU' ? 'JAR' : '',
  );
  jar[columns.indexOf('Type')] = 'physical';
  jar[columns.indexOf('State')] = 'published';
  jar[columns.indexOf('Price')] = '9';
  jar[columns.indexOf('Stock')] = '3';
  await upload('faulty.csv', `${faulty}${jar.join(',')}\r\n`);
  const part = partOf('faulty.csv');
  await part.getByText('One product has faults and is left out.').waitFor();
  await part.getByText('Row 3, Price: Write a price such as 18.50.').waitFor();
  await fits(page, 'products-file-faults');
  await page.setViewportSize(wide);
  await part.getByRole('button', { name: 'Import one product' }).press('Enter');
  await part.getByText('One product was written.').waitFor();
  expect([await priceOf('Jar'), await priceOf('Cup')]).toEqual([900, 1200]);
  await part.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Added' }).click();
  await part.getByRole('link', { name: 'Jar' }).click();
  await page.getByLabel('Title').first().waitFor();
});

it('PRODUCTFILE-14: the faults are downloaded as a file', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .goto(`${address}/config/products/import`)
      .then(() => partOf('faulty.csv').getByRole('link', { name: 'Download faults as CSV' }).click()),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  expect(Buffer.concat(chunks).toString()).toBe(
    '\uFEFFRow,Column,Product,Fault\r\n3,Price,Cup,Write a price such as 18.50.\r\n',
  );
});

it('PRODUCTFILE-2, MEMBERSHIP-1: the kind of a product is a word, also that of a membership', async () => {
  await page.goto(`${address}/config/products/import`);
  const head = 'Vitrine 1,Title,Type,State,SKU,Price,Stock,Plan,Option Name 1,Option Value 1';
  const rows = [
    'product,Firing club,membership,published,CLUB,12,unlimited,every 1 month,,',
    'product,Voucher,gift card,published,CARD,50,unlimited,,Amount,Fifty',
    'product,Throwing lesson,service,published,LESSON,40,8,,,',
    'product,Firing circle,club,published,CIRCLE,12,unlimited,,,',
  ];
  await upload('kinds.csv', [head, ...rows, ''].join('\n'));
  const part = partOf('kinds.csv');
  await part.getByText('Row 5, Type: ').waitFor();
  await part.getByRole('button', { name: 'Import 3 products' }).click();
  await part.getByText('3 products were written.').waitFor();
  const { products } = await website.send('/api/products', { method: 'GET' });
  const made = products as { id: string; title: string }[];
  for (const [title, kind] of [
    ['Firing club', 'Membership'],
    ['Voucher', 'Gift card'],
    ['Throwing lesson', 'Service'],
  ] as const) {
    await page.goto(`${address}/config/products/${made.find(one => one.title === title)?.id}`);
    await page.getByRole('button', { name: `${kind} Kind` }).waitFor();
  }
});

it('PRODUCTFILE-12, PRODUCTFILE-13: the owner chooses the shop of new products, and has missing shops created', async () => {
  await website.send('/api/collections', { body: { type: 13, title: 'Outlet' } });
  await page.goto(`${address}/config/products/import`);
  await upload(
    'shops.csv',
    'Vitrine 1,Title,SKU,Price,Shops\nproduct,Tray,TRAY,5,\nproduct,Print,PRINT,6,prints\n',
  );
  const part = partOf('shops.csv');
  await part.getByText('Create the shop that the file names and that is not here: /prints').waitFor();
  await part.getByRole('button', { name: /New products go to/ }).click();
  await page.getByRole('option', { name: 'Outlet' }).click();
  await part.getByRole('checkbox').press('Space');
  await fits(page, 'products-file-shops', part.getByRole('checkbox'));
  await page.setViewportSize(wide);
  await part.getByRole('button', { name: 'Import 2 products' }).click();
  await part.getByText('2 products were written.').waitFor();
  await part.getByText('Shop created: /prints. Publish to show it.').waitFor();
  const { shops } = await website.send('/api/products/shops', { method: 'GET' });
  expect((shops as { title: string }[]).map(({ title }) => title).sort()).toEqual([
    'Outlet',
    'Prints',
    'Shop',
  ]);
  const { products } = await website.send('/api/products?search=Tray', { method: 'GET' });
  const [tray] = products as { id: string }[];
  await page.goto(`${address}/config/products/${tray?.id}`);
  await page.getByRole('heading', { level: 1, name: 'Tray' }).waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Outlet' }).isChecked()).toBe(true);
  await page.goto(`${address}/config/products/import`);
  await part.getByRole('button', { name: 'Undo', exact: true }).click();
  await part.getByText('2 were restored.').waitFor();
  const after = await website.send('/api/products/shops', { method: 'GET' });
  expect((after.shops as { title: string }[]).map(({ title }) => title).sort()).toEqual(['Outlet', 'Shop']);
});

it('PRODUCTFILE-8: another file is refused with the reason', async () => {
  await page.goto(`${address}/config/products/import`);
  await upload('other.csv', 'Title,Price\nBowl,1\n');
  await partOf('other.csv').getByText('is not a products file of Vitrine').waitFor();
  expect(await priceOf('Bowl')).toBe(2000);
});
