import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from './visit.ts';

/** The address of the checkout does not contain the secret of the cart, and opens nothing in another browser. */
export async function opensOnlyHere(browser: Browser, visitor: Page): Promise<void> {
  const held = (await visitor.context().cookies()).find(({ name }) => name === 'CART')?.value ?? '';
  expect(held).toMatch(/./);
  expect(visitor.url()).not.toContain(held);
  await visit(browser, {}, async other => {
    expect((await other.goto(visitor.url()))?.status()).toBe(404);
    await other.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  });
}
