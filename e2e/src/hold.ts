import type { Page } from 'playwright-core';

/** Holds back the requests to these addresses until they are released. */
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
