import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Of processor time in a second: more than a server that waits for requests needs. */
const quietMilliseconds = 30;

/**
 * Processor time of a process and its children, which is the same on a busy machine as on an idle one, unlike
 * wall-clock time.
 */
export interface ProcessUse {
  /** Milliseconds of processor time since the start, of all living processes. */
  readonly cpu: number;
  /** MB, with each shared page counted once among the processes that share it. */
  readonly memory: number;
}

export function useOf(pid: number): ProcessUse {
  const pids = [pid, ...descendantsOf(pid)];
  const sum = (of: (pid: number) => number) => pids.reduce((total, one) => total + of(one), 0);
  return { cpu: sum(cpuOf), memory: sum(memoryOf) };
}

/**
 * Waits until a process and its children do almost nothing: what a database still does about many new rows would be
 * counted with the first requests after them.
 */
export async function untilQuiet(pid: number): Promise<void> {
  for (let seconds = 0, quiet = 0; quiet < 3 && seconds < 180; seconds += 1) {
    const before = useOf(pid).cpu;
    await delay(1000);
    quiet = useOf(pid).cpu - before < quietMilliseconds ? quiet + 1 : 0;
  }
}

/** The descendants of a process whose command names a program. */
export function childrenRunning(pid: number, program: string): number[] {
  return descendantsOf(pid).filter(child => read(`/proc/${child}/cmdline`).includes(program));
}

/** The parent process of all connections to an embedded database. */
export function postmasterOf(clusterDir: string): number {
  return Number(readFileSync(`${clusterDir}/postmaster.pid`, 'utf8').split('\n', 1)[0]);
}

function descendantsOf(pid: number): number[] {
  const children = tasksOf(pid).flatMap(task => read(`/proc/${pid}/task/${task}/children`).split(' '));
  const pids = children.filter(child => child.trim() !== '').map(Number);
  return pids.flatMap(child => [child, ...descendantsOf(child)]);
}

function cpuOf(pid: number): number {
  const nanoseconds = tasksOf(pid).map(task =>
    Number(read(`/proc/${pid}/task/${task}/schedstat`).split(' ')[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}

function memoryOf(pid: number): number {
  return (Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024) / 1e6;
}

function tasksOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Empty for a process that has ended in the meantime. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
