/**
 * It builds a server of its own, with two more methods; in the gate, a buyer is sent to a service and back by Stripe.
 *
 * @module-tag slow
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putIntoCart } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { type DemoServer, startDemoServer } from './demo-server.ts';
import { findProblems } from './find-problems.ts';
import { buildWithMethods, redirecting } from './payment-hosts/build-with-methods.ts';
import { declineReason, openPaymentHost, type PaymentHost } from './payment-hosts/payment-host.ts';
import { sendCall } from './send-call.ts';
import { signIn, visit, websiteAddress } from './visit.ts';

let browser: Browser;
let demo: DemoServer;
let stop: () => Promise<void>;
let bank: PaymentHost;
let shop: string;

beforeAll(async () => {
  const main = await buildWithMethods();
  [browser, { demo, stop }, bank] = await Promise.all([
    openChromium(),
    startDemoServer({}, { main }),
    openPaymentHost(),
  ]);
  shop = websiteAddress(demo, 'kiln');
  await visit(browser, {}, async page => {
    await signIn(page, demo, 'kiln');
    const of = `${shop}/api/payments/methods`;
    for (const id of [redirecting, 'pop-up'])
      await sendCall(page, `${of}/${id}`, {
        method: 'PATCH',
        body: { isEnabled: true, settings: { address: bank.origin } },
      });
    for (const [name, value] of [
      ['apiKey', 'key of the journey'],
      ['signingSecret', 'secret of the journey'],
    ])
      await sendCall(page, `${of}/${redirecting}/secrets/${name}`, { method: 'PUT', body: { value } });
  });
});
afterAll(async () => {
  await browser?.close();
  await bank?.close();
  await stop?.();
});

const wide = { viewport: { width: 1280, height: 900 } };
const withAndWithoutScript: [how: string, options: BrowserContextOptions][] = [
  ['with script', wide],
  ['with script off', { ...wide, javaScriptEnabled: false }],
];

/** Puts a bowl into the cart, and fills in the checkout for this method. */
async function fill(page: Page, method: string): Promise<void> {
  await putIntoCart(page, `${shop}/shop/breakfast-bowl`);
  await page.goto(`${shop}/checkout`);
  const set = (field: string, value: string) => page.locator(`[name="${field}"]`).first().fill(value);
  await page.locator('[name="country"]').first().selectOption('DE');
  await set('email', 'mira@example.com');
  await set('name', 'Mira Amsel');
  await set('line1', 'Lindenallee 4');
  await set('city', 'Berlin');
  await set('postalCode', '10115');
  await page.locator(`[name="paymentMethod"][value="${method}"]`).check();
}

const place = (page: Page) => page.locator('button[value="place"]');
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const pieces = async (page: Page) => {
  await page.goto(`${shop}/cart`);
  return page.locator('main').textContent();
};

