import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), isEntry: z.boolean().optional() }));

let address: string | undefined;

/** The address of the built visitor script, from the manifest of its build. */
export function visitorScript(): string {
  if (address !== undefined) return address;
  const found = readEntry();
  // In development the script may be built while the server runs: a missing one is looked for again.
  if (found === null) return '/_assets/visitor/main.js';
  address = `/_assets/visitor/${found}`;
  return address;
}

function readEntry(): string | null {
  for (const folder of ['..', '../../../../../dist']) {
    try {
      const path = join(import.meta.dirname, folder, 'visitor', '.vite', 'manifest.json');
      const manifest = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
      const entry = Object.values(manifest).find(chunk => chunk.isEntry);
      if (entry) return entry.file;
    } catch {
      // Not built, or not here.
    }
  }
  return null;
}
