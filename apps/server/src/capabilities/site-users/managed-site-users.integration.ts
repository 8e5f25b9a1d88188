import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { printOfDatabase } from '../../../test/database-print.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { mailOf, newestCode, signUpVisitor, siteUserPassword } from './site-users.fixture.ts';
import { forgetSiteUsers } from './site-users.jobs.ts';

let server: TestServer;
let website: Website;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  website = await server.createWebsite({ title: 'Kiln' });
});
afterAll(() => server?.stop());

const email = 'ada@example.com';
const session = '/api/site-users/account/session';
const signIn = { email, password: siteUserPassword };

it('SITEUSER-7: a blocked or deleted site user is signed out immediately, and no link signs them in again', async () => {
  const admin = await server.signIn(website, 'storeManager');
  const visitor = await signUpVisitor(server, website, email);
  const client = server.client(website);
  const { siteUser } = (await visitor.get('/api/site-users/account')).body as { siteUser: { id: string } };
  const path = `/api/website/site-users/${siteUser.id}`;
  const link = async () => {
    await client.post('/api/site-users/sign-in-links', { email });
    return (await newestCode(server, website, email)).token;
  };
  const confirm = (token: string) => client.post('/api/site-users/proofs/confirm', { token });
  const before = await link();
  expect((await admin.post(`${path}/block`)).body).toMatchObject({ siteUser: { isBlocked: true } });
  expect((await visitor.get('/api/site-users/account')).body).toMatchObject({ siteUser: null });
  expect((await confirm(before)).status).toBe(400);
  expect((await client.post(session, signIn)).status).toBe(401);
  const count = (await mailOf(server, website, email)).length;
  await link();
  expect(await mailOf(server, website, email)).toHaveLength(count);
  expect((await admin.post(`${path}/unblock`)).status).toBe(200);
  expect((await client.post(session, signIn)).status).toBe(200);
  const second = await link();
  expect((await admin.delete(path)).status).toBe(204);
  expect((await confirm(second)).status).toBe(400);
  expect((await server.client(website).post(session, signIn)).status).toBe(401);
  expect((await admin.post(`${path}/restore`)).status).toBe(200);
  expect((await server.client(website).post(session, signIn)).status).toBe(200);
});

it('SITEUSER-7: of two deleted accounts with one address, restored at the same moment, one is restored', async () => {
  const admin = await server.signIn(website, 'storeManager');
  const paths: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const visitor = await signUpVisitor(server, website, email);
    const { siteUser } = (await visitor.get('/api/site-users/account')).body as { siteUser: { id: string } };
    paths.push(`/api/website/site-users/${siteUser.id}`);
    expect((await admin.delete(paths.at(-1) ?? '')).status).toBe(204);
  }
  const restored = await Promise.all(paths.map(path => admin.post(`${path}/restore`)));
  expect(restored.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(restored.find(({ status }) => status === 409)?.body).toMatchObject({
    error: 'siteUsers.emailTaken',
  });
});

it('SITEUSER-7: a deleted account is not restored if a newer one has the same address', async () => {
  const admin = await server.signIn(website);
  const visitor = await signUpVisitor(server, website, email);
  const { siteUser } = (await visitor.get('/api/site-users/account')).body as { siteUser: { id: string } };
  await admin.delete(`/api/website/site-users/${siteUser.id}`);
  await signUpVisitor(server, website, email);
  const restored = await admin.post(`/api/website/site-users/${siteUser.id}/restore`);
  expect([restored.status, restored.body]).toMatchObject([409, { error: 'siteUsers.emailTaken' }]);
  const { siteUsers } = (await admin.get('/api/website/site-users')).body as { siteUsers: unknown[] };
  expect(siteUsers).toHaveLength(1);
});

