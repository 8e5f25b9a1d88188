import type { Page, Route } from 'playwright-core';

/** Addresses of pictures in one of their widths. */
export const pictures = '**/media/*/*w';

/** Holds back requests until they are released or refused: `page.route(pictures, gate().answer)`. */
export function makeGate() {
  const held: Route[] = [];
  return {
    asked: () => held.map(route => new URL(route.request().url()).pathname),
    answer: (route: Route) => void held.push(route),
    open: () => Promise.all(held.splice(0).map(route => route.continue())),
    fail: () => Promise.all(held.splice(0).map(route => route.abort())),
  };
}

/** Without asking here for each of five hundred. */
export async function refusePictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/media/*'] });
}
