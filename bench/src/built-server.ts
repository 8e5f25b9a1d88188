import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '..', '..');

/** The built server, started like `npm start`, on its own data folder. */
export interface BuiltServer {
  readonly port: number;
  readonly pid: number;
  readonly dataDir: string;
  readonly email: string;
  readonly password: string;
  /** From the start of the process to its first answer. */
  readonly readyMilliseconds: number;
  stop(): Promise<void>;
}

/** A new folder for data. A database user with dropped privileges must be able to pass through it. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  chmodSync(folder, 0o711);
  return folder;
}

export function removeDataDir(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

export function clusterOf({ dataDir }: Pick<BuiltServer, 'dataDir'>): string {
  return join(dataDir, 'postgres', 'cluster');
}

/** Its log goes to a file, at the default level. Rate limits by address are off: all clients have one address. */
export async function startBuiltServer(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<BuiltServer> {
  const port = await freePort();
  const dataDir = join(folder, 'data');
  const log = join(folder, `server-${port}.log`);
  const output = openSync(log, 'a');
  const began = performance.now();
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      APP_DOMAIN: `localhost:${port}`,
      DATA_DIR: dataDir,
      IS_RATE_LIMITED: 'false',
      ...environment,
    },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  await untilReady(server, port, log);
  const readyMilliseconds = performance.now() - began;
  const printed = readFileSync(log, 'utf8');
  return {
    port,
    pid: server.pid ?? 0,
    dataDir,
    email: /Sign in as (\S+)/.exec(printed)?.[1] ?? '',
    password: /Password {3}(\S+)/.exec(printed)?.[1] ?? '',
    readyMilliseconds,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady(server: ChildProcess, port: number, log: string): Promise<void> {
  let code: number | null = null;
  server.once('exit', given => {
    code = given ?? 1;
  });
  for (;;) {
    if (code !== null) throw new Error(`The server ended before it was ready.\n${readFileSync(log, 'utf8')}`);
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      reply => reply.ok,
      () => false,
    );
    if (isReady && /Data {7}/.test(readFileSync(log, 'utf8'))) return;
    await delay(5);
  }
}
