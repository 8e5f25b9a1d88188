/**
 * It looks at every room at every width, on a server of its own: the gate looks at two of them.
 *
 * @module-tag slow
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { type DemoServer, startDemoServer } from './demo-server.ts';
import { isGerman } from './german-studio.ts';
import { signIn, visit, websiteAddress } from './visit.ts';

let browser: Browser;
/** A separate server: the language of an account applies to everyone who uses it. */
let demo: DemoServer;
let stop = async () => {};
let kiln = '';
let app = '';

beforeAll(async () => {
  browser = await openChromium();
  ({ demo, stop } = await startDemoServer());
  kiln = websiteAddress(demo, 'kiln');
  app = `http://localhost:${demo.port}`;
});
afterAll(async () => {
  await browser.close();
  await stop();
});

const paths = [
  'pages',
  'design',
  'products',
  'products/new',
  'orders',
  'discounts',
  'discounts/new',
  'comments',
  'media',
  'imports',
  'customers',
  'mail',
  'site-users',
  'trash',
  'launch',
  ...['site', 'store', 'payments', 'addresses', 'members', 'data'].map(part => `settings?part=${part}`),
];

/** MONEY-10: amounts and weights of a product in German notation, unchanged by a save and changed in it. */
async function checkAmounts(page: Page): Promise<void> {
  const readAll = () => page.evaluate(async () => (await fetch('/api/products')).json());
  const bowl = async () =>
    (await readAll()).products.find(({ slug }: { slug: string }) => slug === 'breakfast-bowl');
  const { id } = await bowl();
  const read = async () => {
    const product = await page.evaluate(async one => (await fetch(`/api/products/${one}`)).json(), id);
    return product.product.variants.map(({ price, weight }: Record<string, number>) => [price, weight]);
  };
  const before = await read();
  await page.goto(`${kiln}/config/products/${id}`);
  const field = page.getByLabel(/^Preis, /).first();
  await expect.poll(() => field.inputValue()).toMatch(/^\d+,\d\d$/);
  await field.fill('18,70');
  await page.getByRole('button', { name: 'Speichern' }).first().click();
  await expect
    .poll(read)
    .toEqual(before.map((one: number[], at: number) => (at === 0 ? [1870, one[1]] : one)));
}

describe('the language of the studio', () => {
  it('STUDIO-45, ACCOUNT-14, MESSAGES-10, MESSAGES-11, MONEY-10: chosen in the menu, it is used immediately, in every room, also after a reload, and fits', async () => {
    await visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
      await signIn(page, demo, 'kiln');
      await page.getByRole('button', { name: 'Website and account' }).click();
      await page.getByRole('menuitem', { name: 'Language of the studio' }).click();
      await page.getByRole('button', { name: /Language of the studio/ }).click();
      await page.getByRole('option', { name: 'Deutsch' }).click();
      await page.getByRole('button', { name: 'Website und Konto' }).waitFor();
      await page.reload();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
      for (const path of paths) {
        await page.goto(`${kiln}/config/${path}`);
        await isGerman(page, path);
      }
      await checkAmounts(page);
      await page.goto(app);
      await page
        .getByRole('link', { name: /@/ })
        .or(page.getByRole('heading', { level: 1 }))
        .first()
        .waitFor();
    });
  });

  it('STUDIO-45, MESSAGES-9: on the platform too; refusals, dates and the return to the browser’s language', async () => {
    await visit(browser, { locale: 'de-DE' }, async page => {
      await page.goto(app);
      await isGerman(page, 'sign in');
      await page.getByLabel('E-Mail').fill(demo.email);
      await page.getByLabel('Passwort', { exact: true }).fill('not the password');
      await page.keyboard.press('Enter');
      await page
        .getByRole('alert')
        .filter({ hasText: 'E-Mail-Adresse oder Passwort stimmt nicht.' })
        .waitFor();
      await page.getByLabel('Passwort', { exact: true }).fill(demo.password);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Websites' }).waitFor();
      await isGerman(page, 'websites');
      await page.goto(`${app}/websites/new`);
      await isGerman(page, 'new website');
      await page.goto(`${app}/account`);
      await page
        .getByText(/Zuletzt aktiv \d{1,2}\.\d{1,2}\.20\d\d/)
        .first()
        .waitFor();
      await isGerman(page, 'account');
      await page.getByRole('button', { name: /Sprache des Studios/ }).click();
      await page.getByRole('option', { name: 'English' }).click();
      await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
      await page.getByRole('button', { name: /Language of the studio/ }).click();
      await page.getByRole('option', { name: 'As in the browser' }).click();
      await page.getByRole('heading', { level: 1, name: 'Konto' }).waitFor();
    });
  });
});