it('SITEUSER-9: expired links and accounts deleted 30 days ago are removed at night', async () => {
  const admin = await server.signIn(website);
  await signUpVisitor(server, website, 'kept@example.com');
  const gone = await signUpVisitor(server, website, email);
  const { siteUser } = (await gone.get('/api/site-users/account')).body as { siteUser: { id: string } };
  await admin.delete(`/api/website/site-users/${siteUser.id}`);
  await server.client(website).post('/api/site-users/sign-in-links', { email });
  await server.runJobs();
  server.moveClock({ days: 31 });
  const { database, jobs } = server.services;
  await jobs.enqueue(database, forgetSiteUsers, { websiteId: null, data: {} });
  await server.runJobs();
  const count = async (table: string) => {
    const [row] = await server.services.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${table} WHERE website_id = $1`,
      [website.id],
    );
    return row?.n;
  };
  expect([await count('site_users'), await count('site_user_proofs')]).toEqual([1, 0]);
});

it('SITEUSER-10: if sign-up is closed nobody can sign up, and existing site users can sign in', async () => {
  await signUpVisitor(server, website, email);
  const admin = await server.signIn(website);
  await admin.patch('/api/website/settings', { settings: { siteUsers: { isSignUpOpen: false } } });
  const client = server.client(website);
  const before = await printOfDatabase(server);
  const refused = await client.post('/api/site-users/accounts', { ...signIn, email: 'new@example.com' });
  expect([refused.status, refused.body]).toMatchObject([403, { error: 'siteUsers.signUpClosed' }]);
  expect(await printOfDatabase(server)).toEqual(before);
  expect((await client.post(session, signIn)).status).toBe(200);
});

it('SITEUSER-11: members of the website can list, search and page through site users', async () => {
  const admin = await server.signIn(website, 'storeManager');
  for (const name of ['ada', 'bea', 'cleo']) await signUpVisitor(server, website, `${name}@example.com`);
  const emails = async (query: string) => {
    const { siteUsers, hasMore } = (await admin.get(`/api/website/site-users${query}`)).body as {
      siteUsers: { id: string; email: string }[];
      hasMore: boolean;
    };
    return { emails: siteUsers.map(one => one.email), last: siteUsers.at(-1)?.id, hasMore };
  };
  const first = await emails('?limit=2');
  expect(first).toMatchObject({ emails: ['cleo@example.com', 'bea@example.com'], hasMore: true });
  expect(await emails(`?limit=2&before=${first.last}`)).toMatchObject({
    emails: ['ada@example.com'],
    hasMore: false,
  });
  expect((await emails('?search=BEA')).emails).toEqual(['bea@example.com']);
  expect((await emails('?search=%25')).emails).toEqual([]);
  for (const role of ['editor', 'viewer', 'campaignsEditor'] as const) {
    const other = await server.signIn(website, role);
    expect((await other.get('/api/website/site-users')).status).toBe(403);
  }
});

it('TRASH-1, TRASH-5: a deleted account is in the trash, only for members who may delete one', async () => {
  const admin = await server.signIn(website, 'storeManager');
  const editor = await server.signIn(website, 'editor');
  const visitor = await signUpVisitor(server, website, email);
  const { siteUser } = (await visitor.get('/api/site-users/account')).body as { siteUser: { id: string } };
  await admin.delete(`/api/website/site-users/${siteUser.id}`);
  const things = async (client: typeof admin) =>
    ((await client.get('/api/trash')).body as { things: object[] }).things;
  const path = `/api/trash/siteUser/${siteUser.id}`;
  expect(await things(admin)).toMatchObject([
    { kind: 'siteUser', title: 'Ada', where: email, by: admin.account.email },
  ]);
  expect(await things(editor)).toEqual([]);
  expect([(await editor.post(`${path}/restore`)).status, (await editor.delete(path)).status]).toEqual([
    403, 403,
  ]);
  expect((await admin.post(`${path}/restore`)).status).toBe(204);
  expect((await server.client(website).post(session, signIn)).status).toBe(200);
  expect((await admin.delete(path)).status).toBe(404);
  await admin.delete(`/api/website/site-users/${siteUser.id}`);
  expect((await admin.delete(path)).status).toBe(204);
  expect((await admin.post(`${path}/restore`)).status).toBe(404);
});
