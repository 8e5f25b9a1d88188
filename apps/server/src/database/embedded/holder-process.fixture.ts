import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { prepareClusterPlace } from './cluster-place.ts';
import { stopPostmaster } from './start-postmaster.ts';

export interface Opened {
  connection: { host: string; port: number; user: string; database: string };
  postmasterPid: number;
  adopted: boolean;
}

/** A process that runs `holder.fixture.ts`. */
export interface Holder {
  readonly process: ChildProcess;
  /** Its first message: the result of opening. */
  readonly opened: Opened;
  readonly refusal: { code: string; message: string } | null;
  /** Runs SQL in that process and returns the rows. */
  ask(sql: string): Promise<unknown>;
  close(): Promise<void>;
  /** Sends SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
}

export interface HolderOptions {
  readonly dataDir: string;
  readonly role: 'server' | 'command';
  readonly binaries?: string;
  readonly spawned?: { uid?: number; gid?: number; detached?: boolean; env?: NodeJS.ProcessEnv };
}

const script = fileURLToPath(new URL('./holder.fixture.ts', import.meta.url));
const directories: string[] = [];

/** A data directory that PostgreSQL's user can traverse. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-embedded-'));
  await chmod(directory, 0o711);
  directories.push(directory);
  return directory;
}

/** Stops all processes that still run in the directories of this file's tests and removes them. */
export async function removeDirectories(): Promise<void> {
  for (const directory of directories.splice(0)) {
    const pid = await postmasterOf(directory);
    const place = await prepareClusterPlace(directory);
    if (place.ok) await stopPostmaster(place.value, pid);
    await rm(directory, { recursive: true, force: true });
  }
}

export async function startHolder({ spawned, ...options }: HolderOptions): Promise<Holder> {
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
    ...spawned,
  });
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const hear = async () => JSON.parse((await lines.next()).value ?? 'null');
  const first = await hear();
  return {
    process: child,
    opened: first,
    refusal: first?.error ? { code: first.error.code, message: englishOf(first.error) } : null,
    async ask(sql) {
      child.stdin.write(`${sql}\n`);
      return hear();
    },
    async close() {
      child.stdin.end('close\n');
      await gone;
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** The number in postmaster.pid; 0 if there is none. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').catch(
    () => '0',
  );
  return Number.parseInt(text, 10) || 0;
}

/** Repeats until there is an answer; the test's time limit bounds it. */
export async function until<T>(ask: () => Promise<T | null | false>): Promise<T> {
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer !== null && answer !== false) return answer;
    await delay(20);
  }
}
