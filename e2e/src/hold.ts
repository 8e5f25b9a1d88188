import type { Page } from 'playwright-core';

/** Keeps what is asked of these addresses on its way until it is released. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(addresses, async route => {
    await released;
    await route.continue();
  });
  return release;
}
