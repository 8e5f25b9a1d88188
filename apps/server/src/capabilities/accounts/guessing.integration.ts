import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { IS_RATE_LIMITED: 'true' } });
});
afterAll(() => server?.stop());

const post = (url: string, { from, ...body }: Record<string, unknown> & { from: string }) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { host: 'vitrine.test', 'content-type': 'application/json' },
    remoteAddress: from,
    payload: JSON.stringify(body),
  });

it('ACCOUNT-6: parallel guesses are tried no more often than guesses one after the other', async () => {
  const { email } = await server.createAccount();
  const guess = (count: number, from: string) =>
    Promise.all(
      Array.from({ length: count }, () => post('/api/auth/session', { from, email, password: 'wrong' })),
    );
  expect((await guess(10, '10.1.0.1')).map(answer => answer.statusCode)).toEqual(Array(10).fill(401));
  const answers = await guess(19, '10.1.0.2');
  // Ten for all, and the late one of this network.
  expect(answers.filter(answer => answer.statusCode === 401)).toHaveLength(11);
  expect(answers.filter(answer => answer.statusCode === 429)).toHaveLength(8);
});

it('ACCOUNT-5: a password is also tried for an email without an account, so that the time reveals nothing', async () => {
  const { email } = await server.createAccount();
  const workOf = async (to: string, network: number) => {
    const { user, system } = process.cpuUsage();
    for (let at = 0; at < 8; at += 1) {
      const from = `10.${network}.0.${at}`;
      expect((await post('/api/auth/session', { from, email: to, password: 'wrong' })).statusCode).toBe(401);
    }
    const after = process.cpuUsage();
    return after.user + after.system - user - system;
  };
  await workOf('first@example.com', 6);
  const known = await workOf(email, 7);
  // Trying a password is nearly all of the work: without it, about a tenth remains.
  expect(await workOf('nobody@example.com', 8)).toBeGreaterThan(known / 3);
});

it('ACCOUNT-6: a person who signs in with the right password is not locked out, however often they do', async () => {
  const { email, password } = await server.createAccount();
  for (let at = 0; at < 22; at += 1)
    expect((await post('/api/auth/session', { from: `10.2.0.${at}`, email, password })).statusCode).toBe(200);
});

it.each([
  ['/api/auth/session', { email: 'ada@example.com', password: 'wrong password' }, 20],
  ['/api/auth/password-resets', { email: 'ada@example.com' }, 5],
  ['/api/auth/password', { token: 'x'.repeat(32), password: 'a new password' }, 20],
])('LIMIT-3: %s counts an IPv6 network as one client', async (url, body, max) => {
  const statuses: number[] = [];
  for (let at = 0; at <= max; at += 1) {
    const email = `ada${at}@example.com`;
    statuses.push(
      (await post(url, { ...body, ...('email' in body ? { email } : {}), from: `2001:db8::${at + 1}` }))
        .statusCode,
    );
  }
  expect(statuses.slice(0, -1)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});

it('ACCOUNT-4: one address can only be signed up so often, from any client', async () => {
  const { email } = await server.createAccount();
  const attempt = (at: number, to: string) =>
    post('/api/auth/accounts', { from: `10.4.0.${at}`, email: to, password: 'a long password' });
  for (const to of [email, 'new@example.com']) {
    for (let at = 0; at < 5; at += 1) expect((await attempt(at, to)).statusCode).toBe(200);
    expect((await attempt(9, to)).statusCode).toBe(429);
  }
});

it('ACCOUNT-7: a request for a link leaves the same rows behind with and without an account', async () => {
  const { email } = await server.createAccount();
  const rows = async () => {
    const { database } = server.services;
    const [found] = await database.query<{ jobs: string; acts: string; mails: string; tokens: string }>(
      `SELECT (SELECT count(*) FROM jobs.job WHERE name = 'accounts.mailReset') AS jobs,
        (SELECT count(*) FROM audit_log) AS acts, (SELECT count(*) FROM outbox) AS mails,
        (SELECT count(*) FROM password_tokens) AS tokens`,
    );
    return Object.values(found ?? {}).map(Number);
  };
  const before = await rows();
  await post('/api/auth/password-resets', { from: '10.5.0.1', email });
  const known = await rows();
  await post('/api/auth/password-resets', { from: '10.5.0.2', email: 'nobody@example.com' });
  const unknown = await rows();
  const added = (from: number[], to: number[]) => to.map((count, at) => count - (from[at] ?? 0));
  expect(added(before, known)).toEqual([1, 0, 0, 0]);
  expect(added(known, unknown)).toEqual([1, 0, 0, 0]);
});
