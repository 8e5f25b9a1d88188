import type { Browser, Page } from 'playwright-core';
import type { OwnWebsite } from './own-website.ts';
import { visit } from './visit.ts';

export interface SettingsVisit {
  readonly part: 'payments' | 'shipping' | 'store' | 'taxes';
  readonly width: number;
}

/** Opens one part of a website’s settings at a width, as its owner, in a page that allows injected checks. */
export function onSettings(
  browser: Browser,
  website: OwnWebsite,
  { part, width }: SettingsVisit,
  journey: (page: Page) => Promise<void>,
): Promise<void> {
  const options = { viewport: { width, height: 900 }, bypassCSP: true, reducedMotion: 'reduce' } as const;
  return visit(browser, options, async page => {
    await website.signIn(page);
    await page.goto(`${website.address}/config/settings?part=${part}`);
    await journey(page);
  });
}
