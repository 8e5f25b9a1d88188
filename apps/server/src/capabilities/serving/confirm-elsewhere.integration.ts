import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { printOfDatabase } from '../../../test/database-print.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { newestCode, signUpVisitor, siteUserPassword } from '../site-users/site-users.fixture.ts';

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
const password = siteUserPassword;

const read = (visitor: TestClient, path: string) => visitor.get(path, { accept: 'text/html' });
/** As a browser posts a form without JavaScript: no header contains the crumb. */
const post = (visitor: TestClient, path: string, fields: Record<string, string>) =>
  visitor.send('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'x-csrf-token': '',
    },
  });
const hasPasswordField = (html: string) => html.includes('name="currentPassword"');
const begin = async (visitor: TestClient) => {
  const asked = await post(visitor, '/account/sign-up', { email, name: '', password });
  const { token, code } = await newestCode(server, website, email);
  const codePath = String(asked.headers.location);
  const proofId = /proofId=(\w+)/.exec(codePath)?.[1] ?? '';
  return { codePath, proofId, token, code };
};

it('SITEUSER-18: the link of a sign-up is a button in its own browser, and asks for the password in another', async () => {
  const asker = server.client(website);
  const { token } = await begin(asker);
  const address = `/account/confirm?token=${token}`;
  expect(hasPasswordField((await read(asker, address)).text)).toBe(false);
  const other = server.client(website);
  const before = await printOfDatabase(server);
  const page = await read(other, address);
  expect([page.status, hasPasswordField(page.text)]).toEqual([200, true]);
  expect(page.text).toContain(`Enter the password that was chosen for ${email}`);
  expect(page.text).toContain('If you did not ask for this email, ignore it.');
  expect(page.text).toContain('href="/account/sign-up"');
  for (const [fields, status, said] of [
    [{ token }, 403, 'This email was requested in another browser. Enter the password as well.'],
    [{ token, currentPassword: '' }, 400, 'Enter your password.'],
    [{ token, currentPassword: 'a slip of the pen' }, 400, 'The password is incorrect. Nothing was changed.'],
  ] as const) {
    const refused = await post(other, '/account/confirm', fields);
    expect([refused.status, refused.text.includes(said), hasPasswordField(refused.text)]).toEqual([
      status,
      true,
      true,
    ]);
    expect(refused.text).not.toContain('a slip of the pen');
  }
  expect(await printOfDatabase(server)).toEqual(before);
  const confirmed = await post(other, '/account/confirm', { token, currentPassword: password });
  expect(confirmed.headers.location).toBe('/account');
  expect((await read(other, '/account')).text).toContain(email);
});

it('SITEUSER-18: the page for the code, sent to another person, asks for the password with the code', async () => {
  const { codePath, proofId, code } = await begin(server.client(website));
  const victim = server.client(website);
  const page = await read(victim, codePath);
  expect([page.status, hasPasswordField(page.text)]).toEqual([200, false]);
  for (const purpose of ['signUp', 'reset', 'signIn']) {
    const fields = {
      proofId,
      purpose,
      code,
      ...(purpose === 'reset' ? { password: 'my own password' } : {}),
    };
    const refused = await post(victim, '/account/code', fields);
    expect([purpose, refused.status, hasPasswordField(refused.text)]).toEqual([purpose, 403, true]);
    expect(refused.text).toContain(`value="${code}"`);
  }
  const wrong = await post(victim, '/account/code', {
    ...{ proofId, purpose: 'signUp', code },
    currentPassword: 'a slip of the pen',
  });
  expect([wrong.status, hasPasswordField(wrong.text)]).toEqual([400, true]);
  expect(wrong.text).toContain('If you did not ask for this email, ignore it.');
  expect((await read(victim, '/account')).status).toBe(303);
  const right = { proofId, purpose: 'signUp', code, currentPassword: password };
  expect((await post(victim, '/account/code', right)).headers.location).toBe('/account');
});

it('SITEUSER-15, SITEUSER-18: a new address is confirmed on another signed-in device with the password', async () => {
  const desk = await signUpVisitor(server, website, email);
  const phone = server.client(website);
  await phone.post('/api/site-users/account/session', { email, password });
  const wanted = 'new@example.com';
  await desk.post('/api/site-users/account/email', { email: wanted, currentPassword: password });
  const { token } = await newestCode(server, website, wanted);
  const address = `/account/confirm?token=${token}`;
  expect(hasPasswordField((await read(desk, address)).text)).toBe(false);
  const page = await read(phone, address);
  expect([hasPasswordField(page.text), page.text.includes('If you did not ask for')]).toEqual([true, false]);
  const crumb = phone.cookies.get('crumb') ?? '';
  const moved = await post(phone, '/account/confirm', { crumb, token, currentPassword: password });
  expect(moved.headers.location).toBe('/account?notice=email');
});
