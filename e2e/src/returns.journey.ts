/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { askDatabase } from './ask-database.ts';
import { checkOut } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { copyKiln, type OwnWebsite, openStudio, readMail } from './own-website.ts';
import { rowOf, toastOf } from './rooms.ts';
import { visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
let shop: string;
const email = 'grace@example.com';

let browser: Browser;
let studio: Page;

beforeAll(async () => {
  website = await copyKiln(demo, 'returns');
  shop = website.address;
  browser = await openChromium();
  studio = await openStudio(browser, website);
});
afterAll(() => browser?.close());

const button = (name: string | RegExp) => studio.getByRole('main').getByRole('button', { name });

/** Buys bowls; the number of the order, and its page. */
async function order(quantity: number): Promise<{ number: string; page: string }> {
  return visit(browser, { bypassCSP: true }, async page => {
    await page.goto(`${shop}/shop/breakfast-bowl`);
    await page.locator('[data-enhance="product"] [name="quantity"]').first().fill(String(quantity));
    await page.locator('[data-enhance="product"] form button[type="submit"]').first().click();
    await expect
      .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'HAS_CART'))
      .toBe(true);
    const text = await checkOut(page, shop, { email });
    return { number: /Order (\d+)/.exec(text)?.[1] ?? '', page: page.url().replace('/order/', '/status/') };
  });
}

async function openOrder(number: string): Promise<void> {
  await studio.setViewportSize({ width: 1440, height: 900 });
  await studio.goto(`${shop}/config/orders`);
  await rowOf(studio, `Order ${number}`).getByRole('rowheader').click();
  await studio.getByRole('heading', { name: `Order ${number}`, exact: true }).waitFor();
}

/** Pays and sends it, through the calls of the studio. */
async function send(number: string): Promise<void> {
  const { orders } = await website.send(`/api/orders?search=${number}`, { method: 'GET' });
  const { id } =
    (orders as { id: string; number: number }[]).find(one => String(one.number) === number) ?? {};
  await website.send(`/api/orders/${id}/payment`, { body: {} });
  await website.send(`/api/orders/${id}/fulfilment`, { body: {} });
}

it('RETURN-1, RETURN-5 to RETURN-7, RETURN-11: a buyer asks for a return, and the owner takes part of it back', async () => {
  await studio.goto(`${shop}/config/settings?part=store`);
  await studio.getByText('Buyers can ask for returns').click();
  await studio.getByLabel('Instructions').last().fill('Wrap each bowl in paper.');
  const form = studio.locator('form').filter({ hasText: 'Buyers can ask for returns' });
  await form.getByRole('button', { name: 'Save' }).click();
  await toastOf(studio, 'Saved').waitFor();
  await fits(studio, 'returns-settings', form);
  const bought = await order(3);
  await send(bought.number);

  await visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async buyer => {
    await buyer.goto(bought.page);
    await buyer.getByRole('link', { name: 'Return items' }).click();
    await buyer.getByRole('button', { name: 'Ask for return' }).click();
    await buyer.getByRole('alert').getByText('Choose at least one item').waitFor();
    await buyer.getByLabel('Items to return').fill('2');
    await buyer.getByLabel('Reason', { exact: true }).selectOption('Damaged or faulty');
    await buyer.getByLabel(/Comment/).fill('Two have a crack.');
    await fits(buyer, 'returns-ask');
    await buyer.getByRole('button', { name: 'Ask for return' }).click();
    await buyer.getByText('Your request was sent.').waitFor();
    await fits(buyer, 'returns-asked');
  });

  await studio.setViewportSize({ width: 1440, height: 900 });
  await studio.goto(`${shop}/config/orders`);
  await studio.getByRole('link', { name: 'Open returns (1)' }).click();
  await studio.getByRole('link', { name: `Return ${bought.number}-1` }).waitFor();
  await fits(studio, 'returns-room');
  await studio.setViewportSize({ width: 1440, height: 900 });
  await studio.getByRole('link', { name: `Return ${bought.number}-1` }).click();
  await button('Decline').click();
  await studio.getByText('Say why, so that the buyer understands.').waitFor();
  const entry = studio.locator('li').filter({ hasText: 'Two have a crack.' }).locator('input').first();
  await entry.fill('1');
  await fits(studio, 'returns-decide');
  await studio.setViewportSize({ width: 1440, height: 900 });
  await button('Accept').click();
  await button('Items have arrived').waitFor();
  expect(await readMail(website, email, text => text.includes('You can send these items back'))).toContain(
    'Wrap each bowl in paper.',
  );
  await button('Items have arrived').focus();
  await studio.keyboard.press('Enter');
  const refund = button(/^Refund .*\d/);
  await refund.waitFor();
  await fits(studio, 'returns-refund');
  await refund.click();
  await studio.getByRole('heading', { name: `Return ${bought.number}-1 · Refunded` }).waitFor();
  await visit(browser, { javaScriptEnabled: false }, async buyer => {
    await buyer.goto(bought.page.replace('/status/', '/returns/'));
    await expect
      .poll(() => buyer.getByRole('listitem').filter({ hasText: 'Refunded' }).textContent())
      .toContain('1 ×');
  });
});

