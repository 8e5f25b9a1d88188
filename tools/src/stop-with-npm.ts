/**
 * Who ends `npm start` means the server. npm hands SIGTERM to the shell between us, which dies of it without a
 * word to us, so the shell's end is taken for the signal. A process without npm above it lives on its own.
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
