import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { capabilities } from '../../capabilities.ts';
import { openServices, operatorOf } from '../../services.ts';
import { allFiles, emptyPlace, placeOf, vitrine } from './backups.fixture.ts';
import { runScheduled } from './run-scheduled.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer({ environment: { SECRET_KEY: '' } });
  folder = await mkdtemp(join(tmpdir(), 'vitrine-backups-'));
  await server.createWebsite({ subdomain: 'pots' });
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

let to: string;
let count = 0;
beforeEach(() => {
  count += 1;
  to = join(folder, `place-${count}`);
});

const backup = (environment: Record<string, string> = {}, ...more: string[]) =>
  vitrine({ ...placeOf(server), ...environment }, 'backup', '--to', to, '--json', ...more);
const put = async (name: string, content: Buffer | string) => {
  await mkdir(join(server.dataDir, 'media', 'x'), { recursive: true });
  await writeFile(join(server.dataDir, 'media', 'x', name), content);
};
const remove = (name: string) => rm(join(server.dataDir, 'media', 'x', name));

it('BACKUP-7: with a passphrase nothing can be read, and without it or with another one the restore is refused', {
  tags: 'slow',
}, async () => {
  const words = 'plain words of a file that nobody may find';
  await put('plain.txt', words);
  const BACKUP_PASSPHRASE = 'a passphrase that is long';
  const made = await backup({ BACKUP_PASSPHRASE });
  expect(made.json()).toMatchObject({ isEncrypted: true });
  expect(made.err).not.toContain('not encrypted');
  const all = await allFiles(to);
  for (const [name, base64] of all) {
    const bytes = Buffer.from(base64, 'base64');
    expect([name, bytes.includes(words), bytes.includes('schema_migrations')]).toEqual([name, false, false]);
  }
  const again = await backup({ BACKUP_PASSPHRASE });
  expect(again.json()).toMatchObject({ addedFiles: 0 });
  const place = await emptyPlace();
  try {
    for (const [environment, why] of [
      [{}, 'Set BACKUP_PASSPHRASE'],
      [{ BACKUP_PASSPHRASE: 'another passphrase' }, 'is not the one it was encrypted with'],
    ] as const) {
      const refused = await vitrine({ ...place.environment, ...environment }, 'restore', '--from', to);
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(why)]);
    }
    expect(await readdir(place.dataDir)).toEqual([]);
    const restored = await vitrine({ ...place.environment, BACKUP_PASSPHRASE }, 'restore', '--from', to);
    expect(restored.code).toBe(0);
    expect(await readFile(join(place.dataDir, 'media', 'x', 'plain.txt'), 'utf8')).toBe(words);
  } finally {
    await place.remove();
  }
});

it('BACKUP-8: the configured number of backups is kept, with every file they list and no other', {
  tags: 'slow',
}, async () => {
  const environment = { BACKUP_TARGET: to, BACKUP_KEEP: '2' };
  const ids: string[] = [];
  for (const name of ['one', 'two', 'three', 'four']) {
    await put(`${name}.txt`, `Words ${name}`);
    ids.push((await backup(environment)).json().id);
    await remove(`${name}.txt`);
  }
  expect(await readdir(join(to, 'backups'))).toEqual(ids.slice(2).toSorted());
  const kept = [...(await allFiles(join(to, 'files'))).values()].map(base64 =>
    Buffer.from(base64, 'base64').toString(),
  );
  expect(kept).toEqual(expect.arrayContaining(['Words three', 'Words four']));
  expect(kept).not.toContain('Words two');
  expect((await backup(environment, '--verify')).code).toBe(0);
});

it('BACKUP-9: of two backups to one place at the same time one runs, and a place that cannot be written is reported', async () => {
  const lock = { token: 'another', host: hostname(), pid: process.pid, at: new Date().toISOString() };
  await mkdir(to, { recursive: true });
  await writeFile(join(to, 'lock.json'), JSON.stringify(lock));
  const second = await backup();
  expect([second.code, second.err]).toEqual([1, expect.stringContaining('Another backup')]);
  expect(await readdir(to)).toEqual(['lock.json']);
  await rm(join(to, 'lock.json'));
  expect((await backup()).code).toBe(0);
  expect(await readdir(to)).not.toContain('lock.json');
  await writeFile(join(folder, 'a-file'), 'mine');
  for (const [place, why] of [
    [join(folder, 'a-file', 'below'), 'a part of its path is a file.'],
    [join(server.dataDir, 'media', 'backups'), 'Choose a folder outside.'],
    ['s3://', 'is no address of a bucket'],
  ] as const) {
    const refused = await vitrine(placeOf(server), 'backup', '--to', place);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(why)]);
  }
});

it('BACKUP-9: a lock that a killed process left on this machine is taken over immediately', async () => {
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(ended, 'exit');
  const lock = { token: 'another', host: hostname(), pid: ended.pid, at: new Date().toISOString() };
  await mkdir(to, { recursive: true });
  await writeFile(join(to, 'lock.json'), JSON.stringify(lock));
  expect((await backup()).code).toBe(0);
  expect(await readdir(to)).not.toContain('lock.json');
});

it('BACKUP-4: a file that was written again is copied again, although its name and size are the same', async () => {
  await put('again.txt', 'first');
  await backup();
  await put('again.txt', 'other');
  const second = await backup();
  await remove('again.txt');
  expect(second.json()).toMatchObject({ addedFiles: 1 });
});

