import { spawn } from 'node:child_process';
import { stopProcess } from '@vitrine/tools/stop-process.ts';
import { untilPrinted } from '@vitrine/tools/until-printed.ts';

const ready = /Catalogue\s+(\S+)\/\n/;

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
    address: ready.exec(await untilPrinted(server, ready))?.[1] ?? '',
    stop: () => stopProcess(server),
  };
}
