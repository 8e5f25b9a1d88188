import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = Record<string, { file: string; isEntry?: boolean }>;

/** Address of the built visitor's first script. */
export function visitorScriptAddress(root: string): string {
  const manifest: Manifest = JSON.parse(
    readFileSync(join(root, 'dist', 'visitor', '.vite', 'manifest.json'), 'utf8'),
  );
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The visitor’s script is not built.');
  return `/_assets/visitor/${entry.file}`;
}

/** React and the code its build needs: one copy for all islands, cached by the browser between pages. */
export function isRuntime(address: string): boolean {
  return /\/(?:react|rolldown-runtime)-[^/]+\.js$/.test(address);
}
