import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One of the three built parts: its output folder, and all folders with its sources. */
export interface BuildPart {
  readonly name: 'visitor' | 'studio' | 'server';
  readonly folder: string;
  readonly sources: readonly string[];
}

const packages = (...names: string[]) => names.map(name => `packages/${name}`);

/** In this order: the server reads the output of the others. */
export const buildParts: readonly BuildPart[] = [
  {
    name: 'visitor',
    folder: 'packages/visitor',
    sources: packages('core', 'widgets', 'blocks', 'visitor'),
  },
  {
    name: 'studio',
    folder: 'apps/studio',
    sources: [...packages('core', 'widgets', 'blocks', 'controls', 'render'), 'apps/studio'],
  },
  {
    name: 'server',
    folder: 'apps/server',
    sources: [...packages('core', 'widgets', 'blocks', 'render'), 'apps/server', 'starters'],
  },
];

/** Parts whose build is missing or older than its sources (rule BUILD-1). */
export function stalePartsOf(root: string, parts: readonly BuildPart[] = buildParts): BuildPart[] {
  return parts.filter(
    part =>
      existsSync(join(root, part.folder, 'vite.config.ts')) &&
      readIfThere(stampOf(root, part)) !== fingerprintOf(root, part),
  );
}

/** Records the sources that a part was built from; call it after a successful build. */
export function markBuilt(root: string, part: BuildPart, fingerprint: string): void {
  mkdirSync(join(root, 'dist', part.name), { recursive: true });
  writeFileSync(stampOf(root, part), fingerprint);
}

/** The content of every source file and of the lock file; tests do not count. */
export function fingerprintOf(root: string, part: BuildPart): string {
  const hash = createHash('sha256');
  hash.update(readIfThere(join(root, 'package-lock.json')));
  for (const source of part.sources) {
    for (const path of filesBelow(join(root, source)))
      hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => !/^(node_modules|dist|test|draw)$|\.(test|integration|corpus)\.tsx?$/.test(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

function stampOf(root: string, part: BuildPart): string {
  return join(root, 'dist', part.name, '.sources');
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
