import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { build } from 'vite';
import { sendRequest } from './send-request.ts';

const repository = join(import.meta.dirname, '..', '..', '..', '..');

export interface BuiltServer {
  readonly main: string;
  remove(): Promise<void>;
}

/** The server as it is built for production, in a folder of its own where its packages are found. */
export async function buildServer(): Promise<BuiltServer> {
  const cache = join(repository, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(join(cache, 'server-to-kill-'));
  await build({
    configFile: join(repository, 'apps', 'server', 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, sourcemap: false },
  });
  return { main: join(outDir, 'main.js'), remove: () => rm(outDir, { recursive: true, force: true }) };
}

/** A port that nobody uses now. */
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

export interface ServerProcess {
  readonly port: number;
  /** Ends the process as the kernel does it, without a word to it; another is started when `start` is called. */
  kill(): Promise<void>;
  /** Starts it, and waits until it answers. */
  start(): Promise<void>;
}

/** One server that is started and killed as often as asked, always on the same port and database. */
export function serverProcess(
  { main }: BuiltServer,
  { port, environment }: { port: number; environment: Readonly<Record<string, string>> },
): ServerProcess {
  let child: ChildProcess | null = null;
  let output = '';
  return {
    port,
    async kill() {
      if (child === null || child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      child = null;
    },
    async start() {
      output = '';
      const started = spawn(process.execPath, [main], {
        env: { PATH: process.env.PATH, PORT: String(port), ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (chunk: Buffer) => {
          output = (output + chunk.toString()).slice(-4000);
        });
      for (let isReady = false; !isReady; ) {
        if (started.exitCode !== null) throw new Error(`The server ended by itself:\n${output}`);
        const answer = await sendRequest(port, { method: 'GET', path: '/readyz', host: `localhost:${port}` });
        isReady = answer?.status === 200;
      }
    },
  };
}
