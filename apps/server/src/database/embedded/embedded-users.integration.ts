/** @module-tag slow */
import { execFileSync } from 'node:child_process';
import { chmod, chown, lstat, mkdir, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type ClusterPlace, prepareSocketDirectory, socketDirectoryOf } from './cluster-place.ts';
import {
  postmasterOf,
  removeDirectories,
  startHolder,
  temporaryDirectory,
} from './holder-process.fixture.ts';

afterAll(removeDirectories);

const isRoot = process.getuid?.() === 0;

describe.runIf(isRoot)('when started by root', () => {
  it('EMBEDDED-15: PostgreSQL runs as postgres or nobody, and only that user owns its files', async () => {
    const dataDir = await temporaryDirectory();
    const holder = await startHolder({ dataDir, role: 'server' });
    const user = numberOf('postgres') ?? numberOf('nobody');
    expect((await stat(`/proc/${holder.opened.postmasterPid}`)).uid).toBe(user);
    const home = await stat(join(dataDir, 'postgres'));
    expect([home.uid, home.mode & 0o777]).toEqual([user, 0o700]);
    await holder.close();
  });

  it('EMBEDDED-15: root runs files of an ordinary user as that user, and files of root are handed over', async () => {
    const dataDir = await temporaryDirectory();
    const nobody = { uid: numberOf('nobody') ?? 0, gid: numberOf('nobody', '-g') ?? 0 };
    await chown(dataDir, nobody.uid, nobody.gid);
    const ordinary = await startHolder({ dataDir, role: 'server', spawned: nobody });
    expect((await stat(`/proc/${ordinary.opened.postmasterPid}`)).uid).toBe(nobody.uid);
    await ordinary.ask('CREATE TABLE note AS SELECT 7 AS id');
    await ordinary.close();

    const root = await startHolder({ dataDir, role: 'server' });
    expect((await stat(`/proc/${root.opened.postmasterPid}`)).uid).toBe(nobody.uid);
    await root.close();

    execFileSync('chown', ['-R', '0:0', join(dataDir, 'postgres')]);
    const restored = await startHolder({ dataDir, role: 'server' });
    expect(await restored.ask('SELECT id FROM note')).toEqual([{ id: 7 }]);
    await restored.close();
  });

  it('EMBEDDED-15: root’s command shares the running database of an ordinary user', async () => {
    const dataDir = await temporaryDirectory();
    const nobody = { uid: numberOf('nobody') ?? 0, gid: numberOf('nobody', '-g') ?? 0 };
    await chown(dataDir, nobody.uid, nobody.gid);
    const server = await startHolder({ dataDir, role: 'server', spawned: nobody });
    const command = await startHolder({ dataDir, role: 'command' });
    expect(command.opened).toMatchObject({ adopted: true, postmasterPid: server.opened.postmasterPid });
    await command.close();
    expect(await server.ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.close();
  });

  it('EMBEDDED-15: the user that root handed files to can run them without root', async () => {
    const dataDir = await temporaryDirectory();
    const root = await startHolder({ dataDir, role: 'server' });
    await root.ask('CREATE TABLE note AS SELECT 7 AS id');
    await root.close();
    const { uid, gid } = await stat(join(dataDir, 'postgres'));
    const ordinary = await startHolder({ dataDir, role: 'server', spawned: { uid, gid } });
    expect(ordinary.refusal).toBeNull();
    expect(await ordinary.ask('SELECT id FROM note')).toEqual([{ id: 7 }]);
    await ordinary.close();
  });

  it('EMBEDDED-16: programs that PostgreSQL’s user cannot access are named', async () => {
    const closed = await temporaryDirectory();
    await chmod(closed, 0o700);
    const binaries = join(closed, 'bin');
    await mkdir(binaries);
    for (const name of ['postgres', 'initdb']) {
      await writeFile(join(binaries, name), '#!/bin/sh\necho "(PostgreSQL) 15.4"\n', { mode: 0o755 });
    }
    const holder = await startHolder({ dataDir: await temporaryDirectory(), role: 'server', binaries });
    expect(holder.refusal?.code).toBe('database.cannotRun');
    expect(holder.refusal?.message).toContain(
      `who has no access to ${closed}, which contains its programs in ${binaries}.`,
    );
  });

  it('EMBEDDED-16: a parent directory that PostgreSQL’s user cannot enter is named', async () => {
    const closed = await temporaryDirectory();
    await chmod(closed, 0o700);
    const holder = await startHolder({ dataDir: join(closed, 'below', 'data'), role: 'server' });
    expect(holder.refusal?.code).toBe('database.cannotEnter');
    expect(holder.refusal?.message).toContain(
      `who has no access to ${closed}. Allow it with chmod o+x ${closed},`,
    );
    expect(await postmasterOf(join(closed, 'below', 'data'))).toBe(0);
  });

  it("EMBEDDED-16: an ordinary user cannot start with another user's files, which stay unchanged", async () => {
    const dataDir = await temporaryDirectory();
    const made = await startHolder({ dataDir, role: 'server' });
    await made.close();
    const before = await stat(join(dataDir, 'postgres'));
    const spawned = { uid: numberOf('nobody') ?? 0, gid: numberOf('nobody', '-g') ?? 0 };
    const refused = await startHolder({ dataDir, role: 'server', spawned });
    expect(refused.refusal?.code).toBe('database.foreignOwner');
    expect(refused.refusal?.message).toContain(`belongs to the user number ${before.uid}`);
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(before.uid);
  });

  it('EMBEDDED-3: a directory that another user put in the socket’s place is refused', async () => {
    const { place, directory } = await socketPlace();
    await mkdir(directory, { mode: 0o700 });
    await chown(directory, 12_345, 12_345);
    expect(await prepareSocketDirectory(place)).toMatchObject({
      error: {
        code: 'database.unsafeDirectory',
        values: { reason: expect.stringContaining('the user number 12345') },
      },
    });
    expect((await stat(directory)).uid).toBe(12_345);
  });
});

it('EMBEDDED-16: a data directory that cannot be created is named with the reason', async () => {
  const holder = await startHolder({ dataDir: '/dev/null/data', role: 'server' });
  expect(holder.refusal?.code).toBe('database.unwritable');
  expect(holder.refusal?.message).toContain('The data directory /dev/null/data cannot be used: ');
});

it('EMBEDDED-3: a deep data directory gets a short private socket directory, the same for every path to it', async () => {
  const dataDir = await temporaryDirectory();
  const deep = join(dataDir, 'a'.repeat(60), 'b'.repeat(60));
  const holder = await startHolder({ dataDir: deep, role: 'server' });
  const { host } = holder.opened.connection;
  expect(host).toMatch(/\/vitrine-[0-9a-f]{20}$/);
  expect(host).toBe(socketDirectoryOf(await realpath(deep)));
  expect((await lstat(host)).mode & 0o777).toBe(0o700);
  expect(await holder.ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await symlink(deep, join(dataDir, 'link'));
  const command = await startHolder({ dataDir: join(dataDir, 'link'), role: 'command' });
  expect(command.opened).toMatchObject({ adopted: true, connection: { host } });
  await command.close();
  await holder.close();
  await rm(host, { recursive: true });
});

it('EMBEDDED-3: the socket stays in the data directory up to 103 bytes', () => {
  const near = '/postgres/socket/.s.PGSQL.5432';
  const longest = `/${'d'.repeat(102 - near.length)}`;
  expect(socketDirectoryOf(longest, '/tmp')).toBe(`${longest}/postgres/socket`);
  expect(socketDirectoryOf(`${longest}d`, '/tmp')).toMatch(/^\/tmp\/vitrine-[0-9a-f]{20}$/);
  // Bytes, not letters.
  expect(socketDirectoryOf(`/${'é'.repeat(60)}`, '/tmp')).toMatch(/^\/tmp\/vitrine-[0-9a-f]{20}$/);
});

it('EMBEDDED-3: a link, a file or a directory open to others in the socket’s place is refused', async () => {
  const open = await socketPlace();
  await mkdir(open.directory);
  await chmod(open.directory, 0o755);
  expect(await prepareSocketDirectory(open.place)).toMatchObject({
    error: {
      code: 'database.unsafeDirectory',
      values: { reason: expect.stringContaining('others may enter it') },
    },
  });
  const linked = await socketPlace();
  await symlink(await temporaryDirectory(), linked.directory);
  expect(await prepareSocketDirectory(linked.place)).toMatchObject({
    error: {
      code: 'database.unsafeDirectory',
      values: { reason: expect.stringContaining('it is not a directory') },
    },
  });
});

async function socketPlace(): Promise<{ place: ClusterPlace; directory: string }> {
  const dataDir = await temporaryDirectory();
  const directory = join(dataDir, 'socket');
  const paths = { home: dataDir, cluster: dataDir, startLock: dataDir, log: dataDir };
  return { place: { ...paths, dataDir, socketDirectory: directory, user: null }, directory };
}

function numberOf(user: string, flag = '-u'): number | null {
  try {
    return Number(
      execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return null;
  }
}
