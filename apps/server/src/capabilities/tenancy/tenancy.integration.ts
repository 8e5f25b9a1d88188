import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { capabilities } from '../../capabilities.ts';
import type { Capability } from '../../capability.ts';
import { on } from '../../events.ts';
import { operatorOf } from '../../services.ts';
import { addDomain, bumpContentVersion, createWebsite, websiteCreated } from './index.ts';

const told: { title: string; starter: string | null; roles: readonly number[] }[] = [];
const listener: Capability = {
  name: 'listener',
  subscriptions: [
    on(websiteCreated, async ({ website, actor }, { starter }) => {
      if (website.title === 'Broken starter') throw new Error('a starter failed');
      told.push({ title: website.title, starter, roles: actor.kind === 'account' ? actor.roles : [] });
    }),
  ],
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ capabilities: [...capabilities, listener] });
});
afterAll(() => server?.stop());

async function owner() {
  const account = await server.createAccount();
  const browser = server.client();
  await browser.signIn(account);
  return Object.assign(browser, { account });
}

describe('creating', () => {
  it('TENANCY-1: the creator becomes admin, and subscribers fill it before the answer', async () => {
    const platform = await owner();
    const made = await platform.post('/api/websites', { title: 'Pots', subdomain: 'pots', starter: 'kiln' });
    expect(made.body).toMatchObject({
      website: {
        subdomain: 'pots',
        title: 'Pots',
        address: 'http://pots.vitrine.test',
        roles: [1],
        isPublished: false,
      },
    });
    expect(told.at(-1)).toEqual({ title: 'Pots', starter: 'kiln', roles: [1] });
    expect((await platform.get('/api/websites')).body).toMatchObject({ websites: [{ subdomain: 'pots' }] });
  });

  it('TENANCY-1: a taken subdomain creates nothing and sends no event', async () => {
    const platform = await owner();
    await server.createWebsite({ subdomain: 'taken' });
    const before = told.length;
    const refused = await platform.post('/api/websites', { title: 'Mine', subdomain: 'taken' });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ error: 'tenancy.subdomainTaken' });
    expect((await platform.get('/api/websites')).body).toEqual({ websites: [] });
    expect(told.length).toBe(before);
  });

  it('TENANCY-1: a subscriber that fails undoes nothing', async () => {
    const platform = await owner();
    const made = await platform.post('/api/websites', {
      title: 'Broken starter',
      subdomain: 'broken-starter',
    });
    expect(made.status).toBe(200);
  });

  it.each(['ab', 'Upper', 'under_score', '-first', 'last-', 'www', 'config', 'x'.repeat(41), 'a.b'])(
    'TENANCY-2: “%s” is not a valid subdomain',
    async subdomain => {
      const platform = await owner();
      const refused = await platform.post('/api/websites', { title: 'Any', subdomain });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ errors: { subdomain: expect.any(String) } });
    },
  );
});

describe('addresses', () => {
  it('TENANCY-2: after renaming, the new address works and the old one is free', async () => {
    const website = await server.createWebsite({ subdomain: 'old-name' });
    const admin = await server.signIn(website);
    await server.createWebsite({ subdomain: 'occupied' });
    expect((await admin.put('/api/website/subdomain', { subdomain: 'occupied' })).status).toBe(409);
    expect((await admin.get('/api/website/settings')).body).toMatchObject({ subdomain: 'old-name' });
    expect((await admin.put('/api/website/subdomain', { subdomain: 'new-name' })).body).toMatchObject({
      address: 'http://new-name.vitrine.test',
    });
    expect((await admin.get('/api/auth/account')).status).toBe(404);
    const moved = server.client(await server.reload(website));
    expect((await moved.get('/api/auth/account')).body).toMatchObject({ website: { id: website.id } });
    expect((await server.createWebsite({ subdomain: 'old-name' })).subdomain).toBe('old-name');
  });

  it('TENANCY-7: the website also answers on its own domain, which belongs to one website and never to the platform', async () => {
    const first = await server.createWebsite();
    const second = await server.createWebsite();
    const admin = await server.signIn(first);
    await addDomain(server.context(first), 'www.pots.example', { isProved: true });
    const asked = await server.app.inject({
      url: '/api/auth/account',
      headers: { host: 'www.pots.example' },
    });
    expect(asked.json()).toMatchObject({ website: { id: first.id } });
    const other = await server.signIn(second);
    const taken = await other.post('/api/website/domains', { host: 'WWW.Pots.Example' });
    expect(taken.body).toMatchObject({ error: 'tenancy.domainTaken' });
    for (const host of ['vitrine.test', `${second.subdomain}.vitrine.test`, 'deep.below.vitrine.test']) {
      expect((await admin.post('/api/website/domains', { host })).body).toMatchObject({
        error: 'tenancy.domainOfPlatform',
      });
    }
    expect((await other.delete('/api/website/domains/www.pots.example')).status).toBe(404);
    expect((await admin.get('/api/website/domains')).body).toMatchObject({
      domains: [{ host: 'www.pots.example', isProved: true }],
    });
    expect((await admin.delete('/api/website/domains/www.pots.example')).status).toBe(204);
    const gone = await server.app.inject({ url: '/api/auth/account', headers: { host: 'www.pots.example' } });
    expect(gone.statusCode).toBe(404);
  });
});

