import { block as code } from '@vitrine/blocks/code/code.block.ts';
import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { type DemoServer, freePort, startDemoServer } from './demo-server.ts';
import { sendCall } from './send-call.ts';
import { startTlsProxy } from './tls-proxy.ts';
import { visit } from './visit.ts';

const domains = ['vitrine.example', 'vitrine-content.example'] as const;
let browser: Browser;
let demo: DemoServer;
let origin: (subdomain?: string) => string;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const port = await freePort();
  origin = subdomain => `https://${subdomain === undefined ? '' : `${subdomain}.`}${domains[0]}:${port}`;
  const started = await startDemoServer({
    APP_DOMAIN: `${domains[0]}:${port}`,
    USER_CONTENT_DOMAIN: `${domains[1]}:${port}`,
    IS_HTTPS: 'true',
    TRUSTED_PROXIES: '1',
  });
  demo = started.demo;
  ends.push(started.stop);
  ends.push(await startTlsProxy({ domains, port, target: () => demo.port }));
  const rules = domains.map(domain => `MAP *.${domain} 127.0.0.1, MAP ${domain} 127.0.0.1`);
  browser = await openChromium([`--host-resolver-rules=${rules.join(', ')}`]);
  ends.push(() => browser.close());
  await makePage();
});

afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const withPage = <T>(use: (page: Page) => Promise<T>, options = {}) =>
  visit(browser, { ignoreHTTPSErrors: true, ...options }, use);

/** Tries the attacks of a tenant's own script on a visitor, and writes the results into its own document. */
const script = `<p id="words">Cone <a href="/shop">ten</a></p><div id="grown"></div><ol id="log"></ol><script>
const log = text => { const line = document.createElement('li'); line.textContent = text; document.getElementById('log').append(line); };
const attempt = (name, run) => { try { log(name + ': ' + run()); } catch (error) { log(name + ': ' + error.name); } };
attempt('page', () => parent.document.title);
attempt('cookies', () => document.cookie || 'none');
document.cookie = 'CART=planted; Domain=${domains[0]}; Path=/; Secure; SameSite=None';
document.cookie = '__Host-CART=planted; Path=/; Secure; SameSite=None';
fetch('/api/commerce/shopping-cart', { credentials: 'include' }).then(() => log('cart: read'), () => log('cart: refused'));
document.addEventListener('reachedEnd', ({ detail }) => log('end: ' + detail.gallery));
window.addEventListener('message', ({ data }) => { if (data === 'grow') document.getElementById('grown').style.height = '900px'; });
localStorage.setItem('kept', 'yes');
log('storage: ' + localStorage.getItem('kept'));
</script>`;

async function makePage(): Promise<void> {
  await withPage(async page => {
    await page.goto(`${origin('kiln')}/config/sign-in`);
    await sendCall(page, '/api/auth/session', { body: { email: demo.email, password: demo.password } });
    const made = await sendCall(page, '/api/collections', {
      body: { type: 10, title: 'Firing log', slug: 'firing-log' },
    });
    const { documentId } = made.collection as { documentId: string };
    const block = {
      id: 'b'.repeat(24),
      ...code.content({ source: script, mode: 'html' }),
      places: { desktop: { x: 0, y: 0, w: 24, h: 4 }, phone: { x: 0, y: 0, w: 8, h: 4 } },
    };
    const section = { id: 's'.repeat(24), settings: { theme: 'dark' }, blocks: [block] };
    const operations = [{ kind: 'addSection', index: 0, section }];
    await sendCall(page, `/api/pages/${documentId}/operations`, {
      body: { baseVersion: 1, clientId: 'kiln', operations },
    });
    await sendCall(page, '/api/publishing/revisions', { body: {} });
  });
}

const frameOf = async (page: Page): Promise<Frame> => {
  const element = await page.waitForSelector('iframe.code-frame');
  const frame = await element.contentFrame();
  if (frame === null) throw new Error('There is no frame.');
  return frame;
};

const logOf = async (page: Page) => (await frameOf(page)).locator('#log li').allTextContents();

