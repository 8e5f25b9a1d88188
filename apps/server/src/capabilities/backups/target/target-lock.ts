import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { BackupError } from '../backup-error.ts';
import type { BackupTarget } from './backup-target.ts';

const name = 'lock.json';
const renewMilliseconds = 30_000;
/** A lock that was not renewed for this long belongs to a killed process. */
const staleMilliseconds = 5 * 60_000;

const lockSchema = z.object({
  token: z.string(),
  host: z.string(),
  pid: z.number().int(),
  at: z.iso.datetime(),
});

/** One backup at a time in a target: another would remove files that this one relies on (rule BACKUP-9). */
export async function whileLocked<T>(target: BackupTarget, work: () => Promise<T>): Promise<T> {
  const token = randomUUID();
  const write = () => {
    const lock = { token, host: hostname(), pid: process.pid, at: new Date().toISOString() };
    return target.write(name, Readable.from([Buffer.from(`${JSON.stringify(lock)}\n`)]));
  };
  const held = await readLock(target);
  if (held !== null && isAlive(held)) {
    throw new BackupError(
      `Another backup to ${target.place} is under way (process ${held.pid} on ${held.host}). Wait until it is done.`,
    );
  }
  await write();
  // If two find it free at the same time, the later one gets it.
  if ((await readLock(target))?.token !== token)
    throw new BackupError(`Another backup to ${target.place} began at the same moment.`);
  const renewing = setInterval(() => void write().catch(() => undefined), renewMilliseconds);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await target.remove(name);
  }
}

type Lock = z.infer<typeof lockSchema>;

async function readLock(target: BackupTarget): Promise<Lock | null> {
  const stream = await target.read(name);
  if (stream === null) return null;
  try {
    return lockSchema.parse(JSON.parse((await buffer(stream)).toString()));
  } catch {
    return null;
  }
}

function isAlive({ host, pid, at }: Lock): boolean {
  if (Date.now() - Date.parse(at) > staleMilliseconds) return false;
  if (host !== hostname() || pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
