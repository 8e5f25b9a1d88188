import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { databaseErrors } from '@vitrine/core/database/database.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { socketFile } from './postmaster-pid.ts';
import { chooseUser, closedDirectory, giveTo, type RunAs } from './run-as.ts';

/** The paths of the database in one data directory, and the user that runs it. */
export interface ClusterPlace {
  /** With links resolved, so that two paths to one directory are the same place. */
  readonly dataDir: string;
  /** Private to the database: contains cluster, socket, lock and log. */
  readonly home: string;
  readonly cluster: string;
  readonly socketDirectory: string;
  readonly startLock: string;
  readonly log: string;
  readonly user: RunAs | null;
}

/** The smallest limit of any system for a socket path: 104 bytes, with the closing zero. */
const maxSocketPath = 103;
export const socketPort = 5432;

/** Creates the missing directories, private and with the required owner (rules EMBEDDED-2, 3, 15, 16). */
export async function prepareClusterPlace(dataDir: string): Promise<Result<ClusterPlace>> {
  try {
    await makeEnterable(resolve(dataDir));
    const real = await realpath(dataDir);
    const home = join(real, 'postgres');
    const cluster = join(home, 'cluster');
    const chosen = await chooseUser(home, cluster);
    if (!chosen.ok) return chosen;
    const user = chosen.value;
    await mkdir(home, { mode: 0o700 }).catch(unlessThere);
    await giveTo(user, home);
    await giveTo(user, cluster);
    const closed = await closedDirectory(user, home);
    if (user !== null && closed !== null) {
      return fail(databaseErrors.cannotEnter, { user: user.name, directory: closed });
    }
    const socketDirectory = socketDirectoryOf(real);
    const place = { dataDir: real, home, cluster, socketDirectory, user };
    return succeed({ ...place, startLock: join(home, 'start.lock'), log: join(home, 'postgres.log') });
  } catch (error) {
    return fail(databaseErrors.unwritable, { dataDir: resolve(dataDir), reason: reasonOf(error) });
  }
}

/** In the data directory, or in the system's temporary one if that path would be too long for a socket. */
export function socketDirectoryOf(dataDir: string, temporary = tmpdir()): string {
  const near = join(dataDir, 'postgres', 'socket');
  const length = Buffer.byteLength(socketFile({ socketDirectory: near, port: socketPort }));
  if (length <= maxSocketPath) return near;
  return join(temporary, `vitrine-${createHash('sha256').update(dataDir).digest('hex').slice(0, 20)}`);
}

/**
 * Creates the socket's directory, or checks the existing one: under /tmp another user could have created it before
 * us (rule EMBEDDED-3). Files left by a dead postmaster are removed; only call it when none is running.
 */
export async function prepareSocketDirectory(place: ClusterPlace): Promise<Result<null>> {
  const { socketDirectory: directory, user } = place;
  const unsafe = (reason: string) => fail(databaseErrors.unsafeDirectory, { directory, reason });
  await mkdir(directory, { mode: 0o700 }).catch(unlessThere);
  const found = await lstat(directory);
  const self = process.getuid?.() ?? 0;
  if (!found.isDirectory()) return unsafe('it is not a directory');
  if (found.uid !== self && found.uid !== user?.uid)
    return unsafe(`it belongs to the user number ${found.uid}`);
  if ((found.mode & 0o077) !== 0) return unsafe('others may enter it');
  if (user !== null && found.uid !== user.uid) await chown(directory, user.uid, user.gid);
  const socket = socketFile({ socketDirectory: directory, port: socketPort });
  await rm(socket, { force: true });
  await rm(`${socket}.lock`, { force: true });
  return succeed(null);
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** As root, the directories we create can be traversed by PostgreSQL's user, but not listed. */
async function makeEnterable(directory: string): Promise<void> {
  const first = await mkdir(directory, { recursive: true });
  if (first === undefined || process.getuid?.() !== 0) return;
  for (let made = directory; made.length >= first.length; made = dirname(made)) await chmod(made, 0o711);
}

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}
