import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openChromium } from '../chromium.ts';
import { poolOf } from '../open-contexts.ts';

/** A few pages that many short visits share: opening one costs more than most visits. */
export interface PagePool {
  readonly use: <T>(visit: (page: Page) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** `scripts` run in every document before its own. */
export async function openPages(
  count: number,
  scripts: readonly (() => void)[] = [],
  screen: Pick<BrowserContextOptions, 'deviceScaleFactor'> = {},
): Promise<PagePool> {
  const browser: Browser = await openChromium();
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce', ...screen });
  poolOf(context);
  for (const script of scripts) await context.addInitScript(script);
  const free = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  const waiting: ((page: Page) => void)[] = [];
  return {
    use: async visit => {
      const page = free.pop() ?? (await new Promise<Page>(resolve => waiting.push(resolve)));
      try {
        return await visit(page);
      } finally {
        const next = waiting.shift();
        if (next) next(page);
        else free.push(page);
      }
    },
    close: () => browser.close(),
  };
}
