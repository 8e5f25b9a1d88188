import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { chooseFiles, rowOf, toastOf } from './rooms.ts';
import { samplePicture } from './sample-files.ts';
import { sendCall } from './send-call.ts';
import { makeWebsite, publish } from './studio.ts';
import { visit } from './visit.ts';
import { whenActive } from './when-active.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  address = await makeWebsite(page, demo, 'store');
  await sendCall(page, '/api/collections', { body: { type: 13, title: 'Shop' } });
  await page.goto(`${address}/config/media`);
  await publish(page);
});

afterAll(() => browser?.close());

const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const save = () => page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
const focused = () =>
  page.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement
      ? (field.ariaLabel ?? field.labels?.[0]?.textContent ?? field.name)
      : '';
  });
const openProducts = () => page.goto(`${address}/config/products`);

async function addOption(at: number, name: string, values: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add option' }).click();
  await field(`Option ${at}`).fill(name);
  const entry = field('Values').nth(at - 1);
  await entry.focus();
  for (const value of values) {
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
  }
}

const cell = (column: string, variant: string) => page.getByLabel(`${column}, ${variant}`, { exact: true });

/** Price and stock of one variant. */
async function price(name: string, amount: string, pieces: string): Promise<void> {
  await cell('Price', name).fill(amount);
  await cell('Stock', name).fill(pieces);
}

