import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** A check’s finding, worded so that the reader knows what to change. */
export interface Finding {
  readonly path: string;
  readonly line?: number;
  readonly message: string;
}

/** The files tracked or not ignored by git, whose path matches. */
export function sourceFiles(root: string, pattern: RegExp): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  return listed
    .split('\n')
    .filter(path => pattern.test(path) && existsSync(join(root, path)))
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export function wordFinding({ path, line, message }: Finding): string {
  return `${path}${line === undefined ? '' : `:${line}`} ${message}`;
}
