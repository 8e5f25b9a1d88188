import { join } from 'node:path';
import { fingerprintOf, markBuilt, stalePartsOf } from './build-parts.ts';

/** Builds missing and stale parts, one after the other, and logs each by name. Throws if a build fails. */
export async function buildStale(root: string, tell: (message: string) => void): Promise<void> {
  const stale = stalePartsOf(root);
  if (stale.length === 0) return;
  const { build } = await import('vite');
  for (const part of stale) {
    tell(`Building the ${part.name} …`);
    // Taken before the build: a change during it makes the result stale again.
    const fingerprint = fingerprintOf(root, part);
    const folder = join(root, part.folder);
    await build({
      root: folder,
      configFile: join(folder, 'vite.config.ts'),
      logLevel: 'warn',
      mode: 'production',
    });
    markBuilt(root, part, fingerprint);
  }
}
