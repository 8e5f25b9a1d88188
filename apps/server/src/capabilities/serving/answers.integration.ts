import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';
import { changeSettings } from '../tenancy/index.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await startServedSite();
  const changed = await changeSettings(site.server.context(site.website), { settings: { language: 'de' } });
  expect(changed.ok).toBe(true);
});
afterAll(() => site?.server.stop());

const security = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'cross-origin-resource-policy': expect.stringMatching(/^(?:same-site|cross-origin)$/),
  'x-request-id': expect.stringMatching(/^[0-9a-z]{24}$/),
};
const pages = 'public, max-age=0, s-maxage=60';

it('HTTP-26, HTTP-7: every answer has the same security headers and says who may store it', async () => {
  const json = { accept: 'application/json' };
  for (const [path, status, cacheControl, headers] of [
    ['/about', 200, pages, {}],
    // From memory.
    ['/about', 200, pages, {}],
    ['/nowhere', 404, pages, {}],
    ['/feed.xml', 404, pages, {}],
    ['/journal/feed.xml', 200, pages, {}],
    ['/robots.txt', 200, pages, {}],
    ['/icon.svg', 404, pages, {}],
    ['/_social/now.png', 200, pages, {}],
    ['/cart', 200, 'no-store', {}],
    ['/secret', 401, 'no-store', {}],
    ['/code', 200, 'private, max-age=0, must-revalidate', {}],
    ['/old', 301, 'public, max-age=0', {}],
    ['/favicon.ico', 302, 'no-store', {}],
    ['/media/none/100w', 404, 'no-store', {}],
    ['/api/website/settings', 401, 'no-store', json],
    ['/api/openapi.json', 200, 'no-cache', json],
    ['/_assets/visitor/none.js', 404, 'no-store', {}],
    ['/healthz', 200, 'no-store', json],
    ['/config', 503, 'no-store', {}],
  ] as const) {
    const answer = await site.ask(path, headers);
    expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, status, cacheControl]);
    expect(answer.headers, path).toMatchObject(security);
  }
});

it('HTTP-26: pages state their language, when rendered and from memory', async () => {
  for (const path of ['/about', '/about', '/nowhere', '/cart', '/secret'])
    expect((await site.ask(path)).headers['content-language'], path).toBe('de');
  expect((await site.ask('/robots.txt')).headers['content-language']).toBeUndefined();
});
