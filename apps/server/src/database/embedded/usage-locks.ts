import type { Client } from 'pg';

/**
 * The users of a postmaster, as advisory locks on a connection that each process keeps open: they vanish with the
 * process, however it ends. They are held in the database `postgres`, so that the one with the data can be dropped
 * and restored.
 */
const space = 1_986_622_578;
const usersLock = 1;
const serverLock = 2;

export function applicationName(role: 'server' | 'command'): string {
  return `vitrine ${role} ${process.pid}`;
}

/** False if the last user is stopping the postmaster. */
export function lockAsUser(client: Client): Promise<boolean> {
  return ask(client, 'pg_try_advisory_lock_shared', usersLock);
}

/** False if another server has it (rule EMBEDDED-4). */
export function lockAsServer(client: Client): Promise<boolean> {
  return ask(client, 'pg_try_advisory_lock', serverLock);
}

/**
 * Ends our use; true if nobody else uses the postmaster, and then nobody can until this connection ends. Of two
 * that leave at the same time at least one gets true, because each checks only after it has released its own.
 */
export async function leaveAsLast(client: Client): Promise<boolean> {
  await ask(client, 'pg_advisory_unlock', serverLock);
  await ask(client, 'pg_advisory_unlock_shared', usersLock);
  return ask(client, 'pg_try_advisory_lock', usersLock);
}

/** The process that holds the server's lock, as it reported itself; null if there is none. */
export async function serverProcess(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND classid = $1 AND objid = $2 AND granted`,
    [space, serverLock],
  );
  return Number(/(?<!\d)\d+$/.exec(rows[0]?.application_name ?? '')?.[0]) || null;
}

async function ask(client: Client, call: string, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ answer: boolean }>(`SELECT ${call}($1, $2) AS answer`, [space, lock]);
  return rows[0]?.answer === true;
}
