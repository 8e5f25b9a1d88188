/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkOut, putIntoCart } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { focusStill, tabTo } from './keys.ts';
import { type OwnWebsite, openShop, openStudio } from './own-website.ts';
import { rowOf, toastOf } from './rooms.ts';
import { visit } from './visit.ts';

let website: OwnWebsite;
let address: string;
let browser: Browser;
let studio: Page;

beforeAll(async () => {
  website = await openShop(inject('demo'), 'labels', [
    { title: 'Oak bowl', variants: [{ price: 4200, weight: 1.2 }] },
  ]);
  address = website.address;
  browser = await openChromium();
  studio = await openStudio(browser, website);
  const transfer = { isEnabled: true, settings: { instructions: 'Transfer it.' } };
  await website.send('/api/payments/methods/manual', { method: 'PATCH', body: transfer });
  const seller = { name: 'Turner & Oak', line1: 'Hof 2', postalCode: '10115', city: 'Berlin', country: 'DE' };
  const store = { isOpen: true, currency: 'EUR', countries: ['DE'], seller };
  await website.send('/api/website/settings', { method: 'PATCH', body: { settings: { store } } });
});
afterAll(() => browser?.close());

const main = () => studio.getByRole('main');

const order = () =>
  visit(browser, { reducedMotion: 'reduce' }, async page => {
    await putIntoCart(page, `${address}/shop/oak-bowl`);
    const confirmed = await checkOut(page, address, { email: 'bowl@example.com' });
    return /Order (\d+)/.exec(confirmed)?.[1] ?? '';
  });

/** The number of pages of the labels that a press opens in a tab of their own. */
async function pagesPrinted(press: () => Promise<void>): Promise<number> {
  const asked = studio.context().waitForEvent('request', sent => sent.url().includes('/labels/print.pdf'));
  await press();
  const url = (await asked).url();
  return studio.evaluate(async printed => {
    const reply = await fetch(printed);
    const text = new TextDecoder('latin1').decode(await reply.arrayBuffer());
    if (!reply.ok || !text.startsWith('%PDF-')) throw new Error(`${reply.status} ${text.slice(0, 200)}`);
    return (text.match(/\/Type \/Page\b(?!s)/g) ?? []).length;
  }, url);
}

it('LABEL-1, LABEL-2, LABEL-4: by keyboard, the owner chooses the paper and prints labels of an order and of several', async () => {
  const first = await order();
  const second = await order();
  await studio.goto(`${address}/config/settings?part=shipping`);
  await main()
    .getByRole('button', { name: /Printable address label/ })
    .waitFor();
  const paper = main().getByRole('button', { name: /Paper/ });
  await focusStill(paper);
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await studio.keyboard.press(key);
  await expect.poll(() => paper.textContent()).toContain('A4, four labels a page');
  await tabTo(main().getByRole('button', { name: 'Save', exact: true }).last());
  await studio.keyboard.press('Enter');
  await studio.getByText('Saved').first().waitFor();
  await fits(studio, 'labels-settings', paper);
  await studio.setViewportSize({ width: 1440, height: 900 });
  await studio.reload();
  await expect.poll(() => paper.textContent()).toContain('A4, four labels a page');

  await studio.goto(`${address}/config/orders`);
  await rowOf(studio, `Order ${first}`).getByRole('rowheader').click();
  const parcels = main().getByLabel('Parcels', { exact: true });
  await parcels.waitFor();
  await fits(studio, 'labels-order', parcels);
  await studio.setViewportSize({ width: 1440, height: 900 });
  await parcels.fill('21');
  await studio.keyboard.press('Enter');
  await main().getByText('Enter a number from 1 to 20.').waitFor();
  await parcels.fill('5');
  expect(await pagesPrinted(() => studio.keyboard.press('Enter'))).toBe(2);
  await main().getByText('To be sent', { exact: true }).first().waitFor();

  await studio.goto(`${address}/config/orders`);
  for (const number of [first, second])
    await rowOf(studio, `Order ${number}`).getByRole('checkbox').click({ force: true });
  const labels = studio.getByRole('button', { name: 'Labels', exact: true });
  await fits(studio, 'labels-orders', labels);
  await studio.setViewportSize({ width: 1440, height: 900 });
  expect(
    await pagesPrinted(async () => {
      await labels.focus();
      await studio.keyboard.press('Enter');
    }),
  ).toBe(1);

  const { orders } = (await website.send('/api/orders', { method: 'GET' })) as {
    orders: { id: string; number: number }[];
  };
  const cancelled = orders.find(({ number }) => String(number) === second)?.id ?? '';
  await website.send(`/api/orders/${cancelled}/cancellation`, { body: {} });
  await labels.focus();
  await studio.keyboard.press('Enter');
  await toastOf(studio, `There is no address to send to for ${second}.`).waitFor();
});
