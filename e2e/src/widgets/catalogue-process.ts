import { type ChildProcess, spawn } from 'node:child_process';

export interface CatalogueProcess {
  /** Without a trailing slash. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** The catalogue of the repository in a folder, in its own process, with the source at its start. */
export async function startCatalogue(root: string): Promise<CatalogueProcess> {
  const server = spawn(process.execPath, ['tools/catalogue.ts', '--port', '0', '--no-watch'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    address: await addressOf(server),
    stop: async () => {
      const ended = new Promise(resolve => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    },
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
