/**
 * `npm run dev`: builds visitor, studio and server, rebuilds changed parts, and restarts the server
 * after each build; open pages reload when it is back.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildParts } from './src/build-parts.ts';

const root = join(import.meta.dirname, '..');
const environment = join(root, '.env');
if (existsSync(environment)) process.loadEnvFile(environment);

const waiting = new Set<string>();
let server: ChildProcess | null = null;
let isStopping = false;
let restart: NodeJS.Timeout | undefined;

for (const part of buildParts) {
  const folder = join(root, part.folder);
  if (!existsSync(join(folder, 'vite.config.ts'))) continue;
  waiting.add(part.name);
  const watcher = await build({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    mode: 'development',
    logLevel: 'warn',
    build: { watch: {}, minify: false },
  });
  if (!('on' in watcher)) throw new Error('Vite did not watch.');
  watcher.on('event', event => {
    if (event.code === 'ERROR') console.error(event.error.message);
    if (event.code === 'BUNDLE_END') void event.result.close();
    if (event.code === 'END') built(part.name);
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true;
    if (server === null) process.exit(0);
    server.once('exit', () => process.exit(0));
    server.kill('SIGTERM');
  });
}

function built(name: string): void {
  waiting.delete(name);
  console.log(`Built the ${name}.`);
  if (waiting.size > 0) return;
  clearTimeout(restart);
  restart = setTimeout(startAgain, 150);
}

function startAgain(): void {
  if (isStopping) return;
  if (server !== null) {
    server.once('exit', startAgain);
    server.kill('SIGTERM');
    server = null;
    return;
  }
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist', 'server', 'main.js')], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  server = child;
  child.on('exit', code => {
    if (server === child) server = null;
    if (code !== null && code !== 0 && !isStopping)
      console.error(`The server ended with ${code}; it starts again after the next change.`);
  });
}
