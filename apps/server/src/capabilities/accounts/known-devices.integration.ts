import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestAccount, type TestServer, testPassword } from '../../../test/harness.ts';
import { newestProof } from './mailed-proof.fixture.ts';

let server: TestServer;
let account: TestAccount;
beforeAll(async () => {
  server = await startTestServer({ environment: { IS_RATE_LIMITED: 'true' } });
});
beforeEach(async () => {
  account = await server.createAccount();
  server.moveClock({ minutes: 16 });
});
afterAll(() => server?.stop());

type Cookies = Readonly<Record<string, string>>;

const send = async (
  path: string,
  body: object,
  { from, cookies = {}, website }: { from: string; cookies?: Cookies; website?: Website },
) => {
  const answer = await server.app.inject({
    method: path.endsWith('/account/password') ? 'PUT' : 'POST',
    url: path,
    remoteAddress: from,
    headers: {
      host: server.client(website).host,
      'content-type': 'application/json',
      'x-csrf-token': cookies.crumb ?? '',
    },
    cookies,
    payload: JSON.stringify(body),
  });
  const set = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return {
    status: answer.statusCode,
    body: (answer.body === '' ? {} : answer.json()) as object,
    set,
    headers: answer.headers,
  };
};
type From = Parameters<typeof send>[2];

const signIn = (password: string, from: From, email = account.email) =>
  send('/api/auth/session', { email, password }, from);
/** Wrong passwords from so many networks, one each. */
const guess = async (count: number, email = account.email) => {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, at) => signIn('wrong', { from: `10.9.0.${at}` }, email)),
  );
  return answers.map(({ status }) => status);
};
const deviceOf = ({ set }: { set: Cookies }): Cookies =>
  Object.fromEntries(Object.entries(set).filter(([name]) => name.startsWith('device_')));

it('ACCOUNT-6: a device that signed in before still gets in while others guess', async () => {
  const known = deviceOf(await signIn(testPassword, { from: '10.8.0.1' }));
  expect(Object.keys(known)).toEqual([`device_${account.id}`]);
  expect(await guess(20)).toEqual(Array(20).fill(401));
  const here = { from: '10.9.0.1', cookies: known };
  expect((await signIn('wrong', { from: '10.9.0.1' })).status).toBe(401);
  expect((await signIn(testPassword, { from: '10.9.0.1' })).status).toBe(429);
  expect((await signIn('a slip', here)).status).toBe(401);
  expect((await signIn(testPassword, here)).status).toBe(200);
});

