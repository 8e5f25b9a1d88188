import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { allowedTime } from '@vitrine/tools/until.ts';
import { untilPrinted } from '@vitrine/tools/until-printed.ts';
import type { ClientConfig } from 'pg';
import { build } from 'vite';
import { inject } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { oneAfterTheOther } from '../fresh-database.ts';
import { sendRequest } from './send-request.ts';

export interface BuiltServer {
  readonly main: string;
}

const repository = join(import.meta.dirname, '..', '..', '..', '..');

/** The server as built for production, from the present source; built once for each run. */
export async function buildServer(): Promise<BuiltServer> {
  const outDir = inject('builtServer');
  const main = join(outDir, 'main.js');
  await oneAfterTheOther('the built server', async () => {
    if (existsSync(main)) return;
    await build({
      configFile: join(repository, 'apps', 'server', 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, sourcemap: false },
    });
  });
  return { main };
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
}

/** A test's database as `DATABASE_URL` names it. */
export function addressOfDatabase({ user, port, database, host: socket = '' }: ClientConfig): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(socket)}`;
}

/** The jobs of a dead server are restarted after half a minute (rule JOB-7); from here on immediately. */
export async function restartJobs(database: Database): Promise<void> {
  await database.query("UPDATE jobs.job SET state = 'retry', start_after = now() WHERE state = 'active'");
}

/** As if the jobs of a dead server had been silent for long: another server finds them at its next look. */
export async function silenceJobs(database: Database): Promise<void> {
  await database.query(
    "UPDATE jobs.job SET heartbeat_on = now() - interval '1 minute' WHERE state = 'active'",
  );
}

export interface ServerProcess {
  readonly port: number;
  /** Waits for the answer: immediate, or after a restart. */
  whenUp(): Promise<unknown>;
  /** Ends the process as the kernel does, without a signal it can handle; another is started when `start` is called. */
  kill(): Promise<void>;
  /** Starts it, and waits until it answers. */
  start(): Promise<void>;
}

/** Its output once it listens (rule START-1). */
const lastWords = /^ {2}Data {7}/m;

/** One server that can be started and killed repeatedly, always on the same port and database. */
export function serverProcess(
  { main }: BuiltServer,
  { port, environment }: { port: number; environment: Readonly<Record<string, string>> },
): ServerProcess {
  let child: ChildProcess | null = null;
  let up = Promise.withResolvers<void>();
  return {
    port,
    whenUp: () => up.promise,
    async kill() {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      up = Promise.withResolvers();
      const exited = once(child, 'exit', { signal: AbortSignal.timeout(allowedTime(20_000)) });
      child.kill('SIGKILL');
      await exited;
      child = null;
    },
    async start() {
      const started = spawn(process.execPath, [main], {
        env: { PATH: process.env.PATH, PORT: String(port), ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      const printed = await untilPrinted(started, lastWords);
      const answer = await sendRequest(port, { method: 'GET', path: '/readyz', host: `localhost:${port}` });
      if (answer?.status !== 200) {
        started.kill('SIGKILL');
        throw new Error(`The server is not ready:\n${printed}`);
      }
      up.resolve();
    },
  };
}
