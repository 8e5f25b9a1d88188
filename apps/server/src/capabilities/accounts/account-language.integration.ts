import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, testPassword } from '../../../test/harness.ts';
import { listOpenedMail } from '../mail/index.ts';
import { findAccount } from './accounts.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const german = { 'accept-language': 'de-AT,de;q=0.9' };
const path = '/api/auth/account/language';

async function subjectsTo(email: string): Promise<string[]> {
  const actor = { kind: 'operator', address: 'local' } as const;
  const mails = await listOpenedMail({ ...server.services, actor, requestId: 'test' }, 50);
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

const stored = async (email: string) => (await findAccount(server.services.database, email))?.language;

it('ACCOUNT-14: the chosen language is stored and returned; an unknown one is refused and changes nothing', async () => {
  const account = await server.createAccount({ email: 'speaks@example.com' });
  const client = server.client();
  expect((await client.put(path, { language: 'de' })).status).toBe(401);
  await client.signIn(account);
  expect((await client.get('/api/auth/account')).body).toMatchObject({ account: { language: null } });
  expect((await client.put(path, { language: 'de' })).status).toBe(204);
  expect((await client.get('/api/auth/account')).body).toMatchObject({ account: { language: 'de' } });
  for (const language of ['tlh', '', 7, 'DE', undefined]) {
    const refused = await client.put(path, { language });
    expect([refused.status, refused.body]).toMatchObject([400, { errors: { language: expect.any(String) } }]);
  }
  expect(await stored(account.email)).toBe('de');
  expect((await client.put(path, { language: null })).status).toBe(204);
  expect(await stored(account.email)).toBeNull();
});

it('ACCOUNT-14: mails are in the chosen language, or else in the language of the browser that sent the request', async () => {
  const newcomer = 'neu@example.com';
  const platform = server.client();
  const signUp = { email: newcomer, password: testPassword };
  await platform.send('POST', '/api/auth/accounts', { body: signUp, headers: german });
  const { email } = await server.createAccount({ email: 'reads@example.com' });
  const reset = () =>
    platform.send('POST', '/api/auth/password-resets', { body: { email }, headers: german });
  await reset();
  await server.runJobs();
  const client = server.client();
  await client.signIn({ email, password: testPassword });
  await client.put(path, { language: 'en' });
  await reset();
  await server.runJobs();
  expect(await subjectsTo(newcomer)).toEqual([expect.stringMatching(/^\d{6} ist Ihr Code für Vitrine$/)]);
  expect((await subjectsTo(email)).toSorted()).toEqual(['Neues Passwort setzen', 'Set a new password']);
});

it('ACCOUNT-14: an invitation is in the language of the account, or else of the website', async () => {
  const website = await server.createWebsite();
  const admin = await server.createAccount({ website, role: 'admin' });
  const { email } = await server.createAccount({ email: 'englisch@example.com' });
  const guest = server.client();
  await guest.signIn({ email, password: testPassword });
  await guest.put(path, { language: 'en' });
  const client = server.client(website);
  await client.signIn(admin);
  await client.patch('/api/website/settings', { settings: { language: 'de-CH' } });
  for (const one of [email, 'gast@example.com'])
    await client.post('/api/website/members', { email: one, roles: [4] });
  expect(await subjectsTo('gast@example.com')).toEqual([`Einladung zur Mitarbeit an ${website.title}`]);
  expect(await subjectsTo(email)).toEqual([`You are invited to work on ${website.title}`]);
});

it('MESSAGES-7, ACCOUNT-14: stand-alone pages of the platform are in the requested language', async () => {
  const page = await server.app.inject({
    method: 'GET',
    url: '/',
    headers: { host: 'elsewhere.example', accept: 'text/html', ...german },
  });
  expect(page.body).toContain('Unter elsewhere.example gibt es keine Website.');
  expect(page.body).toContain('<html lang="de">');
});
