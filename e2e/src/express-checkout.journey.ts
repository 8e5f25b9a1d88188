/** @module-tag slow */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putIntoCart } from './check-out.ts';
import { fits } from './fits.ts';
import { sendCall } from './send-call.ts';
import { routeStripe } from './stripe/stripe-browser.ts';
import { openStripeDemo, type StripeDemo, setKeys } from './stripe/stripe-demo.ts';

let demo: StripeDemo;
let page: Page;
let shop: string;
beforeAll(async () => {
  demo = await openStripeDemo();
  ({ page, shop } = demo);
  await setKeys(page);
});
afterAll(() => demo?.close());

const settle = (store: object) =>
  sendCall(page, `${shop}/api/website/settings`, { method: 'PATCH', body: { settings: { store } } });
const buttons = (on: Page) => on.getByRole('region', { name: 'Express checkout' }).getByRole('button');
const wallet = (on: Page) => on.getByRole('dialog', { name: 'Wallet' });

async function fillCart(on: Page = page): Promise<void> {
  await putIntoCart(on, `${shop}/shop/breakfast-bowl`);
}

/** The owner in another browser, where Stripe’s hosts are the stand-in’s too. */
async function openAgain(options: BrowserContextOptions, wallets?: readonly string[]): Promise<Page> {
  const storageState = await demo.owner.storageState();
  const cookies = storageState.cookies.filter(({ name }) => !name.includes('CART'));
  const context = await demo.browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    storageState: { ...storageState, cookies, origins: [] },
    ...options,
  });
  await routeStripe(context, demo.stripe);
  if (wallets) await context.addInitScript(`window.standInWallets = ${JSON.stringify(wallets)};`);
  return context.newPage();
}

/** A source of a layout shift. */
interface Shift {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/**
 * What moved down or up without the buyer, below the header: on a slow machine that one may be drawn in two goes, and
 * numbers get another width when their font arrives.
 */
const moved = (on: Page) =>
  on.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const found: string[] = [];
        const collect = (entries: PerformanceEntryList) => {
          for (const { sources } of entries as unknown as { sources: Shift[] }[])
            for (const { node, previousRect, currentRect } of sources)
              if (
                node?.isConnected &&
                previousRect.y !== currentRect.y &&
                document.querySelector('main')?.contains(node)
              )
                found.push(node instanceof Element ? node.outerHTML : String(node.textContent));
        };
        const observer = new PerformanceObserver(list => collect(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            collect(observer.takeRecords());
            resolve(found);
          }),
        );
      }),
  );

it('EXPRESS-1, EXPRESS-8: the owner turns it on in the studio; before that, and on other pages, nothing of it is loaded', async () => {
  await fillCart();
  await page.goto(`${shop}/cart`);
  await expect.poll(() => page.locator('[data-express]').count()).toBe(0);
  await page.goto(`${shop}/config/settings?part=payments`);
  const form = page.getByRole('form', { name: 'Settings of Cards by Stripe' });
  await form.getByRole('switch', { name: 'Express checkout' }).check({ force: true });
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await page.goto(`${shop}/shop/breakfast-bowl`, { waitUntil: 'networkidle' });
  expect(demo.loaded).toEqual([]);
  await page.goto(`${shop}/cart`);
  await buttons(page).waitFor();
  expect(demo.loaded).toEqual([`${shop}/cart`]);
});

