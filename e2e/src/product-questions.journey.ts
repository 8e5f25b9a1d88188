import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkOut } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { type OwnWebsite, openShop, openStudio, readMail } from './own-website.ts';
import { rowOf, toastOf } from './rooms.ts';
import { visit } from './visit.ts';

const cup = { title: 'Engraved cup', variants: [{ price: 2800, stock: 5 }] };
const plate = { title: 'Wedding plate', variants: [{ price: 5200, stock: 5 }] };
let website: OwnWebsite;
let address: string;
const options = [{ id: 'post', name: 'Post', amount: 500 }];
const shippingZones = [{ id: 'all', name: 'Everywhere', places: [{ country: '*' }], options }];
const store = { isOpen: true, currency: 'EUR', countries: ['DE'], shippingZones };
const transfer = { isEnabled: true, settings: { instructions: 'Pay to DE00 1234.' } };

let browser: Browser;
let page: Page;

beforeAll(async () => {
  website = await openShop(inject('demo'), 'questions', [cup, plate]);
  address = website.address;
  await website.send('/api/website/settings', { method: 'PATCH', body: { settings: { store } } });
  await website.send('/api/payments/methods/manual', { method: 'PATCH', body: transfer });
  browser = await openChromium();
  page = await openStudio(browser, website);
});

afterAll(() => browser?.close());

const save = () => page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
const questions = (title = 'Question') => page.getByLabel(title, { exact: true });
const tooLong = 'You have exceeded the character limit.';

async function ask(kind: string, label: string, title = 'Question'): Promise<void> {
  const before = await questions(title).count();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  await expect.poll(() => questions(title).count()).toBe(before + 1);
  await questions(title).last().fill(label);
}

