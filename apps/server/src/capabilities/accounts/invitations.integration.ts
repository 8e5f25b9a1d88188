import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer, testPassword } from '../../../test/harness.ts';
import { findAccount } from './accounts.store.ts';
import { newestProof } from './mailed-proof.fixture.ts';

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
const confirm = (body: object) => server.client().post('/api/auth/email-proofs/confirm', body);
const trySignIn = (email: string, password = testPassword) =>
  server.client().post('/api/auth/session', { email, password });
const accept = (body: object) => server.client().post('/api/auth/invitations/accept', body);
const membersOf = async (admin: TestClient) =>
  ((await admin.get('/api/website/members')).body as { members: Listed[] }).members;
const invite = (admin: TestClient, email: string, roles = [4]) =>
  admin.post('/api/website/members', { email, roles });
const rolesOn = async (website: Website, email: string, password = testPassword) => {
  const browser = server.client(website);
  await browser.signIn({ email, password });
  return ((await browser.get('/api/auth/account')).body as { roles: number[] }).roles;
};

interface Listed {
  accountId: string;
  email: string;
  roles: number[];
  state: string;
}

describe('MEMBER-1: a role takes effect only when its address is proved', () => {
  it('a new person sets a password with the invitation, within seven days', async () => {
    const website = await server.createWebsite({ title: 'Pots' });
    const admin = await server.signIn(website);
    const added = await invite(admin, 'new@example.com');
    expect(added.body).toMatchObject({ member: { email: 'new@example.com', roles: [4], state: 'invited' } });
    expect((await membersOf(admin)).map(({ email, state }) => [email, state])).toEqual([
      [admin.account.email, 'active'],
      ['new@example.com', 'invited'],
    ]);
    const { token } = await newest('new@example.com');
    server.moveClock({ days: 6 });
    const seen = await server.client().post('/api/auth/invitations', { token });
    expect(seen.body).toEqual({ website: 'Pots', email: 'new@example.com', standing: 'new' });
    expect((await accept({ token })).body).toMatchObject({
      error: 'accounts.passwordNeeded',
      errors: { password: expect.any(String) },
    });
    expect(await findByEmail('new@example.com')).toBe(null);
    expect((await accept({ token, name: 'Nia', password: 'my own password' })).status).toBe(200);
    expect((await accept({ token, password: 'not mine at all' })).body).toMatchObject({
      error: 'accounts.invitationOver',
    });
    expect(await rolesOn(website, 'new@example.com', 'my own password')).toEqual([4]);
    const back = server.client(website);
    await back.signIn(admin.account);
    expect((await membersOf(back)).map(({ state }) => state)).toEqual(['active', 'active']);
    expect((await invite(back, 'new@example.com', [1])).status).toBe(409);
  });

  it('an existing person is also asked, and no answer reveals to an admin which', async () => {
    const website = await server.createWebsite();
    const admin = await server.signIn(website);
    const account = await server.createAccount();
    const known = (await invite(admin, account.email)).body as { member: Listed };
    const unknown = (await invite(admin, 'nobody-yet@example.com')).body as { member: Listed };
    const shape = ({ member }: { member: Listed }) => ({ ...member, accountId: '', email: '' });
    expect(shape(known)).toEqual(shape(unknown));
    expect(await rolesOn(website, account.email)).toEqual([]);
    const { token } = await newest(account.email);
    expect((await accept({ token, password: testPassword })).status).toBe(200);
    expect(await rolesOn(website, account.email)).toEqual([4]);
  });

  it('a sign-up that was never proved gains nothing from an invitation of its address', async () => {
    const website = await server.createWebsite();
    const admin = await server.signIn(website);
    const squatter = await signUp('boss@example.com', 'the squatter’s word');
    await server.runJobs();
    server.moveClock({ seconds: 1 });
    await invite(admin, 'boss@example.com', [1]);
    expect((await trySignIn('boss@example.com', 'the squatter’s word')).status).toBe(401);
    const { token } = await newest('boss@example.com');
    await accept({ token, password: 'the boss’s own word' });
    expect((await confirm({ proofId: squatter, code: '000000' })).status).toBe(400);
    expect((await trySignIn('boss@example.com', 'the squatter’s word')).status).toBe(401);
    expect(await rolesOn(website, 'boss@example.com', 'the boss’s own word')).toEqual([1]);
  });

  it('an older account that nobody proved becomes that of the person who reads the mail', async () => {
    const website = await server.createWebsite();
    const admin = await server.signIn(website);
    const squatted = await server.createAccount();
    const session = server.client();
    await session.signIn(squatted);
    await server.services.database.query('UPDATE accounts SET verified_at = NULL WHERE id = $1', [
      squatted.id,
    ]);
    await invite(admin, squatted.email, [1]);
    const { token } = await newest(squatted.email);
    expect((await accept({ token })).body).toMatchObject({ error: 'accounts.passwordNeeded' });
    await accept({ token, password: 'the owner’s own word' });
    expect((await session.get('/api/auth/sessions')).status).toBe(401);
    expect((await trySignIn(squatted.email)).status).toBe(401);
    expect(await rolesOn(website, squatted.email, 'the owner’s own word')).toEqual([1]);
  });
});

