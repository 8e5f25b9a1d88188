import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, testPassword } from '../../../test/harness.ts';
import { createApp } from '../../app.ts';
import { capabilities } from '../../capabilities.ts';
import { forgetExpired } from './accounts.jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const titleOf = async (website: Parameters<TestServer['reload']>[0]) => (await server.reload(website)).title;

const isSignedIn = async (browser: { get(path: string): Promise<{ body: unknown }> }) => {
  const { body } = await browser.get('/api/auth/account');
  return (body as { account: unknown }).account !== null;
};

describe('cookies and tokens', () => {
  it('SESSION-1: the cookie is HttpOnly, Lax, for this host only, and Secure with HTTPS', async () => {
    const account = await server.createAccount();
    const configuration = { ...server.configuration, IS_HTTPS: true };
    const secure = await createApp(
      { ...server.services, configuration },
      { capabilities, assetsDir: '/nowhere' },
    );
    const signIn = (app: typeof secure) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/session',
        headers: { host: 'vitrine.test', 'content-type': 'application/json' },
        payload: JSON.stringify({ email: account.email, password: testPassword, rememberMe: true }),
      });
    const cookieOf = async (app: typeof secure, name: string) =>
      (await signIn(app)).cookies.find(cookie => cookie.name === name);
    const plain = await cookieOf(server.app, 'SS_SESSION_ID');
    expect(plain).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 });
    expect(plain).not.toHaveProperty('domain');
    expect(plain).not.toHaveProperty('secure');
    const prefixed = await cookieOf(secure, '__Host-SS_SESSION_ID');
    expect(prefixed).toMatchObject({ httpOnly: true, secure: true, path: '/' });
    expect(prefixed).not.toHaveProperty('domain');
    expect((await signIn(secure)).headers['strict-transport-security']).toBe('max-age=31536000');
    await secure.close();
  });

  it('SESSION-2: only the hash of a long token is stored', async () => {
    const website = await server.createWebsite();
    const browser = await server.signIn(website);
    const token = browser.cookies.get('SS_SESSION_ID') ?? '';
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const rows = await server.services.database.query(
      'SELECT row_to_json(sessions)::text AS row FROM sessions WHERE account_id = $1',
      [browser.account.id],
    );
    expect(rows).toHaveLength(1);
    expect(String(rows[0]?.row)).not.toContain(token);
  });

  it('SESSION-3: signing in never takes over a token that the browser sent', async () => {
    const website = await server.createWebsite();
    const account = await server.createAccount({ website });
    const browser = server.client(website);
    browser.cookies.set('SS_SESSION_ID', 'planted-by-somebody-else');
    await browser.signIn(account);
    expect(browser.cookies.get('SS_SESSION_ID')).not.toBe('planted-by-somebody-else');
    const planted = server.client(website);
    planted.cookies.set('SS_SESSION_ID', 'planted-by-somebody-else');
    expect((await planted.get('/api/auth/account')).body).toMatchObject({ account: null });
  });
});