/** Types more characters than the field takes by itself. */
async function exceed(field: Locator, text: string): Promise<void> {
  await field.evaluate(one => one.removeAttribute('maxlength'));
  await field.fill(text);
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
    await ask('Long text', 'Dedication');
    await page.getByLabel('Maximum number of characters').fill('5');
    await save().click();
    await toastOf(page, 'Saved').first().waitFor();
    await fits(page, 'studio-questions', page.getByRole('button', { name: 'Add a question' }));
  });

  it('FORM-3, FORM-6, CART-28: a visitor answers; errors are shown above the titles, and the first field is focused', () =>
    visit(browser, { bypassCSP: true }, async visitor => {
      await visitor.goto(`${address}/shop/engraved-cup`);
      const name = visitor.getByLabel('Name inside the cup');
      const date = visitor.getByRole('group', { name: 'Needed by (optional)' });
      const dedication = visitor.getByLabel('Dedication (optional)');
      const add = visitor.getByRole('button', { name: 'Add to cart' });
      await name.fill('Ann');
      await exceed(dedication, 'To Ann');
      await date.getByLabel('Day').fill('31');
      await date.getByLabel('Month').fill('2');
      await date.getByLabel('Year').fill('2030');
      await add.click();
      await date.getByText('Enter a day that exists, with a year of four digits.').waitFor();
      await expect
        .poll(() => date.getByLabel('Month').evaluate(one => one === document.activeElement))
        .toBe(true);
      await visitor.getByText(tooLong).waitFor();
      await visitor.getByText('One or more fields is invalid, please check your entries.').waitFor();
      await fits(visitor, 'questions-refused');
      await dedication.fill('A & B');
      await date.getByLabel('Day').fill('24');
      await visitor.getByLabel('Lettering (optional)').selectOption('Script');
      await add.click();
      await visitor.getByRole('link', { name: 'View cart' }).first().click();
      await visitor.getByText('Name inside the cup: Ann').waitFor();
      await visitor.getByText('Needed by: February 24, 2030').waitFor();
      await visitor.getByText('Lettering: Script').waitFor();
      await visitor.getByText('Dedication: A & B').waitFor();
      await fits(visitor, 'questions-cart');
    }));

  it('FORM-3, FORM-6: without script, the page is shown again with what was entered', () =>
    visit(browser, { javaScriptEnabled: false }, async visitor => {
      await visitor.goto(`${address}/shop/engraved-cup`);
      await visitor.getByLabel('Name inside the cup').fill('Bob');
      await visitor.getByLabel('Day').fill('31');
      const dedication = visitor.getByLabel('Dedication (optional)');
      await exceed(dedication, 'To Bob');
      await visitor.getByRole('button', { name: 'Add to cart' }).click();
      await visitor.getByText('Enter a day that exists, with a year of four digits.').waitFor();
      await visitor.getByText(tooLong).waitFor();
      await expect.poll(() => dedication.inputValue()).toBe('To Bob');
      await dedication.fill('');
      await expect.poll(() => visitor.getByLabel('Name inside the cup').inputValue()).toBe('Bob');
      await expect.poll(() => visitor.getByLabel('Day').inputValue()).toBe('31');
      await visitor.getByLabel('Day').fill('');
      await visitor.getByRole('button', { name: 'Add to cart' }).click();
      await visitor.waitForURL(/\/cart$/);
      await visitor.getByText('Name inside the cup: Bob').waitFor();
    }));

  it(
    'CART-28: two answers are two lines, in the cart, the order, its emails and the studio',
    { tags: 'slow' },
    () =>
      visit(browser, { reducedMotion: 'reduce' }, async visitor => {
        const lines = ['Name inside the cup: Bob', 'Name inside the cup: Carol'];
        for (const [index, name] of ['Bob', 'Carol', 'Bob'].entries()) {
          await visitor.goto(`${address}/shop/engraved-cup`);
          await visitor.getByLabel('Name inside the cup').fill(name);
          // Leaving the page earlier would cancel the call.
          const added = visitor.waitForResponse(reply => reply.request().method() === 'POST');
          await visitor.getByRole('button', { name: 'Add to cart' }).click();
          await added;
          await expect
            .poll(async () => {
              await visitor.goto(`${address}/cart`);
              return visitor
                .getByRole('spinbutton')
                .evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value));
            })
            .toEqual([['1'], ['1', '1'], ['2', '1']][index]);
        }
        const answersIn = (text: string | null) => lines.map(line => text?.split(line).length);
        expect(answersIn(await visitor.getByRole('main').textContent())).toEqual([2, 2]);
        const email = 'two-answers@example.com';
        const words = await checkOut(visitor, address, { email });
        expect(answersIn(words)).toEqual([2, 2]);
        expect(answersIn(await readMail(website, email))).toEqual([2, 2]);
        const number = /Order (\d+)/.exec(words)?.[1] ?? '';
        await page.goto(`${address}/config/orders`);
        await rowOf(page, `Order ${number}`).getByRole('rowheader').click();
        for (const line of lines) await page.getByText(line).first().waitFor();
      }),
  );

  it('FORM-1, FORM-3, CART-28: a visitor without script answers every other kind of question, and reads the answers in the cart', {
    tags: 'slow',
  }, async () => {
    await page.goto(`${address}/config/products`);
    await rowOf(page, 'Wedding plate').getByRole('rowheader').click();
    await ask('Heading', 'The couple', 'Heading');
    await ask('Hidden field', 'Season', 'Key');
    await page.getByLabel('Value', { exact: true }).fill('Spring');
    for (const kind of ['Email', 'Number', 'Website', 'Amount of money', 'Name on X', 'Time', 'Name'])
      await ask(kind, `Their ${kind}`);
    await page.getByLabel('Symbol', { exact: true }).fill('€');
    for (const kind of ['Address', 'Phone', 'Single choice', 'Multiple choice', 'Survey'])
      await ask(kind, `Their ${kind}`);
    await save().click();
    await toastOf(page, 'Saved').first().waitFor();
    await visit(browser, { javaScriptEnabled: false }, async visitor => {
      await visitor.goto(`${address}/shop/wedding-plate`);
      await visitor.getByText('The couple', { exact: true }).waitFor();
      const field = (kind: string) => visitor.getByLabel(`Their ${kind} (optional)`);
      const group = (kind: string) => visitor.getByRole('group', { name: `Their ${kind} (optional)` });
      const inGroup = (kind: string, label: string) => group(kind).getByLabel(label, { exact: true });
      await field('Email').fill('ann@example.com');
      await field('Number').fill('12,5');
      await field('Website').fill('example.com/a');
      await field('Amount of money').fill('12.5');
      await field('Name on X').fill('kiln_1');
      await inGroup('Time', 'Hour').fill('1');
      await inGroup('Time', 'Minute').fill('5');
      await inGroup('Time', 'AM or PM').selectOption('PM');
      await inGroup('Name', 'First name').fill('Ann');
      await inGroup('Name', 'Last name').fill('Lee');
      await inGroup('Address', 'Street and number').fill('1 Main St');
      await inGroup('Address', 'City').fill('Portland');
      await inGroup('Address', 'State or region').fill('Oregon');
      await inGroup('Address', 'Postal code').fill('97204');
      await inGroup('Address', 'Country').selectOption('US');
      await field('Phone').fill('5035550100');
      await inGroup('Single choice', 'Option 2').check();
      await inGroup('Multiple choice', 'Option 1').check();
      await inGroup('Multiple choice', 'Option 2').check();
      await group('Survey')
        .getByRole('group', { name: 'Option 2' })
        .getByLabel('Agree', { exact: true })
        .check();
      await visitor.getByRole('button', { name: 'Add to cart' }).click();
      await visitor.waitForURL(/\/cart$/);
      for (const line of [
        'Season: Spring',
        'Their Email: ann@example.com',
        'Their Number: 12.5',
        'Their Website: https://example.com/a',
        'Their Amount of money: €12.50',
        'Their Name on X: @kiln_1',
        'Their Time: 1:05 PM',
        'Their Name: Ann Lee',
        'Their Address: 1 Main St, Portland, OR 97204, United States',
        'Their Phone: (503) 555-0100',
        'Their Single choice: Option 2',
        'Their Multiple choice: Option 1 and Option 2',
        'Their Survey: Option 2: Agree',
      ])
        await visitor.getByText(line, { exact: true }).waitFor();
      await expect.poll(() => visitor.getByText('The couple').count()).toBe(0);
    });
  });
});
