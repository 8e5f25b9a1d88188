import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const biome = join(import.meta.dirname, '../../node_modules/@biomejs/biome/bin/biome');

/** Formats generated files and sorts their imports: line breaks depend on the length of names. */
export function tidyFiles(root: string, paths: readonly string[]): void {
  const sources = paths.filter(path => path.endsWith('.ts'));
  execFileSync(process.execPath, [biome, 'check', '--write', '--vcs-enabled=false', ...sources], {
    cwd: root,
    stdio: 'pipe',
  });
}
