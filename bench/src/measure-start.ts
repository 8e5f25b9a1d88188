import { readFileSync } from 'node:fs';
import { newDataDir, removeDataDir, startBuiltServer } from './built-server.ts';
import { type Figure, figureOf } from './figure.ts';

/** From the start of the process to its first answer, on an empty folder and on the same again, and its memory. */
export async function measureStart(): Promise<Figure[]> {
  const folder = newDataDir();
  try {
    const first = await startBuiltServer(folder);
    const memory = residentMegabytes(first.pid);
    await first.stop();
    const second = await startBuiltServer(folder);
    const memoryAgain = residentMegabytes(second.pid);
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
    ];
  } finally {
    removeDataDir(folder);
  }
}

/** Of the server's process alone, without its database; 0 where the system does not tell. */
function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}
