import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Buyer {
  readonly email: string;
  readonly name?: string;
  /** By bank transfer, if it is not given. */
  readonly paymentMethod?: string;
  /** The page where it is ordered, if it is not the checkout of the cart. */
  readonly address?: string;
  /** What else the buyer does with the form. */
  readonly prepare?: () => Promise<unknown>;
}

/** Orders the cart, paid by bank transfer; returns the text of the confirmation. */
export async function checkOut(page: Page, shop: string, buyer: Buyer): Promise<string> {
  await placeOrder(page, shop, buyer);
  await page.waitForURL(/\/checkout\/order\//);
  return (await page.getByRole('main').textContent()) ?? '';
}

/** Orders the cart, which leads to the confirmation or to the page of the payment. */
export async function placeOrder(
  page: Page,
  shop: string,
  { email, name, paymentMethod = 'manual', address = `${shop}/checkout`, prepare }: Buyer,
): Promise<void> {
  await page.goto(address);
  const fill = (field: string, value: string) => page.locator(`[name="${field}"]`).first().fill(value);
  await fill('email', email);
  await page.locator('[name="country"]').first().selectOption('DE');
  await fill('name', name ?? 'Grace Hopper');
  // A gift card alone is sent nowhere.
  if ((await page.locator('[name="line1"]').count()) > 0) {
    await fill('line1', 'Lindenallee 4');
    await fill('city', 'Berlin');
    await fill('postalCode', '10115');
  }
  await page.locator(`[name="paymentMethod"][value="${paymentMethod}"]`).check();
  await prepare?.();
  await page.locator('button[value="place"]').click();
}

/** Puts one of a product into the cart, from its page, until the browser holds the cart. */
export async function putIntoCart(page: Page, product: string): Promise<void> {
  await page.goto(product);
  await page.locator('.purchase-add').click();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('HAS_CART');
}