it('ROLE-1: a number that is not a role is refused, and nobody is invited', async () => {
  const website = await server.createWebsite();
  const admin = await server.signIn(website);
  for (const roles of [[5], [0], [16], [4, 5]])
    expect([roles, (await invite(admin, 'role@example.com', roles)).status]).toEqual([roles, 400]);
  expect((await membersOf(admin)).map(({ email }) => email)).not.toContain('role@example.com');
  expect((await invite(admin, 'role@example.com', [2, 6])).status).toBe(200);
});

describe('MEMBER-4: an invitation', () => {
  it('can be withdrawn, changed and sent again in the list; only the newest link counts', async () => {
    const website = await server.createWebsite();
    const admin = await server.signIn(website);
    const { member } = (await invite(admin, 'again@example.com')).body as { member: Listed };
    const first = await newest('again@example.com');
    expect(
      (await admin.patch(`/api/website/members/${member.accountId}`, { roles: [10] })).body,
    ).toMatchObject({
      member: { roles: [10], state: 'invited' },
    });
    await invite(admin, 'again@example.com', [8]);
    expect((await membersOf(admin)).slice(1).map(({ roles }) => roles)).toEqual([[8]]);
    expect((await accept({ token: first.token, password: testPassword })).status).toBe(400);
    const second = await newest('again@example.com');
    const [, listed] = await membersOf(admin);
    const other = await server.signIn(await server.createWebsite());
    expect((await other.delete(`/api/website/members/${listed?.accountId}`)).status).toBe(404);
    expect((await admin.delete(`/api/website/members/${listed?.accountId}`)).status).toBe(204);
    expect((await accept({ token: second.token, password: testPassword })).status).toBe(400);
    expect(await findByEmail('again@example.com')).toBe(null);
    await invite(admin, 'again@example.com');
    server.moveClock({ days: 7, seconds: 1 });
    const third = await newest('again@example.com');
    expect((await accept({ token: third.token, password: testPassword })).status).toBe(400);
    const later = server.client(website);
    await later.signIn(admin.account);
    expect((await membersOf(later)).map(({ state }) => state)).toEqual(['active', 'expired']);
  });

  it('is not in the mail that the website’s own members can read', async () => {
    const website = await server.createWebsite();
    const admin = await server.signIn(website);
    await invite(admin, 'away@example.com');
    const mails = await admin.get('/api/mail/outbox');
    expect([mails.status, mails.text.includes('away@example.com')]).toEqual([200, false]);
  });

  it('MEMBER-5: is removed with the admin who made it', async () => {
    const website = await server.createWebsite();
    const admin = await server.signIn(website);
    for (const end of ['remove', 'step down'] as const) {
      const leaving = await server.signIn(website);
      await invite(leaving, 'second-self@example.com', [1]);
      const { token } = await newest('second-self@example.com');
      const path = `/api/website/members/${leaving.account.id}`;
      await (end === 'remove' ? admin.delete(path) : admin.patch(path, { roles: [4] }));
      expect((await accept({ token, password: testPassword })).body).toMatchObject({
        error: 'accounts.invitationOver',
      });
    }
    expect((await membersOf(admin)).every(({ state }) => state === 'active')).toBe(true);
  });
});
