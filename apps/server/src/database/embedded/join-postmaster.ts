import { setTimeout as delay } from 'node:timers/promises';
import { databaseErrors } from '@vitrine/core/database/database.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { Client } from 'pg';
import { type ClusterPlace, reasonOf } from './cluster-place.ts';
import { superuser } from './make-cluster.ts';
import { findPostmaster, type Postmaster } from './postmaster-pid.ts';
import { processStart } from './process-identity.ts';
import { withStartLock } from './start-lock.ts';
import { type StartOptions, startPostmaster, stopPostmaster } from './start-postmaster.ts';
import { applicationName, leaveAsLast, lockAsServer, lockAsUser, serverProcess } from './usage-locks.ts';

/** Our use of a running postmaster: it lasts as long as the connection does. */
export interface Membership {
  readonly postmaster: Postmaster;
  readonly client: Client;
  readonly isAdopted: boolean;
  /** Settles when the connection ends, for any reason. */
  readonly ended: Promise<void>;
}

export interface JoinOptions extends StartOptions {
  readonly role: 'server' | 'command';
}

/** More than parallel stops by others can cause. */
const maxStarts = 5;
/** A server in recovery answers "starting up" all the time; one that is silent this long is broken. */
const recoveryMilliseconds = 300_000;
const silenceMilliseconds = 10_000;
/** How long PostgreSQL may need to notice that the connection of a killed server is gone. */
const farewellMilliseconds = 5000;

/** Starts a postmaster or adopts the running one, and registers as its user (rules EMBEDDED-4, 7 and 14). */
export async function joinPostmaster(place: ClusterPlace, options: JoinOptions): Promise<Result<Membership>> {
  let silentSince = Date.now();
  let startedPid: number | null = null;
  for (let starts = 0; ; ) {
    const state = await findPostmaster(place.cluster, place.socketDirectory);
    if (state.kind !== 'live') {
      starts += 1;
      if (starts > maxStarts) {
        const { cluster, log } = place;
        return fail(databaseErrors.startFailed, { cluster, log, reason: 'it ended right after each start' });
      }
      const started = await withStartLock(place, () => startPostmaster(place, options));
      if (!started.ok) return started;
      if (!started.value.isFound) startedPid = started.value.pid;
      silentSince = Date.now();
      continue;
    }
    const { postmaster } = state;
    const isAdopted = postmaster.pid !== startedPid;
    const entered = await enter({ postmaster, isAdopted, role: options.role });
    if (entered.kind === 'joined') return claimRole(place, entered.membership, options.role);
    const timeouts = entered.isStarting ? recoveryMilliseconds : silenceMilliseconds;
    if (Date.now() - silentSince > timeouts) {
      const { pid, socketDirectory: socket } = postmaster;
      return fail(databaseErrors.silent, { pid, cluster: place.cluster, socket, reason: entered.reason });
    }
    await delay(50);
  }
}

/**
 * Ends our use; the last user stops the postmaster (rule EMBEDDED-17). Never throws: a lost connection has already
 * ended.
 */
export async function leavePostmaster(
  place: ClusterPlace,
  { client, postmaster }: Membership,
  log: (message: string) => void,
): Promise<void> {
  const isLast = await leaveAsLast(client).catch(() => false);
  if (isLast && postmaster.isIdentified && !(await stopPostmaster(place, postmaster.pid))) {
    log(`PostgreSQL (process ${postmaster.pid}) takes long to stop and was left to itself.`);
  }
  await client.end().catch(() => {});
}

type Entry =
  | { readonly kind: 'joined'; readonly membership: Membership }
  | { readonly kind: 'refused'; readonly reason: string; readonly isStarting: boolean };

async function enter(seat: {
  postmaster: Postmaster;
  isAdopted: boolean;
  role: 'server' | 'command';
}): Promise<Entry> {
  const { postmaster, isAdopted, role } = seat;
  const client = new Client({
    host: postmaster.socketDirectory,
    port: postmaster.port,
    user: superuser,
    database: 'postgres',
    application_name: applicationName(role),
    connectionTimeoutMillis: 5000,
    ssl: false,
  });
  client.on('error', () => {});
  const ended = new Promise<void>(resolve => client.once('end', () => resolve()));
  try {
    await client.connect();
    if (await lockAsUser(client)) {
      return { kind: 'joined', membership: { postmaster, client, isAdopted, ended } };
    }
    await client.end();
    return { kind: 'refused', reason: 'it is being stopped', isStarting: true };
  } catch (error) {
    await client.end().catch(() => {});
    const isStarting = error instanceof Error && 'code' in error && error.code === '57P03';
    return { kind: 'refused', reason: reasonOf(error), isStarting };
  }
}

/** One server for each data directory; the lock of a killed one is free as soon as PostgreSQL notices. */
async function claimRole(
  place: ClusterPlace,
  membership: Membership,
  role: 'server' | 'command',
): Promise<Result<Membership>> {
  if (role === 'command') return succeed(membership);
  const deadline = Date.now() + farewellMilliseconds;
  while (!(await lockAsServer(membership.client))) {
    const pid = await serverProcess(membership.client);
    const isGone = pid === null || (await processStart(pid)) === null;
    if (!isGone || Date.now() > deadline) {
      await leavePostmaster(place, membership, () => {});
      return fail(databaseErrors.inUse, { pid: pid ?? 'unknown', dataDir: place.dataDir });
    }
    await delay(20);
  }
  return succeed(membership);
}
