import { execFile } from 'node:child_process';
import { lchown, lstat, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { databaseErrors } from '@vitrine/core/database/database.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';

/** The unprivileged user that PostgreSQL runs as, when we are root. */
export interface RunAs {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const run = promisify(execFile);

/**
 * Null: PostgreSQL runs as the user we are. As root it is the owner of the existing files,
 * otherwise / `postgres`, otherwise `nobody` (rules EMBEDDED-15 and EMBEDDED-16).
 *
 * @param home - the directory of the database; neither it nor its cluster need exist yet
 */
export async function chooseUser(home: string, cluster: string): Promise<Result<RunAs | null>> {
  const self = process.getuid?.() ?? 0;
  const owner = (await stat(cluster).catch(() => null)) ?? (await stat(home).catch(() => null));
  if (self !== 0) {
    if (owner === null || owner.uid === self) return succeed(null);
    return fail(databaseErrors.foreignOwner, { directory: home, owner: owner.uid, user: self });
  }
  if (owner !== null && owner.uid !== 0) {
    return succeed({ name: await nameOf(owner.uid), uid: owner.uid, gid: owner.gid });
  }
  for (const name of ['postgres', 'nobody']) {
    const uid = await numberOf('-u', name);
    const gid = await numberOf('-g', name);
    if (uid !== null && gid !== null && uid !== 0) return succeed({ name, uid, gid });
  }
  return fail(databaseErrors.noUser);
}

/** The process options that drop root privileges; empty if we are not root. */
export function identityOf(user: RunAs | null): { uid?: number; gid?: number } {
  return user === null ? {} : { uid: user.uid, gid: user.gid };
}

/** Gives a directory with all its contents to the user; links themselves, never their targets. */
export async function giveTo(user: RunAs | null, path: string): Promise<void> {
  const owner = await lstat(path).catch(() => null);
  if (user === null || owner === null || owner.uid === user.uid) return;
  await lchown(path, user.uid, user.gid);
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
}

/** The first parent directory that the user cannot enter; null if none. The system itself is asked. */
export async function closedDirectory(user: RunAs | null, directory: string): Promise<string | null> {
  if (user === null) return null;
  const way = [directory];
  while (dirname(way[0] ?? '/') !== way[0]) way.unshift(dirname(way[0] ?? '/'));
  const script = 'for d in "$@"; do cd -- "$d" 2>/dev/null || { printf %s "$d"; exit 0; }; done';
  const { stdout } = await run('/bin/sh', ['-c', script, 'sh', ...way], { cwd: '/', ...identityOf(user) });
  return stdout === '' ? null : stdout;
}

async function numberOf(flag: '-u' | '-g', name: string): Promise<number | null> {
  const { stdout } = await run('id', [flag, name]).catch(() => ({ stdout: '' }));
  return /^\d+$/.test(stdout.trim()) ? Number(stdout) : null;
}

async function nameOf(uid: number): Promise<string> {
  const { stdout } = await run('id', ['-un', String(uid)]).catch(() => ({ stdout: '' }));
  return stdout.trim() || String(uid);
}
