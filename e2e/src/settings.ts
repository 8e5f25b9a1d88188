import type { Browser, Page } from 'playwright-core';
import type { DemoServer } from './demo-server.ts';
import { signIn, visit, websiteAddress } from './visit.ts';

export interface SettingsVisit {
  readonly part: 'payments' | 'shipping' | 'store' | 'taxes';
  readonly width: number;
}

/** Opens one part of Kiln's settings at a width, as its owner, in a page that allows injected checks. */
export function onSettings(
  browser: Browser,
  demo: DemoServer,
  { part, width }: SettingsVisit,
  journey: (page: Page) => Promise<void>,
): Promise<void> {
  const options = { viewport: { width, height: 900 }, bypassCSP: true, reducedMotion: 'reduce' } as const;
  return visit(browser, options, async page => {
    await signIn(page, demo, 'kiln');
    await page.goto(`${websiteAddress(demo, 'kiln')}/config/settings?part=${part}`);
    await journey(page);
  });
}