describe('the products of a website', () => {
  it('ROOM-1, STUDIO-12: an empty list names the next step; missing fields are reported next to them, the first one focused, nothing saved', async () => {
    await openProducts();
    await page.getByRole('heading', { name: 'No products yet' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'New product' }).last().click();
    await expect.poll(focused).toBe('Title');
    await save().click();
    await expect.poll(focused).toBe('Title');
    await page.getByText('Enter a title.').waitFor();
    await page.getByText('Enter a price such as 18.50.').waitFor();
    await field('Title').fill('Linen shirt');
    await page.getByText('Enter a title.').waitFor({ state: 'detached' });
    await field('Price').fill('a lot');
    await save().click();
    await expect.poll(focused).toBe('Price');
    await expect.poll(() => field('Price').getAttribute('aria-invalid')).toBe('true');
    await visit(browser, { storageState: await page.context().storageState() }, async other => {
      await other.goto(`${address}/config/products`);
      await other.getByRole('heading', { name: 'No products yet' }).waitFor();
    });
  });

  it('ROOM-2, MONEY-6, STUDIO-11, STUDIO-12: two options make a row for each combination, with its price and stock; an image is uploaded; everything is there after a reload', async () => {
    await addOption(1, 'Size', ['Small', 'Large']);
    await addOption(2, 'Colour', ['Sand', 'Ink']);
    await price('Small / Sand', '49', '3');
    await price('Small / Ink', '49', '0');
    await price('Large / Sand', '54,50', '2');
    await price('Large / Ink', '54.50', '5');
    await page.getByRole('button', { name: 'Add images' }).click();
    const dialog = page.getByRole('dialog');
    await chooseFiles(page, dialog.getByRole('button', { name: 'Upload' }), [
      samplePicture('linen.png', { red: 200, green: 180, blue: 150 }),
    ]);
    await dialog.getByRole('button', { name: 'Use it' }).click();
    await page.getByRole('row', { name: 'linen.png' }).waitFor();
    await save().click();
    await toastOf(page, 'Saved').waitFor();
    await page.waitForURL(/\/config\/products\/(?!new)\w+/);
    await page.reload();
    await page.getByRole('row', { name: 'linen.png' }).waitFor();
    const values = (label: string) =>
      page
        .getByLabel(new RegExp(`^${label}, `))
        .evaluateAll(fields => fields.map(one => (one instanceof HTMLInputElement ? one.value : '')));
    await expect.poll(() => values('Price')).toEqual(['49.00', '49.00', '54.50', '54.50']);
    await expect.poll(() => values('Stock')).toEqual(['3', '0', '2', '5']);
  });

  it('STUDIO-24: the table of variants is navigated by keyboard and filled from a spreadsheet in one step', async () => {
    await cell('Price', 'Small / Sand').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused()).toBe('Price, Small / Ink');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused()).toBe('Price, Large / Sand');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused()).toBe('Sale price, Large / Sand');
    await page.keyboard.press('Shift+Enter');
    await expect.poll(() => focused()).toBe('Sale price, Small / Ink');
    await cell('Weight', 'Small / Sand').focus();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '0.4\r\n0,5\r\n0.6\r\n0.7\r\n0.8\r\n');
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    });
    await page.getByText('There was no room for one row and 0 columns.').waitFor();
    await expect.poll(() => cell('Weight', 'Large / Ink').inputValue()).toBe('0.7');
  });

  it('STUDIO-25: a value is set for all with one option; a problem names its row and column', async () => {
    await page.getByRole('button', { name: /Set for/ }).click();
    await page.getByRole('option', { name: 'All with Colour: Ink' }).click();
    await field('Value').fill('a lot');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await expect.poll(() => cell('Price', 'Small / Ink').inputValue()).toBe('a lot');
    await expect.poll(() => cell('Price', 'Small / Sand').inputValue()).toBe('49.00');
    await save().click();
    await page.getByRole('link', { name: 'Large / Ink, Price' }).waitFor();
    await expect.poll(focused).toBe('Price, Small / Ink');
    await field('Value').fill('49');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await page.getByRole('link', { name: 'Large / Ink, Price' }).waitFor({ state: 'detached' });
    await page.reload();
  });

  it('STUDIO-26: on a phone the list shows state and stock, and nothing is wider than the screen', async () => {
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
    const { product } = await sendCall(page, '/api/products', {
      body: { title: long, state: 1, variants: [{ price: 100, stock: 1 }] },
    });
    const { id } = product as { id: string };
    await visit(
      browser,
      { viewport: { width: 390, height: 844 }, storageState: await page.context().storageState() },
      async phone => {
        await phone.goto(`${address}/config/products`);
        const row = phone.getByRole('row').filter({ hasText: 'Linen shirt' });
        await row.getByText('10 in stock').locator('visible=true').waitFor();
        await row.getByText('Available').locator('visible=true').waitFor();
        await phone.getByRole('row').filter({ hasText: long }).waitFor();
        const wide = await phone.getByRole('button', { name: 'New product' }).boundingBox();
        expect((wide?.x ?? 0) + (wide?.width ?? 0)).toBeLessThanOrEqual(390);
        await row.getByText('Linen shirt').click();
        await phone.getByLabel('Price, Small / Sand', { exact: true }).waitFor();
        const over = await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over).toBeLessThanOrEqual(0);
      },
    );
    await sendCall(page, `/api/products/${id}`, { method: 'DELETE' });
  });

  it('ROOM-3: saving again keeps the focus where it was', async () => {
    await field('Excerpt').fill('Woven for summer.');
    await save().focus();
    await page.keyboard.press('Enter');
    await toastOf(page, 'Saved').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await page.reload();
    await expect.poll(() => field('Excerpt').inputValue()).toBe('Woven for summer.');
  });

  it('ROOM-4, STUDIO-1, PRICE-3: the list is searched by words and sorted by headings, and opened with Enter', async () => {
    await page.goto(`${address}/config/products/new`);
    await field('Title').fill('Wool scarf');
    await field('Price').fill('30');
    await save().click();
    await page.waitForURL(/\/config\/products\/(?!new)\w+/);
    await openProducts();
    await rowOf(page, 'Wool scarf').waitFor();
    await page.getByRole('searchbox').fill('linen');
    await rowOf(page, 'Wool scarf').waitFor({ state: 'detached' });
    await rowOf(page, 'Linen shirt').getByText('4 variants').waitFor();
    await rowOf(page, 'Linen shirt').getByText('from $49.00', { exact: true }).waitFor();
    await page.getByRole('searchbox').fill('velvet');
    await page.getByRole('heading', { name: 'No product matches' }).waitFor();
    await page.getByRole('searchbox').fill('');
    await rowOf(page, 'Wool scarf').waitFor();
    const titles = () => page.getByRole('rowheader').locator('strong').allTextContents();
    await page.getByRole('columnheader', { name: 'Price' }).click();
    await expect.poll(titles).toEqual(['Wool scarf', 'Linen shirt']);
    await page.getByRole('columnheader', { name: 'Price' }).click();
    await expect.poll(titles).toEqual(['Linen shirt', 'Wool scarf']);
    await rowOf(page, 'Wool scarf').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Wool scarf' }).waitFor();
  });

  it('ROOM-5, PRICE-3: visitors find the product with its variants; a sold-out one cannot be bought', async () => {
    await visit(browser, { viewport: { width: 1280, height: 900 } }, async visitor => {
      await visitor.goto(`${address}/shop`);
      await visitor.getByText('from $49.00', { exact: true }).waitFor();
      await visitor.goto(`${address}/shop/linen-shirt`);
      await visitor.getByRole('heading', { level: 1, name: 'Linen shirt' }).waitFor();
      const words = (await visitor.getByRole('main').textContent()) ?? '';
      for (const word of ['Size', 'Small', 'Large', 'Colour', 'Sand', 'Ink', 'Woven for summer.']) {
        expect(words).toContain(word);
      }
      const picture = visitor.getByRole('main').locator('img').first();
      await expect
        .poll(() => picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth > 0))
        .toBe(true);
      const add = visitor.locator('form.purchase button[type="submit"]');
      await whenActive(visitor, 'product');
      await visitor.getByLabel('Size').selectOption('Small');
      await visitor.getByLabel('Colour').selectOption('Ink');
      await expect.poll(() => add.isEnabled()).toBe(false);
      await expect.poll(() => add.textContent()).toContain('Sold out');
      await visitor.getByLabel('Size').selectOption('Large');
      await expect.poll(() => add.isEnabled()).toBe(true);
    });
  });

  it('ROOM-6, STUDIO-1: a deleted product is gone for everyone and Undo restores it', async () => {
    await openProducts();
    await rowOf(page, 'Wool scarf').getByRole('rowheader').click();
    await page.getByRole('heading', { level: 1, name: 'Wool scarf' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete product' }).click();
    await toastOf(page, '“Wool scarf” was deleted.').waitFor();
    await rowOf(page, 'Linen shirt').waitFor();
    await rowOf(page, 'Wool scarf').waitFor({ state: 'detached' });
    const status = () =>
      visit(browser, {}, async visitor => (await visitor.goto(`${address}/shop/wool-scarf`))?.status());
    expect(await status()).toBe(404);
    await toastOf(page, '“Wool scarf” was deleted.').getByRole('button', { name: 'Undo' }).click();
    await rowOf(page, 'Wool scarf').getByText('Available').locator('visible=true').waitFor();
    expect(await status()).toBe(200);
  });

  it('ROOM-7: several are selected by keyboard, deleted together and restored by Undo', async () => {
    await openProducts();
    await rowOf(page, 'Linen shirt').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.getByText('2 selected').waitFor();
    await page.getByRole('button', { name: 'More for the selected products' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'No products yet' }).waitFor();
    await toastOf(page, '2 products were deleted.').getByRole('button', { name: 'Undo' }).click();
    await rowOf(page, 'Linen shirt').waitFor();
    await rowOf(page, 'Wool scarf').waitFor();
  });

  it('STUDIO-34, PRODUCT-22: an owner shows an option as swatches, and visitors choose by them', async () => {
    await openProducts();
    await rowOf(page, 'Linen shirt').getByRole('rowheader').click();
    await page.getByLabel('Colour is shown as').waitFor();
    await page.getByLabel('Colour is shown as').click();
    await page.getByRole('option', { name: 'Swatches', exact: true }).click();
    await page.getByLabel('Colour of Ink').fill('#1b2a49');
    await save().click();
    await toastOf(page, 'Saved').first().waitFor();
    await visit(browser, {}, async visitor => {
      await visitor.goto(`${address}/shop/linen-shirt`);
      await visitor.locator('path[fill="#1b2a49"]').waitFor();
      await visitor.getByRole('group', { name: 'Colour' }).getByRole('radio', { name: 'Ink' }).waitFor();
    });
  });

  it('PRODUCT-23, MONEY-6: a hidden product with a price of a thousand is saved and made visible in one step, and the list shows it', async () => {
    await page.goto(`${address}/config/products/new`);
    await field('Title').fill('Straw hat');
    await field('Price').fill('1,200');
    await page.getByLabel('State', { exact: true }).click();
    await page.getByRole('option', { name: 'Hidden' }).click();
    await save().click();
    await toastOf(page, 'Saved').first().waitFor();
    await openProducts();
    await rowOf(page, 'Straw hat').getByText('Hidden').locator('visible=true').waitFor();
    await rowOf(page, 'Straw hat').getByRole('rowheader').click();
    await page.getByRole('button', { name: 'Publish product' }).click();
    await page.getByRole('button', { name: 'Publish product' }).waitFor({ state: 'detached' });
    await visit(browser, {}, async visitor => {
      expect((await visitor.goto(`${address}/shop/straw-hat`))?.status()).toBe(200);
      await expect.poll(() => visitor.locator('[data-price]').textContent()).toBe('$1,200.00');
    });
    await openProducts();
    await rowOf(page, 'Straw hat').getByText('Available').locator('visible=true').waitFor();
  });
});
