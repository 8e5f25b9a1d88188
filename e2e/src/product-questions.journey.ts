import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { openShop, openStudio } from './own-website.ts';
import { rowOf, toastOf } from './rooms.ts';
import { visit } from './visit.ts';

const cup = { title: 'Engraved cup', variants: [{ price: 2800, stock: 5 }] };
const website = await openShop(inject('demo'), 'questions', [cup]);
const { address } = website;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openChromium();
  page = await openStudio(browser, website);
});

afterAll(() => browser.close());

const save = () => page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
const questions = () => page.getByLabel('Question', { exact: true });

async function ask(kind: string, label: string): Promise<void> {
  const before = await questions().count();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  await expect.poll(() => questions().count()).toBe(before + 1);
  await questions().last().fill(label);
}

describe('the questions of a product', () => {
  it('STUDIO-46: an owner adds, moves and removes questions; a refusal shows the problem at its property', async () => {
    await page.goto(`${address}/config/products`);
    await rowOf(page, 'Engraved cup').getByRole('rowheader').click();
    await ask('Short text', 'Name inside the cup');
    await ask('Dropdown', 'Lettering');
    await page.getByLabel('Options').fill('Serif\nScript\nSerif');
    await ask('Date', '');
    await save().click();
    await page.getByText('Enter a question.', { exact: true }).waitFor();
    await page.getByText('Each option can be listed only once.', { exact: true }).waitFor();
    await page.getByLabel('Options').fill('Serif\nScript');
    await questions().last().fill('Needed by');
    await page.getByText('Required', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Move Needed by up' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => questions().nth(1).inputValue()).toBe('Needed by');
    await page.getByRole('button', { name: 'Remove Lettering' }).click();
    await expect.poll(() => questions().count()).toBe(2);
    await toastOf(page, 'Lettering was removed.').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => questions().last().inputValue()).toBe('Lettering');
    await save().click();
    await toastOf(page, 'Saved').first().waitFor();
    await fits(page, 'studio-questions', page.getByRole('button', { name: 'Add a question' }));
  });

  it('FORM-6, CART-28: a visitor answers; errors are shown above the titles, and the first field is focused', () =>
    visit(browser, { bypassCSP: true }, async visitor => {
      await visitor.goto(`${address}/shop/engraved-cup`);
      const name = visitor.getByLabel('Name inside the cup');
      const date = visitor.getByRole('group', { name: 'Needed by (optional)' });
      const add = visitor.getByRole('button', { name: 'Add to cart' });
      await name.fill('Ann');
      await date.getByLabel('Day').fill('31');
      await date.getByLabel('Month').fill('2');
      await date.getByLabel('Year').fill('2030');
      await add.click();
      await date.getByText('Enter a day that exists, with a year of four digits.').waitFor();
      await expect
        .poll(() => date.getByLabel('Month').evaluate(one => one === document.activeElement))
        .toBe(true);
      await visitor.getByText('One or more fields is invalid, please check your entries.').waitFor();
      await fits(visitor, 'questions-refused');
      await date.getByLabel('Day').fill('24');
      await visitor.getByLabel('Lettering (optional)').selectOption('Script');
      await add.click();
      await visitor.getByRole('link', { name: 'View cart' }).first().click();
      await visitor.getByText('Name inside the cup: Ann').waitFor();
      await visitor.getByText('Needed by: February 24, 2030').waitFor();
      await visitor.getByText('Lettering: Script').waitFor();
      await fits(visitor, 'questions-cart');
    }));

  it('FORM-6: without script, the page is shown again with what was entered', () =>
    visit(browser, { javaScriptEnabled: false }, async visitor => {
      await visitor.goto(`${address}/shop/engraved-cup`);
      await visitor.getByLabel('Name inside the cup').fill('Bob');
      await visitor.getByLabel('Day').fill('31');
      await visitor.getByRole('button', { name: 'Add to cart' }).click();
      await visitor.getByText('Enter a day that exists, with a year of four digits.').waitFor();
      expect(await visitor.getByLabel('Name inside the cup').inputValue()).toBe('Bob');
      expect(await visitor.getByLabel('Day').inputValue()).toBe('31');
      await visitor.getByLabel('Day').fill('');
      await visitor.getByRole('button', { name: 'Add to cart' }).click();
      await visitor.waitForURL(/\/cart$/);
      await visitor.getByText('Name inside the cup: Bob').waitFor();
    }));
});
