import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/** Milliseconds between the question to end and the end. */
const grace = 10_000;

/** Processes that run now, so that an interrupted run ends them all. */
const running = new Set<ChildProcess>();

export interface Ended {
  /** Its exit code; null if it was ended. */
  readonly code: number | null;
  /** Why it was ended; null if it ended by itself. */
  readonly stopped: string | null;
}

export interface RunOptions {
  readonly cwd: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly limitSeconds: number;
  /** Throws away what it prints. */
  readonly isQuiet?: boolean;
  /** Asked every few seconds; a sentence ends the process. */
  readonly findFault?: () => string | null;
}

/** Runs a command to its end, or ends it and everything it started: at its limit, or for a fault. */
export async function runToEnd(
  command: string,
  args: readonly string[],
  { cwd, environment = {}, limitSeconds, isQuiet = false, findFault = () => null }: RunOptions,
): Promise<Ended> {
  const child = spawn(command, args, {
    cwd,
    stdio: isQuiet ? 'ignore' : 'inherit',
    env: { ...process.env, ...environment },
  });
  running.add(child);
  let stopped: string | null = null;
  let stopping: Promise<void> | null = null;
  const stop = (why: string) => {
    stopped = why;
    stopping ??= endTree(child);
  };
  const limit = setTimeout(
    () => stop(`it did not end within ${Math.round(limitSeconds)} s`),
    limitSeconds * 1000,
  );
  const watch = setInterval(() => {
    const fault = stopped === null ? findFault() : null;
    if (fault !== null) stop(fault);
  }, 2000);
  const code = await new Promise<number | null>(resolve => {
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
  clearTimeout(limit);
  clearInterval(watch);
  await stopping;
  running.delete(child);
  return { code, stopped };
}

/** Ends everything that runs. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map(endTree));
}

/** Asks a process and its descendants to end, and ends those that do not. */
async function endTree({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  // Looked up before the first ends: its children would belong to nobody then.
  const all = [pid, ...descendantsOf(pid)];
  signal(all, 'SIGTERM');
  const until = Date.now() + grace;
  while (Date.now() < until && all.some(isAlive)) await new Promise(resolve => setTimeout(resolve, 100));
  signal([...all, ...all.flatMap(descendantsOf)].filter(isAlive), 'SIGKILL');
}

function descendantsOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8', timeout: 10_000 });
  const children = new Map<number, number[]>();
  for (const line of stdout.trim().split('\n')) {
    const [one = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    children.set(parent, [...(children.get(parent) ?? []), one]);
  }
  const found = [...(children.get(pid) ?? [])];
  for (const one of found) found.push(...(children.get(one) ?? []));
  return found;
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Whether a process runs, whoever started it. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
