import { constants } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { processCommand } from './process-identity.ts';

export interface Postmaster {
  readonly pid: number;
  readonly socketDirectory: string;
  readonly port: number;
  /** It accepts connections, according to its own file. */
  readonly isReady: boolean;
  /** The process with that number is verified to be this postmaster; only then may it be sent a signal. */
  readonly isIdentified: boolean;
}

export type PostmasterState =
  | { readonly kind: 'none' }
  /** The file of a dead postmaster; its number may belong to another process. */
  | { readonly kind: 'stale'; readonly pid: number }
  | { readonly kind: 'live'; readonly postmaster: Postmaster };

const pidFile = 'postmaster.pid';

/**
 * Whether a postmaster runs on a cluster (rules EMBEDDED-7 to EMBEDDED-9). A number alone proves nothing: it
 * counts when the process is a postgres on this very directory, or when a process answers at the socket that
 * / the file names (a process whose command line cannot be read, or one in another container).
 */
export async function findPostmaster(cluster: string, ownSocketDirectory: string): Promise<PostmasterState> {
  const text = await readFile(join(cluster, pidFile), 'utf8').catch(() => null);
  if (text === null) return { kind: 'none' };
  const lines = text.split('\n').map(line => line.trim());
  const pid = pidOf(text);
  const postmaster = {
    pid,
    port: Number(lines[3]) || 5432,
    socketDirectory: lines[4] || ownSocketDirectory,
    isReady: lines[7] === 'ready',
  };
  // It was copied with another folder, whose postmaster may still be running.
  if ((lines[1] ?? '') !== '' && lines[1] !== cluster) return { kind: 'stale', pid };
  if (await isPostmasterOf(pid, cluster)) {
    return { kind: 'live', postmaster: { ...postmaster, isIdentified: true } };
  }
  if (await isAnswered(socketFile(postmaster))) {
    return { kind: 'live', postmaster: { ...postmaster, isIdentified: false } };
  }
  return { kind: 'stale', pid };
}

/**
 * Makes the next postmaster ignore the file of a dead one whose number now belongs to another process. It replaces
 * the number with our own: PostgreSQL treats its parent's number as stale, and, unlike after deleting the file,
 * still checks that no backend of the dead one uses the shared memory named in it. The file is written through the
 * handle it was checked with, so that a newer file is never changed.
 */
export async function disownPidFile(cluster: string, judgedPid: number): Promise<void> {
  const file = await open(join(cluster, pidFile), constants.O_RDWR | constants.O_NOFOLLOW).catch(() => null);
  if (file === null) return;
  try {
    const text = await file.readFile('utf8');
    if (pidOf(text) !== judgedPid) return;
    const end = text.indexOf('\n');
    const rewritten = `${process.pid}\n${end < 0 ? '' : text.slice(end + 1)}`;
    await file.truncate(0);
    await file.write(rewritten, 0);
  } finally {
    await file.close();
  }
}

export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (pid <= 0) return false;
  const command = await processCommand(pid);
  return /^\S*postgres /.test(command) && `${command} `.includes(` -D ${cluster} `);
}

export function socketFile(at: { socketDirectory: string; port: number }): string {
  return join(at.socketDirectory, `.s.PGSQL.${at.port}`);
}

/** A backend started manually writes its number negated; a power failure leaves an empty file: 0. */
function pidOf(text: string): number {
  return Math.abs(Number.parseInt(text, 10)) || 0;
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ path });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.setTimeout(2000, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
