import { writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';

const server = process.ppid;

/** Called at the start of a program that runs in a separate process. */
export function endWithServer(): void {
  // If the machine runs out of memory, the system ends this process and not the server.
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {}
  // An ordinary exit waits for the threads of libraries; without the server nobody needs their results.
  process.once('disconnect', end);
  // Written now, where NODE_COMPILE_CACHE says, since it never exits: it is killed.
  flushCompileCache();
}

/** For work that blocks the event loop: ends it when its server is gone. */
export function endWithoutServer(): void {
  if (process.ppid !== server) end();
}

function end(): void {
  process.kill(process.pid, 'SIGKILL');
}
