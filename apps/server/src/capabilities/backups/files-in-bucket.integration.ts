/** @module-tag slow */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BucketServer, startBucketServer } from '../../../test/bucket-server.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import type { Files } from '../../files/files.ts';
import { openStores } from '../../files/open-stores.ts';
import { emptyPlace, placeOf, vitrine } from './backups.fixture.ts';

let bucket: BucketServer;
let server: TestServer;
let folder: string;
let own: Record<string, string>;
beforeAll(async () => {
  bucket = await startBucketServer();
  own = { MEDIA_URL: bucket.address('own'), ...bucket.access };
  server = await startTestServer({ environment: own });
  folder = await mkdtemp(join(tmpdir(), 'vitrine-bucket-backups-'));
  await server.createWebsite({ subdomain: 'kiln' });
  await server.services.files.write('site/one/original', Buffer.from('one'));
  await server.services.files.write('site/two/original', Buffer.from('two'));
  await server.services.keptArchives.write('old-2026-04-01.tar.gz', Buffer.from('an archive'));
});
afterAll(async () => {
  await server?.stop();
  await bucket?.remove();
  await rm(folder, { recursive: true, force: true });
});

const all = {
  'media/site/one/original': 'one',
  'media/site/two/original': 'two',
  'exports/old-2026-04-01.tar.gz': 'an archive',
};

/** Every file that such settings point to, by its name. */
async function filesAt(environment: Record<string, string>): Promise<Record<string, string>> {
  const stores = await openStores({
    MEDIA_URL: undefined,
    MEDIA_S3_KEY_ID: undefined,
    MEDIA_S3_SECRET: undefined,
    DATA_DIR: folder,
    ...environment,
  });
  const found: Record<string, string> = {};
  for (const [root, files] of [
    ['media', stores.media],
    ['exports', stores.exports],
  ] as [string, Files][]) {
    for await (const { key } of files.list()) {
      const stream = await files.read(key);
      if (stream !== null) found[`${root}/${key}`] = await text(stream);
    }
  }
  stores.close();
  return found;
}

it('BACKUP-19: a backup of files in a bucket is restored to a folder, and to another bucket', async () => {
  const to = join(folder, 'backups');
  const settings = { ...placeOf(server), ...own };
  expect((await vitrine(settings, 'backup', '--to', to, '--json')).json()).toMatchObject({ files: 3 });
  expect((await vitrine(settings, 'backup', '--to', to, '--json')).json()).toMatchObject({ addedFiles: 0 });
  for (const more of [{}, { ...bucket.access, MEDIA_URL: bucket.address('other') }]) {
    const place = await emptyPlace();
    const environment = { ...place.environment, ...more };
    const restored = await vitrine(environment, 'restore', '--from', to);
    expect([restored.code, restored.err]).toEqual([0, expect.any(String)]);
    expect(await filesAt(environment)).toEqual(all);
    await place.remove();
  }
  expect(await filesAt(own)).toEqual(all);
});

it('BACKUP-19: a folder’s backup is restored to a bucket; a bucket that already has files is left unchanged', async () => {
  const to = join(folder, 'from-folder');
  const settings = { ...placeOf(server), ...own };
  await vitrine(settings, 'backup', '--to', to);
  const place = await emptyPlace();
  const full = { ...bucket.access, MEDIA_URL: bucket.address('full') };
  const stores = await openStores({ DATA_DIR: folder, ...full });
  await stores.media.write('somebody/elses', Buffer.from('mine'));
  const environment = { ...place.environment, ...full };
  for (const replace of [[], ['--replace']]) {
    const refused = await vitrine(environment, 'restore', '--from', to, ...replace);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('nothing was changed')]);
    expect(await filesAt(full)).toEqual({ 'media/somebody/elses': 'mine' });
  }
  await stores.media.remove('somebody/elses');
  expect((await vitrine(environment, 'restore', '--from', to)).code).toBe(0);
  await stores.media.write('site/new/original', Buffer.from('came later'));
  await stores.media.write('site/one/original', Buffer.from('changed'));
  const again = await vitrine(environment, 'restore', '--from', to, '--replace');
  expect([again.code, again.err]).toEqual([0, expect.any(String)]);
  expect(await filesAt(environment)).toEqual(all);
  const before = join(place.dataDir, 'before-restore');
  expect((await vitrine(environment, 'backup', '--to', before, '--verify')).code).toBe(0);
  stores.close();
  await place.remove();
});

it('BACKUP-9: a backup into the folder that is being backed up is refused', async () => {
  const settings = {
    ...placeOf(server),
    ...own,
    BACKUP_S3_KEY_ID: 'S3RVER',
    BACKUP_S3_SECRET: 'S3RVER',
  };
  const inside = await vitrine(settings, 'backup', '--to', bucket.address('own/media/backups'));
  expect([inside.code, inside.err]).toEqual([1, expect.stringContaining('Choose another prefix.')]);
  const beside = await vitrine(settings, 'backup', '--to', bucket.address('own/backups'), '--json');
  expect(beside.json()).toMatchObject({ files: 3 });
});