describe('lifetime', () => {
  it('SESSION-4: a session lasts 12 hours after it was last used', async () => {
    const website = await server.createWebsite();
    const browser = await server.signIn(website);
    server.moveClock({ hours: 11 });
    expect(await isSignedIn(browser)).toBe(true);
    server.moveClock({ hours: 11 });
    expect(await isSignedIn(browser)).toBe(true);
    server.moveClock({ hours: 12, seconds: 1 });
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('SESSION-4: a remembered session lasts 30 days, and its cookie is renewed', async () => {
    const website = await server.createWebsite();
    const account = await server.createAccount({ website });
    const browser = server.client(website);
    await browser.signIn(account, true);
    server.moveClock({ days: 29 });
    const seen = await browser.get('/api/auth/account');
    expect(String(seen.headers['set-cookie'])).toMatch(/^SS_SESSION_ID=.*Max-Age=2592000/);
    server.moveClock({ days: 29 });
    expect(await isSignedIn(browser)).toBe(true);
    server.moveClock({ days: 30, seconds: 1 });
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('SESSION-4: “last seen” is written at most once a minute', async () => {
    const website = await server.createWebsite();
    const browser = await server.signIn(website);
    const lastSeen = async () => {
      const [row] = await server.services.database.query<{ last_seen_at: Date }>(
        'SELECT last_seen_at FROM sessions WHERE account_id = $1',
        [browser.account.id],
      );
      return row?.last_seen_at.getTime();
    };
    const before = await lastSeen();
    server.moveClock({ seconds: 59 });
    await isSignedIn(browser);
    expect(await lastSeen()).toBe(before);
    server.moveClock({ seconds: 2 });
    await isSignedIn(browser);
    expect(await lastSeen()).toBe((before ?? 0) + 61_000);
  });
});

describe('SESSION-5: signing out', () => {
  it.each([
    ['DELETE', '/api/auth/session'],
    ['POST', '/api/auth/Logout'],
  ] as const)('%s %s ends the session on the server', async (method, path) => {
    const website = await server.createWebsite();
    const browser = await server.signIn(website);
    const kept = new Map(browser.cookies);
    expect((await browser.send(method, path, {})).status).toBe(204);
    expect(browser.cookies.has('SS_SESSION_ID')).toBe(false);
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.send(method, path, {})).status).toBe(204);
  });
});

describe('crumb', () => {
  it('SESSION-6: a missing or wrong crumb changes nothing; the answer contains the right one', async () => {
    const website = await server.createWebsite({ title: 'Before' });
    const browser = await server.signIn(website);
    const crumb = browser.cookies.get('crumb') ?? '';
    for (const headers of [
      { 'x-csrf-token': '' },
      { 'x-csrf-token': 'wrong' },
      { 'x-csrf-token': `${crumb}x` },
    ]) {
      browser.cookies.set('crumb', 'stale');
      const refused = await browser.send('PATCH', '/api/website/settings', {
        body: { title: 'After' },
        headers,
      });
      expect(refused.status).toBe(403);
      expect(refused.body).toMatchObject({ error: 'call.crumb', crumbFail: true, crumb });
      expect(browser.cookies.get('crumb')).toBe(crumb);
      expect(await titleOf(website)).toBe('Before');
    }
    expect((await browser.patch('/api/website/settings', { title: 'After' })).status).toBe(200);
    expect(await titleOf(website)).toBe('After');
  });

  it('SESSION-6: the crumb can also be in the query, and reading needs none', async () => {
    const website = await server.createWebsite();
    const browser = await server.signIn(website);
    const crumb = browser.cookies.get('crumb') ?? '';
    browser.cookies.delete('crumb');
    const path = `/api/website/settings?crumb=${encodeURIComponent(crumb)}`;
    expect((await browser.patch(path, { title: 'By query' })).status).toBe(200);
    expect((await browser.get('/api/website/settings')).status).toBe(200);
  });

  it('SESSION-6: a crumb cookie planted by a neighbouring host does not let a forged call pass', async () => {
    const website = await server.createWebsite({ title: 'Before' });
    const browser = await server.signIn(website);
    const other = await server.signIn(website);
    const headers = { 'x-csrf-token': other.cookies.get('crumb') ?? '' };
    browser.cookies.set('crumb', other.cookies.get('crumb') ?? '');
    const refused = await browser.send('PATCH', '/api/website/settings', {
      body: { title: 'After' },
      headers,
    });
    expect(refused.status).toBe(403);
    expect(await titleOf(website)).toBe('Before');
  });
});

describe('hosts and tickets', () => {
  it('SESSION-8: a session counts only on its own host', async () => {
    const first = await server.createWebsite();
    const second = await server.createWebsite();
    const account = await server.createAccount({ website: first });
    const browser = server.client(first);
    await browser.signIn(account);
    for (const elsewhere of [server.client(second), server.client()]) {
      for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
      expect((await elsewhere.get('/api/auth/account')).body).toMatchObject({ account: null });
    }
  });

  async function ticketFor(website: { id: string }, account: { email: string; password: string }) {
    const platform = server.client();
    await platform.signIn(account);
    const made = await platform.post('/api/auth/tickets', { websiteId: website.id });
    return made;
  }

  it('SESSION-7: a ticket opens the studio of its website once', async () => {
    const website = await server.createWebsite();
    const account = await server.createAccount({ website, role: 'editor' });
    const made = await ticketFor(website, account);
    const { address } = made.body as { address: string };
    expect(address).toMatch(
      new RegExp(`^http://${website.subdomain}\\.vitrine\\.test/config/enter\\?ticket=`),
    );
    const path = address.slice(address.indexOf('/config'));
    const browser = server.client(website);
    const entered = await browser.get(path);
    expect(entered.status).toBe(303);
    expect(entered.headers.location).toBe('/config');
    expect((await browser.get('/api/auth/account')).body).toMatchObject({
      account: { id: account.id },
      roles: [4],
    });
    const again = server.client(website);
    expect((await again.get(path)).headers.location).toBe('/config/sign-in');
    expect(again.cookies.size).toBe(0);
  });

  it('SESSION-7: a ticket that is expired, invented or for another website opens nothing', async () => {
    const website = await server.createWebsite();
    const other = await server.createWebsite();
    const account = await server.createAccount({ website });
    const path = async () => {
      const { address } = (await ticketFor(website, account)).body as { address: string };
      return address.slice(address.indexOf('/config'));
    };
    const foreign = server.client(other);
    expect((await foreign.get(await path())).headers.location).toBe('/config/sign-in');
    const old = await path();
    server.moveClock({ seconds: 61 });
    for (const given of [old, '/config/enter?ticket=made-up', '/config/enter']) {
      const browser = server.client(website);
      expect((await browser.get(given)).headers.location).toBe('/config/sign-in');
      expect(browser.cookies.size).toBe(0);
    }
  });

  it('SESSION-7: there is no ticket for a website that the account does not belong to', async () => {
    const website = await server.createWebsite();
    const stranger = await server.createAccount();
    expect((await ticketFor(website, stranger)).status).toBe(404);
  });
});

it('SESSION-9: an account lists its sessions and ends any of them; those of other accounts are not found', async () => {
  const website = await server.createWebsite();
  const account = await server.createAccount({ website });
  const desk = server.client(website);
  await desk.signIn(account);
  const phone = server.client(website);
  await phone.signIn(account);
  const listed = (await desk.get('/api/auth/sessions')).body as {
    sessions: { id: string; isCurrent: boolean }[];
  };
  expect(listed.sessions.map(session => session.isCurrent)).toEqual([false, true]);
  const phoneSession = listed.sessions.find(session => !session.isCurrent)?.id ?? '';
  const stranger = await server.signIn(website);
  expect((await stranger.delete(`/api/auth/sessions/${phoneSession}`)).status).toBe(404);
  expect((await phone.get('/api/auth/sessions')).status).toBe(200);
  expect((await desk.delete(`/api/auth/sessions/${phoneSession}`)).status).toBe(204);
  expect((await phone.get('/api/auth/sessions')).status).toBe(401);
  expect((await desk.get('/api/auth/sessions')).status).toBe(200);
});

it('SESSION-10: expired sessions are removed, live ones stay', async () => {
  const own = await startTestServer();
  const website = await own.createWebsite();
  const gone = await own.signIn(website);
  await own.client().post('/api/auth/password-resets', { email: gone.account.email });
  await own.runJobs();
  expect(await own.services.database.query('SELECT 1 FROM password_tokens')).toHaveLength(1);
  await own.client().signIn(gone.account);
  own.moveClock({ hours: 12, seconds: 1 });
  const living = await own.signIn(website);
  await own.services.jobs.enqueue(own.services.database, forgetExpired, { websiteId: null, data: {} });
  await own.runJobs();
  const { database } = own.services;
  const sessions = await database.query('SELECT account_id FROM sessions');
  expect(sessions).toEqual([{ account_id: living.account.id }]);
  expect(await database.query('SELECT 1 FROM password_tokens')).toEqual([]);
  expect((await living.get('/api/auth/sessions')).status).toBe(200);
  await own.stop();
});
