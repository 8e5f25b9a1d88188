import type { ChildProcess } from 'node:child_process';
import { type Usage, usageOf } from './process-usage.ts';

/** Limits that are enforced from outside. */
export interface Bounds {
  /** Processor seconds between two answers; wall-clock time where the system does not report them. */
  readonly seconds: number;
  readonly maxMegabytes: number;
  readonly kill: (why: 'tooSlow' | 'tooMuchMemory') => void;
}

const watchMilliseconds = 100;
/** A busy machine may give a process little processor time; after this long it counts as hanging. */
const clockPerSecond = 6;

/** Measures regularly what a process has used since its last answer, and kills it at its limits. */
export function watchProcess(
  { pid = 0 }: ChildProcess,
  { seconds, maxMegabytes, kill }: Bounds,
): { again(): void; stop(): void } {
  let since = performance.now();
  let before: Usage | null = null;
  const look = async () => {
    const used = await usageOf(pid);
    const clock = (performance.now() - since) / 1000;
    before ??= used;
    const busy = used === null || before === null ? clock : used.seconds - before.seconds;
    if (used !== null && used.megabytes > maxMegabytes) kill('tooMuchMemory');
    else if (busy > seconds || clock > seconds * clockPerSecond) kill('tooSlow');
  };
  const timer = setInterval(() => void look(), watchMilliseconds);
  void look();
  return {
    again() {
      since = performance.now();
      before = null;
    },
    stop: () => clearInterval(timer),
  };
}
