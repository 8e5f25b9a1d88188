import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkOut } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { waitForVisitorMail } from './demo-server.ts';
import { findProblems } from './find-problems.ts';
import { rowOf, toastOf } from './rooms.ts';
import { sendCall } from './send-call.ts';
import { makeWebsite, publish } from './studio.ts';
import { visit } from './visit.ts';

const demo = inject('demo');
const { SCREENSHOTS: screenshots = '' } = process.env;

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (
    await browser.newContext({
      viewport: { width: 1440, height: 900 },
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
  ).newPage();
  address = await makeWebsite(page, demo, 'cards');
  await sendCall(page, '/api/collections', { body: { type: 13, title: 'Shop' } });
  const products = [
    { title: 'Cup', state: 1, variants: [{ price: 2800, stock: null }] },
    {
      title: 'Gift card',
      state: 1,
      type: 4,
      optionNames: ['Worth'],
      variants: [
        { optionValues: ['€25'], price: 2500, stock: null },
        { optionValues: ['€50'], price: 5000, stock: null },
      ],
    },
  ];
  for (const body of products) await sendCall(page, '/api/products', { body });
  const store = {
    isOpen: true,
    currency: 'EUR',
    countries: ['DE'],
    shippingZones: [
      {
        id: 'all',
        name: 'Everywhere',
        places: [{ country: '*' }],
        options: [{ id: 'post', name: 'Post', amount: 500 }],
      },
    ],
  };
  await sendCall(page, '/api/website/settings', { method: 'PATCH', body: { settings: { store } } });
  const manual = { isEnabled: true, settings: { instructions: 'Pay to DE00 1234.' } };
  await sendCall(page, '/api/payments/methods/manual', { method: 'PATCH', body: manual });
  await page.goto(`${address}/config/media`);
  await publish(page);
});

afterAll(() => browser?.close());

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');
const widths = [390, 820, 1440];

