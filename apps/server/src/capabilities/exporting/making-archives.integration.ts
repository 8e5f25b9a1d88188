import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { operatorOf } from '../../services.ts';
import { archiveFolder } from './archive-key.ts';
import { type Archives, openArchives } from './exporting.fixture.ts';
import { saveProgress } from './exporting.store.ts';
import { runArchive } from './run-archive.ts';

let server: TestServer;
let kit: Archives;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  kit = await openArchives(server);
});

describe('an archive in the background', () => {
  it('EXPORT-7: is made by a job, one at a time, with its progress in bytes', async () => {
    const begun = await kit.begin();
    expect(begun).toMatchObject({
      state: 'waiting',
      fileName: `${kit.website.subdomain}-2026-03-02.tar.gz`,
      doneBytes: 0,
      bytes: 0,
      expiresAt: null,
    });
    const second = await kit.admin.post(kit.pathOf());
    expect(second).toMatchObject({ status: 409, body: { error: 'exporting.underWay' } });
    expect(await kit.rows()).toHaveLength(1);
    await server.runJobs();
    const [done] = await kit.list();
    expect(done).toMatchObject({
      id: begun.id,
      state: 'done',
      missingFiles: 0,
      error: '',
      finishedAt: '2026-03-02T10:00:00.000Z',
      expiresAt: '2026-03-09T10:00:00.000Z',
    });
    expect(done?.totalBytes).toBeGreaterThan(0);
    expect(done?.doneBytes).toBe(done?.totalBytes);
    expect(done?.bytes).toBe((await kit.admin.get(kit.fileOf(begun))).bytes.byteLength);
  });

  it('EXPORT-7: can be cancelled until it is finished, and nothing of it is kept', async () => {
    const begun = await kit.begin();
    const cancelled = kit.archiveOf(await kit.cancel(begun));
    expect(cancelled.state).toBe('cancelled');
    await server.runJobs();
    expect(await kit.files()).toEqual([]);
    const again = await kit.cancel(begun);
    expect(again).toMatchObject({ status: 409, body: { error: 'exporting.tooLateToCancel' } });
    expect((await kit.list())[0]).toEqual(cancelled);
  });

  it('EXPORT-7: notices a cancellation while it is written', async () => {
    const begun = await kit.begin();
    const { database, files } = server.services;
    const cancelling = {
      ...files,
      write: async (...given: Parameters<typeof files.write>) => {
        const answer = await kit.cancel(begun);
        expect(answer.status).toBe(200);
        return files.write(...given);
      },
    };
    const context = { ...operatorOf(server.services), files: cancelling };
    await runArchive(context, { websiteId: kit.website.id, archiveId: begun.id });
    expect((await kit.rows())[0]).toMatchObject({ state: 'cancelled', bytes: 0 });
    expect(await kit.files()).toEqual([]);
    expect(await saveProgress(database, kit.website.id, { id: begun.id, doneBytes: 1, totalBytes: 1 })).toBe(
      false,
    );
  });

  it('EXPORT-7: begins again when its process died midway, and leaves nothing of the first try', async () => {
    const begun = await kit.begin();
    const { database, files } = server.services;
    await saveProgress(database, kit.website.id, { id: begun.id, doneBytes: 7, totalBytes: 9 });
    await files.write(
      `${archiveFolder({ websiteId: kit.website.id, archiveId: begun.id })}left`,
      Buffer.from('half'),
    );
    await server.runJobs();
    expect((await kit.rows())[0]).toMatchObject({ id: begun.id, state: 'done' });
    expect(await kit.files()).toEqual([begun.id, `${begun.id}/website.tar.gz`]);
  });

  it('EXPORT-7: stops when its server stops, and is made by the next server', async () => {
    const begun = await kit.begin();
    const { id: websiteId } = kit.website;
    const stopped = runArchive(operatorOf(server.services), { websiteId, archiveId: begun.id }, () => true);
    await expect(stopped).rejects.toThrow('The server stops');
    expect((await kit.rows())[0]).toMatchObject({ id: begun.id, finishedAt: null, error: '' });
    expect(await kit.files()).toEqual([]);
    await server.runJobs();
    expect((await kit.rows())[0]).toMatchObject({ id: begun.id, state: 'done' });
  });

  it('EXPORT-7: a failed one says why and keeps nothing; another can be started', async () => {
    const { files } = server.services;
    for (const [code, words] of [
      ['ENOSPC', 'no space left'],
      ['EIO', 'unexpected went wrong'],
    ] as const) {
      const begun = await kit.begin();
      const failing = {
        ...files,
        write: async () => {
          throw Object.assign(new Error('no'), { code });
        },
      };
      await runArchive(
        { ...operatorOf(server.services), files: failing },
        { websiteId: kit.website.id, archiveId: begun.id },
      );
      const [failed] = await kit.list();
      expect(failed).toMatchObject({ id: begun.id, state: 'failed', bytes: 0, expiresAt: null });
      expect(failed?.error).toContain(words);
      expect((await kit.admin.get(kit.fileOf(begun))).status).toBe(404);
      expect(await kit.files()).toEqual([]);
    }
    await kit.make();
  });
});
