/** The compressed bytes sent to a visitor's browser, compared with the budgets of docs/specification/journeys.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visitorBudgets } from './src/visitor-budgets.ts';

const folder = join(import.meta.dirname, '..', 'dist', 'visitor');
const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
const results = visitorBudgets(manifest, file => readFileSync(join(folder, file)));
for (const { name, bytes, most } of results)
  console.log(`${bytes <= most ? '✓' : '✗'} ${name}: ${bytes} of ${most} bytes`);
process.exit(results.every(({ bytes, most }) => bytes <= most) ? 0 : 1);
