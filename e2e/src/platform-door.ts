import type { Page } from 'playwright-core';

/** Signs in on the form of the platform that is open. */
export async function enter(who: Page, email: string, password: string): Promise<void> {
  await who.getByLabel('Email').fill(email);
  await who.getByLabel('Password').fill(password);
  await who.keyboard.press('Enter');
}