it.each(withAndWithoutScript)(
  'PAYMENT-23, CHECKOUT-15: %s a buyer is sent to the service’s host, goes back, orders again, reloads and pays once',
  (_, options) =>
    visit(browser, options, async page => {
      await fill(page, redirecting);
      await place(page).click();
      await page.waitForURL(`${bank.origin}/pages/*`);
      const id = idOf(page);
      await page.goBack();
      await place(page).waitFor();
      await expect.poll(() => page.locator('[name="email"]').first().inputValue()).toBe('mira@example.com');
      await place(page).click();
      await page.waitForURL(`${bank.origin}/pages/*`);
      expect(idOf(page)).toBe(id);
      await page.reload();
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.waitForURL(/\/checkout\/order\//);
      await page.reload();
      await page.getByText('mira@example.com').first().waitFor();
      const confirmation = page.url();
      // The bank's page is still in the history: it leads back to the order.
      await page.goto(`${bank.origin}/pages/${id}`);
      await page.getByRole('link', { name: 'Back to the shop' }).click();
      await page.waitForURL(/\/(checkout\/order|cart)/);
      expect([bank.payments.get(id)?.captures, confirmation.includes('/checkout/order/')]).toEqual([1, true]);
      expect(await pieces(page)).toMatch(/nothing in your shopping cart/);
    }),
);

it('CHECKOUT-15: clicked twice, the button makes one payment', () =>
  visit(browser, wide, async page => {
    await fill(page, redirecting);
    const before = bank.payments.size;
    await place(page).dblclick({ noWaitAfter: true });
    await page.waitForURL(`${bank.origin}/pages/*`);
    expect(bank.payments.size).toBe(before + 1);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.waitForURL(/\/checkout\/order\//);
    expect(bank.payments.size).toBe(before + 1);
  }));

it.each(withAndWithoutScript)(
  'CHECKOUT-9: %s, a buyer who returns with a failed payment is informed, keeps the cart, and pays by another attempt',
  (_, options) =>
    visit(browser, options, async page => {
      await fill(page, redirecting);
      await place(page).click();
      await page.waitForURL(`${bank.origin}/pages/*`);
      const declined = idOf(page);
      await page.getByRole('button', { name: 'Decline' }).click();
      await page.getByText('The payment was declined, and nothing was charged.').waitFor();
      await page.getByText(`Reason given by the bank: ${declineReason}`).waitFor();
      expect(new URL(page.url()).pathname).toBe('/checkout');
      await expect.poll(() => page.locator('[name="line1"]').first().inputValue()).toBe('Lindenallee 4');
      await page.reload();
      await place(page).click();
      await page.waitForURL(`${bank.origin}/pages/*`);
      const again = idOf(page);
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.waitForURL(/\/checkout\/order\//);
      expect([bank.payments.get(declined)?.captures, bank.payments.get(again)?.captures]).toEqual([0, 1]);
    }),
);

it('PAYMENT-23: nobody is sent to a host that the method did not name; the buyer reads that nothing was paid, and keeps the cart', async () => {
  await withUndeclared(async (other, page) => {
    await fill(page, redirecting);
    await place(page).click();
    await page
      .getByText('“North Bank” cannot be reached on this website. Nothing was charged.', { exact: false })
      .waitFor();
    expect(new URL(page.url()).origin).toBe(shop);
    expect(other.visits).toEqual([]);
    await expect
      .poll(() => page.locator(`[name="paymentMethod"][value="${redirecting}"]`).isChecked())
      .toBe(false);
    await expect.poll(() => page.locator('[name="paymentMethod"]:checked').count()).toBe(1);
    expect([...bank.payments.values()].at(-1)?.outcome).toBe('voided');
    expect(await pieces(page)).toContain('Breakfast bowl');
  });
});

it('PAYMENT-23: a frame of a service that the policy blocks is reported to the owner, and to a buyer who did not pay', async () => {
  await withUndeclared(async (other, page) => {
    await fill(page, 'pop-up');
    const reported = page.waitForResponse(/\/payments\/\w+\/blocked$/);
    await place(page).click();
    await page.getByRole('button', { name: 'Open the payment window' }).waitFor();
    expect((await reported).status()).toBe(204);
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await page.getByText('“Pop-up bank” cannot be reached on this website.', { exact: false }).waitFor();
    expect(other.visits).toEqual([]);
    expect(await pieces(page)).toContain('Breakfast bowl');
  });
});

/** The bank leads to another host, which no method declares; afterwards the owner reads of it. */
async function withUndeclared(journey: (other: PaymentHost, page: Page) => Promise<void>): Promise<void> {
  const other = await openPaymentHost();
  bank.leadTo(other.origin);
  try {
    await visit(browser, wide, page => journey(other, page));
    await ownerReads(other.origin);
  } finally {
    bank.leadTo(null);
    await other.close();
  }
}

const phone = { viewport: { width: 390, height: 844 }, bypassCSP: true, reducedMotion: 'reduce' } as const;

/** The studio names the blocked address with the payment method and in the order. */
async function ownerReads(origin: string): Promise<void> {
  await visit(browser, phone, async page => {
    await signIn(page, demo, 'kiln');
    await page.goto(`${shop}/config/settings?part=payments`);
    await page.getByRole('note').filter({ hasText: origin }).first().waitFor();
    expect(await findProblems(page, [page.mainFrame()])).toBeNull();
    const { orders } = (await sendCall(page, '/api/orders?state=cancelled', { method: 'GET' })) as {
      orders: { id: string }[];
    };
    await page.goto(`${shop}/config/orders/${orders[0]?.id}`);
    await page.getByText(`The buyer could not be sent to ${origin}`, { exact: false }).waitFor();
  });
}

it('PAYMENT-23: only the checkout may use the hosts of its methods, and no others', () =>
  visit(browser, wide, async page => {
    await fill(page, 'pop-up');
    const policyOf = async (path: string) =>
      (await page.goto(`${shop}${path}`))?.headers()['content-security-policy'] ?? '';
    for (const path of ['/', '/cart', '/shop/breakfast-bowl'])
      expect(await policyOf(path)).not.toContain(bank.origin);
    const policy = await policyOf('/checkout');
    for (const directive of ['script-src', 'frame-src', 'form-action', 'connect-src'])
      expect(policy.split('; ').find(part => part.startsWith(directive))).toContain(bank.origin);
    const strange = await openPaymentHost();
    const blocked = await page.evaluate(
      origin =>
        new Promise<string>(resolve => {
          addEventListener('securitypolicyviolation', event => resolve(event.effectiveDirective));
          const frame = document.createElement('iframe');
          frame.src = `${origin}/frames/x`;
          document.body.append(frame);
        }),
      strange.origin,
    );
    expect([blocked, strange.visits]).toEqual(['frame-src', []]);
    await strange.close();
  }));

it('PAYMENT-23, CHECKOUT-9: a window is closed, clicked twice, declined and approved: correct messages, one payment, and the cart stays until it is paid', () =>
  visit(browser, wide, async page => {
    await fill(page, 'pop-up');
    await place(page).click();
    const open = page.getByRole('button', { name: 'Open the payment window' });
    await open.waitFor();
    await page.frameLocator('iframe').getByText('Bank').waitFor();
    const first = idOf(page);
    const [opened] = await Promise.all([page.waitForEvent('popup'), open.click()]);
    await opened.getByRole('button', { name: 'Approve' }).waitFor();
    await opened.close();
    await page.getByText('The window was closed.').waitFor();
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await page.getByText('We have not heard from the payment service yet.').waitFor();
    expect(await pieces(page)).toContain('Breakfast bowl');
    await page.goto(`${shop}/checkout`);
    await place(page).click();
    await open.waitFor();
    expect(idOf(page)).toBe(first);

    const [second] = await Promise.all([page.waitForEvent('popup'), open.dblclick()]);
    await page.reload();
    await second.close();
    const [third] = await Promise.all([page.waitForEvent('popup'), open.click()]);
    expect(page.context().pages()).toHaveLength(2);
    await third.getByRole('button', { name: 'Decline' }).click();
    await page.getByText('The payment was declined, and nothing was charged.').waitFor();
    await place(page).click();
    await open.waitFor();
    const last = idOf(page);
    const [fourth] = await Promise.all([page.waitForEvent('popup'), open.click()]);
    await fourth.getByRole('button', { name: 'Approve' }).click();
    await page.waitForURL(/\/checkout\/order\//);
    expect([bank.payments.get(first)?.captures, bank.payments.get(last)?.captures]).toEqual([0, 1]);
    expect(await pieces(page)).toMatch(/nothing in your shopping cart/);
  }));
