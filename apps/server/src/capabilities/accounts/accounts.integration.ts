import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, testPassword } from '../../../test/harness.ts';
import { listOpenedMail } from '../mail/index.ts';
import { findAccount } from './accounts.store.ts';
import { isPassword } from './passwords.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const newMail = async () =>
  await listOpenedMail(
    { ...server.services, actor: { kind: 'operator', address: 'local' }, requestId: 'test' },
    50,
  );
const mailTo = async (email: string) => (await newMail()).filter(mail => mail.to === email);
const tokenIn = (text: string) => /#token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('signing up', () => {
  it('ACCOUNT-1, ACCOUNT-2 and ACCOUNT-3: the email is lower-cased, ten characters are enough, and argon2id is stored', async () => {
    const platform = server.client();
    const body = { email: '  Ada@Example.COM ', name: 'Ada', password: '0123456789' };
    expect((await platform.post('/api/auth/accounts', body)).body).toMatchObject({ accepted: true });
    await server.runJobs();
    const [mail] = await mailTo('ada@example.com');
    await platform.post('/api/auth/email-proofs/confirm', { token: tokenIn(mail?.text ?? '') });
    const account = await findAccount(server.services.database, 'ada@example.com');
    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await platform.signIn({ email: 'ADA@example.com', password: '0123456789' });
  });

  it('ACCOUNT-2: a password that is too short or too long is refused by name and creates no account', async () => {
    for (const password of ['123456789', 'x'.repeat(257)]) {
      const answer = await server
        .client()
        .post('/api/auth/accounts', { email: 'short@example.com', password });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errors: { password: expect.any(String) } });
    }
    expect(await findAccount(server.services.database, 'short@example.com')).toBeNull();
  });

  it('ACCOUNT-4: an email that has an account gets the same answer, stays unchanged, and its owner is informed', async () => {
    const account = await server.createAccount({ email: 'taken@example.com' });
    const answer = await server
      .client()
      .post('/api/auth/accounts', { email: account.email, password: 'another password' });
    expect([answer.status, answer.body]).toEqual([
      200,
      { accepted: true, proofId: expect.any(String), isMailSent: false },
    ]);
    await server.client().signIn(account);
    await server.runJobs();
    expect((await mailTo(account.email)).map(mail => mail.subject)).toEqual(['You already have an account']);
  });

  it('ACCOUNT-10: where sign-up is closed, nobody can sign up', async () => {
    const closed = await startTestServer({ environment: { IS_SIGN_UP_OPEN: 'false' } });
    const answer = await closed
      .client()
      .post('/api/auth/accounts', { email: 'a@example.com', password: testPassword });
    expect(answer.body).toMatchObject({ error: 'accounts.signUpClosed' });
    expect(await findAccount(closed.services.database, 'a@example.com')).toBeNull();
    await closed.stop();
  });
});

describe('signing in', () => {
  it('ACCOUNT-5: an unknown email and a wrong password get the same answer', async () => {
    const account = await server.createAccount();
    const browser = server.client();
    const wrong = await browser.post('/api/auth/session', {
      email: account.email,
      password: 'not the password',
    });
    const unknown = await browser.post('/api/auth/session', {
      email: 'nobody@example.com',
      password: 'not the password',
    });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.body).toMatchObject({ error: 'accounts.wrongCredentials' });
    expect(browser.cookies.size).toBe(0);
  });

  it('ACCOUNT-5: without an account the same hashing is done', async () => {
    // The processor's time, so that a busy machine changes nothing.
    const workOf = async (hash: string | null) => {
      const before = process.cpuUsage();
      expect(await isPassword(hash, 'wrong password')).toBe(false);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await workOf(null);
    const account = await findAccount(server.services.database, (await server.createAccount()).email);
    const known = Math.min(
      await workOf(account?.password_hash ?? null),
      await workOf(account?.password_hash ?? null),
    );
    const unknown = Math.min(await workOf(null), await workOf(null));
    // The work is the same 19 MiB; anything faster than a third of it skipped the hashing.
    expect(unknown).toBeGreaterThan(known / 3);
  });

  it('ACCOUNT-6: after 20 wrong passwords, whatever address they come from, each network has one late guess in 15 minutes', async () => {
    const limited = await startTestServer({ environment: { IS_RATE_LIMITED: 'true' } });
    const account = await limited.createAccount();
    const attempt = (password: string, at: number) =>
      limited.app.inject({
        method: 'POST',
        url: '/api/auth/session',
        headers: { host: 'vitrine.test', 'content-type': 'application/json' },
        remoteAddress: `10.3.0.${at}`,
        payload: JSON.stringify({ email: account.email, password }),
      });
    for (let at = 0; at < 20; at += 1) expect((await attempt('wrong', at)).statusCode).toBe(401);
    expect((await attempt('wrong', 30)).statusCode).toBe(401);
    const refused = await attempt(account.password, 30);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    limited.moveClock({ seconds: 901 });
    expect((await attempt(account.password, 30)).statusCode).toBe(200);
    await limited.stop();
  });
});

