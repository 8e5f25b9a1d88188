import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { clusterOf } from './built-server.ts';

export interface ReferenceTransactions {
  /** Transactions per second. */
  measure(seconds: number): Promise<number>;
  stop(): Promise<void>;
}

/** The reference process on the embedded database of a data folder. */
export async function startReferenceTransactions(
  dataDir: string,
  clients: number,
): Promise<ReferenceTransactions> {
  const script = join(import.meta.dirname, 'reference-transactions.process.ts');
  const child = fork(script, [JSON.stringify(connectionOf(dataDir)), String(clients)]);
  await rateFrom(child);
  return {
    measure: seconds => {
      child.send({ seconds });
      return rateFrom(child);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The socket is named in the file that every postmaster keeps. */
export function connectionOf(dataDir: string): pg.ClientConfig {
  const lines = readFileSync(join(clusterOf({ dataDir }), 'postmaster.pid'), 'utf8').split('\n');
  return { host: lines[4]?.trim(), port: Number(lines[3]), user: 'vitrine', database: 'vitrine', ssl: false };
}

async function rateFrom(child: ChildProcess): Promise<number> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The reference process ended with ${code}.`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message.rate;
}
