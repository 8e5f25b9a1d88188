import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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

const wanted = 'wanted@example.com';
const password = 'another long password';
const rounds = [1, 2, 3, 4];

const begin = (path: string, body: object, visitor = server.client(website)) =>
  visitor.post(`/api/site-users/${path}`, body);
const tokenTo = async (email: string) => (await newestCode(server, website, email)).token;
const signUpToken = async (email: string) => {
  await begin('accounts', { email, name: 'Ada', password: siteUserPassword });
  return tokenTo(email);
};
const moveToken = async (visitor: TestClient, to: string) => {
  await begin('account/email', { email: to, currentPassword: siteUserPassword }, visitor);
  return tokenTo(to);
};
/** The outcome of two confirmations at the same moment, the lower status first. */
const confirmBoth = async (...given: readonly (readonly [TestClient, object])[]) => {
  const answers = await Promise.all(
    given.map(([visitor, body]) => visitor.post('/api/site-users/proofs/confirm', body)),
  );
  return answers.map(({ status, body }) => [status, (body as { error?: string }).error]).toSorted();
};
const once = [
  [200, undefined],
  [400, 'siteUsers.proofOver'],
];
const holders = async () =>
  (
    await server.services.database.query<{ count: number }>(
      'SELECT count(*)::int FROM site_users WHERE website_id = $1 AND email = $2',
      [website.id, wanted],
    )
  )[0]?.count;

it.each(rounds)('SITEUSER-17: of two changes to one address, one succeeds (%j)', async () => {
  const [one, two] = [
    await signUpVisitor(server, website, 'one@example.com'),
    await signUpVisitor(server, website, 'two@example.com'),
  ];
  const [first, second] = [await moveToken(one, wanted), await moveToken(two, wanted)];
  expect(await confirmBoth([one, { token: first }], [two, { token: second }])).toEqual(once);
  expect(await holders()).toBe(1);
});

it.each(rounds)('SITEUSER-17: of a sign-up and a change to one address, one succeeds (%j)', async () => {
  const one = await signUpVisitor(server, website, 'one@example.com');
  const [first, second] = [await moveToken(one, wanted), await signUpToken(wanted)];
  const two = server.client(website);
  expect(
    await confirmBoth([one, { token: first }], [two, { token: second, currentPassword: siteUserPassword }]),
  ).toEqual(once);
  expect(await holders()).toBe(1);
});

it.each(rounds)('SITEUSER-17: of two sign-ups with one address, one creates its account (%j)', async () => {
  const [first, second] = [await signUpToken(wanted), await signUpToken(wanted)];
  const [one, two] = [server.client(website), server.client(website)];
  const given = [first, second].map(token => ({ token, currentPassword: siteUserPassword }));
  expect(await confirmBoth([one, given[0] ?? {}], [two, given[1] ?? {}])).toEqual(once);
  expect(await holders()).toBe(1);
});

it.each(rounds)('SITEUSER-17: of two links to a new password, one sets it (%j)', async () => {
  await signUpVisitor(server, website, wanted);
  const resetToken = async () => {
    await begin('password-resets', { email: wanted });
    return tokenTo(wanted);
  };
  const [first, second] = [await resetToken(), await resetToken()];
  const [one, two] = [server.client(website), server.client(website)];
  const given = [first, second].map(token => ({ token, password }));
  expect(await confirmBoth([one, given[0] ?? {}], [two, given[1] ?? {}])).toEqual(once);
  const signedIn = await begin('account/session', { email: wanted, password });
  expect(signedIn.status).toBe(200);
});

it.each(rounds)('SITEUSER-17: a link and the form set a new password one after the other (%j)', async () => {
  const visitor = await signUpVisitor(server, website, wanted);
  await begin('password-resets', { email: wanted });
  const token = await tokenTo(wanted);
  const [changed, reset] = await Promise.all([
    visitor.put('/api/site-users/account/password', {
      currentPassword: siteUserPassword,
      newPassword: password,
    }),
    server.client(website).post('/api/site-users/proofs/confirm', { token, password }),
  ]);
  expect([200, 400]).toContain(reset?.status);
  expect([204, 400, 401]).toContain(changed?.status);
  expect((await begin('account/session', { email: wanted, password })).status).toBe(200);
});
