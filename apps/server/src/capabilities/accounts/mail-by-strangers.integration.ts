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
