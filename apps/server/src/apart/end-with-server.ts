import { writeFileSync } from 'node:fs';

const server = process.ppid;

/** Called at the start of a program that runs in a separate process. */
export function endWithServer(): void {
  // Should the machine run out of memory, this process goes and not the server.
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {}
  // An ordinary exit waits for the threads of libraries; without its server nobody wants what they do.
  process.once('disconnect', end);
}

/** For work that lets nothing else be heard: ends with a server that is gone. */
export function endWithoutServer(): void {
  if (process.ppid !== server) end();
}

function end(): void {
  process.kill(process.pid, 'SIGKILL');
}
