import type { Page } from 'playwright-core';

export interface Buyer {
  readonly email: string;
  readonly name?: string;
}

/** Orders the cart, paid by bank transfer; returns the text of the confirmation. */
export async function checkOut(page: Page, shop: string, { email, name }: Buyer): Promise<string> {
  await page.goto(`${shop}/checkout`);
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
  await page.locator('[name="paymentMethod"][value="manual"]').check();
  await page.locator('button[value="place"]').click();
  await page.waitForURL(/\/checkout\/order\//);
  return (await page.getByRole('main').textContent()) ?? '';
}
