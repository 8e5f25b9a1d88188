import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { allowedTime } from './until.ts';

/** Asks a process to end, and kills it if it has not within 20 seconds; nothing if it has ended already. */
export async function stopProcess(child: ChildProcess, patience = allowedTime(20_000)): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(limit);
}
