import { inspect } from 'node:util';

export interface UntilOptions {
  /** Ends the wait with its reason. */
  readonly signal?: AbortSignal;
  /** In ms, however slow the machine is; without it half a minute on a machine of usual speed. */
  readonly deadline?: number;
  /** In ms, from one answer to the next question. */
  readonly interval?: number;
}

/** An answer that `until` waits for. */
export type Present<T> = Exclude<T, false | null | undefined | '' | 0>;

/** The time to wait, in ms, for what takes up to `ms` on a machine of usual speed. */
export function allowedTime(ms: number): number {
  return ms * Number(process.env.VITRINE_TEST_SLOWNESS ?? 1);
}

/**
 * Asks until the answer is neither false, null, undefined, empty nor 0, and returns it. A check that throws
 * is asked again. After the deadline, even if the check never answers, the error names the last answer.
 */
export function until<T>(
  check: () => T | Promise<T>,
  { signal, deadline = allowedTime(30_000), interval = 100 }: UntilOptions = {},
): Promise<Present<T>> {
  const { promise, resolve, reject } = Promise.withResolvers<Present<T>>();
  let last = 'the first answer never came';
  let cause: unknown;
  let isOver = false;
  let next: NodeJS.Timeout | undefined;
  // Made here, so that its stack shows who waits.
  const late = new Error('Waited in vain.');

  const ask = async (): Promise<void> => {
    try {
      const answer = await check();
      if (answer) return resolve(answer as Present<T>);
      last = `the last answer was ${inspect(answer)}`;
      cause = undefined;
    } catch (error) {
      last = `the last error was ${error instanceof Error ? error.message : inspect(error)}`;
      cause = error;
    }
    if (!isOver) next = setTimeout(ask, interval);
  };

  const limit = setTimeout(() => {
    reject(Object.assign(late, { message: `Waited ${deadline / 1000} s in vain: ${last}.`, cause }));
  }, deadline);
  const abort = () => reject(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();
  else void ask();

  return promise.finally(() => {
    isOver = true;
    clearTimeout(limit);
    clearTimeout(next);
    signal?.removeEventListener('abort', abort);
  });
}
