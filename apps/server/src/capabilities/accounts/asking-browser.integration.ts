import { afterAll, beforeAll, expect, it } from 'vitest';
import { printOfDatabase } from '../../../test/database-print.ts';
import { startTestServer, type TestClient, type TestServer, testPassword } from '../../../test/harness.ts';
import { findAccount } from './accounts.store.ts';
import { newestProof } from './mailed-proof.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const theirs = 'the attacker’s own word';
const mine = 'the owner’s own word';

const newest = (email: string) => newestProof(server, email);
const findByEmail = (email: string) => findAccount(server.services.database, email);
const signUp = async (browser: TestClient, email: string, password: string) =>
  ((await browser.post('/api/auth/accounts', { email, password })).body as { proofId: string }).proofId;
const confirm = (browser: TestClient, body: object) => browser.post('/api/auth/email-proofs/confirm', body);
const statusOf = async (email: string, password: string) =>
  (await server.client().post('/api/auth/session', { email, password })).status;
const otherBrowser = {
  status: 403,
  body: { error: 'accounts.otherBrowser', errors: { password: expect.any(String) } },
};
const incorrect = {
  status: 400,
  body: { error: 'accounts.incorrectPassword', errors: { password: expect.any(String) } },
};
const over = { status: 400, body: { error: 'accounts.proofOver' } };

it('ACCOUNT-16: a person who confirms a stranger’s sign-up is asked for its password, and nothing changes', async () => {
  const email = 'victim@example.com';
  const [attacker, victim] = [server.client(), server.client()];
  const proofId = await signUp(attacker, email, theirs);
  const { token, code } = await newest(email);
  const before = await printOfDatabase(server);
  expect(await confirm(victim, { token })).toMatchObject(otherBrowser);
  expect(await confirm(victim, { token, password: mine })).toMatchObject(incorrect);
  expect((await confirm(victim, { token, password: '' })).body).toMatchObject({
    error: 'call.invalid',
    errors: { password: expect.any(String) },
  });
  expect(await printOfDatabase(server)).toEqual(before);
  // The same for its code, which only the browser that signed up may enter.
  expect(await confirm(victim, { proofId, code })).toMatchObject(otherBrowser);
  expect(await confirm(victim, { proofId, code, password: mine })).toMatchObject(incorrect);
  expect(await findByEmail(email)).toBe(null);
  expect([await statusOf(email, theirs), victim.cookies.size]).toEqual([401, 0]);
  // The owner signs up anew, which ends what the attacker began.
  await signUp(victim, email, mine);
  const own = await newest(email);
  expect((await confirm(victim, { token: own.token })).status).toBe(200);
  expect(await confirm(attacker, { token })).toMatchObject(over);
  expect(await confirm(attacker, { proofId, code })).toMatchObject(over);
  expect([await statusOf(email, theirs), await statusOf(email, mine)]).toEqual([401, 200]);
  const { database } = server.services;
  expect(await database.query('SELECT 1 FROM email_proofs WHERE email = $1', [email])).toEqual([]);
});

it('ACCOUNT-16: the link works in another browser with the password, which may be wrong first', async () => {
  const email = 'two-devices@example.com';
  await signUp(server.client(), email, testPassword);
  const { token } = await newest(email);
  const phone = server.client();
  expect(await confirm(phone, { token, password: 'a slip of the pen' })).toMatchObject(incorrect);
  expect((await confirm(phone, { token, password: testPassword })).body).toEqual({ accepted: true });
  expect(await statusOf(email, testPassword)).toBe(200);
});

it('ACCOUNT-16: in the browser that signed up the link needs no password', async () => {
  const email = 'one-device@example.com';
  const browser = server.client();
  const answer = await browser.post('/api/auth/accounts', { email, password: testPassword });
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^ACCOUNT_PROOF=[\w-]{32}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const { token } = await newest(email);
  const kept = browser.cookies.get('ACCOUNT_PROOF') ?? '';
  const [row] = await server.services.database.query<{ row: string }>(
    'SELECT row_to_json(p)::text AS row FROM email_proofs p WHERE email = $1',
    [email],
  );
  expect(row?.row).not.toContain(kept);
  expect((await confirm(browser, { token })).status).toBe(200);
  expect(browser.cookies.has('ACCOUNT_PROOF')).toBe(false);
});

