import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { newestCode, signInVisitor, siteUserPassword } from './site-users.fixture.ts';

let server: TestServer;
let website: Website;
beforeAll(async () => {
  server = await startTestServer({ environment: { IS_RATE_LIMITED: 'true' } });
});
beforeEach(async () => {
  server.moveClock({ minutes: 16 });
  website = await server.createWebsite();
});
afterAll(() => server?.stop());

const email = 'ada@example.com';
const session = '/api/site-users/account/session';

type Cookies = Readonly<Record<string, string>>;

const send = async (
  url: string,
  body: object,
  { from, cookies = {}, at = website }: { from: string; cookies?: Cookies; at?: Website },
) => {
  const answer = await server.app.inject({
    method: url.endsWith('/account/password') ? 'PUT' : 'POST',
    url,
    remoteAddress: from,
    headers: { host: server.client(at).host, 'x-csrf-token': cookies.crumb ?? '' },
    cookies,
    payload: body,
  });
  const set = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { status: answer.statusCode, set };
};
const signIn = (password: string, from: Parameters<typeof send>[2]) =>
  send(session, { email, password }, from);
const guessAll = async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => signIn('wrong', { from: `10.9.0.${at}` })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(401));
};
const deviceOf = (cookies: Iterable<readonly [string, string]>): Cookies =>
  Object.fromEntries([...cookies].filter(([name]) => name.startsWith('device_')));

it('SITEUSER-4: a known device still gets in while others guess, and guesses for itself', async () => {
  const cookies = deviceOf((await signInVisitor(server, website, email)).cookies);
  expect(Object.keys(cookies)).toHaveLength(1);
  await guessAll();
  expect((await signIn('wrong', { from: '10.9.0.1' })).status).toBe(401);
  expect((await signIn(siteUserPassword, { from: '10.9.0.1' })).status).toBe(429);
  expect((await signIn(siteUserPassword, { from: '10.9.0.1', cookies })).status).toBe(200);
  const own = await Promise.all(
    Array.from({ length: 24 }, (_, at) => signIn('wrong', { from: `10.8.0.${at}`, cookies })),
  );
  expect(own.filter(({ status }) => status === 401)).toHaveLength(20);
  expect((await signIn(siteUserPassword, { from: '10.8.1.1', cookies })).status).toBe(429);
});

it('SITEUSER-4: a cookie that is forged, or of another account or website, counts as none', async () => {
  const own = deviceOf((await signInVisitor(server, website, email)).cookies);
  const [name = '', value = ''] = Object.entries(own)[0] ?? [];
  const ofOther = deviceOf((await signInVisitor(server, website, 'eve@example.com')).cookies);
  const other = await server.createWebsite();
  const elsewhere = deviceOf((await signInVisitor(server, other, email)).cookies);
  const forged = value.slice(0, -1) + (value.endsWith('A') ? 'B' : 'A');
  await guessAll();
  const others = [forged, ...Object.values(ofOther), ...Object.values(elsewhere)];
  for (const [at, one] of others.entries()) {
    const given = { from: `10.7.0.${at}`, cookies: { [name]: one } };
    expect((await signIn('wrong', given)).status).toBe(401);
    expect((await signIn(siteUserPassword, given)).status).toBe(429);
  }
  expect((await signIn(siteUserPassword, { from: '10.7.0.1', cookies: own })).status).toBe(200);
});

it('SITEUSER-4: an address without an account is locked in the same way', async () => {
  await guessAll();
  expect((await signIn('wrong', { from: '10.6.0.1' })).status).toBe(401);
  const refused = await signIn('wrong', { from: '10.6.0.1' });
  expect([refused.status, refused.set]).toEqual([429, {}]);
});

it('SITEUSER-4: a new password by email gets in while others guess, and makes the browser a known device', async () => {
  await signInVisitor(server, website, email);
  await guessAll();
  await send('/api/site-users/password-resets', { email }, { from: '10.5.0.1' });
  const { token } = await newestCode(server, website, email);
  const password = 'a password of my own';
  const reset = await send('/api/site-users/proofs/confirm', { token, password }, { from: '10.5.0.1' });
  expect((await signIn('wrong', { from: '10.5.0.1' })).status).toBe(401);
  expect((await signIn(password, { from: '10.5.0.1' })).status).toBe(429);
  const cookies = deviceOf(Object.entries(reset.set));
  expect((await signIn(password, { from: '10.5.0.1', cookies })).status).toBe(200);
});

it('SITEUSER-4, SITEUSER-6: a signed-in person changes the password while others guess', async () => {
  const cookies = Object.fromEntries((await signInVisitor(server, website, email)).cookies);
  await guessAll();
  const change = (currentPassword: string) =>
    send(
      '/api/site-users/account/password',
      { currentPassword, newPassword: 'another long password' },
      { from: '10.4.0.1', cookies },
    );
  expect((await change('wrong')).status).toBe(400);
  expect((await change(siteUserPassword)).status).toBe(204);
});
