import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type BuildPart, buildParts, stalePartsOf } from './build-parts.ts';

/**
 * Builds what is stale in a process of its own, so that the server which follows does not carry the build's
 * memory. Its words go to standard error: standard output belongs to the command. Ends this process on failure.
 */
export function buildApart(root: string, parts: readonly BuildPart[] = buildParts): void {
  if (stalePartsOf(root, parts).length === 0) return;
  const { status } = spawnSync(process.execPath, [join(root, 'tools', 'build.ts')], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}
