import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { passTime } from '../pass-time.ts';
import { visit } from '../visit.ts';

const catalogue = inject('catalogue');
const entries = '/api/commerce/shopping-cart/entries';

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

/** An answer of the server with its status, or a connection that it closes. */
type Answer = readonly [status: number, body?: string] | 'hangUp';

const reply = (page: Page) => page.locator('.purchase-answer');

/** Adds a product to the cart once for each of these answers; returns what the visitor reads. */
function addTo(answers: readonly Answer[], language = 'en'): Promise<string[]> {
  return onProduct(language, async page => {
    const left = [...answers];
    await page.route(`**${entries}`, route => {
      const answer = left.shift() ?? 'hangUp';
      if (answer === 'hangUp') return route.abort('connectionreset');
      return route.fulfill({ status: answer[0], body: answer[1] ?? '' });
    });
    const read: string[] = [];
    for (const _ of answers) {
      await page.locator('.purchase-add').click();
      await reply(page).filter({ hasText: /./ }).waitFor();
      read.push((await reply(page).textContent()) ?? '');
      await reply(page).evaluate(one => one.replaceChildren());
    }
    return read;
  });
}

/** A product whose script has started: its options have replaced the list of variants. */
function onProduct<T>(language: string, use: (page: Page) => Promise<T>): Promise<T> {
  return visit(browser, {}, async page => {
    await page.goto(`${catalogue}/sample/product/0?language=${language}`);
    await page.locator('.purchase-options').waitFor();
    return use(page);
  });
}

/** What a visitor reads in the form: that nothing was added, the reason, and the button that tries it again. */
const refused = (reason: string) => `Unable to add item. ${reason} Try again`;
const refusedInGerman = (reason: string) =>
  `Artikel konnte nicht hinzugefügt werden. ${reason} Erneut versuchen`;

const unreachable = 'Unable to connect. Check your connection and try again.';

describe('a server that does not answer as it should', () => {
  it('BROWSERCALL-2: the server’s message is shown, whatever the status, and an error as text only without one', {
    tags: 'slow',
  }, async () => {
    const statuses = [400, 401, 403, 404, 409, 413, 429, 500, 502, 503];
    const withMessage = JSON.stringify({ error: 'cart.tooFew', message: 'Only 2 left.' });
    expect(await addTo(statuses.map(status => [status, withMessage]))).toEqual(
      statuses.map(() => 'Only 2 left.'),
    );
    expect(await addTo([[500, '{"error":"The card was refused."}']])).toEqual(['The card was refused.']);
  });

  it('BROWSERCALL-3: without a message from the server, the status has its own text', {
    tags: 'slow',
  }, async () => {
    const expected: readonly (readonly [Answer, string])[] = [
      [[401], 'Unauthorized request'],
      [[403, '{}'], 'Unauthorized request'],
      [[500, '<html>proxy</html>'], 'Internal server error. Please try again later.'],
      [[501, '[]'], 'Internal server error. Please try again later.'],
      [[503, 'null'], 'This service is temporarily unavailable. Please try again later.'],
      [[404, '<html>proxy</html>'], unreachable],
      [[418], unreachable],
      [[502, '{}'], unreachable],
      ['hangUp', unreachable],
    ];
    expect(await addTo(expected.map(([answer]) => answer))).toEqual(
      expected.map(([, words]) => refused(words)),
    );
  });

  it('BROWSERCALL-3: visitors read it in the language of the website', async () => {
    expect(await addTo([[403], [500], [503], 'hangUp'], 'de')).toEqual(
      [
        'Anfrage nicht erlaubt',
        'Interner Serverfehler. Bitte versuchen Sie es später noch einmal.',
        'Dieser Dienst ist vorübergehend nicht verfügbar. Bitte versuchen Sie es später noch einmal.',
        'Keine Verbindung. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
      ].map(refusedInGerman),
    );
  });

  it('BROWSERCALL-4: a success that is not JSON names its address and what the parser says; an empty one is a success', async () => {
    const [broken, empty] = await addTo([[200, '<html>$& $1</html>'], [204]]);
    expect(broken).toMatch(
      /^Unable to add item\. Internal Error: Unable to parse server response from \(\/api\/commerce\/shopping-cart\/entries\) as JSON: .*<html>\$& \$1/,
    );
    expect(empty).toBe('View cart');
  });

  it('BROWSERCALL-6: a call that is never answered ends after 120 seconds', () =>
    onProduct('en', async page => {
      const asked = Promise.withResolvers<void>();
      await page.route(`**${entries}`, () => asked.resolve());
      await page.locator('.purchase-add').click();
      await asked.promise;
      await passTime(page, 119_000);
      expect(await reply(page).textContent()).toBe('');
      await passTime(page, 2000);
      await expect.poll(() => reply(page).textContent()).toBe(refused(unreachable));
    }));
});
