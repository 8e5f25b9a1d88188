import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { printOfDatabase } from '../../../test/database-print.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
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

const email = 'ada@example.com';
const session = '/api/site-users/account/session';
const signUp = (address = email) => ({ email: address, name: 'Ada', password: siteUserPassword });
const signIn = { email, password: siteUserPassword };

/** An answer without the values that are new each time. */
const shapeOf = ({ status, body }: { status: number; body: unknown }) =>
  JSON.stringify([status, body]).replace(/"proofId":"\w+"/, '"proofId":""');

it('SITEUSER-1, COOKIE-6: signing up, the emailed code, signing in, and signing out', async () => {
  const visitor = server.client(website);
  const asked = await visitor.post('/api/site-users/accounts', signUp('  Ada@Example.com '));
  expect(asked.status).toBe(200);
  expect([...visitor.cookies.keys()]).toEqual(['SITE_USER_PROOF']);
  const [mail] = await mailOf(server, website, email);
  expect(mail?.subject).toBe('Your code for Kiln');
  const { code } = await newestCode(server, website, email);
  const { proofId } = asked.body as { proofId: string };
  const confirmed = await visitor.post('/api/site-users/proofs/confirm', { proofId, code });
  const { siteUser, xsrfToken } = confirmed.body as { siteUser: { id: string }; xsrfToken: string };
  expect(siteUser).toMatchObject({ email, name: 'Ada', hasPassword: true, language: null });
  expect([...visitor.cookies.keys()].toSorted()).toEqual(
    ['SITE_USER_SESSION', 'crumb', `device_${siteUser.id}`].toSorted(),
  );
  expect(visitor.cookies.get('crumb')).toBe(xsrfToken);
  expect((await visitor.get('/api/site-users/account')).body).toMatchObject({ siteUser, xsrfToken });
  const token = visitor.cookies.get('SITE_USER_SESSION') ?? '';
  expect((await visitor.send('DELETE', `${session}?cloneCart=true`, {})).status).toBe(204);
  expect([...visitor.cookies.keys()]).toEqual([`device_${siteUser.id}`]);
  visitor.cookies.set('SITE_USER_SESSION', token);
  expect((await visitor.get('/api/site-users/account')).body).toMatchObject({ siteUser: null });
  visitor.cookies.clear();
  expect((await visitor.post(session, signIn)).body).toMatchObject({ siteUser });
});

it('SESSION-11: an account and a site user on one host never end each other’s session', async () => {
  const both = await server.signIn(website);
  await both.post('/api/site-users/accounts', signUp());
  const { token } = await newestCode(server, website, email);
  expect((await both.post('/api/site-users/proofs/confirm', { token })).status).toBe(200);
  const account = async () => (await both.get('/api/auth/account')).body as { account: unknown };
  const siteUser = async () => (await both.get('/api/site-users/account')).body as { siteUser: unknown };
  expect((await account()).account).not.toBeNull();
  expect((await siteUser()).siteUser).not.toBeNull();
  // Whichever crumb the page read last: the browser's sessions both accept it.
  expect((await both.patch('/api/website/settings', { title: 'Kiln too' })).status).toBe(200);
  expect((await both.post('/api/site-users/account/locale', { language: 'fr' })).status).toBe(200);
  expect((await both.delete('/api/auth/session')).status).toBe(204);
  expect((await account()).account).toBeNull();
  expect((await siteUser()).siteUser).toMatchObject({ language: 'fr' });
  await both.signIn(both.account);
  expect((await both.delete(session)).status).toBe(204);
  expect((await account()).account).not.toBeNull();
  expect((await siteUser()).siteUser).toBeNull();
});

