import { readFileSync } from 'node:fs';

export interface ManifestRow {
  readonly path: string;
  /** The result of an independent count of the file. */
  readonly holds: string;
}

/** The rows of one section of the data's manifest, with the section's folder before each path. */
export function manifestRows(manifest: string, section: string): ManifestRow[] {
  const [, ...parts] = readFileSync(manifest, 'utf8').split(/^## /m);
  const own = parts.find(part => part.startsWith(`${section} `)) ?? '';
  return own
    .split('\n')
    .filter(line => /^\| [^|]+\.\w+ \|/.test(line))
    .map(line => line.split('|').map(cell => cell.trim()))
    .map(cells => ({ path: `${section}/${cells[1]}`, holds: cells[3] ?? '' }));
}