it('ACCOUNT-6: the cookie of a known device is for this host only, unreadable for scripts, and lasts half a year', async () => {
  const { headers } = await signIn(testPassword, { from: '10.8.0.2' });
  const [cookie] = [headers['set-cookie']].flat().filter(one => one?.startsWith('device_'));
  expect(cookie).toMatch(/^device_\w{24}=[\w-]{75}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
});

it('ACCOUNT-6: a known device has 20 guesses of its own, counted before they are tried', async () => {
  const cookies = deviceOf(await signIn(testPassword, { from: '10.8.0.3' }));
  const parallel = await Promise.all(
    Array.from({ length: 24 }, (_, at) => signIn('wrong', { from: `10.7.0.${at}`, cookies })),
  );
  expect(parallel.filter(({ status }) => status === 401)).toHaveLength(20);
  expect(parallel.filter(({ status }) => status === 429)).toHaveLength(4);
  expect((await signIn(testPassword, { from: '10.7.0.30', cookies })).status).toBe(429);
  // They are not counted for anybody else.
  expect((await signIn(testPassword, { from: '10.7.0.31' })).status).toBe(200);
});

it('ACCOUNT-6: a network from which nobody guessed late has one guess, and not two, even at one moment', async () => {
  expect(await guess(20)).toEqual(Array(20).fill(401));
  const late = await Promise.all(
    Array.from({ length: 6 }, (_, at) => signIn('wrong', { from: `2001:db8:7::${at + 1}` })),
  );
  expect(late.map(({ status }) => status).toSorted()).toEqual([401, 429, 429, 429, 429, 429]);
  expect((await signIn(testPassword, { from: '2001:db8:7::99' })).status).toBe(429);
  expect((await signIn(testPassword, { from: '2001:db8:8::1' })).status).toBe(200);
  // A right one does not use it up.
  expect((await signIn(testPassword, { from: '2001:db8:8::1' })).status).toBe(200);
  server.moveClock({ minutes: 15, seconds: 1 });
  expect((await signIn(testPassword, { from: '2001:db8:7::99' })).status).toBe(200);
});

it('ACCOUNT-6: a cookie that is forged, or of another account, host or kind, counts as none', async () => {
  const website = await server.createWebsite();
  const other = await server.createAccount();
  const name = `device_${account.id}`;
  const own = deviceOf(await signIn(testPassword, { from: '10.6.0.1' }))[name] ?? '';
  const elsewhere = deviceOf(await signIn(testPassword, { from: '10.6.0.2', website }))[name] ?? '';
  const ofOther = deviceOf(await signIn(testPassword, { from: '10.6.0.3' }, other.email));
  const forged = own.slice(0, -1) + (own.endsWith('A') ? 'B' : 'A');
  const values = [forged, `x${own.slice(1)}`, own.slice(0, 32), elsewhere, ...Object.values(ofOther)];
  expect(await guess(20)).toEqual(Array(20).fill(401));
  for (const [at, value] of values.entries()) {
    const given = { from: `10.6.1.${at}`, cookies: { [name]: value } };
    expect([value, (await signIn('wrong', given)).status]).toEqual([value, 401]);
    expect([value, (await signIn(testPassword, given)).status]).toEqual([value, 429]);
  }
  const onWebsite = { from: '10.6.2.1', cookies: { [name]: own }, website };
  expect((await signIn('wrong', onWebsite)).status).toBe(401);
  expect((await signIn(testPassword, onWebsite)).status).toBe(429);
  expect((await signIn(testPassword, { ...onWebsite, cookies: { [name]: elsewhere } })).status).toBe(200);
});

it('ACCOUNT-6: an address without an account is locked in the same way, so that no answer reveals it', async () => {
  const answersFor = async (email: string) => {
    const first = await guess(20, email);
    const late = await signIn('wrong', { from: '10.5.0.1' }, email);
    const refused = await signIn('wrong', { from: '10.5.0.1' }, email);
    return [first, late.status, late.body, refused.status, refused.body, refused.set, late.set];
  };
  expect(await answersFor('nobody-here@example.com')).toEqual(await answersFor(account.email));
});

it('ACCOUNT-6: a new password by email makes the browser a known device', async () => {
  expect(await guess(20)).toEqual(Array(20).fill(401));
  await send('/api/auth/password-resets', { email: account.email }, { from: '10.4.0.1' });
  const { token } = await newestProof(server, account.email);
  const password = 'a password of my own';
  const reset = await send('/api/auth/password', { token, password }, { from: '10.4.0.1' });
  expect((await signIn('wrong', { from: '10.4.0.1' })).status).toBe(401);
  expect((await signIn(password, { from: '10.4.0.1' })).status).toBe(429);
  expect((await signIn(password, { from: '10.4.0.1', cookies: deviceOf(reset) })).status).toBe(200);
});

it('ACCOUNT-6, ACCOUNT-9: a signed-in person changes the password while others guess, and has 20 guesses of their own', async () => {
  const { set: cookies } = await signIn(testPassword, { from: '10.3.0.1' });
  expect(await guess(20)).toEqual(Array(20).fill(401));
  const change = (currentPassword: string, from: string) =>
    send(
      '/api/auth/account/password',
      { currentPassword, newPassword: 'another long password' },
      { from, cookies },
    );
  // The call itself is limited to ten times in ten minutes.
  for (let at = 0; at < 20; at += 1) {
    if (at === 10) server.moveClock({ minutes: 10, seconds: 1 });
    expect((await change('wrong', `10.3.1.${at}`)).status).toBe(400);
  }
  server.moveClock({ minutes: 3 });
  const refused = await change(testPassword, '10.3.2.1');
  expect([refused.status, refused.body]).toMatchObject([429, { error: 'call.tooMany' }]);
  server.moveClock({ minutes: 10 });
  expect(await guess(20)).toEqual(Array(20).fill(401));
  expect((await signIn('wrong', { from: '10.9.0.1' })).status).toBe(401);
  expect((await signIn(testPassword, { from: '10.9.0.1' })).status).toBe(429);
  expect((await change(testPassword, '10.3.2.1')).status).toBe(204);
});
