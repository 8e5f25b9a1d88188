import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { type Archives, openArchives } from './exporting.fixture.ts';
import { forgetArchives } from './exporting.jobs.ts';

let server: TestServer;
let kit: Archives;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  kit = await openArchives(server);
});

describe('finished archives', () => {
  it('EXPORT-8: the newest three are kept, each for seven days; the bytes of the others are removed', async () => {
    const made = [await kit.make(), await kit.make(), await kit.make(), await kit.make()];
    const ids = made.map(({ id }) => id);
    expect((await kit.list()).map(({ id }) => id)).toEqual(ids.slice(1).toReversed());
    expect((await kit.files()).filter(name => !name.includes('/')).toSorted()).toEqual(ids.slice(1));
    expect((await kit.admin.get(kit.fileOf({ id: ids[0] ?? '' }))).status).toBe(404);
    const begun = await kit.begin();
    await kit.cancel(begun);

    server.moveClock({ days: 7 });
    const fresh = await server.signIn(kit.website);
    expect((await kit.list(fresh)).map(({ state }) => state)).toEqual(['cancelled']);
    expect((await fresh.get(kit.fileOf({ id: ids[3] ?? '' }))).status).toBe(404);
    server.moveClock({ seconds: 1 });
    const { database, jobs } = server.services;
    await jobs.enqueue(database, forgetArchives, { websiteId: null, data: {} });
    await server.runJobs();
    expect(await kit.rows()).toEqual([]);
    expect(await kit.files()).toEqual([]);
  });

  it('EXPORT-8: an archive whose job was lost does not block others forever', async () => {
    await kit.begin();
    await server.services.database.query("DELETE FROM jobs.job WHERE name = 'exporting.make'");
    server.moveClock({ days: 2, seconds: 1 });
    const { database, jobs } = server.services;
    await jobs.enqueue(database, forgetArchives, { websiteId: null, data: {} });
    await server.runJobs();
    const fresh = await server.signIn(kit.website);
    expect((await fresh.post(kit.pathOf())).status).toBe(200);
  });

  it('EXPORT-9: are saved with their own file name, in parts if requested, and never cached or shown', async () => {
    const archive = await kit.make();
    const whole = await kit.admin.get(kit.fileOf(archive));
    expect(whole.headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="${archive.fileName}"`,
      'content-length': String(archive.bytes),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'accept-ranges': 'bytes',
    });
    expect(whole.headers['content-encoding']).toBeUndefined();
    const rest = await kit.admin.get(kit.fileOf(archive), {
      range: 'bytes=100-',
      'if-range': String(whole.headers.etag),
    });
    expect(rest.status).toBe(206);
    expect(Buffer.concat([whole.bytes.subarray(0, 100), rest.bytes]).equals(whole.bytes)).toBe(true);
    const head = await kit.admin.send('HEAD', kit.fileOf(archive), {});
    expect([head.status, head.headers['content-length'], head.bytes.byteLength]).toEqual([
      200,
      String(archive.bytes),
      0,
    ]);
  });

  it('EXPORT-9: an id that is not an archive, or an unfinished one, is not found, and no media address leads to one', async () => {
    const archive = await kit.make();
    const waiting = await kit.begin();
    const paths = [
      kit.fileOf(waiting),
      kit.fileOf({ id: 'no-id' }),
      `/api/websites/none/archives/${archive.id}/file`,
      `/s/archives/${archive.id}`,
      `/s/${archive.id}/website.tar.gz`,
      `/media/archives/750w`,
      `/media/${archive.id}/750w`,
    ];
    for (const path of paths) expect((await kit.admin.get(path)).status, path).toBe(404);
    expect((await kit.admin.get(kit.fileOf({ id: '%00' }))).status).toBe(400);
    expect((await kit.admin.get(kit.fileOf(archive))).status).toBe(200);
  });

  it('EXPORT-10: the log says who began, cancelled and downloaded an archive', async () => {
    const archive = await kit.make();
    await kit.admin.get(kit.fileOf(archive));
    const other = await kit.begin();
    await kit.cancel(other);
    const who = (await kit.admin.get('/api/auth/account')).body as { account: { email: string } };
    expect(await kit.acts()).toEqual([
      ['exporting.started', who.account.email, archive.id],
      ['exporting.downloaded', who.account.email, archive.id],
      ['exporting.started', who.account.email, other.id],
      ['exporting.cancelled', who.account.email, other.id],
    ]);
  });
});
