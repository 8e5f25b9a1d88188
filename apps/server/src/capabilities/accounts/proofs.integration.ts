import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, testPassword } from '../../../test/harness.ts';
import { listOpenedMail } from '../mail/index.ts';
import { findAccount } from './accounts.store.ts';
import { mailTo, newestProof } from './mailed-proof.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const newest = (email: string) => newestProof(server, email);
const findByEmail = (email: string) => findAccount(server.services.database, email);
const signUp = async (email: string, password = testPassword, name = '') =>
  ((await server.client().post('/api/auth/accounts', { email, password, name })).body as { proofId: string })
    .proofId;
/** In another browser than the one that signed up, by a person who knows the password. */
const confirm = (body: object) =>
  server.client().post('/api/auth/email-proofs/confirm', { password: testPassword, ...body });
const trySignIn = (email: string, password = testPassword) =>
  server.client().post('/api/auth/session', { email, password });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const rolesOn = async (website: Website, email: string, password = testPassword) => {
  const browser = server.client(website);
  await browser.signIn({ email, password });
  return ((await browser.get('/api/auth/account')).body as { roles: number[] }).roles;
};

describe('ACCOUNT-11: an account is created when its address is proved', () => {
  it('by the emailed link, once', async () => {
    await signUp('link@example.com', testPassword, 'Lin');
    expect(await findByEmail('link@example.com')).toBe(null);
    expect((await trySignIn('link@example.com')).status).toBe(401);
    const { token } = await newest('link@example.com');
    const [first, second] = await Promise.all([confirm({ token }), confirm({ token })]);
    expect([first?.status, second?.status].toSorted()).toEqual([200, 400]);
    expect(await findByEmail('link@example.com')).toMatchObject({ name: 'Lin' });
    expect((await trySignIn('link@example.com')).status).toBe(200);
  });

  it('by the code, in the browser that requested it; neither signs anybody in', async () => {
    const browser = server.client();
    const signedUp = await browser.post('/api/auth/accounts', {
      email: 'code@example.com',
      password: testPassword,
    });
    const { proofId } = signedUp.body as { proofId: string };
    const { code, token } = await newest('code@example.com');
    const answer = await browser.post('/api/auth/email-proofs/confirm', { proofId, code });
    expect([answer.status, answer.body]).toEqual([200, { accepted: true }]);
    const made = await findByEmail('code@example.com');
    expect([...browser.cookies.keys()]).toEqual([`device_${made?.id}`]);
    expect((await confirm({ token })).body).toMatchObject({ error: 'accounts.proofOver' });
    expect((await trySignIn('code@example.com')).status).toBe(200);
  });

  it('but not by a link or code that is expired, guessed, or of another sign-up', async () => {
    const other = await signUp('other@example.com');
    const proofId = await signUp('late@example.com');
    const { token, code } = await newest('late@example.com');
    expect((await confirm({ proofId: other, code })).body).toMatchObject({ error: 'accounts.wrongCode' });
    server.moveClock({ hours: 1, seconds: 1 });
    for (const given of [{ token }, { proofId, code }, { token: 'made-up-made-up-made-up' }]) {
      expect((await confirm(given)).body).toMatchObject({ error: 'accounts.proofOver' });
    }
    expect(await findByEmail('late@example.com')).toBe(null);
  });

  it('and after five wrong codes, even in parallel, the right one no longer works', async () => {
    const proofId = await signUp('guess@example.com');
    const { code } = await newest('guess@example.com');
    const wrong = wrongOf(code);
    const answers = await Promise.all(Array.from({ length: 9 }, () => confirm({ proofId, code: wrong })));
    const errors = answers.map(answer => (answer.body as { error: string }).error);
    expect(errors.filter(error => error === 'accounts.wrongCode')).toHaveLength(5);
    expect((await confirm({ proofId, code })).body).toMatchObject({ error: 'accounts.proofOver' });
    expect(await findByEmail('guess@example.com')).toBe(null);
  });

  it('and only hashes of link and code are stored', async () => {
    await signUp('kept@example.com');
    const { token, code } = await newest('kept@example.com');
    const [row] = await server.services.database.query(
      `SELECT row_to_json(email_proofs)::text AS row FROM email_proofs WHERE email = 'kept@example.com'`,
    );
    expect([String(row?.row).includes(token), String(row?.row).includes(`"${code}"`)]).toEqual([
      false,
      false,
    ]);
  });
});

