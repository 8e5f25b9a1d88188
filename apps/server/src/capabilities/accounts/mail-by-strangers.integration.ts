import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { IS_RATE_LIMITED: 'true' } });
});
afterAll(() => server?.stop());

const mailsTo = async (...recipients: readonly string[]) =>
  (
    await server.services.database.query<{ kind: string }>(
      "SELECT kind FROM outbox WHERE website_id = 'platform' AND recipient = ANY($1)",
      [recipients],
    )
  ).map(({ kind }) => kind);

it('MAIL-21: nobody invites one person again and again, from however many websites', async () => {
  const spellings = ['una@example.com', 'u.na@example.com', 'una+x@example.com', 'Una@Example.com'];
  const codes: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    const admin = await server.signIn(await server.createWebsite());
    for (const email of spellings)
      codes.push((await admin.post('/api/website/members', { email, roles: [4] })).status);
    const { body } = await admin.get('/api/website/members');
    const invited = (body as { members: { state: string }[] }).members.filter(one => one.state === 'invited');
    // The same address twice is one invitation, which is sent again.
    expect(invited).toHaveLength(at < 2 ? 3 : 2);
  }
  expect(codes.toSorted((a, b) => a - b)).toEqual([...Array(10).fill(200), 429, 429]);
  expect(await mailsTo(...spellings)).toEqual(Array(10).fill('members.invitation'));
  const admin = await server.signIn(await server.createWebsite());
  expect((await admin.post('/api/website/members', { email: 'ute@example.com', roles: [4] })).status).toBe(
    200,
  );
  server.moveClock({ hours: 1 });
  const again = await server.signIn(await server.createWebsite());
  expect((await again.post('/api/website/members', { email: 'una@example.com', roles: [4] })).status).toBe(
    200,
  );
});

it('MAIL-21: the platform mails one person six sign-ups an hour, however they are spelled', async () => {
  const spellings = Array.from({ length: 9 }, (_, at) => `ida+${at}@example.com`);
  for (const [at, email] of spellings.entries()) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/accounts',
      remoteAddress: `10.9.0.${at}`,
      headers: { host: 'vitrine.test' },
      payload: { email, password: 'long enough for all' },
    });
    expect(answer.statusCode).toBe(at < 5 ? 200 : 429);
  }
  await server.runJobs();
  expect(await mailsTo(...spellings)).toHaveLength(5);
  const [proof] = await server.services.database.query<{ id: string }>(
    "SELECT id FROM email_proofs WHERE email = 'ida+0@example.com'",
  );
  for (let sent = 0; sent < 3; sent += 1)
    await server.client().post('/api/auth/email-proofs/resend', { proofId: proof?.id });
  await server.runJobs();
  expect(await mailsTo(...spellings)).toHaveLength(6);
});

it('MAIL-21: links to a new password are limited for the mailbox, and the answer stays the same', async () => {
  const { email } = await server.createAccount();
  const [box, host] = email.split('@');
  const answers: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/password-resets',
      remoteAddress: `10.8.0.${at}`,
      headers: { host: 'vitrine.test' },
      payload: { email: at === 0 ? email : `${box}+${at}@${host}` },
    });
    answers.push(answer.statusCode);
  }
  const last = await server.client().post('/api/auth/password-resets', { email });
  await server.runJobs();
  expect([...answers, last.status]).toEqual(Array(6).fill(200));
  expect(await mailsTo(email)).toEqual(['accounts.reset']);
});
