import type { ChildProcess } from 'node:child_process';
import { allowedTime } from './until.ts';

/**
 * What a process prints, once it matches. If it ends before, or has not printed it within a minute, the
 * error shows the last of it; the process is then dead.
 */
export function untilPrinted(
  child: ChildProcess,
  wanted: RegExp,
  deadline = allowedTime(60_000),
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  const fail = (what: string) => reject(new Error(`${what} It printed:\n${text.slice(-4000)}`));
  const read = (chunk: Buffer) => {
    text += chunk.toString();
    if (wanted.test(text)) resolve(text);
  };
  const streams = [child.stdout, child.stderr].filter(stream => stream !== null);
  for (const stream of streams) stream.on('data', read);
  child.once('error', reject);
  child.once('exit', code => fail(`The process ended with ${code} before it was ready.`));
  const limit = setTimeout(() => {
    fail(`The process was not ready after ${deadline / 1000} s.`);
    child.kill('SIGKILL');
  }, deadline);
  return promise.finally(() => {
    clearTimeout(limit);
    // What it prints later is read too, or it would wait for a reader.
    for (const stream of streams) stream.off('data', read).resume();
  });
}
