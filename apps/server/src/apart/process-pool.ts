import type { ChildProcess } from 'node:child_process';
import { FairQueue } from './fair-queue.ts';
import { startProcess } from './start-process.ts';
import { watchProcess } from './watch-process.ts';

/** Why a task was killed from outside, after its second try (rule APART-2). */
export type Kill = 'tooSlow' | 'tooMuchMemory' | 'crashed' | 'closed';

export class Killed extends Error {
  readonly why: Kill;
  constructor(why: Kill) {
    super(`Work on a foreign file was ended: ${why}.`);
    this.why = why;
  }
}

export interface Task {
  /** The owner that the task counts for: a website. */
  readonly owner: string;
  /** The messages to the process; it answers with `part` messages and one `done`. */
  readonly input: object;
  /**
   * Processor seconds until the first answer and between answers; wall-clock time where the system does not report
   * them.
   */
  readonly seconds: number;
  readonly onPart?: (part: unknown) => Promise<void>;
}

export interface ProcessPool {
  /** Runs the task in a separate process; throws `Killed` when that process was killed twice. */
  run(task: Task): Promise<unknown>;
  /** Kills running tasks; refuses waiting ones. */
  close(): void;
}

export interface ProcessPoolOptions {
  /** The program, as `fork` takes it. */
  readonly program: string;
  readonly places: number;
  readonly maxMegabytes: number;
}

export type ApartMessage =
  | { readonly kind: 'part'; readonly value: unknown }
  | { readonly kind: 'done'; readonly value: unknown };

const triesOfOne = 2;
const idleMilliseconds = 20_000;

/**
 * Work on untrusted input, in processes that can be killed at any moment: bounded in time and memory, with
 * a fair share for each owner (rules APART-1 to APART-4). A process is started when it is needed and ends
 * when it has been idle for a while.
 */
export function openProcessPool({ program, places, maxMegabytes }: ProcessPoolOptions): ProcessPool {
  const queue = new FairQueue(places);
  const idle: ChildProcess[] = [];
  const running = new Set<ChildProcess>();
  let isClosed = false;

  return {
    run: task => queue.run(task.owner, () => tryTwice(task)),
    close() {
      isClosed = true;
      for (const child of running) child.kill('SIGKILL');
    },
  };

  async function tryTwice(task: Task): Promise<unknown> {
    for (let tries = 1; ; tries += 1) {
      if (isClosed) throw new Killed('closed');
      const child = idle.pop() ?? start();
      try {
        return await attempt(child, task);
      } catch (error) {
        if (!(error instanceof Killed) || tries === triesOfOne || isClosed) throw error;
      }
    }
  }

  function start(): ChildProcess {
    const child = startProcess(program, { options: ['--max-old-space-size=512'] });
    running.add(child);
    child.once('exit', () => {
      running.delete(child);
      const at = idle.indexOf(child);
      if (at >= 0) idle.splice(at, 1);
    });
    return child;
  }

  function attempt(child: ChildProcess, task: Task): Promise<unknown> {
    return new Promise((resolve, reject) => {
      let parts = Promise.resolve();
      let isOver = false;
      const watch = watchProcess(child, { seconds: task.seconds, maxMegabytes, kill: end });
      // The process keeps the server alive only while a task waits for its answer.
      child.ref();
      child.channel?.ref();
      child.on('message', hear);
      child.once('exit', crashed);
      child.once('error', crashed);
      child.send(task.input, error => {
        if (error) end('crashed');
      });

      function hear(message: ApartMessage): void {
        watch.again();
        if (message.kind === 'part') {
          const { value } = message;
          parts = parts.then(() => task.onPart?.(value));
          parts.catch(error => settle(() => reject(error)));
        } else {
          const { value } = message;
          parts.then(() => settle(() => resolve(value), 'keep')).catch(() => undefined);
        }
      }
      function crashed(): void {
        end('crashed');
      }
      function end(why: Kill): void {
        settle(() => reject(new Killed(isClosed ? 'closed' : why)));
      }
      function settle(answer: () => void, fate: 'kill' | 'keep' = 'kill'): void {
        if (isOver) return;
        isOver = true;
        watch.stop();
        child.off('message', hear).off('exit', crashed).off('error', crashed);
        if (fate === 'keep' && !isClosed) rest(child);
        else child.kill('SIGKILL');
        answer();
      }
    });
  }

  function rest(child: ChildProcess): void {
    idle.push(child);
    child.unref();
    child.channel?.unref();
    setTimeout(() => {
      const at = idle.indexOf(child);
      if (at < 0) return;
      idle.splice(at, 1);
      child.kill('SIGKILL');
    }, idleMilliseconds).unref();
  }
}
