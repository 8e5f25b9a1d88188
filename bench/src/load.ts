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

/** Logs once which client generates the load: without `wrk`, our own, which uses more of the machine. */
export function nameClient(): string {
  return hasWrk ? 'The load is made by wrk.' : 'wrk is not installed: the load is made by a plainer client.';
}

/** The number of answered pages over this many kept connections; throws if any answer is not a page. */
export function answersUnder(load: Load): Promise<number> {
  return hasWrk ? askWithWrk(load) : askOverSockets(load);
}

async function askWithWrk({ port, path, headers, connections, seconds }: Load): Promise<number> {
  const { host = '127.0.0.1', ...sent } = headers;
  // It accepts a host only under that very name.
  const lines = Object.entries({ Host: host, ...sent }).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const of = ['-t1', `-c${connections}`, `-d${Math.max(1, Math.round(seconds))}s`, ...lines];
  const wrk = spawn('wrk', [...of, `http://127.0.0.1:${port}${path}`]);
  let output = '';
  for await (const part of wrk.stdout) output += part;
  if (/Non-2xx|Socket errors/.test(output) || !/Requests\/sec/.test(output))
    throw new Error(`${path} was not always answered by a page.\n${output}`);
  return Number(/^ *(\d+) requests in/m.exec(output)?.[1]);
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
