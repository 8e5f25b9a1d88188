import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type BuildPart, buildParts, stalePartsOf } from './build-parts.ts';

/**
 * Builds stale parts in a separate process, so that the server does not keep the build's memory.
 * Its output goes to standard error: standard output belongs to the command. Ends this process on
 * failure.
 */
export function buildApart(root: string, parts: readonly BuildPart[] = buildParts): void {
  if (stalePartsOf(root, parts).length === 0) return;
  const { status } = spawnSync(process.execPath, [join(root, 'tools', 'build.ts')], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}
