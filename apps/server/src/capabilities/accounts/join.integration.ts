import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { printOfDatabase } from '../../../test/database-print.ts';
import { startTestServer, type TestClient, type TestServer, testPassword } from '../../../test/harness.ts';
import { newestProof } from './mailed-proof.fixture.ts';

let server: TestServer;
let website: Website;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  website = await server.createWebsite();
  admin = await server.signIn(website);
});
afterAll(() => server?.stop());

const theirs = 'the attacker’s own word';
const mine = 'the owner’s own word';

const invite = async (email: string) => {
  server.moveClock({ seconds: 1 });
  await admin.post('/api/website/members', { email, roles: [4] });
  return (await newestProof(server, email)).token;
};
const accept = (browser: TestClient, token: string, password: string | null = null) =>
  browser.post('/api/auth/invitations/accept', { token, password });
const standing = async (browser: TestClient, token: string) =>
  ((await browser.post('/api/auth/invitations', { token })).body as { standing: string }).standing;
const rolesWith = async (email: string, password: string) => {
  const browser = server.client(website);
  const { status } = await browser.post('/api/auth/session', { email, password });
  return status === 200
    ? ((await browser.get('/api/auth/account')).body as { roles: number[] }).roles
    : status;
};
const signedIn = async (given: { email: string; password: string }) => {
  const browser = server.client();
  await browser.signIn(given);
  return browser;
};
/** What is stored, except for the act that a refused password leaves. */
const stored = async () => ({ ...(await printOfDatabase(server)), audit_log: '' });

describe('MEMBER-6: an invitation of an address with an account', () => {
  it('needs its password; a wrong one changes nothing, and the invitation can still be used', async () => {
    const { email } = await server.createAccount();
    const token = await invite(email);
    const browser = server.client();
    expect(await standing(browser, token)).toBe('signIn');
    const before = await stored();
    const without = await accept(browser, token);
    expect([without.status, without.body]).toMatchObject([
      403,
      { error: 'accounts.signInNeeded', errors: { password: expect.any(String) } },
    ]);
    const wrong = await accept(browser, token, mine);
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { error: 'accounts.incorrectPassword', errors: { password: expect.any(String) } },
    ]);
    expect(await stored()).toEqual(before);
    expect(await rolesWith(email, testPassword)).toEqual([]);
    expect((await accept(browser, token, testPassword)).status).toBe(200);
    expect(await rolesWith(email, testPassword)).toEqual([4]);
    expect(await rolesWith(email, mine)).toBe(401);
    expect((await accept(browser, token, testPassword)).body).toMatchObject({
      error: 'accounts.invitationOver',
    });
  });

  it('needs nothing when signed in to it, and its sessions stay', async () => {
    const account = await server.createAccount();
    const token = await invite(account.email);
    const browser = await signedIn(account);
    expect(await standing(browser, token)).toBe('signedIn');
    // A password that is given is never ignored.
    expect((await accept(browser, token, mine)).status).toBe(400);
    expect((await accept(browser, token)).status).toBe(200);
    expect((await browser.get('/api/auth/sessions')).status).toBe(200);
    expect(await rolesWith(account.email, testPassword)).toEqual([4]);
  });

  it('does not take the role for another account that is signed in', async () => {
    const { email } = await server.createAccount();
    const other = await server.createAccount();
    const token = await invite(email);
    const browser = await signedIn(other);
    expect(await standing(browser, token)).toBe('signIn');
    const before = await stored();
    expect((await accept(browser, token)).body).toMatchObject({ error: 'accounts.signInNeeded' });
    expect(await stored()).toEqual(before);
    expect((await accept(browser, token, testPassword)).status).toBe(200);
    expect(await rolesWith(other.email, testPassword)).toEqual([]);
    expect(await rolesWith(email, testPassword)).toEqual([4]);
  });

  it('gives nothing to a stranger who chose its password: the owner sets a new one by email first', async () => {
    const hijacked = await server.createAccount({ password: theirs });
    const attacker = await signedIn(hijacked);
    const token = await invite(hijacked.email);
    const owner = server.client();
    expect((await accept(owner, token, mine)).body).toMatchObject({ error: 'accounts.incorrectPassword' });
    await owner.post('/api/auth/password-resets', { email: hijacked.email });
    server.moveClock({ seconds: 1 });
    const reset = await newestProof(server, hijacked.email);
    await owner.post('/api/auth/password', { token: reset.token, password: mine });
    expect((await accept(owner, token, mine)).status).toBe(200);
    expect((await attacker.get('/api/auth/sessions')).status).toBe(401);
    expect(await rolesWith(hijacked.email, theirs)).toBe(401);
    expect(await rolesWith(hijacked.email, mine)).toEqual([4]);
  });
});

