/** @module-tag slow */
import { until } from '@vitrine/tools/until.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { chooseFiles } from './rooms.ts';
import { samplePicture } from './sample-files.ts';
import { addSection, canvasOf, makeWebsite, waitForSave } from './studio.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let website: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  website = await makeWebsite(page, demo, 'colours');
  await addSection(page, 'Text and image');
});

afterAll(() => browser.close());

const shape = () => canvasOf(page).locator('.shape');
const panel = () => page.getByRole('complementary', { name: 'Shape' });
const styleOf = () => shape().getAttribute('style');
/** The computed value of a style in the current page. */
const computed = (what: Locator, name: string) =>
  what.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

describe('a shape in the studio', () => {
  it('SHAPE-10: is added, and chosen by its picture with the keyboard', async () => {
    await page.getByRole('button', { name: 'Add block' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Shape/ })
      .click();
    await shape().waitFor();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const flower = panel().getByRole('radio', { name: 'Flower' });
    await panel().getByRole('radio', { name: 'Circle', exact: true }).focus();
    await until(
      async () => {
        if (await flower.evaluate(button => button.matches(':focus'))) return true;
        await page.keyboard.press('ArrowRight');
        return false;
      },
      { interval: 0 },
    );
    await page.keyboard.press('Enter');
    await expect.poll(() => flower.getAttribute('aria-checked')).toBe('true');
    await expect.poll(() => shape().locator('path').getAttribute('d')).toContain('A');
  });

  it('PALETTE-12: is coloured by the section, by the website’s palette, or by its own colour', async () => {
    expect(await styleOf()).toContain('var(--color-accent)');
    await panel().getByText('Website', { exact: true }).first().click();
    const swatches = panel().getByRole('radiogroup', { name: 'Colour', exact: true }).last();
    await expect
      .poll(() =>
        swatches.getByRole('radio').evaluateAll(all => all.map(one => one.getAttribute('aria-label'))),
      )
      .toEqual(['Light', 'Bright', 'Dark']);
    await swatches.getByRole('radio', { name: 'Dark' }).click();
    await expect.poll(styleOf).toContain('var(--palette-dark-accent)');
    await panel().getByText('Custom', { exact: true }).first().click();
    await expect.poll(styleOf).toMatch(/--shape-color: #[0-9a-f]{6}/);
  });

  it('PALETTE-9, PALETTE-14: accepts a colour in any notation, also a transparent one, and reports errors', async () => {
    const text = panel().getByRole('textbox', { name: /^Custom colour: / });
    await text.fill('hsl(200, 60%, 40%, 0.5)');
    await expect.poll(styleOf).toContain('hsl(200 60% 40% / 0.5)');
    await text.fill('hsl(200 60% 140%)');
    await expect.poll(() => text.getAttribute('aria-invalid')).toBe('true');
    await panel()
      .getByText(/^A number is out of range/)
      .waitFor();
    expect(await styleOf()).toContain('hsl(200 60% 40% / 0.5)');
    await text.fill('rgb(20 90 120 / 50%)');
    await expect.poll(styleOf).toContain('rgb(20 90 120 / 0.5)');
    await waitForSave(page);
  });

  it('SHAPE-10: switching its shadow on does not move the studio', async () => {
    await panel().getByText('Shadow', { exact: true }).click();
    await expect.poll(styleOf).toContain('drop-shadow(5px 8.7px 18px');
    const moved = await page
      .locator('*')
      .evaluateAll(all =>
        all.filter(one => one.scrollTop > 20).map(one => one.contains(document.querySelector('iframe'))),
      );
    expect(moved).not.toContain(true);
  });
});

describe('the palette in the design room', () => {
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}: `) });
  const paint = () => computed(canvasOf(page).locator('html'), '--palette-accent');

  it('PALETTE-7, PALETTE-10, PALETTE-14: accepts any format, switches to the next one on a click, and keeps it', async () => {
    await page.goto(`${website}/config/design`);
    await canvasOf(page).locator('main').waitFor({ state: 'attached' });
    await field('Accent').fill('hsl(16, 64%, 33%)');
    await expect.poll(paint).toBe('#8a3b1e');
    await field('Accent').blur();
    await expect.poll(() => field('Accent').inputValue()).toBe('hsl(16 64% 33%)');
    const format = page.getByRole('button', { name: /^Accent: written as/ });
    await format.click();
    await expect.poll(() => field('Accent').inputValue()).toBe('rgb(138 59 30)');
    await format.click();
    await expect.poll(() => field('Accent').inputValue()).toBe('#8a3b1e');
    await expect.poll(paint).toBe('#8a3b1e');
    await page.getByLabel('Pick Accent').fill('#1f5f8b');
    await expect.poll(paint).toBe('#1f5f8b');
    await waitForSave(page);
    await page.reload();
    await expect.poll(() => field('Accent').inputValue()).toBe('#1f5f8b');
  });

  it.each([
    ['rust', /^Enter a colour, such as/],
    ['rgb(1 2)', /^Hex needs 3 or 6 digits/],
    ['#1f5f8b80', /^This colour must be opaque/],
  ])('PALETTE-9, PALETTE-14: %s is reported at the field, and nothing changes', async (text, words) => {
    await field('Accent').fill(text);
    await page.getByText(words).waitFor();
    await expect.poll(() => field('Accent').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => field('Accent').inputValue()).toBe(text);
    expect(await paint()).toBe('#1f5f8b');
    await field('Accent').fill('#1f5f8b');
    await expect.poll(() => field('Accent').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('PALETTE-16: is created from one colour, or from the main colour of a picture', async () => {
    const paper = () => computed(canvasOf(page).locator('html'), '--palette-white');
    await page.getByRole('radio', { name: 'A colour', exact: true }).click();
    await field('Colour to make a palette from').fill('hsl(150 60% 30%)');
    await expect.poll(paint).toBe('#1f7a4d');
    await expect.poll(() => field('Accent').inputValue()).toBe('hsl(150 60% 30%)');
    const green = await paper();
    await page.getByRole('radio', { name: 'A picture', exact: true }).click();
    await page.getByRole('button', { name: 'Choose image' }).click();
    const dialog = page.getByRole('dialog');
    await chooseFiles(page, dialog.getByRole('button', { name: 'Upload' }), [
      samplePicture('harbour.png', { red: 31, green: 95, blue: 139 }),
    ]);
    const blue = /^#(?:1e|1f|20)(?:5e|5f|60)(?:8a|8b|8c)$/;
    await expect.poll(() => field('Accent').inputValue()).toMatch(blue);
    await expect.poll(paper).not.toBe(green);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => field('Accent').inputValue()).toBe('hsl(150 60% 30%)');
  });
});
