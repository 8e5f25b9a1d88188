/** `npm start`: builds missing and stale parts, then runs the server in this process. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApart } from './src/build-apart.ts';
import { stopWithNpm } from './src/stop-with-npm.ts';

const root = join(import.meta.dirname, '..');
buildApart(root);
const environment = join(root, '.env');
if (existsSync(environment)) process.loadEnvFile(environment);
process.env.NODE_ENV ??= 'production';
stopWithNpm();
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
