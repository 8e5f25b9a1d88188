import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DemoServer } from './demo-server.ts';
import { openSession, type Session } from './open-session.ts';
import { websiteAddress } from './visit.ts';

/** A website of one journey file alone, so that no order, setting or page of another can reach it. */
export interface OwnWebsite {
  readonly subdomain: string;
  readonly address: string;
  /** Sends a call as its owner. */
  readonly send: Session['send'];
  /** Signs a browser in as its owner, on the website and on the platform. */
  readonly signIn: (browser: Page | BrowserContext) => Promise<void>;
}

interface Beginning {
  /** Begins its subdomain. */
  readonly kind: string;
  readonly starter?: string;
  readonly title?: string;
}

/**
 * Creates a website, not yet launched, by its calls: the screens for it have their own journeys, and take many
 * times longer.
 */
export async function createWebsite(
  demo: DemoServer,
  { kind, starter, title }: Beginning,
): Promise<OwnWebsite> {
  const subdomain = `${kind}-${Date.now().toString(36)}`;
  const platform = await openSession(demo);
  const body = { title: title ?? subdomain, subdomain, starter: starter ?? null };
  await platform.send('/api/websites', { body });
  const session = await openSession(demo, subdomain);
  return {
    subdomain,
    address: websiteAddress(demo, subdomain),
    send: session.send,
    signIn: async browser => {
      const context = 'context' in browser ? browser.context() : browser;
      for (const one of [platform, session]) await one.giveTo(context);
    },
  };
}

/** A launched copy of Kiln: for journeys that order, or change a setting. Kiln itself is only read. */
export async function copyKiln(demo: DemoServer, kind: string): Promise<OwnWebsite> {
  const website = await createWebsite(demo, { kind, starter: 'kiln', title: 'Kiln' });
  const transfer = {
    isEnabled: true,
    settings: { instructions: 'Transfer it, with the number of the order.' },
  };
  await website.send('/api/payments/methods/manual', { method: 'PATCH', body: transfer });
  await website.send('/api/website/launch');
  return website;
}

/** A launched website with a published shop: these products, and nothing else. */
export async function openShop(
  demo: DemoServer,
  kind: string,
  products: readonly object[] = [],
): Promise<OwnWebsite> {
  const website = await createWebsite(demo, { kind });
  await website.send('/api/website/launch');
  await website.send('/api/collections', { body: { type: 13, title: 'Shop' } });
  for (const product of products) await website.send('/api/products', { body: { state: 1, ...product } });
  await website.send('/api/publishing/revisions', { body: {} });
  return website;
}

/**
 * Does this while the website is closed: there, tests have all the effects of an order, for who is signed in (rule
 * ORDER-51).
 */
export async function rehearse<Done>(
  { send }: Pick<OwnWebsite, 'send'>,
  act: () => Promise<Done>,
): Promise<Done> {
  await send('/api/website/launch', { method: 'DELETE' });
  try {
    return await act();
  } finally {
    await send('/api/website/launch');
  }
}

/** A page of a desktop on which the website's owner is signed in, and which allows injected checks. */
export async function openStudio(browser: Browser, website: OwnWebsite): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, bypassCSP: true, reducedMotion: 'reduce' });
  await website.signIn(context);
  return context.newPage();
}

/** The newest email of a website to this address, as its owner reads it, once one matches. */
export async function readMail(
  { send }: Pick<OwnWebsite, 'send'>,
  to: string,
  isMeant: (text: string) => boolean = () => true,
): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const { mails } = await send('/api/mail/outbox', { method: 'GET' });
      for (const { id, to: reader } of mails as { id: string; to: string }[]) {
        if (reader !== to) continue;
        const { mail } = await send(`/api/mail/outbox/${id}`, { method: 'GET' });
        found = (mail as { text: string }).text;
        if (isMeant(found)) return true;
      }
      return false;
    })
    .toBe(true);
  return found ?? '';
}