it('SESSION-6: a site user’s changes need the crumb, in the header or the query, and a wrong one changes nothing', async () => {
  const visitor = await signUpVisitor(server, website, email);
  const crumb = visitor.cookies.get('crumb') ?? '';
  const rename = (path: string, given: string) =>
    visitor.send('PATCH', `/api/site-users/account${path}`, {
      body: { name: 'Grace' },
      headers: { 'x-csrf-token': given },
    });
  const before = await printOfDatabase(server);
  const refused = await rename('', 'wrong');
  expect([refused.status, refused.body]).toMatchObject([403, { crumbFail: true, crumb }]);
  expect(await printOfDatabase(server)).toEqual(before);
  expect((await rename('', crumb)).status).toBe(200);
  expect((await rename(`?crumb=${crumb}`, '')).status).toBe(200);
  const signOut = await visitor.send('DELETE', session, { headers: { 'x-csrf-token': 'wrong' } });
  expect([signOut.status, signOut.body]).toMatchObject([403, { crumbFail: true, crumb }]);
});

it('SITEUSER-2: a site user belongs to one website only', async () => {
  const visitor = await signUpVisitor(server, website, email);
  const other = await server.createWebsite();
  const stranger = server.client(other);
  for (const [name, value] of visitor.cookies) stranger.cookies.set(name, value);
  expect((await stranger.get('/api/site-users/account')).body).toMatchObject({ siteUser: null });
  stranger.cookies.clear();
  expect((await stranger.post(session, signIn)).status).toBe(401);
  // Its account is not one of the platform, nor the other way round.
  expect((await server.client(website).post('/api/auth/session', signIn)).status).toBe(401);
  const admin = await server.signIn(website);
  const { email: adminEmail, password } = admin.account;
  expect((await server.client(website).post(session, { email: adminEmail, password })).status).toBe(401);
});

it('SITEUSER-3: no answer reveals whether an address has an account', async () => {
  await signUpVisitor(server, website, email);
  const client = server.client(website);
  for (const [path, body] of [
    ['/api/site-users/accounts', signUp],
    ['/api/site-users/sign-in-links', (address: string) => ({ email: address })],
    ['/api/site-users/password-resets', (address: string) => ({ email: address })],
  ] as const) {
    const known = await client.post(path, body(email));
    const unknown = await client.post(path, body('nobody@example.com'));
    expect(shapeOf(known)).toBe(shapeOf(unknown));
    const wrong = (answer: { body: unknown }) =>
      client.post('/api/site-users/proofs/confirm', {
        proofId: (answer.body as { proofId: string }).proofId,
        code: '000000',
      });
    await server.runJobs();
    expect(shapeOf(await wrong(known))).toBe(shapeOf(await wrong(unknown)));
  }
  const wrong = await client.post(session, { email, password: 'not the password' });
  const nobody = await client.post(session, { email: 'nobody@example.com', password: 'not the password' });
  expect([wrong.status, shapeOf(wrong)]).toEqual([401, shapeOf(nobody)]);
  const told = await mailOf(server, website, email);
  expect(told.map(mail => mail.subject)).toContain('You already have an account at Kiln');
  const nobodysMail = await mailOf(server, website, 'nobody@example.com');
  expect(nobodysMail.map(mail => mail.subject)).toEqual(['Your code for Kiln']);
});

it('SITEUSER-4: after 20 wrong passwords for one email each network has one late guess, and another website’s are not affected', async () => {
  const limited = await startTestServer({ environment: { IS_RATE_LIMITED: 'true' } });
  try {
    const [one, two] = [await limited.createWebsite(), await limited.createWebsite()];
    const guess = (site: Website, at: number) =>
      limited.app.inject({
        method: 'POST',
        url: session,
        remoteAddress: `203.0.113.${at}`,
        headers: { host: limited.client(site).host },
        payload: { email, password: 'a wrong password' },
      });
    for (let at = 0; at < 20; at++) expect((await guess(one, at)).statusCode).toBe(401);
    expect((await guess(one, 40)).statusCode).toBe(401);
    expect((await guess(one, 40)).statusCode).toBe(429);
    expect((await guess(two, 40)).statusCode).toBe(401);
  } finally {
    await limited.stop();
  }
});

