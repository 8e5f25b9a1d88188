/**
 * Ending `npm start` ends the server. npm sends SIGTERM to the shell between them, which exits
 * without passing it on, so the end of the shell counts as the signal. A process without npm above
 * it is not affected.
 */
export function stopWithNpm(everyMilliseconds = 500): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, everyMilliseconds);
  watch.unref();
}