it('ACCOUNT-16: a browser that signed up too does not confirm the sign-up of another one', async () => {
  const email = 'both@example.com';
  const [attacker, victim] = [server.client(), server.client()];
  await signUp(victim, email, mine);
  const own = await newest(email);
  server.moveClock({ seconds: 1 });
  await signUp(attacker, email, theirs);
  const foreign = await newest(email);
  expect(await confirm(victim, { token: foreign.token })).toMatchObject(otherBrowser);
  expect(await confirm(victim, { token: foreign.token, password: mine })).toMatchObject(incorrect);
  victim.cookies.set('ACCOUNT_PROOF', 'made-up-made-up-made-up-made-up-');
  expect(await confirm(victim, { token: own.token })).toMatchObject(otherBrowser);
  expect((await confirm(victim, { token: own.token, password: mine })).status).toBe(200);
  expect([await statusOf(email, theirs), await statusOf(email, mine)]).toEqual([401, 200]);
});

it('ACCOUNT-16: what was asked for before browsers were told apart needs the password', async () => {
  const email = 'pending@example.com';
  const browser = server.client();
  await signUp(browser, email, testPassword);
  const { token } = await newest(email);
  await server.services.database.query('UPDATE email_proofs SET asker_hash = NULL WHERE email = $1', [email]);
  expect(await confirm(browser, { token })).toMatchObject(otherBrowser);
  expect((await confirm(browser, { token, password: testPassword })).status).toBe(200);
});

it('ACCOUNT-16: signing in to an unverified account marks the browser in the same way', async () => {
  const account = await server.createAccount();
  const { database } = server.services;
  await database.query('UPDATE accounts SET verified_at = NULL WHERE id = $1', [account.id]);
  const [attacker, victim] = [server.client(), server.client()];
  await attacker.post('/api/auth/session', account);
  const { token } = await newest(account.email);
  expect(await confirm(victim, { token })).toMatchObject(otherBrowser);
  expect(await statusOf(account.email, testPassword)).toBe(403);
  expect((await confirm(attacker, { token })).status).toBe(200);
  expect(await statusOf(account.email, testPassword)).toBe(200);
});

it('ACCOUNT-16: wrong passwords for a sign-up are limited like others, and do not lock the account of anybody', async () => {
  const limited = await startTestServer({ environment: { IS_RATE_LIMITED: 'true' } });
  const email = 'limited@example.com';
  await limited.client().post('/api/auth/accounts', { email, password: testPassword });
  const { token } = await newestProof(limited, email);
  const attempt = (at: number, url: string, body: object) =>
    limited.app.inject({
      method: 'POST',
      url,
      headers: { host: 'vitrine.test', 'content-type': 'application/json' },
      remoteAddress: `10.3.0.${at}`,
      payload: JSON.stringify(body),
    });
  const guess = async (at: number, password: string) =>
    (await attempt(at, '/api/auth/email-proofs/confirm', { token, password })).statusCode;
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, at) => guess(at, 'wrong')));
  expect(guesses).toEqual(Array(20).fill(400));
  expect([await guess(30, 'wrong'), await guess(30, testPassword)]).toEqual([400, 429]);
  const signIn = await attempt(31, '/api/auth/session', { email, password: 'wrong' });
  expect(signIn.statusCode).toBe(401);
  limited.moveClock({ minutes: 15, seconds: 1 });
  expect(await guess(30, testPassword)).toBe(200);
  await limited.stop();
});

it('ACCOUNT-8, ACCOUNT-16: a new password by email ends sign-ups of the address that others began', async () => {
  const account = await server.createAccount();
  const { database } = server.services;
  await database.query('UPDATE accounts SET verified_at = NULL WHERE id = $1', [account.id]);
  const attacker = server.client();
  await attacker.post('/api/auth/session', account);
  const foreign = await newest(account.email);
  server.moveClock({ seconds: 1 });
  const owner = server.client();
  await owner.post('/api/auth/password-resets', { email: account.email });
  const { token } = await newest(account.email);
  expect((await owner.post('/api/auth/password', { token, password: mine })).status).toBe(200);
  expect(await confirm(attacker, { token: foreign.token })).toMatchObject(over);
  expect([await statusOf(account.email, testPassword), await statusOf(account.email, mine)]).toEqual([
    401, 200,
  ]);
});
