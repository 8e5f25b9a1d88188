import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, testPassword } from '../../../test/harness.ts';
import { operatorOf } from '../../services.ts';
import { listEntries, recordAct } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

interface Entry {
  act: string;
  actor: string;
  address: string;
  at: string;
  facts: Record<string, unknown>;
}

it('AUDIT-1: who did what, when and from where', async () => {
  const website = await server.createWebsite({ subdomain: 'audited' });
  const admin = await server.signIn(website);
  const stranger = server.client(website);
  await stranger.post('/api/auth/session', { email: admin.account.email, password: 'a wrong password' });
  await admin.patch('/api/website/settings', { title: 'New' });
  await admin.post('/api/website/members', { email: 'eve@example.com', roles: [4] });
  const { members } = (await admin.get('/api/website/members')).body as {
    members: { accountId: string; email: string }[];
  };
  const eve = members.find(member => member.email === 'eve@example.com')?.accountId;
  await admin.patch(`/api/website/members/${eve}`, { roles: [10] });
  await admin.delete(`/api/website/members/${eve}`);
  await admin.post('/api/website/domains', { host: 'audited.example' });
  await admin.put('/api/website/subdomain', { subdomain: 'audited-too' });
  const moved = server.client(await server.reload(website));
  for (const [name, value] of admin.cookies) moved.cookies.set(name, value);
  const { entries } = (await moved.get('/api/website/audit')).body as { entries: Entry[] };
  expect(entries.map(entry => entry.act)).toEqual([
    'website.renamed',
    'website.domainAdded',
    'member.invitationWithdrawn',
    'member.changed',
    'member.invited',
    'website.settingsChanged',
    'account.signInRefused',
    'account.signedIn',
    'website.created',
  ]);
  expect(entries[3]).toMatchObject({
    actor: admin.account.email,
    address: '127.0.0.1',
    at: '2026-03-02T10:00:00.000Z',
    facts: { email: 'eve@example.com', from: [4], to: [10] },
  });
  expect(entries[6]).toMatchObject({ actor: 'visitor', facts: { email: admin.account.email } });
});

it('AUDIT-1: acts on accounts are recorded for the platform', async () => {
  const account = await server.createAccount();
  const platform = server.client();
  await platform.signIn(account);
  await platform.put('/api/auth/account/password', {
    currentPassword: testPassword,
    newPassword: 'a new password',
  });
  await platform.delete('/api/auth/session');
  const entries = await listEntries(server.services.database, 'platform', { limit: 10 });
  const acts = entries.filter(entry => entry.actor === account.email || entry.facts.email === account.email);
  expect(acts.map(entry => entry.act)).toEqual([
    'account.signedOut',
    'account.passwordChanged',
    'account.signedIn',
  ]);
  expect(JSON.stringify(entries)).not.toContain('a new password');
});

it('AUDIT-2: an entry is kept only if the act succeeds', async () => {
  const { database } = server.services;
  await expect(
    database.transaction(async transaction => {
      await recordAct({ ...operatorOf(server.services), database: transaction }, 'probe.undone');
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  const entries = await listEntries(database, 'platform', { limit: 100 });
  expect(entries.filter(entry => entry.act === 'probe.undone')).toEqual([]);
});

it('AUDIT-3: only admins can read the log, and only that of their own website', async () => {
  const website = await server.createWebsite();
  const other = await server.createWebsite();
  await recordAct(server.context(other), 'probe.elsewhere');
  const admin = await server.signIn(website);
  const { entries } = (await admin.get('/api/website/audit')).body as { entries: Entry[] };
  expect(entries.map(entry => entry.act)).toEqual(['account.signedIn', 'website.created']);
  for (const role of ['websiteManager', 'editor'] as const) {
    const browser = await server.signIn(website, role);
    expect((await browser.get('/api/website/audit')).status).toBe(403);
  }
});
