import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { printOfDatabase } from '../../../test/database-print.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { newestCode, signUpVisitor, siteUserPassword } from './site-users.fixture.ts';

let server: TestServer;
let website: Website;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  website = await server.createWebsite();
});
afterAll(() => server?.stop());

const email = 'victim@example.com';
const theirs = 'the attacker’s own word';
const mine = siteUserPassword;

const signUp = async (browser: TestClient, password: string) =>
  ((await browser.post('/api/site-users/accounts', { email, password })).body as { proofId: string }).proofId;
const confirm = (browser: TestClient, body: object) => browser.post('/api/site-users/proofs/confirm', body);
const newest = (to = email) => newestCode(server, website, to);
const statusOf = async (password: string, address = email) =>
  (await server.client(website).post('/api/site-users/account/session', { email: address, password })).status;
const nameOf = async (browser: TestClient) =>
  ((await browser.get('/api/site-users/account')).body as { siteUser: { email: string } | null }).siteUser
    ?.email;
const errors = { currentPassword: expect.any(String) };
const otherBrowser = { status: 403, body: { error: 'siteUsers.otherBrowser', errors } };
const incorrect = { status: 400, body: { error: 'siteUsers.incorrectPassword', errors } };
const over = { status: 400, body: { error: 'siteUsers.proofOver' } };

it('SITEUSER-18: a person who confirms a stranger’s sign-up is asked for its password, and nothing changes', async () => {
  const [attacker, victim] = [server.client(website), server.client(website)];
  const proofId = await signUp(attacker, theirs);
  const { token, code } = await newest();
  const before = await printOfDatabase(server);
  expect(await confirm(victim, { token })).toMatchObject(otherBrowser);
  expect(await confirm(victim, { token, currentPassword: mine })).toMatchObject(incorrect);
  // A new password is for a link to a new password.
  expect(await confirm(victim, { token, password: mine })).toMatchObject(otherBrowser);
  expect(await printOfDatabase(server)).toEqual(before);
  // An attacker can send the address of the page for the code.
  expect(await confirm(victim, { proofId, code })).toMatchObject(otherBrowser);
  expect(await confirm(victim, { proofId, code, currentPassword: mine })).toMatchObject(incorrect);
  expect([await statusOf(theirs), await statusOf(mine), victim.cookies.size]).toEqual([401, 401, 0]);
  await signUp(victim, mine);
  const own = await newest();
  expect((await confirm(victim, { token: own.token })).status).toBe(200);
  expect([await nameOf(victim), await nameOf(attacker)]).toEqual([email, undefined]);
  expect(await confirm(attacker, { token })).toMatchObject(over);
  expect(await confirm(attacker, { proofId, code })).toMatchObject(over);
  expect([await statusOf(theirs), await statusOf(mine)]).toEqual([401, 200]);
  const proofs = await server.services.database.query(
    'SELECT 1 FROM site_user_proofs WHERE website_id = $1',
    [website.id],
  );
  expect(proofs).toEqual([]);
});

it('SITEUSER-18: the link and the code work in another browser with the password', async () => {
  for (const way of ['token', 'code'] as const) {
    website = await server.createWebsite();
    const proofId = await signUp(server.client(website), mine);
    const { token, code } = await newest();
    const given = way === 'token' ? { token } : { proofId, code };
    const phone = server.client(website);
    expect(await confirm(phone, { ...given, currentPassword: 'a slip of the pen' })).toMatchObject(incorrect);
    expect((await confirm(phone, { ...given, currentPassword: mine })).status).toBe(200);
    expect(await nameOf(phone)).toBe(email);
  }
});

it('SITEUSER-18: in the browser that signed up neither needs a password', async () => {
  const browser = server.client(website);
  await signUp(browser, mine);
  expect(browser.cookies.has('SITE_USER_PROOF')).toBe(true);
  expect((await confirm(browser, { token: (await newest()).token })).status).toBe(200);
  expect(browser.cookies.has('SITE_USER_PROOF')).toBe(false);
});

it('SITEUSER-18: links to sign in and to a new password work in every browser, and sign in nobody else', async () => {
  await signUpVisitor(server, website, email);
  for (const [path, body] of [
    ['sign-in-links', {}],
    ['password-resets', { password: 'a quite new password' }],
  ] as const) {
    const asker = server.client(website);
    await asker.post(`/api/site-users/${path}`, { email });
    expect(asker.cookies.size).toBe(0);
    const owner = server.client(website);
    const { token } = await newest();
    expect((await confirm(owner, { token, ...body })).status).toBe(200);
    expect([await nameOf(owner), await nameOf(asker)]).toEqual([email, undefined]);
  }
  expect([await statusOf(mine), await statusOf('a quite new password')]).toEqual([401, 200]);
});

it('SITEUSER-18: nobody moves a stranger’s account, to which their browser is signed in, to their own address', async () => {
  const attacker = await signUpVisitor(server, website, 'eve@example.com');
  // The victim’s browser was signed in to the attacker’s account, by a link that the attacker sent.
  await attacker.post('/api/site-users/sign-in-links', { email: 'eve@example.com' });
  const victim = server.client(website);
  await confirm(victim, { token: (await newest('eve@example.com')).token });
  await attacker.post('/api/site-users/account/email', { email, currentPassword: siteUserPassword });
  const { token } = await newest();
  const before = await printOfDatabase(server);
  expect(await confirm(victim, { token })).toMatchObject(otherBrowser);
  expect(await confirm(victim, { token, currentPassword: 'not the password' })).toMatchObject(incorrect);
  expect(await printOfDatabase(server)).toEqual(before);
  expect((await confirm(attacker, { token })).status).toBe(200);
});

it('SITEUSER-15, SITEUSER-18: another device that is signed in confirms a new address with the password, if there is one', async () => {
  for (const hasPassword of [true, false]) {
    website = await server.createWebsite();
    const desk = await signUpVisitor(server, website, 'ada@example.com');
    const phone = server.client(website);
    await phone.post('/api/site-users/account/session', { email: 'ada@example.com', password: mine });
    if (!hasPassword)
      await server.services.database.query(
        'UPDATE site_users SET password_hash = NULL WHERE website_id = $1',
        [website.id],
      );
    await desk.post('/api/site-users/account/email', { email, currentPassword: mine });
    const { token } = await newest();
    const given = { token, ...(hasPassword ? { currentPassword: mine } : {}) };
    expect((await confirm(phone, given)).status).toBe(200);
    expect([await nameOf(phone), await nameOf(desk)]).toEqual([email, undefined]);
  }
});

it('SITEUSER-18: wrong passwords for a sign-up are limited like others', async () => {
  const limited = await startTestServer({ environment: { IS_RATE_LIMITED: 'true' } });
  const site = await limited.createWebsite();
  await limited.client(site).post('/api/site-users/accounts', { email, password: mine });
  const { token } = await newestCode(limited, site, email);
  const guess = async (at: number, currentPassword: string) =>
    (
      await limited.app.inject({
        method: 'POST',
        url: '/api/site-users/proofs/confirm',
        headers: { host: limited.client(site).host },
        remoteAddress: `10.3.0.${at}`,
        payload: { token, currentPassword },
      })
    ).statusCode;
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, at) => guess(at, 'wrong')));
  expect(guesses).toEqual(Array(20).fill(400));
  expect([await guess(30, 'wrong'), await guess(30, mine)]).toEqual([400, 429]);
  limited.moveClock({ minutes: 15, seconds: 1 });
  expect(await guess(30, mine)).toBe(200);
  await limited.stop();
});