it('EXPRESS-2, EXPRESS-4, EXPRESS-6: a wallet gives the address, asks for its delivery, and orders from the cart, by keyboard', async () => {
  expect(await moved(page)).toEqual([]);
  await page.reload();
  await buttons(page).waitFor();
  expect(await moved(page)).toEqual([]);
  await buttons(page).focus();
  await page.keyboard.press('Enter');
  await wallet(page).getByLabel('Address').selectOption('Sydney');
  await wallet(page).getByText('Country not allowed').waitFor();
  await wallet(page).getByLabel('Address').selectOption('Vienna');
  await wallet(page).getByText('Shipping 750', { exact: false }).waitFor();
  await wallet(page).getByLabel('Delivery').selectOption({ index: 2 });
  await wallet(page).getByText('Shipping 750', { exact: false }).waitFor({ state: 'detached' });
  await wallet(page).getByRole('button', { name: 'Authorise' }).click();
  await page.waitForURL(/\/checkout\/order\//);
  await page.getByText('mira@example.com').first().waitFor();
  await page.getByText('Ringstraße 1').first().waitFor();
});

it('EXPRESS-2: a cart that changes on its page gives the wallet its new amount', async () => {
  await fillCart();
  await page.goto(`${shop}/cart`);
  await buttons(page).waitFor();
  await page.locator('.line-quantity').first().fill('3');
  await page.keyboard.press('Enter');
  await page.getByText('each', { exact: false }).first().waitFor();
  await buttons(page).click();
  await wallet(page).getByText('× 3', { exact: false }).waitFor();
});

it('EXPRESS-7: a wallet that is closed changes nothing, and a declined payment is said at the checkout, with the cart', async () => {
  await wallet(page).getByRole('button', { name: 'Close wallet' }).click();
  await expect.poll(() => page.locator('.line-quantity').first().inputValue()).toBe('3');
  await page.goto(`${shop}/checkout`);
  await expect.poll(() => page.locator('[name="email"]').first().inputValue()).not.toBe('mira@example.com');
  await buttons(page).click();
  await wallet(page).getByLabel('Address').selectOption('Berlin');
  await wallet(page).getByLabel('Wallet card').fill('4000000000000002');
  await wallet(page).getByRole('button', { name: 'Authorise' }).click();
  await page.getByText('Your card was declined.', { exact: false }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/checkout');
  await expect.poll(() => page.locator('[name="email"]').first().inputValue()).toBe('mira@example.com');
});

it('EXPRESS-5: a total that changed while the wallet was open is refused, and the checkout says the new one', async () => {
  await buttons(page).click();
  // The wallet shows the same amounts before it is answered: an answer after the change would be right already.
  const quoted = page.waitForResponse(response => response.url().endsWith('/api/commerce/express/quotes'));
  await wallet(page).getByLabel('Address').selectOption('Berlin');
  await quoted;
  const { settings } = await page.evaluate(async () => (await fetch('/api/website/settings')).json());
  const { shippingZones } = settings.store;
  const options = [{ id: 'parcel', name: 'Parcel, well padded', amount: 990 }];
  await settle({ shippingZones: [{ ...shippingZones[0], options }] });
  await wallet(page).getByRole('button', { name: 'Authorise' }).click();
  await page.getByText('The total is now', { exact: false }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/checkout');
  await settle({ shippingZones });
});

it('EXPRESS-3, EXPRESS-7: where terms have to be ticked, the checkout asks for that before a wallet opens', async () => {
  await settle({ terms: { terms: '/about', privacy: '', withdrawal: '' } });
  await page.goto(`${shop}/cart`);
  await expect.poll(() => page.locator('[data-express]').count()).toBe(0);
  await page.goto(`${shop}/checkout`);
  await buttons(page).click();
  const missing = page.getByRole('region', { name: 'Express checkout' }).getByRole('alert').getByRole('link');
  await missing.click();
  await expect.poll(() => wallet(page).count()).toBe(0);
  await page.keyboard.press('Space');
  await expect.poll(() => page.locator('[name="terms"]').isChecked()).toBe(true);
  await buttons(page).click();
  await wallet(page).getByLabel('Address').selectOption('Berlin');
  await wallet(page).getByRole('button', { name: 'Authorise' }).click();
  await page.waitForURL(/\/checkout\/order\//);
  await settle({ terms: { terms: '', privacy: '', withdrawal: '' } });
});

it('EXPRESS-7: a connection that is lost while the payment is confirmed leads to how it ended at the service', async () => {
  const other = await openAgain({});
  await other.route('https://api.stripe.com/**/confirm', async route => {
    const { pathname } = new URL(route.request().url());
    await fetch(demo.stripe.address + pathname, { method: 'POST', body: route.request().postData() ?? '' });
    await route.abort();
  });
  await fillCart(other);
  await other.goto(`${shop}/cart`);
  await buttons(other).click();
  await wallet(other).getByLabel('Address').selectOption('Berlin');
  await wallet(other).getByText('Shipping', { exact: false }).first().waitFor();
  await wallet(other).getByRole('button', { name: 'Authorise' }).click();
  await other.waitForURL(/\/checkout\/order\//);
  await expect.poll(() => other.getByText('nothing was charged').count()).toBe(0);
  await other.context().close();
});

it('EXPRESS-6: a device without a wallet shows nothing and moves nothing, and reserves no place the next time', async () => {
  const plain = await openAgain({}, []);
  await fillCart(plain);
  await plain.goto(`${shop}/checkout`, { waitUntil: 'networkidle' });
  await expect.poll(() => plain.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await expect.poll(() => plain.getByText('Express checkout').isVisible()).toBe(false);
  expect(await moved(plain)).toEqual([]);
  await plain.reload({ waitUntil: 'networkidle' });
  await expect
    .poll(() => plain.locator('[data-express]').evaluate(one => (one as HTMLElement).hidden))
    .toBe(true);
  await plain.context().close();
});

it('EXPRESS-6: without script nothing is there, and the checkout works as before', async () => {
  const plain = await openAgain({ javaScriptEnabled: false });
  await plain.goto(`${shop}/shop/breakfast-bowl`);
  await plain.locator('.purchase-add').click();
  await plain.goto(`${shop}/cart`);
  await expect.poll(() => plain.locator('[data-express]').isVisible()).toBe(false);
  await plain.goto(`${shop}/checkout`);
  await expect.poll(() => plain.locator('[data-express]').isVisible()).toBe(false);
  await plain.locator('button[value="place"]').waitFor();
  await plain.context().close();
});

it('EXPRESS-6: the wallets fit on every width of the cart and the checkout', async () => {
  const wide = await openAgain({ bypassCSP: true }, ['Google Pay', 'Link']);
  await fillCart(wide);
  for (const path of ['cart', 'checkout']) {
    await wide.goto(`${shop}/${path}`);
    await buttons(wide).first().waitFor();
    await fits(wide, `express-${path}`);
  }
  await wide.goto(`${shop}/config/settings?part=payments`);
  await wide.getByRole('switch', { name: 'Express checkout' }).waitFor({ state: 'attached' });
  await fits(wide, 'express-settings', wide.getByText('Express checkout', { exact: true }));
  await wide.context().close();
});
