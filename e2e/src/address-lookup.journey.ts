/** @module-tag slow */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PlacesStandIn, placesKey } from '../../apps/server/test/places-stand-in/places-stand-in.ts';
import { putIntoCart } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { type DemoServer, startDemoServer } from './demo-server.ts';
import { fits } from './fits.ts';
import { signIn, visit, websiteAddress } from './visit.ts';

let browser: Browser;
let google: PlacesStandIn;
let demo: DemoServer;
let stop: () => Promise<void>;
let buyer: BrowserContext;
let page: Page;
let shop: string;

beforeAll(async () => {
  google = await PlacesStandIn.open();
  [browser, { demo, stop }] = await Promise.all([
    openChromium(),
    startDemoServer({ GOOGLE_PLACES_API_URL: google.address }),
  ]);
  shop = websiteAddress(demo, 'kiln');
  buyer = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  page = await buyer.newPage();
});
afterAll(async () => {
  await browser?.close();
  await stop?.();
  await google?.close();
});
afterEach(() => {
  google.mischief = null;
});

const field = (name: string, on = page) => on.locator(`[name="${name}"]`).first();
const list = () => page.getByRole('listbox', { name: 'Suggested addresses' });
const values = (...names: string[]) => Promise.all(names.map(name => field(name).inputValue()));

async function toCheckout(on: Page): Promise<void> {
  await putIntoCart(on, `${shop}/shop/breakfast-bowl`);
  await on.goto(`${shop}/checkout`);
  await field('country', on).selectOption('DE');
}

/** Once the script listens. */
async function type(text: string, name = 'line1'): Promise<void> {
  await expect
    .poll(async () => {
      await field(name).fill('');
      await field(name).pressSequentially(text);
      return list()
        .waitFor({ timeout: 2000 })
        .then(
          () => true,
          () => false,
        );
    })
    .toBe(true);
}

it('LOOKUP-1, LOOKUP-7: the owner sets the key in the settings of the store', async () => {
  const owner = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(owner, demo, 'kiln');
  await owner.goto(`${shop}/config/settings?part=store`);
  const part = owner.locator('section').filter({ hasText: 'Address suggestions at checkout' });
  await part.getByText('Not set.').waitFor();
  await part.getByText('Words for your privacy policy').click();
  await part.getByText('Google receives neither your name nor your IP address.').waitFor();
  await fits(owner, 'lookup-settings', part);
  await part.getByRole('button', { name: 'Set “Key of Google Places”' }).click();
  await owner.getByLabel('Key of Google Places', { exact: true }).fill(placesKey);
  await owner.getByRole('button', { name: 'Save', exact: true }).last().click();
  await part.getByText(/^Set on /).waitFor();
  expect(await owner.content()).not.toContain(placesKey);
});

it('LOOKUP-4, LOOKUP-5, LOOKUP-9: a buyer types, hears how many there are, and chooses by keys', async () => {
  await toCheckout(page);
  await field('email').fill('mira@example.com');
  await field('name').fill('Mira Amsel');
  await field('company').fill('Amsel Ltd');
  await field('line2').fill('Second floor');
  expect(google.requests).toEqual([]);
  await type('Linden');
  const options = list().getByRole('option');
  await expect.poll(() => options.count()).toBe(5);
  await page
    .getByText('5 addresses were found. Choose one with the arrow keys.')
    .waitFor({ state: 'attached' });
  await page.locator('.suggestions').getByText('Google Maps').waitFor();
  await fits(page, 'lookup-list', field('line1'));
  const line = field('line1');
  await expect.poll(() => line.getAttribute('role')).toBe('combobox');
  await line.press('ArrowDown');
  await line.press('ArrowDown');
  await line.press('ArrowUp');
  await line.press('ArrowUp');
  const active = await line.getAttribute('aria-activedescendant');
  await expect.poll(() => page.locator(`#${active}`).getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => page.locator(`#${active}`).textContent()).toContain('Lindenallee 5');
  await line.press('ArrowUp');
  await line.press('Enter');
  await expect
    .poll(() => values('line1', 'postalCode', 'city'))
    .toEqual(['Lindenallee 4', '10115', 'Berlin']);
  await page.getByText('The address is filled in.').waitFor({ state: 'attached' });
  expect(await values('email', 'name', 'company', 'line2')).toEqual([
    'mira@example.com',
    'Mira Amsel',
    'Amsel Ltd',
    'Second floor',
  ]);
  await expect.poll(() => list().count()).toBe(0);
  expect(new Set(google.requests.map(({ session }) => session)).size).toBe(1);
});

it('LOOKUP-4: Escape closes the list and keeps what was typed, and the mouse chooses', async () => {
  await type('Lindenallee 2');
  await field('line1').press('Escape');
  await list().waitFor({ state: 'detached' });
  expect(await values('line1')).toEqual(['Lindenallee 2']);
  await type('Lindenallee');
  await list().getByRole('option', { name: 'Lindenallee 3' }).click();
  await expect.poll(() => values('line1')).toEqual(['Lindenallee 3']);
  await expect.poll(() => field('line1').evaluate(line => document.activeElement === line)).toBe(true);
});

it('LOOKUP-3, LOOKUP-5: the address of the invoice is filled by itself, in its own country', async () => {
  await page.locator('[name="billingSame"]').uncheck();
  await field('billingCountry').selectOption('CH');
  await field('billingPostalCode').waitFor();
  await type('Linden', 'billingLine1');
  await list().getByRole('option').click();
  await expect
    .poll(() => values('billingLine1', 'billingPostalCode', 'line1'))
    .toEqual(['Lindenhof 4', '8001', 'Lindenallee 3']);
  await page.locator('[name="billingSame"]').check();
});

it('LOOKUP-2: with a service that is down nothing is said, and the order is placed', async () => {
  google.mischief = 'broken';
  const before = google.requests.length;
  await field('line1').fill('');
  await field('line1').pressSequentially('Lindenallee 6');
  await expect.poll(() => google.requests.length).toBeGreaterThan(before);
  await expect.poll(() => list().count()).toBe(0);
  await field('city').fill('Berlin');
  await field('postalCode').fill('10115');
  await page.locator('button[value="place"]').click();
  await page.waitForURL(/\/(payments|checkout\/order)\//);
});

it('LOOKUP-2, LOOKUP-9: with script off the form is complete, and nobody is asked', async () => {
  const before = google.requests.length;
  await visit(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 900 } }, async plain => {
    await plain.goto(`${shop}/shop/breakfast-bowl`);
    await plain.locator('.purchase-add').click();
    await plain.goto(`${shop}/checkout`);
    await field('country', plain).selectOption('DE');
    await plain.locator('button[value="update"]').click();
    for (const [name, value] of Object.entries({
      email: 'ada@example.com',
      name: 'Ada Bird',
      line1: 'Lindenallee 4',
      postalCode: '10115',
      city: 'Berlin',
    }))
      await field(name, plain).fill(value);
    await plain.locator('button[value="place"]').click();
    await plain.waitForURL(/\/(payments|checkout\/order)\//);
  });
  expect(google.requests).toHaveLength(before);
});
