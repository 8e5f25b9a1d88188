import { areSlowTests } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { findProblems } from './find-problems.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { chooseFiles, rowOf } from './rooms.ts';
import { sampleText } from './sample-files.ts';
import { visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
let kiln: string;
const app = `http://localhost:${demo.port}`;

let browser: Browser;

beforeAll(async () => {
  website = await copyKiln(demo, 'rooms');
  kiln = website.address;
  browser = await openChromium();
});

afterAll(async () => {
  await browser?.close();
});

const main = (page: Page) => page.getByRole('main');

async function close(page: Page, role: 'dialog' | 'menu' | 'listbox'): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole(role).waitFor({ state: 'detached' });
}

type States = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** Visits each state from the one before; none changes anything. */
const rooms: States = {
  products: async page => {
    await page.goto(`${kiln}/config/products`);
    await rowOf(page, 'Moon vase').waitFor();
  },
  'a choice of a filter': async page => {
    await page.getByRole('button', { name: /State/ }).first().click();
    await page.getByRole('listbox').waitFor();
  },
  'selected products with their menu': async page => {
    await close(page, 'listbox');
    await rowOf(page, 'Moon vase').getByRole('checkbox').locator('xpath=ancestor::label').click();
    await page.getByRole('button', { name: 'More for the selected products' }).click();
    await page.getByRole('menu').waitFor();
  },
  'adding products to a category': async page => {
    await page.getByRole('menuitem', { name: 'Add to category' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'no product found': async page => {
    await close(page, 'dialog');
    await page.getByRole('searchbox').fill('nothing-like-this');
    await page.getByRole('heading', { name: 'No product matches' }).waitFor();
  },
  'a product with variants': async page => {
    await page.goto(`${kiln}/config/products`);
    await rowOf(page, 'Moon vase').getByRole('rowheader').click();
    await page.getByRole('button', { name: 'Save' }).waitFor();
    await main(page)
      .getByRole('button', { name: /^More for/ })
      .first()
      .click();
  },
  'choosing its images': async page => {
    await page.getByRole('button', { name: 'Add images' }).click();
    await page.getByRole('dialog').getByRole('option').first().waitFor();
  },
  'a new product with problems': async page => {
    await close(page, 'dialog');
    await page.goto(`${kiln}/config/products/new`);
    await page.getByRole('button', { name: 'Add option' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter a title.').waitFor();
  },
  orders: async page => {
    await page.goto(`${kiln}/config/orders`);
    await page.getByRole('searchbox').waitFor();
  },
  comments: async page => {
    await page.goto(`${kiln}/config/comments`);
    await page.getByRole('heading', { name: 'No comments yet' }).waitFor();
  },
  media: async page => {
    await page.goto(`${kiln}/config/media`);
    await page.getByRole('row').first().waitFor();
  },
  'a file that is refused': async page => {
    const files = [sampleText('letter.jpg', 'image/jpeg', 'Dear Sir or Madam, this is no picture.')];
    await chooseFiles(page, page.getByRole('button', { name: 'Upload' }), files);
    await page.getByRole('alert').waitFor();
  },
  'a picture': async page => {
    await page.getByRole('row').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Caption').waitFor();
  },
  imports: async page => {
    await page.goto(`${kiln}/config/imports`);
    await page.getByRole('button', { name: 'Choose file' }).waitFor();
  },
  mail: async page => {
    await page.goto(`${kiln}/config/mail`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'the list of websites': async page => {
    await page.goto(app);
    await page.getByRole('heading', { name: 'Websites' }).waitFor();
    await page.getByText('Kiln').first().waitFor();
  },
  'a new website': async page => {
    await page.goto(`${app}/websites/new`);
    await page.getByLabel('Name', { exact: true }).waitFor();
  },
  'the account': async page => {
    await page.goto(`${app}/account`);
    await page.getByRole('heading', { name: 'Sessions' }).waitFor();
  },
};

/** A list, a choice of its filters, a selection and a dialog: the other rooms are made of the same parts. */
const aFewRooms: States = Object.fromEntries(Object.entries(rooms).slice(0, 4));

const tabs = ['Website', 'Store', 'Payments', 'Addresses', 'People', 'Your data'];
const settings: States = Object.fromEntries(
  tabs.map(tab => [
    `settings: ${tab}`,
    async (page: Page) => {
      await page.goto(`${kiln}/config/settings`);
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
    },
  ]),
);

/**
 * Tests that need an order: its room with its dialogs, and its email. Other journeys place orders
 * here at the same time.
 */
const withOrder = (number: string): States => ({
  'an order': async page => {
    await page.goto(`${kiln}/config/orders`);
    await rowOf(page, `Order ${number}`).getByRole('rowheader').click();
    await page.getByRole('heading', { name: 'What happened' }).waitFor();
  },
  'cancelling it': async page => {
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'a mail': async page => {
    await close(page, 'dialog');
    await page.goto(`${kiln}/config/mail`);
    await page.getByRole('row').nth(1).getByRole('rowheader').click();
    await page.getByRole('dialog').locator('iframe').waitFor();
  },
});

/** Returns the order number. */
async function placeOrder(visitor: Page): Promise<string> {
  await visitor.goto(`${kiln}/shop/breakfast-bowl`);
  await visitor.locator('form[action="/cart/entries"] button[type="submit"]').first().click();
  await visitor.waitForURL(/\/cart/);
  await visitor.goto(`${kiln}/checkout`);
  const fill = (name: string, value: string) => visitor.locator(`[name="${name}"]`).first().fill(value);
  await fill('email', 'problems@example.com');
  await visitor.locator('[name="country"]').first().selectOption('DE');
  await fill('name', 'Ada Lovelace');
  await fill('line1', 'Lindenallee 4');
  await fill('city', 'Berlin');
  await fill('postalCode', '10115');
  await visitor.locator('[name="paymentMethod"][value="manual"]').check();
  await visitor.locator('button[value="place"]').click();
  await visitor.waitForURL(/\/checkout\/order\//);
  return /Order (\d+)/.exec((await visitor.locator('main').textContent()) ?? '')?.[1] ?? 'no number';
}

describe('the rooms', () => {
  it('ROOM-12: neither axe nor an HTML validator finds a problem in any room, with its dialogs and menus open, light or dark', async () => {
    const states = areSlowTests
      ? {
          ...rooms,
          ...settings,
          ...withOrder(await visit(browser, { javaScriptEnabled: false }, placeOrder)),
        }
      : aFewRooms;
    const options = { viewport: { width: 1440, height: 900 }, bypassCSP: true } as const;
    await visit(browser, { ...options, colorScheme: 'light', reducedMotion: 'reduce' }, async page => {
      const problems: unknown[] = [];
      // Scripts, and so axe, cannot run in the only frame, that of an email.
      const look = async (state: string) => {
        const found = await findProblems(page, [page.mainFrame()], { isDarkToo: true });
        if (found) problems.push({ state, ...found });
      };
      await page.goto(app);
      await page.getByLabel('Password').waitFor();
      await look('signing in to the platform');
      await page.getByLabel('Email').fill(demo.email);
      await page.getByLabel('Password').fill(demo.password);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Websites' }).waitFor();
      await website.signIn(page);
      for (const [state, reach] of Object.entries(states)) {
        await reach(page);
        await look(state);
      }
      expect(problems).toEqual([]);
    });
  });

  it('ROOM-12: problems of dark mode alone are found', async () => {
    const words =
      '<!doctype html><html lang="en"><head><title>Invalid</title></head><body><main><h1>Words</h1></main></body></html>';
    await visit(browser, { colorScheme: 'light', bypassCSP: true }, async page => {
      await page.setContent(words);
      expect(await findProblems(page, [page.mainFrame()], { isDarkToo: true })).toBeNull();
      await page.addStyleTag({ content: '@media (prefers-color-scheme: dark) { h1 { color: #bbb } }' });
      expect(await findProblems(page, [page.mainFrame()], { isDarkToo: true })).toEqual({
        axe: [],
        html: [],
        dark: [{ id: 'color-contrast', where: ['h1'] }],
      });
    });
  });
});
