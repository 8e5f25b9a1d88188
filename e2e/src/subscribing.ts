import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { type EuroShop, fillAddress } from './euro-shop.ts';
import { openSession } from './open-session.ts';
import { rehearse } from './own-website.ts';
import { visit } from './visit.ts';

const demo = inject('demo');

/** Who buys in a shop that sells the subscription “Clay club”. */
export class Buyers {
  readonly #browser: Browser;
  readonly #shop: EuroShop;
  constructor(browser: Browser, shop: EuroShop) {
    this.#browser = browser;
    this.#shop = shop;
  }

  /** Before the launch, by somebody who works on the website: they pay with the test service there. */
  async visit<T>(options: BrowserContextOptions, use: (visitor: Page) => Promise<T>): Promise<T> {
    const session = await openSession(demo, this.#shop.site);
    return rehearse(session, () =>
      visit(this.#browser, { bypassCSP: true, reducedMotion: 'reduce', ...options }, async visitor => {
        await session.giveTo(visitor.context());
        return use(visitor);
      }),
    );
  }

  async add(visitor: Page, slug: string): Promise<void> {
    await visitor.goto(`${this.#shop.address}/shop/${slug}`);
    const added = visitor.waitForResponse(reply => reply.request().method() === 'POST');
    await visitor.getByRole('button', { name: 'Add to cart' }).click();
    await added;
  }

  /** From the cart, by the address that names it. */
  async toCheckout(visitor: Page): Promise<void> {
    await visitor.goto(`${this.#shop.address}/cart`);
    await visitor.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
    await visitor.waitForURL(/\/checkout\/subscribe\?cartToken=/);
  }

  /** Subscribes; then the visitor is on the page that confirms it. */
  async subscribe(visitor: Page, email: string, choice = 'approve'): Promise<void> {
    await this.add(visitor, 'clay-club');
    await this.toCheckout(visitor);
    await fillAddress(visitor, email);
    await visitor.locator('[name="recurring"]').check();
    await visitor.locator('button[value="place"]').click();
    await visitor.locator(`button[value="${choice}"]`).click();
    await visitor.getByRole('heading', { level: 1, name: 'Thank you for subscribing.' }).waitFor();
  }
}

/** From the confirmation to the subscription's own page, once it began. */
export async function toOwnPage(visitor: Page): Promise<void> {
  const link = visitor.getByRole('link', { name: 'Manage “Clay club”' });
  await expect
    .poll(async () => {
      await visitor.reload();
      return link.count();
    })
    .toBe(1);
  await link.click();
  await visitor.getByRole('heading', { level: 1, name: 'Your subscription' }).waitFor();
}