describe('passwords', () => {
  it('ACCOUNT-7: a request for a link gets the same answer with and without an account', async () => {
    const account = await server.createAccount();
    const browser = server.client();
    const known = await browser.post('/api/auth/password-resets', { email: account.email });
    const unknown = await browser.post('/api/auth/password-resets', { email: 'nobody@example.com' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await mailTo(account.email)).toHaveLength(0);
    await server.runJobs();
    expect(await mailTo(account.email)).toHaveLength(1);
    expect(await mailTo('nobody@example.com')).toHaveLength(0);
  });

  it('ACCOUNT-8: the link sets the password once and ends every session and link', async () => {
    const website = await server.createWebsite();
    const browser = await server.signIn(website);
    const { account } = browser;
    await browser.post('/api/auth/password-resets', { email: account.email });
    await browser.post('/api/auth/password-resets', { email: account.email });
    await server.runJobs();
    const [second, first] = (await mailTo(account.email)).map(mail => tokenIn(mail.text));
    const anybody = server.client();
    const reset = { token: first, password: 'a new password' };
    expect((await anybody.post('/api/auth/password', reset)).body).toEqual({ accepted: true });
    expect((await browser.get('/api/auth/account')).body).toMatchObject({ account: null });
    for (const token of [first, second]) {
      const again = await anybody.post('/api/auth/password', { token, password: 'yet another one' });
      expect(again.body).toMatchObject({ error: 'accounts.tokenInvalid' });
    }
    await server.client().signIn({ email: account.email, password: 'a new password' });
  });

  it('ACCOUNT-8: an expired or invented link sets nothing; only the hash is stored', async () => {
    const account = await server.createAccount();
    await server.client().post('/api/auth/password-resets', { email: account.email });
    await server.runJobs();
    const [mail] = await mailTo(account.email);
    const token = tokenIn(mail?.text ?? '');
    const rows = await server.services.database.query(
      'SELECT token_hash FROM password_tokens WHERE account_id = $1',
      [account.id],
    );
    expect(rows[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    server.moveClock({ minutes: 60, seconds: 1 });
    for (const given of [token, 'made-up-made-up-made-up']) {
      const answer = await server
        .client()
        .post('/api/auth/password', { token: given, password: 'a new password' });
      expect(answer.status).toBe(400);
    }
    await server.client().signIn(account);
  });

  it('ACCOUNT-9: a change needs the current password and ends the other sessions', async () => {
    const website = await server.createWebsite();
    const account = await server.createAccount({ website });
    const desk = server.client(website);
    await desk.signIn(account);
    const phone = server.client();
    await phone.signIn(account);
    const wrong = await desk.put('/api/auth/account/password', {
      currentPassword: 'wrong',
      newPassword: 'a new password',
    });
    expect(wrong.body).toMatchObject({
      error: 'accounts.wrongPassword',
      errors: { currentPassword: expect.any(String) },
    });
    expect((await phone.get('/api/auth/sessions')).status).toBe(200);
    const right = { currentPassword: account.password, newPassword: 'a new password' };
    expect((await desk.put('/api/auth/account/password', right)).status).toBe(204);
    expect((await phone.get('/api/auth/sessions')).status).toBe(401);
    expect((await desk.get('/api/auth/sessions')).status).toBe(200);
    await server.client().signIn({ email: account.email, password: 'a new password' });
  });
});

describe('members', () => {
  const membersOf = async (browser: { get(path: string): Promise<{ body: unknown }> }) =>
    (
      (await browser.get('/api/website/members')).body as {
        members: { accountId: string; email: string; roles: number[] }[];
      }
    ).members;

  it('MEMBER-2: the last admin cannot be removed', async () => {
    const website = await server.createWebsite();
    const admin = await server.signIn(website);
    const path = `/api/website/members/${admin.account.id}`;
    expect((await admin.patch(path, { roles: [4] })).body).toMatchObject({ error: 'accounts.lastAdmin' });
    expect((await admin.delete(path)).body).toMatchObject({ error: 'accounts.lastAdmin' });
    expect((await membersOf(admin)).map(member => member.roles)).toEqual([[1]]);
  });

  it('MEMBER-2: when two admins step down at the same moment, one stays', async () => {
    const website = await server.createWebsite();
    const [first, second] = [await server.signIn(website), await server.signIn(website)];
    const answers = await Promise.all(
      [first, second].map(one => one.delete(`/api/website/members/${one.account.id}`)),
    );
    expect(answers.map(answer => answer.status).sort()).toEqual([204, 409]);
    const rows = await server.services.database.query('SELECT 1 FROM website_members WHERE website_id = $1', [
      website.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('MEMBER-3: a member who is removed loses access immediately', async () => {
    const website = await server.createWebsite();
    const admin = await server.signIn(website);
    const editor = await server.signIn(website, 'editor');
    expect((await editor.get('/api/website/settings')).status).toBe(200);
    expect((await admin.delete(`/api/website/members/${editor.account.id}`)).status).toBe(204);
    expect((await editor.get('/api/website/settings')).status).toBe(401);
    expect((await admin.delete(`/api/website/members/${editor.account.id}`)).status).toBe(404);
  });
});