describe('MEMBER-6: an invitation of an address without a verified account', () => {
  it('sets the password, and ends every session, link, ticket and sign-up of the address', async () => {
    const squatted = await server.createAccount({ website, password: theirs });
    const attacker = await signedIn(squatted);
    const ticket = await attacker.post('/api/auth/tickets', { websiteId: website.id });
    const { address } = ticket.body as { address: string };
    await attacker.post('/api/auth/password-resets', { email: squatted.email });
    const reset = await newestProof(server, squatted.email);
    const { database } = server.services;
    await database.query('UPDATE accounts SET verified_at = NULL WHERE id = $1', [squatted.id]);
    const asker = server.client();
    await asker.post('/api/auth/session', { email: squatted.email, password: theirs });
    server.moveClock({ seconds: 1 });
    const proof = await newestProof(server, squatted.email);
    await admin.delete(`/api/website/members/${squatted.id}`);
    const token = await invite(squatted.email);
    const owner = server.client();
    expect(await standing(owner, token)).toBe('new');
    const before = await stored();
    for (const password of [null, 'too short']) {
      expect((await accept(owner, token, password)).body).toMatchObject({
        error: 'accounts.passwordNeeded',
        errors: { password: expect.any(String) },
      });
    }
    expect(await stored()).toEqual(before);
    expect((await accept(owner, token, mine)).status).toBe(200);
    expect((await attacker.get('/api/auth/sessions')).status).toBe(401);
    expect((await asker.post('/api/auth/email-proofs/confirm', { token: proof.token })).status).toBe(400);
    const late = { token: reset.token, password: theirs };
    expect((await asker.post('/api/auth/password', late)).status).toBe(400);
    const there = server.client(website);
    expect((await there.get(address.slice(address.indexOf('/config')))).headers.location).toBe(
      '/config/sign-in',
    );
    expect([await rolesWith(squatted.email, theirs), await rolesWith(squatted.email, mine)]).toEqual([
      401,
      [4],
    ]);
  });

  it('sets the password of an account that has none', async () => {
    const account = await server.createAccount();
    const { database } = server.services;
    await database.query('UPDATE accounts SET password_hash = NULL WHERE id = $1', [account.id]);
    const token = await invite(account.email);
    expect((await accept(server.client(), token, mine)).status).toBe(200);
    expect(await rolesWith(account.email, mine)).toEqual([4]);
  });
});

it.each([1, 2, 3])(
  'MEMBER-6, ACCOUNT-15: of two invitations at one moment with different passwords, one sets its own and the other is told (%j)',
  async round => {
    const email = `two-words-${round}@example.com`;
    const first = await invite(email);
    website = await server.createWebsite();
    admin = await server.signIn(website);
    const second = await invite(email);
    const given = [
      [first, mine],
      [second, theirs],
    ] as const;
    const answers = await Promise.all(
      given.map(([token, password]) => accept(server.client(), token, password)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const lost = answers.findIndex(({ status }) => status === 400);
    expect(answers[lost]?.body).toMatchObject({ error: 'accounts.incorrectPassword' });
    const won = given[1 - lost]?.[1] ?? '';
    expect(await rolesWith(email, given[lost]?.[1] ?? '')).toBe(401);
    expect((await accept(server.client(), given[lost]?.[0] ?? '', won)).status).toBe(200);
    expect(await rolesWith(email, won)).toEqual([4]);
  },
);

it('MEMBER-6, ACCOUNT-6: passwords tried with an invitation count for its account; the person is then known', async () => {
  const limited = await startTestServer({ environment: { IS_RATE_LIMITED: 'true' } });
  const there = await limited.createWebsite();
  const owner = await limited.signIn(there);
  const { email } = await limited.createAccount();
  await owner.post('/api/website/members', { email, roles: [4] });
  const { token } = await newestProof(limited, email);
  const post = async (url: string, from: string, body: object, cookies: Record<string, string> = {}) =>
    limited.app.inject({
      method: 'POST',
      url,
      headers: { host: 'vitrine.test', 'content-type': 'application/json' },
      remoteAddress: from,
      cookies,
      payload: JSON.stringify(body),
    });
  const join = (from: string, password: string) =>
    post('/api/auth/invitations/accept', from, { token, password });
  for (let at = 0; at < 20; at += 1) expect((await join(`10.1.0.${at}`, 'wrong')).statusCode).toBe(400);
  expect((await join('10.1.0.1', 'wrong')).statusCode).toBe(400);
  expect((await join('10.1.0.1', testPassword)).statusCode).toBe(429);
  const session = { email, password: testPassword };
  const joined = await join('10.2.0.1', testPassword);
  expect(joined.statusCode).toBe(200);
  const [device] = joined.cookies;
  expect((await post('/api/auth/session', '10.1.0.1', session)).statusCode).toBe(429);
  const known = { [device?.name ?? '']: device?.value ?? '' };
  expect((await post('/api/auth/session', '10.1.0.1', session, known)).statusCode).toBe(200);
  await limited.stop();
});