it('CONTENT-6: over HTTPS a tenant’s script cannot reach the page, its visitor’s cart or cookies', async () => {
  await withPage(async page => {
    await page.goto(`${origin('kiln')}/shop/breakfast-bowl`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect.poll(async () => (await page.context().cookies(origin('kiln'))).length).toBeGreaterThan(1);
    const before = await page.context().cookies(origin('kiln'));
    await page.goto(`${origin('kiln')}/firing-log`);
    await expect.poll(() => logOf(page)).toContain('cart: refused');
    expect(await logOf(page)).toEqual([
      'page: SecurityError',
      'cookies: none',
      'storage: yes',
      'cart: refused',
    ]);
    expect(await page.context().cookies(origin('kiln'))).toEqual(before);
    await page.evaluate(() => {
      const gallery = document.querySelector('.block-code') ?? document.body;
      gallery.dispatchEvent(new CustomEvent('reachedEnd', { bubbles: true }));
    });
    await expect.poll(() => logOf(page)).toContain(`end: block-${'b'.repeat(24)}`);
  });
});

it('CONTENT-6: next to an account’s session the code runs, and cannot reach it', async () => {
  await withPage(async page => {
    await page.goto(`${origin('kiln')}/config/sign-in`);
    await sendCall(page, '/api/auth/session', { body: { email: demo.email, password: demo.password } });
    await page.goto(`${origin('kiln')}/firing-log`);
    await expect.poll(() => logOf(page)).toContain('cart: refused');
    expect(await logOf(page)).toContain('cookies: none');
  });
});

it('CONTENT-5: the frame is as high as its content and follows it; it is also shown without script', async () => {
  await withPage(async page => {
    await page.goto(`${origin('kiln')}/firing-log`);
    const frame = await frameOf(page);
    const heights = () =>
      Promise.all([
        page.locator('iframe.code-frame').evaluate(element => element.getBoundingClientRect().height),
        frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height)),
      ]);
    const isFollowed = async () => {
      const [given, wanted] = await heights();
      return given === wanted;
    };
    await expect.poll(isFollowed).toBe(true);
    const [before] = await heights();
    await frame.evaluate(() => postMessage('grow'));
    await expect.poll(async () => (await heights())[0]).toBeGreaterThanOrEqual(before + 900);
    await expect.poll(isFollowed).toBe(true);
    const colors = await Promise.all([
      page
        .locator('.theme-dark')
        .first()
        .evaluate(element => getComputedStyle(element).color),
      frame.evaluate(() => getComputedStyle(document.body).color),
      frame.evaluate(() => getComputedStyle(document.body).backgroundColor),
    ]);
    expect(colors[1]).toBe(colors[0]);
    expect(colors[2]).toBe('rgba(0, 0, 0, 0)');
    const isLoaded = () =>
      frame.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    await expect.poll(isLoaded).toBe(true);
  });
  await withPage(
    async page => {
      await page.goto(`${origin('kiln')}/firing-log`);
      const frame = await frameOf(page);
      await expect.poll(() => frame.locator('#words').textContent()).toBe('Cone ten');
      await expect
        .poll(() => page.locator('iframe.code-frame').evaluate(element => element.clientHeight))
        .toBeGreaterThan(90);
    },
    { javaScriptEnabled: false },
  );
});

it('CONTENT-4: a link in it navigates the whole window, to the page’s own website', async () => {
  await withPage(async page => {
    await page.goto(`${origin('kiln')}/firing-log`);
    await (await frameOf(page)).getByRole('link', { name: 'ten' }).click();
    await page.waitForURL(`${origin('kiln')}/shop`);
  });
});

it('CONTENT-5: no other page can show the frame', async () => {
  await withPage(async page => {
    await page.goto(`${origin('kiln')}/firing-log`);
    const address = await page.locator('iframe.code-frame').getAttribute('src');
    await page.goto('about:blank');
    const blocked = await page.evaluate(async src => {
      const frame = document.createElement('iframe');
      frame.src = src ?? '';
      document.body.append(frame);
      await new Promise(resolve => frame.addEventListener('load', resolve, { once: true }));
      return frame.src === src;
    }, address);
    expect(blocked).toBe(true);
    const frame = page.frames().find(one => one !== page.mainFrame());
    await expect.poll(() => frame?.locator('#words').count()).toBe(0);
  });
});