describe('settings', () => {
  it('TENANCY-5: given settings are merged, lists are replaced, everything else stays', async () => {
    const website = await server.createWebsite();
    const admin = await server.signIn(website);
    await admin.patch('/api/website/settings', {
      settings: { tagline: 'Pots', store: { countries: ['DE', 'AT'], tax: { isIncluded: false } } },
    });
    const changed = await admin.patch('/api/website/settings', {
      title: 'Kiln',
      settings: { store: { countries: ['FR'], tax: { eu: { home: 'FR' } } } },
    });
    expect(changed.body).toMatchObject({
      title: 'Kiln',
      settings: {
        tagline: 'Pots',
        store: {
          countries: ['FR'],
          currency: 'USD',
          tax: { isIncluded: false, rules: [], eu: { home: 'FR' } },
        },
      },
    });
    expect((await admin.get('/api/website/settings')).body).toEqual(changed.body);
  });

  it('TENANCY-5: a problem names the field and changes nothing', async () => {
    const website = await server.createWebsite();
    const admin = await server.signIn(website);
    const refused = await admin.patch('/api/website/settings', {
      title: 'New',
      settings: { store: { minimumSubtotal: -1 } },
    });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: { 'settings.store.minimumSubtotal': expect.any(String) } });
    expect(await server.reload(website)).toEqual(website);
  });
});

describe('deleting', () => {
  it('TENANCY-6: a deleted website is gone immediately, is restored unchanged, and keeps its subdomain', async () => {
    const platform = await owner();
    const made = await platform.post('/api/websites', { title: 'Short', subdomain: 'short-lived' });
    const { id } = (made.body as { website: { id: string } }).website;
    expect((await platform.delete(`/api/websites/${id}`)).status).toBe(204);
    const asked = () =>
      server.app.inject({ url: '/api/auth/account', headers: { host: 'short-lived.vitrine.test' } });
    expect((await asked()).statusCode).toBe(404);
    expect((await platform.post('/api/websites', { title: 'Other', subdomain: 'short-lived' })).status).toBe(
      409,
    );
    server.moveClock({ hours: 11 });
    expect((await platform.get('/api/websites')).body).toMatchObject({
      websites: [{ id, deletedAt: expect.any(String) }],
    });
    expect((await platform.post(`/api/websites/${id}/restore`)).body).toMatchObject({
      website: { id, deletedAt: null },
    });
    expect((await asked()).statusCode).toBe(200);
  });

  it('TENANCY-6: after 30 days it is too late', async () => {
    const account = await server.createAccount();
    const website = await server.createWebsite();
    const { actor: _, ...rest } = operatorOf(server.services);
    await server.services.database.query(
      'INSERT INTO website_members (website_id, account_id, roles, added_at) VALUES ($1, $2, $3, $4)',
      [website.id, account.id, [1], rest.clock.now()],
    );
    const platform = server.client();
    await platform.signIn(account);
    await platform.delete(`/api/websites/${website.id}`);
    server.moveClock({ days: 30, seconds: 1 });
    await platform.signIn(account);
    expect((await platform.post(`/api/websites/${website.id}/restore`)).body).toMatchObject({
      error: 'tenancy.restoreTooLate',
    });
    expect((await platform.get('/api/websites')).body).toEqual({ websites: [] });
  });

  it('TENANCY-6: only admins can delete; for other people the website does not exist', async () => {
    const website = await server.createWebsite();
    const editor = await server.createAccount({ website, role: 'editor' });
    const asEditor = server.client();
    await asEditor.signIn(editor);
    expect((await asEditor.delete(`/api/websites/${website.id}`)).status).toBe(403);
    const stranger = await owner();
    expect((await stranger.delete(`/api/websites/${website.id}`)).status).toBe(404);
    expect((await stranger.post(`/api/websites/${website.id}/restore`)).status).toBe(404);
    expect((await server.reload(website)).id).toBe(website.id);
  });
});

it('TENANCY-8: the content version increases, and the notice is sent only after the commit', async () => {
  const website = await server.createWebsite();
  const heard: unknown[] = [];
  server.services.notifications.on('website', notice => {
    if (notice?.websiteId === website.id) heard.push(notice);
  });
  const { database } = server.services;
  await database.transaction(async transaction => {
    await bumpContentVersion({ ...server.context(website), database: transaction });
    expect(heard).toHaveLength(0);
  });
  expect(heard.length).toBeGreaterThan(0);
  expect((await server.reload(website)).contentVersion).toBe(website.contentVersion + 1);
});

it('TENANCY-1: two parallel requests for one subdomain create one website', async () => {
  const make = () =>
    createWebsite(operatorOf(server.services), {
      title: 'Race',
      subdomain: 'race',
      starter: null,
      owner: null,
    });
  const results = await Promise.all([make(), make(), make()]);
  expect(results.filter(result => result.ok)).toHaveLength(1);
});
