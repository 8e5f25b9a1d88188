/**
 * It needs a server of its own behind HTTPS: the gate keeps that of the frames of code, which share its walls.
 *
 * @module-tag slow
 */
import { block as code } from '@vitrine/blocks/code/code.block.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { type DemoServer, freePort, startDemoServer } from './demo-server.ts';
import { sendCall } from './send-call.ts';
import { startTlsProxy } from './tls-proxy.ts';
import { signIn, visit } from './visit.ts';

const domain = 'vitrine.example';
let browser: Browser;
let demo: DemoServer;
let origin: (subdomain?: string) => string;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const port = await freePort();
  origin = subdomain => `https://${subdomain === undefined ? '' : `${subdomain}.`}${domain}:${port}`;
  const started = await startDemoServer({
    APP_DOMAIN: `${domain}:${port}`,
    IS_HTTPS: 'true',
    TRUSTED_PROXIES: '1',
  });
  demo = started.demo;
  ends.push(started.stop);
  ends.push(await startTlsProxy({ domains: [domain], port, target: () => demo.port }));
  browser = await openChromium([`--host-resolver-rules=MAP *.${domain} 127.0.0.1, MAP ${domain} 127.0.0.1`]);
  ends.push(() => browser.close());
  await makeAttack();
});

afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const withPage = <T>(use: (page: Page) => Promise<T>) => visit(browser, { ignoreHTTPSErrors: true }, use);

/** Sets each cookie in the address's fragment for the platform's whole domain, as far as the browser allows it. */
const script = `<script>
for (const pair of decodeURIComponent(location.hash.slice(1)).split('|'))
  for (const rest of ['Secure', 'Secure; SameSite=None', ''])
    document.cookie = pair + '; Domain=${domain}; Path=/; ' + rest;
document.title = 'planted';
</script>`;

/** A website of a malicious tenant, with a script on a page. */
async function makeAttack(): Promise<void> {
  await withPage(async page => {
    await page.goto(`${origin()}/sign-in`);
    await sendCall(page, '/api/auth/session', { body: { email: demo.email, password: demo.password } });
    await sendCall(page, '/api/websites', {
      body: { title: 'Mallory', subdomain: 'mallory', starter: null },
    });
    await page.goto(`${origin('mallory')}/config/sign-in`);
    await sendCall(page, '/api/auth/session', { body: { email: demo.email, password: demo.password } });
    const made = await sendCall(page, '/api/collections', {
      body: { type: 10, title: 'Prize', slug: 'prize' },
    });
    const { documentId } = made.collection as { documentId: string };
    const place = { x: 0, y: 0, h: 4 };
    await sendCall(page, `/api/pages/${documentId}/operations`, {
      body: {
        baseVersion: 1,
        clientId: 'mallory',
        operations: [
          {
            kind: 'addSection',
            index: 0,
            section: {
              id: newId('s'),
              settings: {},
              blocks: [
                {
                  id: newId('b'),
                  ...code.content({ source: script, mode: 'html' }),
                  places: { desktop: { ...place, w: 24 }, phone: { ...place, w: 8 } },
                },
              ],
            },
          },
        ],
      },
    });
    await sendCall(page, '/api/publishing/revisions', { body: {} });
    await sendCall(page, '/api/website/launch');
  });
}

const newId = (letter: string) => letter.repeat(24);

const cartOf = async (page: Page) =>
  page.evaluate(async () => {
    const reply = await fetch('/api/commerce/shopping-cart');
    return (await reply.json()).totalQuantity;
  });

const accountOf = async (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/auth/account')).json()).account);

/** Adds one item of the shop's first product to the cart of this page's visitor, as its form does. */
async function buy(page: Page): Promise<void> {
  await page.goto(`${origin('kiln')}/shop/breakfast-bowl`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => cartOf(page)).toBe(1);
}

async function tokensOfAttacker(): Promise<Record<string, string>> {
  return withPage(async page => {
    await buy(page);
    await page.goto(`${origin('kiln')}/config/sign-in`);
    await sendCall(page, '/api/auth/session', { body: { email: demo.email, password: demo.password } });
    const cookies = await page.context().cookies(origin('kiln'));
    return Object.fromEntries(cookies.map(({ name, value }) => [name.replace('__Host-', ''), value]));
  });
}

describe('a neighbour', () => {
  it('COOKIE-1: over HTTPS a neighbour’s script can set neither the cart nor the session of a visitor', async () => {
    const tokens = await tokensOfAttacker();
    expect(Object.keys(tokens).toSorted()).toEqual([
      ...['CART', 'HAS_CART', 'SS_SESSION_ID', 'crumb'],
      expect.stringMatching(/^device_\w+$/),
    ]);
    const planted = Object.entries(tokens).flatMap(([name, value]) => [
      `${name}=${value}`,
      `__Host-${name}=${value}`,
      `=__Host-${name}=${value}`,
    ]);
    const attack = `${origin('mallory')}/prize#${encodeURIComponent(planted.join('|'))}`;
    await withPage(async victim => {
      await victim.goto(attack);
      await expect.poll(() => victim.title()).toBe('planted');
      const kept = await victim.context().cookies(origin('kiln'));
      expect(kept.map(({ name, domain: of }) => `${name} ${of}`)).toContain(`CART .${domain}`);
      expect(kept.map(({ name, domain: of }) => `${name} ${of}`)).toContain(`SS_SESSION_ID .${domain}`);
      await victim.goto(`${origin('kiln')}/cart`);
      expect([await cartOf(victim), await accountOf(victim)]).toEqual([0, null]);
      await buy(victim);
      await victim.goto(attack);
      await expect.poll(() => victim.title()).toBe('planted');
      await victim.goto(`${origin('kiln')}/checkout`);
      expect([await cartOf(victim), await accountOf(victim)]).toEqual([1, null]);
      const own = (await victim.context().cookies(origin('kiln'))).filter(
        ({ name }) => name === '__Host-CART',
      );
      expect(
        own.map(cookie => ({ ...cookie, expires: 0, value: cookie.value !== tokens.CART })),
      ).toMatchObject([{ domain: `kiln.${domain}`, path: '/', secure: true, httpOnly: true, value: true }]);
    });
  });

  it('COOKIE-3: over HTTPS a person signs in to the studio, keeps the session and makes a change', async () => {
    await withPage(async page => {
      await signIn(page, demo, origin('kiln'));
      await page.reload();
      await expect.poll(() => accountOf(page)).toMatchObject({ email: demo.email });
      const made = await sendCall(page, '/api/collections', { body: { type: 10, title: 'Over HTTPS' } });
      expect(made.collection).toMatchObject({ title: 'Over HTTPS' });
    });
  });
});
