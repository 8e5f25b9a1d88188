import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { proofIn, waitForVisitorMail } from './demo-server.ts';
import type { OwnWebsite } from './own-website.ts';

export const password = 'ten-and-more-letters';

/** From the form to the account of a site user, by keyboard alone. */
export async function signUp(page: Page, website: OwnWebsite, email: string, name = 'Ines'): Promise<void> {
  await page.goto(`${website.address}/account/sign-up`);
  await page.getByLabel(/^Name/).focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Check your inbox' }).waitFor();
  const { code } = proofIn(await waitForVisitorMail(inject('demo'), website.subdomain, email));
  await page.getByLabel('Six-digit code').focus();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
}
