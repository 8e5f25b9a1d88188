import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { mailOf, newestCode, signUpVisitor, siteUserPassword } from './site-users.fixture.ts';

let server: TestServer;
let website: Website;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  website = await server.createWebsite({ title: 'Kiln' });
});
afterAll(() => server?.stop());

const [email, wanted] = ['ada@example.com', 'new@example.com'];
const session = '/api/site-users/account/session';
const confirm = '/api/site-users/proofs/confirm';

const ask = (visitor: TestClient, to = wanted, currentPassword = siteUserPassword) =>
  visitor.post('/api/site-users/account/email', { email: to, currentPassword });
const emailOf = async (visitor: TestClient) =>
  ((await visitor.get('/api/site-users/account')).body as { siteUser: { email: string } | null }).siteUser
    ?.email;
const signInStatus = async (address: string) =>
  (await server.client(website).post(session, { email: address, password: siteUserPassword })).status;

it('SITEUSER-15: the new address gets a link and a code, the old one a notice, and nothing changes until then', async () => {
  const visitor = await signUpVisitor(server, website, email);
  expect((await ask(visitor, ` ${wanted.toUpperCase()} `)).status).toBe(200);
  const [notice] = await mailOf(server, website, email);
  expect(notice?.subject).toBe('Your email address at Kiln is about to change');
  expect(notice?.text).toContain(wanted);
  expect(notice?.text).not.toMatch(/token=|\b\d{6}\b/);
  const { token, code } = await newestCode(server, website, wanted);
  expect(code).toMatch(/^\d{6}$/);
  expect([await emailOf(visitor), await signInStatus(email), await signInStatus(wanted)]).toEqual([
    email,
    200,
    401,
  ]);
  const moved = await visitor.post(confirm, { token });
  expect(moved.body).toMatchObject({ siteUser: { email: wanted }, xsrfToken: visitor.cookies.get('crumb') });
  expect([await emailOf(visitor), await signInStatus(email), await signInStatus(wanted)]).toEqual([
    wanted,
    401,
    200,
  ]);
  const staff = await server.signIn(website, 'storeManager');
  expect((await staff.get('/api/website/site-users')).body).toMatchObject({ siteUsers: [{ email: wanted }] });
  expect((await visitor.post(confirm, { token })).status).toBe(400);
});

it('SITEUSER-15: a wrong password starts no change', async () => {
  const visitor = await signUpVisitor(server, website, email);
  const refused = await ask(visitor, wanted, 'not the password');
  expect([refused.status, refused.body]).toMatchObject([400, { error: 'siteUsers.wrongPassword' }]);
  const without = await visitor.post('/api/site-users/account/email', { email: wanted });
  expect(without.status).toBe(400);
  expect(await mailOf(server, website, wanted)).toEqual([]);
});

it('SITEUSER-15: an address in use gets the same answer as any other, and no mail', async () => {
  await signUpVisitor(server, website, wanted);
  const known = (await mailOf(server, website, wanted)).length;
  const visitor = await signUpVisitor(server, website, email);
  const shape = ({ status, body }: { status: number; body: unknown }) => [
    status,
    Object.keys(body as object),
  ];
  expect(shape(await ask(visitor))).toEqual(shape(await ask(visitor, 'free@example.com')));
  expect((await mailOf(server, website, wanted)).length).toBe(known);
  expect(await emailOf(visitor)).toBe(email);
});

it('SITEUSER-15: an address that another person took in the meantime stays theirs', async () => {
  const visitor = await signUpVisitor(server, website, email);
  await ask(visitor);
  const { token } = await newestCode(server, website, wanted);
  const other = await signUpVisitor(server, website, wanted);
  expect((await visitor.post(confirm, { token })).body).toMatchObject({ error: 'siteUsers.proofOver' });
  expect([await emailOf(visitor), await emailOf(other)]).toEqual([email, wanted]);
});

it('SITEUSER-15: only the signed-in site user can move the account, by link or code', async () => {
  const visitor = await signUpVisitor(server, website, email);
  const asked = await ask(visitor);
  const { proofId } = asked.body as { proofId: string };
  const { token, code } = await newestCode(server, website, wanted);
  const stranger = await signUpVisitor(server, website, 'eve@example.com');
  for (const browser of [server.client(website), stranger]) {
    for (const given of [{ token }, { proofId, code }]) {
      const refused = await browser.post(confirm, given);
      expect([refused.status, refused.body]).toMatchObject([403, { error: 'siteUsers.signInFirst' }]);
    }
  }
  expect([await emailOf(visitor), await emailOf(stranger)]).toEqual([email, 'eve@example.com']);
  expect((await visitor.post(confirm, { proofId, code })).status).toBe(200);
  expect(await emailOf(visitor)).toBe(wanted);
});

it('SITEUSER-15: other devices are signed out, and links to either address no longer work', async () => {
  const visitor = await signUpVisitor(server, website, email);
  const other = server.client(website);
  await other.post(session, { email, password: siteUserPassword });
  await server.client(website).post('/api/site-users/password-resets', { email });
  const reset = await newestCode(server, website, email);
  await ask(visitor, 'third@example.com');
  const third = await newestCode(server, website, 'third@example.com');
  await ask(visitor);
  const { token } = await newestCode(server, website, wanted);
  expect((await visitor.post(confirm, { token })).status).toBe(200);
  expect([await emailOf(other), await emailOf(visitor)]).toEqual([undefined, wanted]);
  const late = { token: reset.token, password: 'a password of somebody else' };
  expect((await server.client(website).post(confirm, late)).status).toBe(400);
  expect((await visitor.post(confirm, { token: third.token })).status).toBe(400);
  expect(await emailOf(visitor)).toBe(wanted);
});

it('SITEUSER-15: a site user who was blocked or deleted in the meantime cannot move', async () => {
  const visitor = await signUpVisitor(server, website, email);
  const { siteUser } = (await visitor.get('/api/site-users/account')).body as { siteUser: { id: string } };
  await ask(visitor);
  const { token } = await newestCode(server, website, wanted);
  const staff = await server.signIn(website);
  await staff.post(`/api/website/site-users/${siteUser.id}/block`);
  expect((await visitor.post(confirm, { token })).status).toBe(403);
  await staff.post(`/api/website/site-users/${siteUser.id}/unblock`);
  expect([await signInStatus(email), await signInStatus(wanted)]).toEqual([200, 401]);
});
