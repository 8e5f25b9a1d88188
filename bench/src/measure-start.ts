import { setTimeout as delay } from 'node:timers/promises';
import { type BuiltServer, clusterOf, newDataDir, removeDataDir, startBuiltServer } from './built-server.ts';
import { type Figure, figureOf } from './figure.ts';
import { answersUnder } from './load.ts';
import { median } from './median.ts';
import { forgetPeak, peakMegabytes } from './process-memory.ts';
import { postmasterOf, useOf } from './process-use.ts';
import { readPaths, starterHost } from './site-paths.ts';

const group = 'start';

/**
 * Starts on an empty folder and on the same one again, and the memory of the server and its
 * database then, separately.
 */
export async function measureStart({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const folder = newDataDir();
  try {
    const first = await startBuiltServer(folder);
    await first.stop();
    const again: Started[] = [];
    for (let round = 0; round < (isQuick ? 3 : 9); round += 1) again.push(await startAgain(folder));
    const last = await startBuiltServer(folder);
    const loaded = await memoryUnderLoad(last, isQuick ? 3 : 10);
    await last.stop();
    const middle = (of: keyof Started) => median(again.map(one => one[of]));
    const [ms, mb] = [
      { group, unit: 'ms' },
      { group, unit: 'MB' },
    ];
    return [
      figureOf({ ...ms, name: 'ready on an empty folder', value: first.readyMilliseconds }),
      figureOf({ ...ms, name: 'ready again', value: middle('ready'), aim: { below: 1500 } }),
      figureOf({ ...ms, name: 'ready again, of a processor', value: middle('cpu') }),
      figureOf({ ...mb, name: 'memory idle', value: middle('memory'), aim: { below: 180 } }),
      figureOf({ ...mb, name: 'memory idle, PostgreSQL', value: middle('database'), aim: { below: 48 } }),
      figureOf({ ...mb, name: 'memory at its peak under load', value: loaded }),
    ];
  } finally {
    removeDataDir(folder);
  }
}

interface Started {
  readonly ready: number;
  readonly cpu: number;
  readonly memory: number;
  readonly database: number;
}

const idleMilliseconds = 5000;

async function startAgain(folder: string): Promise<Started> {
  const server = await startBuiltServer(folder);
  const { cpu } = useOf(server.pid);
  await delay(idleMilliseconds);
  const database = useOf(postmasterOf(clusterOf(server))).memory;
  // The database is a child of the server.
  const memory = useOf(server.pid).memory - database;
  await server.stop();
  return { ready: server.readyMilliseconds, cpu, memory, database };
}

/** All pages once, then the home page over 32 connections. */
async function memoryUnderLoad(server: BuiltServer, seconds: number): Promise<number> {
  forgetPeak(server.pid);
  const headers = { host: starterHost(server), 'accept-encoding': 'br, gzip' };
  const once = { port: server.port, headers, connections: 1, seconds: 1 };
  for (const path of await readPaths(server)) await answersUnder({ ...once, path });
  await answersUnder({ ...once, path: '/', connections: 32, seconds });
  return peakMegabytes(server.pid);
}