it('ACCOUNT-4: codes, links and a second mail get the same answer for an address that has an account', async () => {
  const { email } = await server.createAccount();
  const before = await findByEmail(email);
  const known = await signUp(email, 'another password');
  const unknown = await signUp('unknown@example.com', 'another password');
  for (const [path, body] of [
    ['confirm', { code: '000000' }],
    ['resend', {}],
    ['confirm', { code: '111111' }],
  ] as const) {
    const [one, two] = await Promise.all(
      [known, unknown].map(proofId =>
        server.client().post(`/api/auth/email-proofs/${path}`, { ...body, proofId }),
      ),
    );
    expect([one?.status, one?.body]).toEqual([two?.status, two?.body]);
  }
  expect((await mailTo(server, email)).map(mail => mail.subject)).toEqual(
    Array(2).fill('You already have an account'),
  );
  expect(await findByEmail(email)).toEqual(before);
});

it('ACCOUNT-12: the mail is sent again up to three times in 15 minutes; only the newest link and code count', async () => {
  const limited = await startTestServer({ environment: { IS_RATE_LIMITED: 'true' } });
  const browser = limited.client();
  const signed = await browser.post('/api/auth/accounts', {
    email: 'again@example.com',
    password: testPassword,
  });
  const { proofId } = signed.body as { proofId: string };
  const resend = () => browser.post('/api/auth/email-proofs/resend', { proofId });
  const texts = async () => {
    const actor = { kind: 'operator', address: 'local' } as const;
    const mails = await listOpenedMail({ ...limited.services, actor, requestId: 'test' }, 10);
    return mails.map(mail => /#token=([\w-]+)/.exec(mail.text)?.[1] ?? '');
  };
  await limited.runJobs();
  for (let at = 0; at < 3; at += 1) {
    expect((await resend()).status).toBe(200);
    limited.moveClock({ seconds: 1 });
    await limited.runJobs();
  }
  const refused = await resend();
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '897']);
  const [last, ...older] = await texts();
  expect(older).toHaveLength(3);
  for (const token of older) {
    const answer = await browser.post('/api/auth/email-proofs/confirm', { token });
    expect(answer.body).toMatchObject({ error: 'accounts.proofOver' });
  }
  expect((await browser.post('/api/auth/email-proofs/confirm', { token: last })).status).toBe(200);
  await limited.stop();
});

it('ACCOUNT-13: the owner of an older, unproved account can sign in once its address is proved', async () => {
  const account = await server.createAccount({ email: 'before@example.com' });
  await server.services.database.query('UPDATE accounts SET verified_at = NULL WHERE id = $1', [account.id]);
  expect((await trySignIn(account.email, 'wrong')).body).toMatchObject({
    error: 'accounts.wrongCredentials',
  });
  expect(await mailTo(server, account.email)).toHaveLength(0);
  const answer = await trySignIn(account.email);
  expect([answer.status, answer.body]).toMatchObject([403, { error: 'accounts.unverified' }]);
  const { proofId } = answer.body as { proofId: string };
  await confirm({ proofId, code: (await newest(account.email)).code });
  expect((await trySignIn(account.email)).status).toBe(200);
  expect((await findByEmail(account.email))?.name).toBe('Test');
});

it('ACCOUNT-13: a reset by email proves the address; an older session gives no role until then', async () => {
  const website = await server.createWebsite();
  const editor = await server.signIn(website, 'editor');
  const { id, email } = editor.account;
  await server.services.database.query('UPDATE accounts SET verified_at = NULL WHERE id = $1', [id]);
  expect((await editor.get('/api/auth/account')).body).toMatchObject({ roles: [] });
  expect((await editor.get('/api/website/settings')).status).toBe(403);
  await server.client().post('/api/auth/password-resets', { email });
  await server.runJobs();
  await server
    .client()
    .post('/api/auth/password', { token: (await newest(email)).token, password: testPassword });
  expect(await rolesOn(website, email)).toEqual([4]);
});

it('ACCOUNT-4: a sign-up writes and queues the same rows whether or not its address has an account; only a job checks', async () => {
  const { email } = await server.createAccount();
  const { database } = server.services;
  const traceOf = async (address: string) => {
    await server.runJobs();
    const proofId = await signUp(address);
    const [row] = await database.query<{ row: object }>(
      'SELECT to_jsonb(p) AS row FROM email_proofs p WHERE id = $1',
      [proofId],
    );
    const mails = await listOpenedMail(
      { ...server.services, actor: { kind: 'operator', address: 'local' }, requestId: 'test' },
      100,
    );
    return { row: row?.row ?? {}, mails: mails.filter(mail => mail.to === address).length };
  };
  const [known, unknown] = [await traceOf(email), await traceOf('fresh@example.com')];
  const shape = ({ row, mails }: typeof known) => ({
    mails,
    row: Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? name : value]),
    ),
  });
  expect(shape(known)).toEqual(shape(unknown));
  expect(known.mails).toBe(0);
  expect((await mailTo(server, email)).map(mail => mail.subject)).toEqual(['You already have an account']);
  expect(await mailTo(server, 'fresh@example.com')).toHaveLength(1);
});
