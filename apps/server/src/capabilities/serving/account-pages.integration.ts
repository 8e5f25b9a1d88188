import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { printOfDatabase } from '../../../test/database-print.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { putCollection } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';
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
const hiddenIn = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

async function speak(language: string): Promise<void> {
  const admin = await server.signIn(website);
  await admin.patch('/api/website/settings', { settings: { language } });
}

it('SITEUSER-13: signing up, signing in and signing out work with forms alone', async () => {
  const visitor = server.client(website);
  expect((await read(visitor, '/account')).headers.location).toBe('/account/sign-in');
  expect((await read(visitor, '/account/sign-in')).text).toContain('href="/account/sign-up"');
  const asked = await post(visitor, '/account/sign-up', { email, name: 'Ada', password });
  expect(asked.status).toBe(303);
  const codePage = await read(visitor, String(asked.headers.location));
  expect(codePage.text).toContain('Check your inbox');
  const { code } = await newestCode(server, website, email);
  const fields = {
    proofId: hiddenIn(codePage.text, 'proofId'),
    purpose: hiddenIn(codePage.text, 'purpose'),
  };
  const wrong = await post(visitor, '/account/code', { ...fields, code: '12' });
  expect([wrong.status, wrong.text.includes('Enter the six digits from the email.')]).toEqual([400, true]);
  expect((await post(visitor, '/account/code', { ...fields, code })).headers.location).toBe('/account');
  const home = await read(visitor, '/account');
  expect(home.text).toContain(email);
  expect([home.headers['cache-control'], home.headers['referrer-policy']]).toEqual([
    'no-store',
    'no-referrer',
  ]);
  expect(home.text).toContain('noindex');
  const crumb = hiddenIn(home.text, 'crumb');
  const saved = await post(visitor, '/account', { intent: 'details', name: 'Grace', language: 'fr', crumb });
  expect(saved.headers.location).toBe('/account?notice=saved');
  expect((await read(visitor, '/account')).text).toContain('value="Grace"');
  const out = await post(visitor, '/account/sign-out', { intent: 'here', crumb });
  expect(out.headers.location).toBe('/account/sign-in?notice=signedOut');
  expect((await read(visitor, '/account')).status).toBe(303);
  const back = await post(visitor, '/account/sign-in', { email, password, intent: 'password' });
  expect(back.headers.location).toBe('/account');
});

