import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The catalogue's address, without a trailing slash. */
    catalogue: string;
  }
}

const root = join(import.meta.dirname, '..', '..', '..');

/** One catalogue for all journeys of widgets, in its own process, with the source at its start. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, ['tools/catalogue.ts', '--port', '0', '--no-watch'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  project.provide('catalogue', await addressOf(server));
  return async () => {
    const ended = new Promise(resolve => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    server.stdout?.on('data', chunk => {
      text += String(chunk);
      const address = /Catalogue\s+(\S+)\/\n/.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', code => reject(new Error(`The catalogue ended with ${code} before it was ready.`)));
  });
}
