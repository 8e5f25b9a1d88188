import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, testPassword } from '../../../test/harness.ts';
import { findAccount } from './accounts.store.ts';
import { newestProof } from './mailed-proof.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const rounds = [1, 2, 3, 4];
const password = 'another long password';

/** The outcome of two requests sent at the same moment, the lower status first. */
const sendBoth = async (path: string, bodies: readonly object[]) => {
  const answers = await Promise.all(bodies.map(body => server.client().post(path, body)));
  return answers.map(({ status, body }) => [status, (body as { error?: string }).error]).toSorted();
};

it.each(rounds)('ACCOUNT-15: of two sign-ups of one address, one creates its account (%j)', async round => {
  const email = `both-${round}@example.com`;
  const signUp = async () => {
    await server.client().post('/api/auth/accounts', { email, password: testPassword, name: '' });
    return { token: (await newestProof(server, email)).token, password: testPassword };
  };
  const given = [await signUp(), await signUp()];
  expect(await sendBoth('/api/auth/email-proofs/confirm', given)).toEqual([
    [200, undefined],
    [400, 'accounts.proofOver'],
  ]);
  expect(await findAccount(server.services.database, email)).toMatchObject({ email });
});

it.each(rounds)('ACCOUNT-15: of two links to a new password, one sets it (%j)', async () => {
  const { email } = await server.createAccount();
  const resetToken = async () => {
    await server.client().post('/api/auth/password-resets', { email });
    return (await newestProof(server, email)).token;
  };
  const given = [await resetToken(), await resetToken()].map(token => ({ token, password }));
  expect(await sendBoth('/api/auth/password', given)).toEqual([
    [200, undefined],
    [400, 'accounts.tokenInvalid'],
  ]);
  await server.client().signIn({ email, password });
});

it.each(rounds)('ACCOUNT-15: two invitations of a new person are both accepted (%j)', async round => {
  const email = `invited-${round}@example.com`;
  const invited = async () => {
    const website = await server.createWebsite();
    const admin = await server.signIn(website);
    await admin.post('/api/website/members', { email, roles: [4] });
    return { website, token: (await newestProof(server, email)).token };
  };
  const [one, two] = [await invited(), await invited()];
  const given = [one, two].map(({ token }) => ({ token, name: 'New', password }));
  expect(await sendBoth('/api/auth/invitations/accept', given)).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  for (const { website } of [one, two]) {
    const browser = server.client(website);
    await browser.signIn({ email, password });
    expect((await browser.get('/api/auth/account')).body).toMatchObject({ roles: [4] });
  }
});