it('RETURN-1, RETURN-8, RETURN-9: without script, a buyer asks, prints the slip, and keeps the items after all', async () => {
  const bought = await order(1);
  await send(bought.number);
  await visit(browser, { javaScriptEnabled: false }, async buyer => {
    await buyer.goto(bought.page);
    await buyer.getByRole('link', { name: 'Return items' }).click();
    await buyer.getByLabel('Items to return').fill('1');
    await buyer.getByLabel('Reason', { exact: true }).selectOption('Changed my mind');
    await buyer.getByRole('button', { name: 'Ask for return' }).click();
    await buyer.getByText('Your request was sent.').waitFor();
    await openOrder(bought.number);
    await button('Accept').click();
    await button('Items have arrived').waitFor();
    await buyer.reload();
    const slip = await buyer.getByRole('link', { name: 'Return slip (PDF)' }).getAttribute('href');
    const paper = await studio.evaluate(async address => {
      const answer = await fetch(address, { credentials: 'omit' });
      return [answer.status, (await answer.text()).slice(0, 5)];
    }, slip ?? '');
    expect(paper).toEqual([200, '%PDF-']);
    await buyer.getByRole('button', { name: 'Withdraw return' }).click();
    await buyer.getByText('You keep the items.').waitFor();
  });
});

it('RETURN-12: the owner registers a return for a buyer on the phone', async () => {
  const bought = await order(2);
  await send(bought.number);
  await openOrder(bought.number);
  await button('Register a return').click();
  const dialog = studio.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Register a return' }).click();
  await dialog.getByText('Choose at least one item.').waitFor();
  await dialog.locator('input').first().fill('1');
  await studio.keyboard.press('Tab');
  await dialog.getByRole('button', { name: /Reason: / }).click();
  await studio.getByRole('option', { name: 'Changed my mind' }).click();
  await dialog.getByLabel('Note').fill('She called on Monday.');
  await fits(studio, 'returns-register', dialog);
  await studio.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Register a return' }).click();
  await toastOf(studio, 'The return was registered.').waitFor();
  await studio.getByRole('heading', { name: `Return ${bought.number}-1 · Asked for` }).waitFor();
  await studio.getByText('She called on Monday.').waitFor();
  await fits(studio, 'returns-registered');
  const { mails } = await website.send('/api/mail/outbox', { method: 'GET' });
  expect(mails).toContainEqual(
    expect.objectContaining({
      to: email,
      subject: `We have received your request for return ${bought.number}-1`,
    }),
  );
});

it('RETURN-13: the second page of returns leads to an order and back, and a return is found by its number', async () => {
  const { number } = await order(1);
  await askDatabase(
    demo,
    `INSERT INTO returns (website_id, id, order_id, serial, state, lines, comment, asked_at, changed_at)
     SELECT website_id, lpad(n::text, 24, '0'), orders.id, 100 + n, 'asked', '[]', '', now(), now()
     FROM orders JOIN websites ON websites.id = website_id, generate_series(1, 60) AS n
     WHERE subdomain = $1 AND number = $2`,
    [website.subdomain, number],
  );
  const link = (serial: number) =>
    studio.getByRole('link', { name: `Return ${number}-${serial}`, exact: true });
  await studio.setViewportSize({ width: 1440, height: 900 });
  await studio.goto(`${shop}/config/orders/returns`);
  await link(160).waitFor();
  await button('Next').click();
  await link(101).click();
  await studio.getByRole('heading', { name: `Order ${number}`, exact: true }).waitFor();
  await studio.goBack();
  await link(101).waitFor();
  await expect.poll(() => link(160).count()).toBe(0);
  await studio.getByRole('searchbox').fill(`${number}-160`);
  await link(160).waitFor();
  await expect.poll(() => link(101).count()).toBe(0);
  await fits(studio, 'returns-found');
});
