import { spawn, spawnSync } from 'node:child_process';
import { WireClient } from './wire-client.ts';

interface Load {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

/** Says once which client makes the load: where `wrk` is missing, one of our own that takes more of the machine. */
export function nameClient(): string {
  return hasWrk ? 'The load is made by wrk.' : 'wrk is not installed: the load is made by a plainer client.';
}

/** How many pages were answered over so many kept connections; throws when any answer is no page. */
export function answersUnder(load: Load): Promise<number> {
  return hasWrk ? askWithWrk(load) : askOverSockets(load);
}

async function askWithWrk({ port, path, headers, connections, seconds }: Load): Promise<number> {
  const { host = '127.0.0.1', ...sent } = headers;
  // It takes over a host only under that very name.
  const lines = Object.entries({ Host: host, ...sent }).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const of = ['-t1', `-c${connections}`, `-d${Math.max(1, Math.round(seconds))}s`, ...lines];
  const wrk = spawn('wrk', [...of, `http://127.0.0.1:${port}${path}`]);
  let told = '';
  for await (const part of wrk.stdout) told += part;
  if (/Non-2xx|Socket errors/.test(told) || !/Requests\/sec/.test(told))
    throw new Error(`${path} was not always answered by a page.\n${told}`);
  return Number(/^ *(\d+) requests in/m.exec(told)?.[1]);
}

async function askOverSockets({ port, path, headers, connections, seconds }: Load): Promise<number> {
  const { host = '127.0.0.1', ...sent } = headers;
  const until = performance.now() + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = await WireClient.open(port, host);
      let count = 0;
      for (; performance.now() < until; count += 1) {
        const { status } = await client.send({ method: 'GET', path, headers: sent });
        if (status !== 200) throw new Error(`${path} answered ${status}.`);
      }
      client.close();
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
