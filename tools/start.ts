/** `npm start`: builds what is missing or stale, then runs the server in this very process. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './src/build-stale.ts';

const root = join(import.meta.dirname, '..');
await buildStale(root, message => console.log(message));
const environment = join(root, '.env');
if (existsSync(environment)) process.loadEnvFile(environment);
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
