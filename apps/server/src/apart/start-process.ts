import { type ChildProcess, fork } from 'node:child_process';

export interface StartOptions {
  /** Options of Node. */
  readonly options?: readonly string[];
  /** With the server’s whole environment; otherwise without its secrets. */
  readonly isTrusted?: boolean;
}

/** Starts a program of ours as a process of its own; it ends when this one does (rules APART-1 and APART-4). */
export function startProcess(
  program: string,
  { options = [], isTrusted = false }: StartOptions,
): ChildProcess {
  const child = fork(program, {
    serialization: 'advanced',
    // What a file makes a decoder say is nobody's output.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: isTrusted ? process.env : surroundings(),
    execArgv: [...options],
  });
  started.add(child);
  child.once('exit', () => started.delete(child));
  child.on('error', () => undefined);
  return child;
}

const started = new Set<ChildProcess>();
// One that is busy does not hear that the server is gone.
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

/** What programs and fonts are found by, and nothing else of the server's. */
function surroundings(): NodeJS.ProcessEnv {
  const wanted =
    /^(PATH|HOME|LANG|LC_\w+|TMPDIR|TZ|LD_LIBRARY_PATH|DYLD_\w+|XDG_\w+|FONTCONFIG_\w+|SYSTEMROOT)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => wanted.test(name)));
}