async function fits(shown: Page, name: string): Promise<void> {
  for (const width of widths) {
    await shown.setViewportSize({ width, height: 900 });
    expect(await findProblems(shown, [shown.mainFrame()])).toBeNull();
    await expect
      .poll(() => shown.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
    if (screenshots === '') continue;
    for (const colorScheme of ['dark', 'light'] as const) {
      await shown.emulateMedia({ colorScheme });
      await shown.screenshot({ path: `${screenshots}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
}

/** Issues a card by hand, through the call of its dialog. */
async function issue(amount: number): Promise<{ code: string; id: string; last: string }> {
  const { code, giftCard } = (await sendCall(page, '/api/gift-cards', { body: { amount } })) as {
    code: string;
    giftCard: { id: string };
  };
  return { code, id: giftCard.id, last: code.slice(-4) };
}

async function withCup(visitor: Page): Promise<void> {
  await visitor.goto(`${address}/shop/cup`);
  await visitor.getByRole('button', { name: 'Add to cart' }).click();
  await expect
    .poll(async () => (await visitor.context().cookies()).map(({ name }) => name))
    .toContain('HAS_CART');
  await visitor.goto(`${address}/cart`);
}

/** The number of the order on the page that confirms it. */
const numberIn = (words: string) => /Order (\d+)/.exec(words)?.[1] ?? '';

async function openOrder(number: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/config/orders`);
  await rowOf(page, `Order ${number}`).getByRole('rowheader').click();
}

async function balanceOf(id: string): Promise<number> {
  const { giftCard } = (await sendCall(page, `/api/gift-cards/${id}`, { method: 'GET' })) as {
    giftCard: { balance: number };
  };
  return giftCard.balance;
}

describe('gift cards', () => {
  it('GIFTCARD-9: the owner issues a card by keyboard; a refusal keeps what was typed, and the code is shown once', async () => {
    await page.goto(`${address}/config/gift-cards`);
    await page.getByText('No gift cards yet').waitFor();
    await fits(page, 'cards-none');
    await page.getByRole('button', { name: 'Issue gift card' }).first().focus();
    await page.keyboard.press('Enter');
    await dialog().getByLabel('Recipient’s name').fill('Bob Stone');
    await dialog().getByLabel('Amount', { exact: true }).fill('fifty');
    await page.keyboard.press('Enter');
    await dialog().getByText('Enter an amount of money.').waitFor();
    await dialog().getByLabel('Amount', { exact: true }).fill('50');
    await dialog().getByLabel('Recipient’s email address').fill('bob@');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => dialog().getByLabel('Recipient’s email address').getAttribute('aria-invalid'))
      .toBe('true');
    expect(await dialog().getByLabel('Recipient’s name').inputValue()).toBe('Bob Stone');
    await dialog().getByLabel('Recipient’s email address').fill('bob@example.com');
    await dialog().getByLabel('Message').fill('Happy birthday, Bob.');
    await fits(page, 'card-issue');
    await dialog().getByLabel('Amount', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await dialog().getByText('It is shown only now.').waitFor();
    const code = /[A-Z0-9]{4}(-[A-Z0-9]{4}){3}/.exec((await dialog().textContent()) ?? '')?.[0] ?? '';
    await fits(page, 'card-issued');
    await dialog().getByRole('button', { name: 'Done' }).click();
    await rowOf(page, code.slice(-4)).getByText('€50.00').waitFor();
    expect(await page.content()).not.toContain(code);
    const mail = await waitForVisitorMail(demo, siteOf(address), 'bob@example.com');
    expect(mail).toContain(`Code: ${code}`);
    expect(mail).toContain('Happy birthday, Bob.');
    await page.getByRole('searchbox').fill('nobody');
    await page.getByText('No gift card matches').waitFor();
    await page.getByRole('searchbox').fill(code.slice(-4).toLowerCase());
    await rowOf(page, code.slice(-4)).waitFor();
    await fits(page, 'cards');
  });

  it('GIFTCARD-10: a balance is changed with a reason and not below zero, and a card is disabled, with Undo for each', async () => {
    const { id, last } = await issue(5000);
    await page.goto(`${address}/config/gift-cards/${id}`);
    await page.getByRole('heading', { level: 1, name: new RegExp(last) }).waitFor();
    await main().getByLabel('Change by').fill('-60');
    await main().getByLabel('Reason').fill('Paid at the market');
    await page.keyboard.press('Enter');
    await main()
      .getByText(/at most €50\.00/i)
      .first()
      .waitFor();
    expect(await balanceOf(id)).toBe(5000);
    await main().getByLabel('Change by').fill('-12,50');
    await page.keyboard.press('Enter');
    await main().getByText('€37.50 of €50.00').waitFor();
    await main()
      .getByText(/Paid at the market/)
      .waitFor();
    await fits(page, 'card');
    await toastOf(page, 'The balance was changed.').getByRole('button', { name: 'Undo' }).click();
    await main().getByText('€50.00 of €50.00').waitFor();

    await main().getByRole('button', { name: 'Disable', exact: true }).click();
    await main().getByText('Disabled', { exact: true }).waitFor();
    await fits(page, 'card-disabled');
    await toastOf(page, 'Disabled.').getByRole('button', { name: 'Undo' }).click();
    await main().getByText('Active', { exact: true }).waitFor();
  });

  it.each([true, false])(
    'GIFTCARD-8: with script %s, whoever has a code sees what is left on it',
    async javaScriptEnabled => {
      const { code } = await issue(1250);
      await visit(browser, { bypassCSP: true, javaScriptEnabled }, async visitor => {
        await visitor.goto(`${address}/cart/gift-card`);
        await visitor.getByLabel('Gift card code').fill('AAAA-BBBB-CCCC-DDDD');
        await visitor.keyboard.press('Enter');
        await visitor.getByText('No gift card has this code.').waitFor();
        await visitor.getByLabel('Gift card code').fill(code.toLowerCase().replaceAll('-', ' '));
        await visitor.getByRole('button', { name: 'Check' }).click();
        await visitor.getByText('€12.50 is left on this gift card.').waitFor();
        expect(visitor.url()).not.toContain(code.slice(0, 4));
        if (javaScriptEnabled) await fits(visitor, 'card-balance');
      });
    },
  );

  it('CART-66, GIFTCARD-6: a card pays a part and a transfer the rest; a refund goes to the transfer first, then to the card', async () => {
    const { code, id, last } = await issue(2000);
    const number = await visit(browser, { bypassCSP: true }, async visitor => {
      await withCup(visitor);
      await visitor.getByLabel('Gift card code').fill(code);
      await visitor.keyboard.press('Enter');
      await visitor.getByText(`Gift card •••• ${last}`).first().waitFor();
      await fits(visitor, 'cart-card');
      await visitor.goto(`${address}/checkout`);
      await fits(visitor, 'checkout-card');
      const words = await checkOut(visitor, address, { email: 'ann@example.com' });
      expect(words).toContain(`•••• ${last}`);
      await fits(visitor, 'order-card');
      return numberIn(words);
    });
    expect(await balanceOf(id)).toBe(0);
    await openOrder(number);
    await page.getByRole('button', { name: 'Mark as paid', exact: true }).click();
    await page.getByRole('button', { name: 'Refund part' }).click();
    await dialog().getByLabel(/Cup/).first().fill('1');
    await page.keyboard.press('Tab');
    await fits(page, 'card-refund');
    await dialog()
      .getByRole('button', { name: /Mark as due|Refund/ })
      .last()
      .click();
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => balanceOf(id)).toBe(1500);
    await page.goto(`${address}/config/gift-cards/${id}`);
    await main().getByText('Given back').waitFor();
    await fits(page, 'card-given-back');
    await main().getByRole('link', { name: 'Paid for an order' }).click();
    await page.getByRole('heading', { name: new RegExp(`Order ${number}`) }).waitFor();
  });

  it('GIFTCARD-5: without script, a card that covers an order pays all of it, and no method is asked for', async () => {
    const { code, id } = await issue(9000);
    await visit(browser, { javaScriptEnabled: false }, async visitor => {
      await withCup(visitor);
      await visitor.getByLabel('Gift card code').fill(code);
      await visitor.getByRole('button', { name: 'Apply' }).click();
      await visitor.goto(`${address}/checkout`);
      const fill = (field: string, value: string) => visitor.locator(`[name="${field}"]`).first().fill(value);
      await fill('email', 'grace@example.com');
      await fill('name', 'Grace Hopper');
      await fill('line1', 'Lindenallee 4');
      await fill('city', 'Berlin');
      await fill('postalCode', '10115');
      await visitor.getByText('Your gift cards cover the whole amount.').waitFor();
      expect(await visitor.locator('[name="paymentMethod"]').count()).toBe(0);
      await visitor.locator('button[value="place"]').click();
      await visitor.waitForURL(/\/checkout\/order\//);
    });
    expect(await balanceOf(id)).toBe(9000 - 2800 - 500);
  });

  it.each([true, false])(
    'GIFTCARD-3, GIFTCARD-7: with script %s, a card is bought for somebody and for a day; once it is paid the page of the order shows it',
    async javaScriptEnabled => {
      const name = `card-bought-${javaScriptEnabled}`;
      const day = new Date(Date.now() + 9 * 86_400_000);
      const options = { bypassCSP: true, javaScriptEnabled, reducedMotion: 'reduce' } as const;
      await visit(browser, options, async visitor => {
        await visitor.goto(`${address}/shop/gift-card`);
        await visitor.getByLabel('Recipient’s email address').fill('carol@example.com');
        await visitor.getByLabel('Message').fill('For the long winter.\nYours, Ann');
        await visitor.getByLabel('Month').fill(String(day.getUTCMonth() + 1));
        await visitor.getByLabel('Day').fill(String(day.getUTCDate()));
        await visitor.getByLabel('Year').fill(String(day.getUTCFullYear()));
        await visitor.getByRole('button', { name: 'Add to cart' }).click();
        await visitor.getByText('Enter the name of the recipient.').first().waitFor();
        await visitor.getByLabel('Recipient’s name').fill('Carol');
        if (javaScriptEnabled) await fits(visitor, `${name}-product`);
        await visitor.getByRole('button', { name: 'Add to cart' }).click();
        await expect
          .poll(async () => (await visitor.context().cookies()).map(cookie => cookie.name))
          .toContain('HAS_CART');
        await visitor.goto(`${address}/cart`);
        await visitor.getByText('For Carol (carol@example.com)').first().waitFor();
        if (javaScriptEnabled) await fits(visitor, `${name}-cart`);
        const number = numberIn(await checkOut(visitor, address, { email: 'ann@example.com' }));
        expect(await visitor.getByText('Your gift cards').count()).toBe(0);
        await openOrder(number);
        await page.getByRole('button', { name: 'Mark as paid', exact: true }).click();
        await expect
          .poll(async () => {
            await visitor.reload();
            return visitor.getByText('Your gift cards').count();
          })
          .toBe(1);
        await visitor.getByText(/Will be sent to carol@example\.com on /).waitFor();
        if (javaScriptEnabled) await fits(visitor, `${name}-order`);
      });
      await page.goto(`${address}/config/gift-cards`);
      await rowOf(page, /./).filter({ hasText: 'Carol' }).first().getByRole('rowheader').click();
      await main()
        .getByText(/Will be sent to carol@example\.com on /)
        .waitFor();
      if (javaScriptEnabled) await fits(page, `${name}-studio`);
      await main().getByRole('button', { name: 'Send now' }).click();
      await main()
        .getByText(/Sent to carol@example\.com on /)
        .waitFor();
      expect(await waitForVisitorMail(demo, siteOf(address), 'carol@example.com')).toContain(
        'For the long winter.',
      );
    },
  );
});

/** The name by which the command line knows the website. */
function siteOf(at: string): string {
  return new URL(at).hostname.split('.')[0] ?? '';
}
