/** `npm run vitrine -- COMMAND`: the operator’s command line, built first when it is missing or stale. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildParts, stalePartsOf } from './src/build-parts.ts';
import { buildStale } from './src/build-stale.ts';

const root = join(import.meta.dirname, '..');
const server = buildParts.filter(part => part.name === 'server');
// Standard output belongs to the command: with --json its last line is read by programs.
if (stalePartsOf(root, server).length > 0) await buildStale(root, message => console.error(message));
const environment = join(root, '.env');
if (existsSync(environment)) process.loadEnvFile(environment);
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(root, 'dist', 'server', 'cli.js')).href);
