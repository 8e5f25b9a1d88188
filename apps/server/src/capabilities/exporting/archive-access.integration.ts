import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { readArchive, rowsOf } from '../../../test/read-archive.ts';
import { operatorOf } from '../../services.ts';
import { deleteWebsite } from '../tenancy/index.ts';
import { type Archives, openArchives } from './exporting.fixture.ts';

let server: TestServer;
let kit: Archives;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  kit = await openArchives(server);
});

describe('who can use archives', () => {
  it('EXPORT-6: an admin of the website makes, sees and downloads them, on the website’s host and on the platform’s', async () => {
    const platform = server.client();
    const account = await server.createAccount({ website: kit.website });
    await platform.signIn(account);
    const begun = await kit.begin(platform);
    await server.runJobs();
    expect(await kit.list(platform)).toEqual(await kit.list());
    expect((await kit.list())[0]).toMatchObject({ id: begun.id, state: 'done' });
    for (const browser of [kit.admin, platform]) {
      const { status, bytes } = await browser.get(kit.fileOf(begun));
      expect(status).toBe(200);
      expect((await readArchive(bytes)).has('website.json')).toBe(true);
    }
  });

  it('EXPORT-6: every other role is refused, and nothing is made, revealed or cancelled', async () => {
    const archive = await kit.make();
    const under = await kit.begin();
    const before = [await kit.rows(), await kit.acts()];
    for (const role of ['websiteManager', 'editor', 'viewer'] as const) {
      const other = await server.signIn(kit.website, role);
      const answers = [
        await other.post(kit.pathOf()),
        await other.get(kit.pathOf()),
        await other.post(kit.pathOf(`/${under.id}/cancel`)),
        await other.get(kit.fileOf(archive)),
      ];
      for (const { status, body } of answers)
        expect([status, body]).toMatchObject([403, { error: 'call.forbidden' }]);
    }
    expect([await kit.rows(), await kit.acts()]).toEqual(before);
  });

  it('EXPORT-6, EXPORT-9: unrelated accounts, visitors and another website’s admin find none', async () => {
    const archive = await kit.make();
    const other = await server.createWebsite();
    const both = await server.createAccount({ website: other });
    const stranger = server.client();
    await stranger.signIn(both);
    const neighbour = server.client(other);
    await neighbour.signIn(both);
    for (const browser of [stranger, neighbour]) {
      expect((await browser.post(kit.pathOf())).status).toBe(404);
      expect((await browser.get(kit.pathOf())).status).toBe(404);
      expect((await browser.post(kit.pathOf(`/${archive.id}/cancel`))).status).toBe(404);
      expect((await browser.get(kit.fileOf(archive))).status).toBe(404);
      // The archive is not found under another website of the same admin either.
      expect((await browser.get(kit.fileOf(archive, other))).status).toBe(404);
    }
    expect((await server.client(kit.website).get(kit.fileOf(archive))).status).toBe(401);
    expect((await server.client().get(kit.fileOf(archive))).status).toBe(401);
    expect(await kit.rows()).toHaveLength(1);
  });

  it('EXPORT-6: one website’s host does not find another’s archives, even for an admin of both', async () => {
    const archive = await kit.make();
    const other = await server.createWebsite();
    const account = await server.createAccount({ website: kit.website });
    const owner = await server.createAccount({ website: other });
    const elsewhere = server.client(other);
    await server.services.database.query(
      'INSERT INTO website_members (website_id, account_id, roles, added_at) VALUES ($1, $2, $3, now())',
      [kit.website.id, owner.id, [1]],
    );
    await elsewhere.signIn(owner);
    expect((await elsewhere.get(kit.pathOf())).status).toBe(404);
    expect((await elsewhere.get(kit.fileOf(archive))).status).toBe(404);
    const platform = server.client();
    await platform.signIn(account);
    expect((await platform.get(kit.fileOf(archive))).status).toBe(200);
  });
});

describe('a deleted website', () => {
  it('EXPORT-11: can be archived and downloaded as long as it can be restored', async () => {
    await kit.admin.put('/api/redirects', { from: '/old', to: '/new' });
    const account = await server.createAccount({ website: kit.website });
    await deleteWebsite(operatorOf(server.services), kit.website.id);
    expect((await kit.admin.get(kit.pathOf())).status).toBe(404);
    const signedIn = async () => {
      const platform = server.client();
      await platform.signIn(account);
      return platform;
    };
    const platform = await signedIn();
    const begun = await kit.begin(platform);
    await server.runJobs();
    const entries = await readArchive((await platform.get(kit.fileOf(begun))).bytes);
    expect(JSON.parse(entries.get('website.json')?.toString() ?? '')).toMatchObject({
      subdomain: kit.website.subdomain,
      deletedAt: server.services.clock.now().toISOString(),
    });
    expect(rowsOf(entries, 'redirects')).toMatchObject([{ from_path: '/old', to_path: '/new' }]);

    server.moveClock({ days: 30 });
    expect((await (await signedIn()).get(kit.pathOf())).status).toBe(200);
    server.moveClock({ seconds: 1 });
    const late = await signedIn();
    expect((await late.get(kit.pathOf())).status).toBe(404);
    expect((await late.post(kit.pathOf())).status).toBe(404);
  });
});
