import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseErrors } from '@vitrine/core/database/database.errors.ts';
import { fail, type Result } from '@vitrine/core/errors/result.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { machineIdentity, processStart } from './process-identity.ts';

/** Longer than a start may take, so that a waiting process outlasts any successful start. */
const patienceSeconds = 330;

/**
 * Lets one process at a time create or start the database of a place (rule EMBEDDED-6).
 *
 * The lock is a directory with one file in it, named after the process that holds it and its machine. It is taken
 * by renaming a prepared directory onto it, which the system refuses unless it is empty or missing, and given
 * back, or taken from a dead process, by deleting that one file: nobody can delete the claim of a later holder,
 * because it has another name.
 */
export async function withStartLock<T>(
  place: Pick<ClusterPlace, 'startLock' | 'dataDir' | 'user'>,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const deadline = Date.now() + patienceSeconds * 1000;
  const claim = [
    process.pid,
    await processStart(process.pid),
    await machineIdentity(),
    randomBytes(6).toString('hex'),
  ].join('.');
  while (!(await take(place, claim))) {
    const [holder] = await readdir(place.startLock).catch(() => []);
    if (holder === undefined) continue;
    if (!(await isAlive(holder))) await unlink(join(place.startLock, holder)).catch(() => {});
    else if (Date.now() > deadline) {
      const pid = holder.split('.')[0] ?? holder;
      return fail(databaseErrors.startTaken, { pid, dataDir: place.dataDir, seconds: patienceSeconds });
    } else await delay(50);
  }
  try {
    return await work();
  } finally {
    await unlink(join(place.startLock, claim)).catch(() => {});
  }
}

async function take(place: Pick<ClusterPlace, 'startLock' | 'user'>, claim: string): Promise<boolean> {
  const prepared = `${place.startLock}.${claim}`;
  await mkdir(prepared);
  await writeFile(join(prepared, claim), '');
  if (place.user !== null) await chown(prepared, place.user.uid, place.user.gid);
  try {
    await rename(prepared, place.startLock);
    return true;
  } catch (error) {
    await rm(prepared, { recursive: true });
    if (error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST'].includes(String(error.code))) {
      return false;
    }
    throw error;
  }
}

async function isAlive(claim: string): Promise<boolean> {
  const [pid = '', start = '', machine = ''] = claim.split('.');
  if (machine !== (await machineIdentity())) return false;
  return (await processStart(Number(pid))) === start;
}