it('BACKUP-5: a new backup that shares a damaged file with an earlier one does not count, and names the file', {
  tags: 'slow',
}, async () => {
  await put('shared.txt', 'Words that two backups share');
  const first = (await backup()).json().id;
  for (const [name, base64] of await allFiles(join(to, 'files'))) {
    const bytes = Buffer.from(base64, 'base64');
    if (!bytes.includes('Words that two backups share')) continue;
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    await writeFile(join(to, 'files', name), bytes);
  }
  const second = await backup();
  await remove('shared.txt');
  expect([second.code, second.err]).toEqual([1, expect.stringMatching(/files\/\S+ is damaged/)]);
  const listed = await vitrine(placeOf(server), 'restore', '--list', '--from', to, '--json');
  expect(listed.json()).toMatchObject({ finished: [first] });
});

it('BACKUP-1: a file that a row names but that is missing is reported, and does not stop the rest', async () => {
  await server.services.database.query(
    `INSERT INTO assets (website_id, id, kind, file_name, content_type, bytes, sha256, created_at)
     VALUES ('nobody', 'gone', 'file', 'a.txt', 'text/plain', 1, '', now())`,
  );
  const made = await backup();
  await server.services.database.query("DELETE FROM assets WHERE website_id = 'nobody'");
  expect(made.json()).toMatchObject({ missing: ['nobody/gone/original'] });
  expect(made.err).toContain('missing: the file media/nobody/gone/original is not there');
});

it('BACKUP-18: a backup works to a bucket and back, in pieces if it is large; problems are reported', {
  tags: 'slow',
}, async () => {
  const large = randomBytes(20 * 1024 * 1024);
  await put('large.bin', large);
  const directory = join(folder, 's3');
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'backups', configs: [] }],
    // It expects the path of a bucket without its final slash, which the client includes in the signature.
    allowMismatchedSignatures: true,
  });
  const { port } = await s3.run();
  const place = await emptyPlace();
  const bucket = {
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    BACKUP_S3_KEY_ID: 'S3RVER',
    BACKUP_S3_SECRET: 'S3RVER',
    BACKUP_PASSPHRASE: 'a passphrase that is long',
  };
  try {
    to = 's3://backups/vitrine/one';
    expect((await backup(bucket)).err).not.toContain('failed');
    expect((await backup(bucket)).json()).toMatchObject({ addedFiles: 0, isEncrypted: true });
    const restored = await vitrine({ ...place.environment, ...bucket }, 'restore', '--from', to);
    expect([restored.code, restored.err]).toEqual([0, expect.any(String)]);
    expect(await allFiles(join(place.dataDir, 'media'))).toEqual(
      await allFiles(join(server.dataDir, 'media')),
    );
    to = 's3://nowhere';
    expect((await backup(bucket)).err).toContain('there is no such bucket. Make it first.');
    to = 's3://backups/vitrine/one';
    expect((await backup({ ...bucket, BACKUP_S3_KEY_ID: 'other' })).err).toContain('Check BACKUP_S3_KEY_ID.');
  } finally {
    await s3.close();
    await place.remove();
    await remove('large.bin');
  }
  expect((await backup(bucket)).err).toContain('nothing answers. Check BACKUP_S3_ENDPOINT.');
});

it('BACKUP-15: the setting is the time at which backups are due, and without it none are', {
  tags: 'slow',
}, async () => {
  const { configuration, clock, log } = server.services;
  for (const [BACKUP_SCHEDULE, due] of [
    ['30 2 * * *', [{ cron: '30 2 * * *' }]],
    [undefined, []],
  ] as const) {
    const opened = await openServices({
      configuration: { ...configuration, BACKUP_TARGET: to, BACKUP_SCHEDULE },
      connection: server.connection,
      capabilities,
      clock,
      log,
    });
    await opened.jobRunner.work();
    const schedules = await server.services.database.query(
      "SELECT cron FROM jobs.schedule WHERE name LIKE 'backups.run%'",
    );
    await opened.close();
    expect(schedules).toEqual(due);
  }
});

it('BACKUP-15, BACKUP-16, BACKUP-17: a backup by schedule is verified and noted; a failed one is mailed to the operator', async () => {
  const scheduled = (place: string) => {
    const { services } = server;
    const configuration = { ...services.configuration, BACKUP_TARGET: place, BACKUP_SCHEDULE: '30 2 * * *' };
    return runScheduled({ ...operatorOf(services), configuration }, {}, () => false);
  };
  await scheduled(to);
  expect((await backup({}, '--verify')).code).toBe(0);
  const broken = join(folder, 'not-a-folder');
  await writeFile(broken, 'mine');
  await expect(scheduled(join(broken, 'below'))).rejects.toThrow('a part of its path is a file.');
  const runs = await server.services.database.query(
    'SELECT place, state, error FROM backup_runs ORDER BY id DESC LIMIT 2',
  );
  expect(runs).toEqual([
    {
      place: join(broken, 'below'),
      state: 'failed',
      error: expect.stringContaining('a part of its path is a file.'),
    },
    { place: to, state: 'done', error: '' },
  ]);
  const { json } = await vitrine(placeOf(server), 'doctor', '--json');
  expect(json().checks).toContainEqual({
    name: 'Backups',
    isFine: false,
    found: expect.stringContaining('failed on'),
    mend: expect.stringContaining('a part of its path is a file.'),
  });
  const mails = await server.services.database.query(
    "SELECT recipient, body_text FROM outbox WHERE kind = 'backups.failed'",
  );
  expect(mails).toEqual([
    {
      recipient: server.configuration.OWNER_EMAIL,
      body_text: expect.stringContaining('a part of its path is a file.'),
    },
  ]);
});
