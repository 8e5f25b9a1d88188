import { execFile } from 'node:child_process';
import { access, constants, readdir, realpath } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { databaseErrors } from '@vitrine/core/database/database.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { binariesPackage, findPackageBinaries } from './package-binaries.ts';

export interface Binaries {
  /** Contains `postgres` and `initdb`. */
  readonly directory: string;
  /** The major version, as in a cluster's PG_VERSION. */
  readonly major: number;
}

/** Where to look. */
export interface BinariesSearch {
  readonly path: string;
  /** Directories with a `*` for the version, as the distributions name them. */
  readonly places: readonly string[];
  readonly findPackage: () => Promise<string | null>;
}

const minimum = 15;
const run = promisify(execFile);

const everywhere: BinariesSearch = {
  path: process.env.PATH ?? '',
  places: [
    '/usr/lib/postgresql/*/bin',
    '/usr/pgsql-*/bin',
    '/opt/homebrew/opt/postgresql@*/bin',
    '/usr/local/opt/postgresql@*/bin',
    '/Applications/Postgres.app/Contents/Versions/*/bin',
  ],
  findPackage: findPackageBinaries,
};

/**
 * The PostgreSQL to run: the system's newest, otherwise the package's; for existing files the one of
 * / their major version (rules EMBEDDED-10 to EMBEDDED-13).
 *
 * @param made - the cluster and its version; null when there is no cluster yet
 * @param search - where to look, or one directory that it must be in
 */
export async function findBinaries(
  made: { cluster: string; version: string } | null,
  search: BinariesSearch | string = everywhere,
): Promise<Result<Binaries>> {
  const all = typeof search === 'string' ? await readVersions([search]) : await findAll(search);
  const usable = all.filter(one => one.major >= minimum);
  if (made === null) {
    if (usable[0] !== undefined) return succeed(usable[0]);
    const places = typeof search === 'string' ? search : ['PATH', ...search.places].join(', ');
    return fail(databaseErrors.noBinaries, { minimum, places, package: binariesPackage() });
  }
  const matching = all.find(one => String(one.major) === made.version);
  if (matching !== undefined) return succeed(matching);
  const found = all.map(one => `PostgreSQL ${one.major} in ${one.directory}`).join(', ') || 'none at all';
  return fail(databaseErrors.wrongVersion, { ...made, found });
}

/** The system's versions from newest to oldest, the package's last. */
async function findAll(search: BinariesSearch): Promise<Binaries[]> {
  const named = search.path.split(delimiter).filter(directory => directory.startsWith('/'));
  const placed = await Promise.all(search.places.map(expand));
  const system = await readVersions([...(await Promise.all(named.map(follow))), ...placed.flat()]);
  const fromPackage = await search.findPackage();
  return [
    ...system.sort((one, other) => other.major - one.major),
    ...(fromPackage === null ? [] : await readVersions([fromPackage])),
  ];
}

/** A directory of links to some of the programs, such as /usr/local/bin, represents the directory they point to. */
async function follow(directory: string): Promise<string> {
  const program = await realpath(join(directory, 'postgres')).catch(() => null);
  return program === null ? directory : dirname(program);
}

async function expand(pattern: string): Promise<string[]> {
  const [parent = '', rest = ''] = [
    dirname(dirname(pattern)),
    pattern.slice(dirname(dirname(pattern)).length),
  ];
  const [before = '', after = ''] = rest.slice(1, rest.lastIndexOf('/')).split('*');
  const names = await readdir(parent).catch(() => []);
  return names
    .filter(name => name.startsWith(before) && name.endsWith(after))
    .map(name => join(parent, name, 'bin'));
}

async function readVersions(directories: readonly string[]): Promise<Binaries[]> {
  const found = await Promise.all(
    [...new Set(directories)].map(async directory => {
      const major = await majorOf(directory);
      return major === null ? [] : [{ directory, major }];
    }),
  );
  return found.flat();
}

async function majorOf(directory: string): Promise<number | null> {
  try {
    await access(join(directory, 'initdb'), constants.X_OK);
    const { stdout } = await run(join(directory, 'postgres'), ['--version']);
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]) || null;
  } catch {
    return null;
  }
}