it('SITEUSER-5: a code works once, for an hour, and five wrong ones invalidate it', async () => {
  const client = server.client(website);
  await signUpVisitor(server, website, email);
  const ask = async () => {
    const asked = await client.post('/api/site-users/sign-in-links', { email });
    const { proofId } = asked.body as { proofId: string };
    return { proofId, ...(await newestCode(server, website, email)) };
  };
  const confirm = (body: object) => server.client(website).post('/api/site-users/proofs/confirm', body);
  const first = await ask();
  const wrong = first.code === '123456' ? '123457' : '123456';
  expect((await confirm({ proofId: first.proofId, code: wrong })).body).toMatchObject({
    error: 'siteUsers.wrongCode',
    errors: { code: expect.any(String) },
  });
  expect((await confirm({ proofId: first.proofId, code: first.code })).status).toBe(200);
  expect((await confirm({ proofId: first.proofId, code: first.code })).status).toBe(400);
  expect((await confirm({ token: first.token })).status).toBe(400);
  const second = await ask();
  for (let at = 0; at < 5; at++)
    await confirm({ proofId: second.proofId, code: wrong === second.code ? '000001' : wrong });
  expect((await confirm({ proofId: second.proofId, code: second.code })).body).toMatchObject({
    error: 'siteUsers.proofOver',
  });
  const third = await ask();
  server.moveClock({ minutes: 61 });
  expect((await confirm({ token: third.token })).status).toBe(400);
});

it('SITEUSER-6: a reset sets the password, ends every session, and invalidates older links', async () => {
  const visitor = await signUpVisitor(server, website, email);
  const client = server.client(website);
  await client.post('/api/site-users/sign-in-links', { email });
  const old = await newestCode(server, website, email);
  await client.post('/api/site-users/password-resets', { email });
  const { token } = await newestCode(server, website, email);
  const confirm = (body: object) => client.post('/api/site-users/proofs/confirm', body);
  expect((await confirm({ token })).body).toMatchObject({ error: 'siteUsers.passwordNeeded' });
  expect((await confirm({ token, password: 'short' })).status).toBe(400);
  expect((await confirm({ token, password: 'another long password' })).status).toBe(200);
  expect((await visitor.get('/api/site-users/account')).body).toMatchObject({ siteUser: null });
  expect((await confirm({ token: old.token })).status).toBe(400);
  expect((await server.client(website).post(session, signIn)).status).toBe(401);
  const again = { email, password: 'another long password' };
  expect((await server.client(website).post(session, again)).status).toBe(200);
});

it('SITEUSER-6: changing the password needs the current one and ends the other sessions', async () => {
  const visitor = await signUpVisitor(server, website, email);
  const other = server.client(website);
  await other.post(session, signIn);
  const change = (currentPassword: string) =>
    visitor.put('/api/site-users/account/password', {
      currentPassword,
      newPassword: 'another long password',
    });
  expect((await change('not the password')).body).toMatchObject({
    error: 'siteUsers.wrongPassword',
    errors: { currentPassword: expect.any(String) },
  });
  expect((await other.get('/api/site-users/account')).body).toMatchObject({ siteUser: { email } });
  expect((await change(siteUserPassword)).status).toBe(204);
  expect((await other.get('/api/site-users/account')).body).toMatchObject({ siteUser: null });
  expect((await visitor.get('/api/site-users/account')).body).toMatchObject({ siteUser: { email } });
  expect((await visitor.delete('/api/site-users/account/sessions')).status).toBe(204);
  expect((await visitor.get('/api/site-users/account')).body).toMatchObject({ siteUser: null });
});

it('SITEUSER-8: a site user who deletes their account is removed immediately, from every table', async () => {
  const visitor = await signUpVisitor(server, website, email);
  expect((await visitor.delete('/api/site-users/account')).status).toBe(204);
  expect(visitor.cookies.size).toBe(0);
  expect((await server.client(website).post(session, signIn)).status).toBe(401);
  for (const table of ['site_users', 'site_user_proofs', 'audit_log', 'sessions']) {
    const rows = await server.services.database.query<{ line: string }>(
      `SELECT to_jsonb(t)::text AS line FROM ${table} t WHERE website_id = $1`,
      [website.id],
    );
    expect(rows.filter(row => row.line.includes(email))).toEqual([]);
  }
});
