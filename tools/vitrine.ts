/** `npm run vitrine -- COMMAND`: the operator’s command line, built first if it is missing or stale. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApart } from './src/build-apart.ts';
import { buildParts } from './src/build-parts.ts';

const root = join(import.meta.dirname, '..');
buildApart(
  root,
  buildParts.filter(part => part.name === 'server'),
);
const environment = join(root, '.env');
if (existsSync(environment)) process.loadEnvFile(environment);
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(root, 'dist', 'server', 'cli.js')).href);
