import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach } from 'vitest';
import { allowedTime } from './until.ts';

const repository = join(import.meta.dirname, '../..');

/** A folder for each test, for a generator's output. */
export function testFolder(name: string) {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), `${name}-`));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const at = (path: string) => join(root, path);
  return {
    at,
    root: () => root,
    /** The written files, beside the installed ones. */
    listing: () =>
      readdirSync(root, { recursive: true })
        .map(String)
        .filter(path => !path.startsWith('node_modules'))
        .sort(),
    /** Parts of the repository; their packages are their own, all others the repository's. */
    copy: (...folders: readonly string[]) => copyParts(root, folders),
    /** Runs tests there; fails if they do, with their output. */
    vitest: async (...words: readonly string[]) => {
      const path = join(repository, 'node_modules/vitest/vitest.mjs');
      try {
        await promisify(execFile)(process.execPath, [path, 'run', '--root', root, ...words], {
          cwd: root,
          // The set-up file that reads it is not in the copy.
          env: { ...process.env, RANDOM_CASES: '' },
          timeout: allowedTime(240_000),
        });
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        throw new Error(`${stdout.slice(-3000)}\n${stderr.slice(-6000)}`, { cause: error });
      }
    },
    /** Fails if the formatter or the linter would change anything. */
    lint: () => {
      cpSync(join(repository, 'biome.json'), at('biome.json'));
      const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome');
      execFileSync(process.execPath, [biome, 'ci', '--vcs-enabled=false', root], {
        cwd: root,
        stdio: 'pipe',
        timeout: allowedTime(60_000),
      });
    },
  };
}

/** Parts of the repository in another folder, beside the installed packages. */
export function copyParts(root: string, folders: readonly string[]): void {
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const folder of folders)
    cpSync(join(repository, folder), join(root, folder), { recursive: true, filter });
  mkdirSync(join(root, 'node_modules/@vitrine'), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules'))) {
    if (name === '@vitrine' || name.startsWith('.')) continue;
    symlinkSync(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  }
  for (const name of readdirSync(join(repository, 'node_modules/@vitrine'))) {
    const path = relative(repository, realpathSync(join(repository, 'node_modules/@vitrine', name)));
    const own = join(root, path);
    symlinkSync(existsSync(own) ? own : join(repository, path), join(root, 'node_modules/@vitrine', name));
  }
}
