import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { type DemoServer, startDemoServer } from './demo-server.ts';
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

type Catalogue = Readonly<Record<string, string>>;
const rooms = (language: string, files: Record<string, Catalogue>) =>
  Object.assign(
    {},
    ...Object.entries(files).flatMap(([path, file]) => (path.includes(`/${language}/`) ? [file] : [])),
  );
const files = import.meta.glob<Catalogue>('../../packages/core/src/messages/{en,de}/studio/*.messages.ts', {
  eager: true,
  import: 'messages',
});
const declared = import.meta.glob<Catalogue>('../../packages/core/src/messages/de/studio/*.words.ts', {
  eager: true,
  import: 'words',
});
const english: Catalogue = rooms('en', files);
const german: Catalogue = rooms('de', files);

/** Texts that are the same in both languages, and titles of the demo. */
const isShared = (text: string) => Object.values(german).includes(text);
const ofDemo = 'Kiln,Journal,Shop,About,Contact,Home,Products,Notes,Cart,Visit,Gift card'.split(',');

/** Each English text without placeholders that is not also German. */
const foreign = new Set(
  [
    ...Object.values(english).filter(text => !text.includes('{')),
    ...Object.values(declared).flatMap(words =>
      Object.entries(words).flatMap(([text, said]) => (said === text ? [] : [text])),
    ),
  ].filter(text => !isShared(text) && !ofDemo.includes(text)),
);

interface Seen {
  readonly texts: readonly string[];
  readonly problems: readonly string[];
}

/** All texts and labels, and elements that are wider than their container or clipped. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(one => one.checkVisibility());
    const texts = shown.flatMap(one => [
      ...[...one.childNodes].flatMap(node =>
        node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
      ),
      ...['aria-label', 'title', 'placeholder', 'alt'].flatMap(name => one.getAttribute(name) ?? []),
    ]);
    const nameOf = (one: HTMLElement) =>
      `${one.localName}.${one.className} ${(one.textContent ?? '').slice(0, 60)}`;
    const isWider = (one: HTMLElement) => one.scrollWidth > one.clientWidth + 1;
    const overflowing = [...document.querySelectorAll<HTMLElement>('nav a > span')].filter(
      one => one.checkVisibility() && one.offsetWidth > (one.parentElement?.clientWidth ?? 0),
    );
    const cut = shown.filter(
      one =>
        one.matches('button, a, label, h1, h2, h3, th, legend, [role=tab], [role=radio]') &&
        getComputedStyle(one).overflowX !== 'visible' &&
        getComputedStyle(one).textOverflow !== 'ellipsis' &&
        // Text only for screen readers takes no space.
        one.clientWidth > 2 &&
        isWider(one),
    );
    const scroller = document.scrollingElement as HTMLElement;
    return {
      texts: texts.map(text => text.trim()).filter(text => text !== ''),
      problems: [
        ...cut.map(nameOf),
        ...overflowing.map(nameOf),
        ...(isWider(scroller) ? [`page ${scroller.scrollWidth}`] : []),
      ],
    };
  });

const widths = [1440, 820, 390];
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

async function check(page: Page, where: string): Promise<void> {
  await page.getByRole('main').first().waitFor();
  const loading = page.getByRole('status', { name: new RegExp(`^(${english.loading}|${german.loading})`) });
  await expect.poll(() => loading.count()).toBe(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = async () => {
      const { texts, problems } = await look(page);
      return { where, width, left: texts.filter(text => foreign.has(text)), problems };
    };
    await expect.poll(found).toEqual({ where, width, left: [], problems: [] });
  }
}

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
  expect(await field.inputValue()).toMatch(/^\d+,\d\d$/);
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
        await check(page, path);
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
      await check(page, 'sign in');
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
      await check(page, 'websites');
      await page.goto(`${app}/websites/new`);
      await check(page, 'new website');
      await page.goto(`${app}/account`);
      await page
        .getByText(/Zuletzt aktiv \d{1,2}\.\d{1,2}\.20\d\d/)
        .first()
        .waitFor();
      await check(page, 'account');
      await page.getByRole('button', { name: /Sprache des Studios/ }).click();
      await page.getByRole('option', { name: 'English' }).click();
      await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
      await page.getByRole('button', { name: /Language of the studio/ }).click();
      await page.getByRole('option', { name: 'As in the browser' }).click();
      await page.getByRole('heading', { level: 1, name: 'Konto' }).waitFor();
    });
  });
});
