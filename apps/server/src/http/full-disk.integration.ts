import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { uploadBody } from '../../test/upload-body.ts';
import { readDiskSpace } from '../files/disk-space.ts';

const disk = mkdtempSync(join(tmpdir(), 'vitrine-full-disk-'));
/** Only root on Linux can mount a disk; elsewhere this is skipped. */
const isMounted = succeeds('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { MEDIA_URL: disk } });
});
afterAll(async () => {
  await server?.stop();
  if (isMounted) expect(succeeds('umount', [disk])).toBe(true);
  await rm(disk, { recursive: true, force: true });
});

async function upload(text: string) {
  const website = await server.createWebsite();
  const admin = await server.signIn(website);
  const { body, headers } = uploadBody('notes.pdf', Buffer.from(`%PDF-1.4\n${text}`));
  const answer = await admin.send('POST', '/api/media', { body, headers });
  return { answer, admin };
}

describe.skipIf(!isMounted)('a disk of 1 MB', () => {
  it('DISK-1, FOLDER-2: a file that finds no room is answered 507, leaves nothing, and smaller ones go on', async () => {
    const refused = await upload('x'.repeat(3_000_000));
    expect(refused.answer.status).toBe(507);
    expect(refused.answer.body).toMatchObject({
      error: 'call.diskFull',
      message: expect.stringContaining('no disk space left'),
    });
    expect((await refused.admin.get('/api/media')).body).toMatchObject({ assets: [] });
    expect(await filesIn(disk)).toEqual([]);
    const { answer } = await upload('a few words');
    expect(answer.status).toBe(200);
  });

  it('DISK-2: readyz reports the free space', async () => {
    const reply = await server.app.inject('/readyz');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ status: 'ready', warnings: [`0.0 GB free in ${disk}`] });
    expect(await readDiskSpace(server.configuration)).toContainEqual(
      expect.objectContaining({ folder: disk, isLow: true }),
    );
  });
});

it('DISK-1: a database without space is also answered 507, and nothing is changed', async () => {
  const website = await server.createWebsite();
  const admin = await server.signIn(website);
  await server.services.database.query(
    `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`,
  );
  await server.services.database.query(
    'CREATE TRIGGER full_disk BEFORE UPDATE ON websites FOR EACH ROW EXECUTE FUNCTION no_room()',
  );
  const refused = await admin.patch('/api/website/settings', { title: 'New' });
  expect(refused.status).toBe(507);
  expect(refused.body).toMatchObject({ error: 'call.diskFull' });
  await server.services.database.query('DROP TRIGGER full_disk ON websites');
  expect(await server.reload(website)).toEqual(website);
});

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { timeout: 60_000 }).status === 0;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(entry => entry.name);
}
