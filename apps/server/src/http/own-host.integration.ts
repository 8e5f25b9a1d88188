import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedSite, startServedSite } from '../../test/served-site.ts';
import { storePicture } from '../../test/store-picture.ts';
import type { TestClient } from '../../test/test-client.ts';
import { mailOf, signInVisitor, siteUserPassword } from '../capabilities/site-users/site-users.fixture.ts';

/** Headers with which proxies, frameworks and caches name another host or address. */
const choosing = (host: string): Record<string, string> => ({
  'x-forwarded-host': host,
  'x-forwarded-server': host,
  'x-forwarded-port': '8443',
  'x-forwarded-prefix': '/journal',
  'x-forwarded-path': '/journal',
  'x-forwarded-uri': '/journal',
  forwarded: `for=203.0.113.9;host=${host};proto=https`,
  'x-original-host': host,
  'x-host': host,
  'x-real-host': host,
  'x-http-host-override': host,
  'x-original-url': '/journal',
  'x-rewrite-url': '/journal',
  'x-original-uri': `http://${host}/journal`,
  'x-http-method-override': 'DELETE',
  'x-envoy-original-path': '/journal',
  base: `http://${host}/`,
  via: `1.1 ${host}`,
});
const elsewhere = ['other.vitrine.test', 'evil.example', 'vitrine.test', 'kiln.vitrine.test, evil.example'];

describe.each([
  ['no proxy is trusted', '0'],
  ['a proxy is trusted', '1'],
  ['two proxies are trusted', '2'],
])('%s', (_, proxies) => {
  let site: ServedSite;
  let other: Website;
  beforeAll(async () => {
    site = await startServedSite({ TRUSTED_PROXIES: proxies });
    other = await site.server.createWebsite({ subdomain: 'other', title: 'Other' });
  });
  afterAll(() => site?.server.stop());

  const sendTo = (
    client: TestClient,
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ) => client.send(method, path, { body, headers: { ...choosing('other.vitrine.test'), ...headers } });

  it('HTTP-28: a page is that of its Host and its path, also from memory', async () => {
    const plain = await site.ask('/about');
    expect(plain.text).toContain('Words of About');
    for (const host of elsewhere) {
      for (let time = 0; time < 3; time += 1) {
        const page = await site.ask('/about', choosing(host));
        expect([page.status, page.text], host).toEqual([200, plain.text]);
      }
    }
    const missing = await site.ask('/about', choosing('kiln.vitrine.test'), { host: 'evil.example' });
    expect(missing.status).toBe(404);
    expect(missing.text).not.toContain('Words of About');
    const moved = await site.ask('/old', choosing('evil.example'));
    expect([moved.status, moved.headers.location]).toEqual([301, '/about']);
    const map = await site.ask('/sitemap.xml', choosing('evil.example'));
    expect(map.text).toContain('http://kiln.vitrine.test/about');
    expect(map.text).not.toContain('evil.example');
    const robots = await site.ask('/robots.txt', choosing('evil.example'));
    expect(robots.text).toContain('http://kiln.vitrine.test/sitemap.xml');
  });

  it('HTTP-28: a call and a session belong to the website of the Host', async () => {
    const { server, website } = site;
    const account = await server.createAccount({ website });
    const admin = server.client(website);
    const { email, password } = account;
    const signedIn = await sendTo(admin, 'POST', '/api/auth/session', { body: { email, password } });
    expect(signedIn.status).toBe(200);
    for (const set of [signedIn.headers['set-cookie'] ?? []].flat())
      expect(String(set)).not.toMatch(/domain/i);
    const changed = await sendTo(admin, 'PATCH', '/api/website/settings', { body: { title: 'Kiln too' } });
    expect(changed.status).toBe(200);
    expect((await server.reload(website)).title).toBe('Kiln too');
    expect((await server.reload(other)).title).toBe('Other');
    await admin.patch('/api/website/settings', { title: 'Kiln' });

    const stranger = server.client(other);
    for (const [name, value] of admin.cookies) stranger.cookies.set(name, value);
    const headers = choosing('kiln.vitrine.test');
    const body = { title: 'Taken' };
    const refused = await stranger.send('PATCH', '/api/website/settings', { body, headers });
    expect(refused.status).toBe(401);
    expect((await server.reload(website)).title).toBe('Kiln');
    expect((await server.reload(other)).title).toBe('Other');
  });

  it('HTTP-4, HTTP-28: a change is compared with the Host for its origin', async () => {
    const { server, website } = site;
    const admin = await server.signIn(website);
    const rename = (title: string, origin: string) =>
      sendTo(admin, 'PATCH', '/api/website/settings', { body: { title }, headers: { origin } });
    expect((await rename('Forged', 'http://other.vitrine.test')).status).toBe(403);
    expect((await server.reload(website)).title).toBe('Kiln');
    expect((await rename('Kiln', 'http://kiln.vitrine.test')).status).toBe(200);
  });

  it('HTTP-28: every link in a mail and every signed link leads to the Host', async () => {
    const { server, website } = site;
    const email = `ada-${proxies}@example.com`;
    const visitor = await signInVisitor(server, website, email);
    const asked: [string, unknown][] = [
      ['/api/site-users/password-resets', { email }],
      ['/api/site-users/sign-in-links', { email }],
      ['/api/site-users/accounts', { email, name: 'Ada', password: siteUserPassword }],
    ];
    for (const [path, body] of asked) {
      const answer = await sendTo(server.client(website), 'POST', path, { body });
      expect(answer.status, path).toBe(200);
    }
    const current = await sendTo(visitor, 'GET', '/api/site-users/account');
    expect(current.body).toMatchObject({ siteUser: { email } });
    const mails = await mailOf(server, website, email);
    expect(mails).toHaveLength(asked.length);
    for (const { text } of mails) {
      const hosts = [...text.matchAll(/https?:\/\/([^/\s"<]+)/g)].map(found => found[1]);
      expect(new Set(hosts)).toEqual(new Set(['kiln.vitrine.test']));
    }
    expect(await mailOf(server, other, email)).toEqual([]);

    const admin = await server.signIn(website);
    const reset = { email: admin.account.email };
    const answered = await sendTo(server.client(website), 'POST', '/api/auth/password-resets', {
      body: reset,
    });
    expect(answered.status).toBe(200);
    const file = await storePicture(server.context(website));
    const hide = { ids: [file], action: 'makePrivate' };
    const hidden = await sendTo(admin, 'POST', '/api/media/bulk', { body: hide });
    expect(hidden.status, hidden.text).toBe(200);
    const link = await sendTo(admin, 'POST', `/api/media/${file}/link`, { body: { hours: 1 } });
    expect((link.body as { address: string }).address).toMatch(/^http:\/\/kiln\.vitrine\.test\//);
  });

  it('HTTP-12, HTTP-28: a forwarded scheme is no part of an address', async () => {
    for (const scheme of ['https://evil.example/?', 'javascript', 'https, javascript', 'HTTPS', '']) {
      const page = await site.ask('/about', { 'x-forwarded-proto': scheme });
      expect(page.text, scheme).toContain('href="http://kiln.vitrine.test/about"');
      expect(page.text, scheme).not.toMatch(/evil\.example|javascript:/);
    }
    const page = await site.ask('/about', { 'x-forwarded-proto': 'https' });
    const scheme = proxies === '0' ? 'http' : 'https';
    expect(page.text).toContain(`href="${scheme}://kiln.vitrine.test/about"`);
  });
});