it('SITEUSER-12: an emailed link that machines open ten times still works for its recipient, once', async () => {
  await signUpVisitor(server, website, email);
  const visitor = server.client(website);
  for (const [path, fields] of [
    ['/account/sign-in', { email, intent: 'link' }],
    ['/account/reset', { email }],
  ] as const) {
    await post(visitor, path, fields);
    const { token } = await newestCode(server, website, email);
    const address = `/account/confirm?token=${token}`;
    const before = await printOfDatabase(server);
    for (let at = 0; at < 5; at++) {
      const opened = await read(server.client(website), address);
      expect([opened.status, opened.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
      expect(opened.text).toContain(email);
      expect((await server.client(website).send('HEAD', address, {})).status).toBe(200);
    }
    expect(await printOfDatabase(server)).toEqual(before);
    const person = server.client(website);
    const sent = await post(person, '/account/confirm', { token, password: 'another long password' });
    expect(sent.headers.location).toBe('/account');
    expect((await read(person, '/account')).status).toBe(200);
    const again = await read(server.client(website), address);
    expect([again.status, again.text.includes('This link no longer works')]).toEqual([404, true]);
    const late = await post(server.client(website), '/account/confirm', { token });
    expect(late.status).toBe(404);
  }
});

it('SITEUSER-3, SITEUSER-13: the pages reveal no more than the calls about whether an address has an account', async () => {
  await signUpVisitor(server, website, email);
  const shape = async (path: string, fields: Record<string, string>) => {
    const answer = await post(server.client(website), path, fields);
    const place = String(answer.headers.location ?? '').replace(/proofId=\w+/, 'proofId=');
    return [answer.status, place, answer.text.replaceAll(fields.email ?? '', '')];
  };
  for (const [path, fields] of [
    ['/account/sign-up', { password, name: '' }],
    ['/account/sign-in', { intent: 'link' }],
    ['/account/sign-in', { intent: 'password', password: 'not the password' }],
    ['/account/reset', {}],
  ] as const) {
    const known = await shape(path, { ...fields, email });
    expect(known).toEqual(await shape(path, { ...fields, email: 'nobody@example.com' }));
  }
});

it('SITEUSER-13: problems are shown at their fields in the language of the website, and no password is sent back', async () => {
  await speak('de');
  const visitor = server.client(website);
  const refused = await post(visitor, '/account/sign-up', {
    email: 'ada',
    name: 'Ada',
    password: 'kurz-7391',
  });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.');
  expect(refused.text).toContain('Geben Sie ein Passwort mit 10 bis 256 Zeichen ein.');
  expect(refused.text).toContain('<title>Fehler: Konto anlegen');
  expect(refused.text).toContain('value="ada"');
  expect(refused.text).not.toContain('kurz-7391');
  const wrong = await post(visitor, '/account/sign-in', { email, password: 'falsch', intent: 'password' });
  expect([wrong.status, wrong.text.includes('Die E-Mail-Adresse oder das Passwort stimmt nicht.')]).toEqual([
    401,
    true,
  ]);
  const none = await post(visitor, '/account/sign-in', { email, intent: 'password' });
  expect(none.status).toBe(400);
  await post(visitor, '/account/sign-up', { email, password });
  await server.runJobs();
  const { code } = await newestCode(server, website, email);
  expect(code).toMatch(/^\d{6}$/);
});

it('SITEUSER-10: if sign-up is closed no page links there, and the form is refused', async () => {
  const admin = await server.signIn(website);
  await admin.patch('/api/website/settings', { settings: { siteUsers: { isSignUpOpen: false } } });
  const visitor = server.client(website);
  expect((await read(visitor, '/account/sign-in')).text).not.toContain('/account/sign-up');
  expect((await read(visitor, '/account/sign-up')).text).toContain('New accounts cannot be created here');
  expect((await post(visitor, '/account/sign-up', { email, password })).status).toBe(403);
});

it('SITEUSER-8: a person who deletes their account on its page sees a confirmation and is signed out', async () => {
  const visitor = await signUpVisitor(server, website, email);
  const ask = await read(visitor, '/account/delete');
  expect(ask.text).toContain('cannot be restored');
  const gone = await post(visitor, '/account/delete', { crumb: hiddenIn(ask.text, 'crumb') });
  expect(gone.headers.location).toBe('/account/sign-in?notice=deleted');
  expect((await read(visitor, '/account/sign-in?notice=deleted')).text).toContain('has been deleted');
  expect((await read(visitor, '/account')).status).toBe(303);
});

it('SITEUSER-13, SERVE-12: a site user is answered from memory like any visitor, with the owner’s scripts', async () => {
  await putCollection(server.context(website), {
    sourceKey: 'home',
    type: collectionTypes.page,
    title: 'Home',
    slug: 'home',
    navigation: 'main',
    document: pageOf(textBlock('Welcome')),
  });
  const published = await publish(server.context(website), {});
  expect(published.ok).toBe(true);
  const visitor = await signUpVisitor(server, website, email);
  const own = await read(visitor, '/');
  const other = await read(server.client(website), '/');
  expect(own.text).toBe(other.text);
  expect(own.text).not.toContain(email);
  expect(own.headers['content-security-policy']).toBe(other.headers['content-security-policy']);
  expect(own.headers['cache-control']).toBe(other.headers['cache-control']);
  expect(own.headers['cache-control']).toContain('public');
});

it('SITEUSER-13: before its launch a website has no account pages and no calls for visitors', async () => {
  const closed = await server.createWebsite({ isLaunched: false });
  const visitor = server.client(closed);
  expect((await read(visitor, '/account/sign-in')).status).toBe(404);
  expect((await visitor.post('/api/site-users/accounts', { email, password })).status).toBe(404);
});

it('SITEUSER-16: a sign-out form of another session leads to a new page that says why, and signs nobody out', async () => {
  const visitor = await signUpVisitor(server, website, email);
  const old = hiddenIn((await read(visitor, '/account')).text, 'crumb');
  await visitor.post('/api/site-users/account/session', { email, password });
  for (const intent of ['here', 'everywhere']) {
    const refused = await post(visitor, '/account/sign-out', { intent, crumb: old });
    expect([refused.status, refused.headers.location]).toEqual([303, '/account?notice=stale']);
    const fresh = await read(visitor, '/account?notice=stale');
    expect([fresh.status, fresh.text.includes('open for too long')]).toEqual([200, true]);
    expect(hiddenIn(fresh.text, 'crumb')).not.toBe(old);
  }
  const crumb = hiddenIn((await read(visitor, '/account')).text, 'crumb');
  const out = await post(visitor, '/account/sign-out', { intent: 'here', crumb });
  expect(out.headers.location).toBe('/account/sign-in?notice=signedOut');
});

it('SITEUSER-16: a form of an expired session says so on the sign-in page, even with a session of the studio', async () => {
  const visitor = await signUpVisitor(server, website, email);
  const crumb = hiddenIn((await read(visitor, '/account')).text, 'crumb');
  await visitor.signIn(await server.createAccount({ website }));
  visitor.cookies.delete('SITE_USER_SESSION');
  const placeAfter = async (path: string, fields: Record<string, string>) =>
    String((await post(visitor, path, { ...fields, crumb })).headers.location);
  expect(await placeAfter('/account/sign-out', { intent: 'here' })).toBe('/account/sign-in?notice=signedOut');
  const ended = '/account/sign-in?notice=ended';
  expect(await placeAfter('/account/sign-out', { intent: 'everywhere' })).toBe(ended);
  expect(await placeAfter('/account/delete', {})).toBe(ended);
  expect(await placeAfter('/account', { intent: 'details', name: 'Grace' })).toBe(ended);
  expect(await placeAfter('/account/email', { email: 'new@example.com' })).toBe(ended);
  expect((await read(visitor, ended)).text).toContain('You are no longer signed in.');
  expect((await visitor.get('/api/auth/account')).body).toMatchObject({
    account: { id: expect.any(String) },
  });
});

it('SITEUSER-15: a person can move their account to another address with forms alone', async () => {
  const visitor = await signUpVisitor(server, website, email);
  expect((await read(visitor, '/account')).text).toContain('href="/account/email"');
  const form = await read(visitor, '/account/email');
  const crumb = hiddenIn(form.text, 'crumb');
  const wrong = await post(visitor, '/account/email', { crumb, email: 'new', currentPassword: 'x' });
  expect([wrong.status, wrong.text.includes('Enter an email address, such as')]).toEqual([400, true]);
  const asked = await post(visitor, '/account/email', {
    crumb,
    email: 'new@example.com',
    currentPassword: password,
  });
  const codePage = await read(visitor, String(asked.headers.location));
  const { code, token } = await newestCode(server, website, 'new@example.com');
  const elsewhere = server.client(website);
  const opened = await read(elsewhere, `/account/confirm?token=${token}`);
  expect(opened.headers.location).toBe('/account/sign-in?notice=signInFirst');
  expect((await read(elsewhere, '/account/sign-in?notice=signInFirst')).text).toContain(
    'Sign in to the account',
  );
  const posted = await post(elsewhere, '/account/confirm', { token });
  expect(posted.headers.location).toBe('/account/sign-in?notice=signInFirst');
  expect((await read(visitor, `/account/confirm?token=${token}`)).text).toContain('Use new@example.com for');
  const fields = { proofId: hiddenIn(codePage.text, 'proofId'), purpose: 'changeEmail', code, crumb };
  expect((await post(visitor, '/account/code', fields)).headers.location).toBe('/account?notice=email');
  const home = await read(visitor, '/account?notice=email');
  expect(home.text).toContain('new@example.com');
  expect(home.text).toContain('Your email address has been changed.');
});
