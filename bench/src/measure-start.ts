import { type BuiltServer, newDataDir, removeDataDir, startBuiltServer } from './built-server.ts';
import { type Figure, figureOf } from './figure.ts';
import { ratePerSecond } from './load.ts';
import { forgetPeak, peakMegabytes, residentMegabytes } from './process-memory.ts';
import { readPaths, starterHost } from './site-paths.ts';

/** From the start of the process to its first answer, on an empty folder and on the same again, and its memory. */
export async function measureStart({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const folder = newDataDir();
  try {
    const first = await startBuiltServer(folder);
    const memory = residentMegabytes(first.pid);
    await first.stop();
    const second = await startBuiltServer(folder);
    const memoryAgain = residentMegabytes(second.pid);
    const loaded = await memoryUnderLoad(second, isQuick ? 3 : 10);
    await second.stop();
    return [
      figureOf({
        group: 'start',
        name: 'ready on an empty folder',
        value: first.readyMilliseconds,
        unit: 'ms',
      }),
      figureOf({ group: 'start', name: 'ready again', value: second.readyMilliseconds, unit: 'ms' }),
      figureOf({ group: 'start', name: 'memory after the first start', value: memory, unit: 'MB' }),
      figureOf({ group: 'start', name: 'memory after a start', value: memoryAgain, unit: 'MB' }),
      figureOf({ group: 'start', name: 'memory at its peak under load', value: loaded, unit: 'MB' }),
    ];
  } finally {
    removeDataDir(folder);
  }
}

/** All pages once, then the home page over 32 connections. */
async function memoryUnderLoad(server: BuiltServer, seconds: number): Promise<number> {
  forgetPeak(server.pid);
  const headers = { host: starterHost(server), 'accept-encoding': 'br, gzip' };
  const once = { port: server.port, headers, connections: 1, seconds: 0.1 };
  for (const path of await readPaths(server)) await ratePerSecond({ ...once, path });
  await ratePerSecond({ ...once, path: '/', connections: 32, seconds });
  return peakMegabytes(server.pid);
}
