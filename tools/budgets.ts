/** What browsers load, compared with the budgets of docs/specification/journeys.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mostFiles, roomFiles } from './src/studio-budgets.ts';
import { visitorBudgets } from './src/visitor-budgets.ts';

const built = (part: string) => join(import.meta.dirname, '..', 'dist', part);
const manifestOf = (part: string) =>
  JSON.parse(readFileSync(join(built(part), '.vite', 'manifest.json'), 'utf8'));
const pages = visitorBudgets(manifestOf('visitor'), file => readFileSync(join(built('visitor'), file)));
const results = [
  ...pages.map(({ name, bytes, most }) => ({ name, is: bytes, most, unit: 'bytes' })),
  ...roomFiles(manifestOf('studio')).map(({ name, files }) => ({
    ...{ name, is: files, most: mostFiles, unit: 'files' },
  })),
];
for (const { name, is, most, unit } of results)
  console.log(`${is <= most ? '✓' : '✗'} ${name}: ${is} of ${most} ${unit}`);
process.exit(results.every(({ is, most }) => is <= most) ? 0 : 1);
