import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { lstat, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseErrors } from '@vitrine/core/database/database.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type ClusterPlace, prepareSocketDirectory, reasonOf, socketPort } from './cluster-place.ts';
import { findBinaries } from './find-binaries.ts';
import { clusterVersion, makeCluster } from './make-cluster.ts';
import { postgresEnvironment } from './postgres-environment.ts';
import { disownPidFile, findPostmaster, isPostmasterOf, type Postmaster } from './postmaster-pid.ts';
import { processStart } from './process-identity.ts';
import { closedDirectory, identityOf } from './run-as.ts';

export interface StartOptions {
  readonly log: (message: string) => void;
  readonly binaries?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** `DATABASE_POOL`; the process that starts the postmaster decides. */
  readonly pool?: number;
}

/** A killed postmaster's backends hold its memory for a moment, and a start before they have ended fails. */
const retryMilliseconds = 5000;
/** Recovery after a crash replays everything since the last checkpoint, which may take a while. */
const readyMilliseconds = 300_000;
const stopMilliseconds = 60_000;
const maxLogBytes = 10_000_000;
/** Connections besides the server's pool: its own for news and locks, and those of commands (rule EMBEDDED-22). */
const sparedConnections = 50;
/** Fewer would save no memory worth having. */
const minConnections = 100;

/** Call it while holding the start lock. Returns the number of a running postmaster, started or found. */
export async function startPostmaster(
  place: ClusterPlace,
  options: StartOptions,
): Promise<Result<{ pid: number; isFound: boolean }>> {
  const version = await clusterVersion(place);
  const made = version === null ? null : { cluster: place.cluster, version };
  const binaries = await findBinaries(made, options.binaries);
  if (!binaries.ok) return binaries;
  const { directory, major } = binaries.value;
  const closed = await closedDirectory(place.user, directory);
  if (place.user !== null && closed !== null) {
    return fail(databaseErrors.cannotRun, { user: place.user.name, directory: closed, binaries: directory });
  }
  if (made === null) {
    options.log(`Making the database in ${place.cluster} with PostgreSQL ${major} of ${directory}.`);
    const cluster = await makeCluster(place, directory);
    if (!cluster.ok) return cluster;
  }
  const deadline = Date.now() + retryMilliseconds;
  for (;;) {
    const state = await findPostmaster(place.cluster, place.socketDirectory);
    if (state.kind === 'live') return succeed({ pid: state.postmaster.pid, isFound: true });
    if (state.kind === 'stale') await disownPidFile(place.cluster, state.pid);
    const prepared = await prepareSocketDirectory(place);
    if (!prepared.ok) return prepared;
    const launched = await launch(place, directory, options);
    if (launched.pid !== null) return succeed({ pid: launched.pid, isFound: false });
    if (Date.now() > deadline) {
      const { cluster, log } = place;
      return fail(databaseErrors.startFailed, { cluster, log, reason: launched.reason });
    }
    await delay(100);
  }
}

/** Ends all connections, writes everything to disk and waits until the process has ended; false if it did not end. */
export async function stopPostmaster(place: ClusterPlace, pid: number): Promise<boolean> {
  const deadline = Date.now() + stopMilliseconds;
  // A process that is ending loses its command line first, so that does not show when it has ended.
  const start = await processStart(pid);
  if (start === null || !(await isPostmasterOf(pid, place.cluster))) return true;
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It ended by itself in the meantime, or we may not stop it.
    return (await processStart(pid)) !== start;
  }
  while ((await processStart(pid)) === start) {
    if (Date.now() > deadline) return false;
    await delay(20);
  }
  return true;
}

type Launch = { readonly pid: number } | { readonly pid: null; readonly reason: string };

/**
 * Starts a postmaster in a separate session: a Ctrl-C in the terminal does not reach it before the server has
 * closed its connections, and it outlives a killed server to be adopted (rules EMBEDDED-7 and EMBEDDED-18).
 */
async function launch(place: ClusterPlace, binaries: string, options: StartOptions): Promise<Launch> {
  const log = await openLog(place);
  try {
    const begin = (await log.stat()).size;
    const child = spawn(join(binaries, 'postgres'), argumentsOf(place, options), {
      cwd: '/',
      detached: true,
      env: postgresEnvironment(),
      stdio: ['ignore', log.fd, log.fd],
      ...identityOf(place.user),
    });
    const failure = await untilReady(place, child);
    child.unref();
    if (failure === null && child.pid !== undefined) return { pid: child.pid };
    const written = Buffer.alloc(4096);
    const { bytesRead } = await log.read(written, 0, written.length, begin);
    const text = written.toString('utf8', 0, bytesRead).trim();
    return { pid: null, reason: fatalLineOf(text) ?? failure ?? 'it ended without a word' };
  } finally {
    await log.close();
  }
}

function argumentsOf(place: ClusterPlace, { settings, pool = 0 }: StartOptions): string[] {
  const all = {
    listen_addresses: '',
    port: String(socketPort),
    // A list, in which quotes protect a path with a comma or space.
    unix_socket_directories: `"${place.socketDirectory.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    fsync: 'on',
    full_page_writes: 'on',
    max_connections: String(Math.max(minConnections, pool + sparedConnections)),
    cluster_name: 'vitrine',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Its starts and stops, but no refused statements: those contain people's data.
    log_min_messages: 'log',
    logging_collector: 'off',
    ...settings,
  };
  return ['-D', place.cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Null if it accepts connections, otherwise why it does not. */
async function untilReady(place: ClusterPlace, child: ChildProcess): Promise<string | null> {
  let ended: string | null = null;
  child.once('error', error => {
    ended = reasonOf(error);
  });
  child.once('exit', (code, signal) => {
    ended ??= `it ended with ${signal ?? code}`;
  });
  const deadline = Date.now() + readyMilliseconds;
  while (ended === null) {
    if (child.pid !== undefined && (await isReady(place, child.pid))) return null;
    if (Date.now() > deadline) return `it was not ready after ${readyMilliseconds / 1000} seconds`;
    await delay(20);
  }
  return ended;
}

async function isReady(place: ClusterPlace, pid: number): Promise<boolean> {
  const state = await findPostmaster(place.cluster, place.socketDirectory);
  const found: Postmaster | null = state.kind === 'live' ? state.postmaster : null;
  return found !== null && found.pid === pid && found.isReady;
}

/** As root we write in another user's directory, so a link placed there is not followed. */
async function openLog({ log: path, user }: ClusterPlace) {
  const size = (await lstat(path).catch(() => null))?.size ?? 0;
  if (size > maxLogBytes) await rename(path, `${path}.old`);
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_RDWR } = constants;
  const log = await open(path, O_APPEND | O_CREAT | O_NOFOLLOW | O_RDWR, 0o600);
  if (user !== null) await log.chown(user.uid, user.gid);
  return log;
}

function fatalLineOf(text: string): string | null {
  const lines = text.split('\n').filter(line => line !== '');
  return lines.findLast(line => /FATAL|PANIC|[Cc]ould not|cannot/.test(line)) ?? lines.at(-1) ?? null;
}
