import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { visit } from '../visit.ts';
import { sampleAddress } from './sample-address.ts';

/** The address of a text sample. */
export const textSample = (name: string) => sampleAddress('html', name);

export const drawings = '.text-highlight-drawing';

export interface HighlightVisit {
  readonly address: string;
  readonly options?: BrowserContextOptions;
  /** With script off or without highlights there is nothing to wait for. */
  readonly isDrawn?: boolean;
}

/** On a page with highlights, once they are drawn. */
export function onHighlights(
  browser: Browser,
  { address, options = {}, isDrawn = true }: HighlightVisit,
  journey: (page: Page) => Promise<void>,
): Promise<void> {
  const room = { width: 820, height: 900 };
  return visit(
    browser,
    { bypassCSP: true, reducedMotion: 'no-preference', viewport: room, ...options },
    async page => {
      await page.goto(address);
      if (isDrawn) await page.locator(drawings).first().waitFor({ state: 'attached' });
      await journey(page);
    },
  );
}
