import { type ChildProcess, fork } from 'node:child_process';

export interface StartOptions {
  /** Options of Node. */
  readonly options?: readonly string[];
  /** Passes the server’s whole environment; otherwise the secrets are left out. */
  readonly isTrusted?: boolean;
}

/** Starts one of our programs as a separate process; it ends when the server does (rules APART-1 and APART-4). */
export function startProcess(
  program: string,
  { options = [], isTrusted = false }: StartOptions,
): ChildProcess {
  const child = fork(program, {
    serialization: 'advanced',
    // What a decoder prints about a file is not our output.
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
// A busy process does not notice that the server is gone.
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

/** The variables that programs and fonts need, and nothing else from the server's environment. */
function surroundings(): NodeJS.ProcessEnv {
  const wanted =
    /^(PATH|HOME|LANG|LC_\w+|TMPDIR|TZ|LD_LIBRARY_PATH|DYLD_\w+|XDG_\w+|FONTCONFIG_\w+|SYSTEMROOT|NODE_COMPILE_CACHE)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => wanted.test(name)));
}
