import { setTimeout as delay } from 'node:timers/promises';
import { databaseErrors } from '@vitrine/core/database/database.errors.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type ClusterPlace, prepareClusterPlace, reasonOf } from './cluster-place.ts';
import { joinPostmaster, leavePostmaster, type Membership } from './join-postmaster.ts';
import { databaseName, prepareDatabase } from './prepare-database.ts';

export interface EmbeddedPostgres {
  /** For `pg`; `host` is the directory of the socket. It stays the same when the postmaster is started again. */
  readonly connection: {
    readonly host: string;
    readonly user: string;
    readonly database: string;
    readonly port: number;
    /** Set explicitly, because the environment may ask for encryption, which a socket does not have. */
    readonly ssl: false;
  };
  /** Ends our use; the last user stops the postmaster. Close your own connections first. */
  close(): Promise<void>;
  readonly postmasterPid: number;
  /** The postmaster was already running, for another process or left by a killed one. */
  readonly adopted: boolean;
}

export interface EmbeddedPostgresOptions {
  /** Created if missing; the database uses its folder `postgres`. */
  readonly dataDir: string;
  /** One server for each data directory; any number of commands next to it or alone. */
  readonly role: 'server' | 'command';
  readonly log: (message: string) => void;
  /** The one directory to take PostgreSQL's programs from. */
  readonly binaries?: string;
  /** Of PostgreSQL, in place of ours; only for tests. The process that starts it decides. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Connections that the server will hold, `DATABASE_POOL`. */
  readonly pool?: number;
}

/**
 * A real PostgreSQL in the data directory, reached through a private socket (rules EMBEDDED-1 to EMBEDDED-18).
 * Errors: those of `databaseErrors`; then no process of ours is left running and no data was changed.
 */
export async function openEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<Result<EmbeddedPostgres>> {
  if (process.platform === 'win32') return fail(databaseErrors.platform, { platform: process.platform });
  const prepared = await prepareClusterPlace(options.dataDir);
  if (!prepared.ok) return prepared;
  const joined = await join(prepared.value, options);
  if (!joined.ok) return joined;
  const { socketDirectory, port } = joined.value.postmaster;
  // A running postmaster may have its socket elsewhere, if the temporary directory was different then.
  const place = { ...prepared.value, socketDirectory };

  let membership = joined.value;
  let closing: Promise<void> | null = null;
  const watch = options.role === 'server' ? keepRunning() : null;

  return succeed({
    connection: { host: socketDirectory, port, user: databaseName, database: databaseName, ssl: false },
    adopted: membership.isAdopted,
    get postmasterPid() {
      return membership.postmaster.pid;
    },
    close() {
      closing ??= leavePostmaster(place, membership, options.log).then(() => watch ?? undefined);
      return closing;
    },
  });

  /** Our connection ends when the postmaster does, so nothing else needs watching (rule EMBEDDED-14). */
  async function keepRunning(): Promise<void> {
    for (;;) {
      await membership.ended;
      if (closing !== null) return;
      options.log('The connection to the database was lost; it is started again where needed.');
      const again = await joinAgain();
      if (again === null) return;
      membership = again;
      options.log(`The database runs again (process ${membership.postmaster.pid}).`);
    }
  }

  /** Retries until it runs or is no longer needed. */
  async function joinAgain(): Promise<Membership | null> {
    let told = '';
    while (closing === null) {
      const again = await join(place, options);
      if (again.ok && closing === null) return again.value;
      if (again.ok) await leavePostmaster(place, again.value, options.log);
      else if (englishOf(again.error) !== told) {
        told = englishOf(again.error);
        options.log(told);
      }
      if (closing === null) await delay(1000);
    }
    return null;
  }
}

/** Connects with role and database in place; a full disk and similar problems are returned, not thrown. */
async function join(place: ClusterPlace, options: EmbeddedPostgresOptions): Promise<Result<Membership>> {
  let joined: Result<Membership> | null = null;
  try {
    joined = await joinPostmaster(place, options);
    if (joined.ok) await prepareDatabase(joined.value.client);
    return joined;
  } catch (error) {
    if (joined?.ok) await leavePostmaster(place, joined.value, options.log);
    const { cluster, log } = place;
    return fail(databaseErrors.startFailed, { cluster, log, reason: reasonOf(error) });
  }
}
