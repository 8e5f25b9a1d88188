import { alternate } from './alternate.ts';
import { type BuiltServer, newDataDir, removeDataDir, startBuiltServer } from './built-server.ts';
import { type Figure, figureOf } from './figure.ts';
import { answersUnder, nameClient } from './load.ts';
import { startNginx } from './nginx.ts';
import { useOf } from './process-use.ts';
import { askPage, startReferencePage } from './reference-page.ts';

const pages = [
  { name: 'home', path: '/' },
  { name: 'product', path: '/shop/breakfast-bowl' },
];
const encodings = [
  { name: 'plain', headers: {} },
  { name: 'br, gzip', headers: { 'accept-encoding': 'br, gzip' } },
];

/**
 * Processor time of a published page, compared with plain Node with the same bytes in memory; and
 * pages per second, compared with nginx with them in a file.
 */
export async function measurePages({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  console.log(nameClient());
  const folder = newDataDir();
  const server = await startBuiltServer(folder);
  try {
    const figures: Figure[] = [];
    for (const page of pages) {
      for (const encoding of encodings)
        figures.push(...(await measurePage(server, { page, encoding, isQuick })));
    }
    return figures;
  } finally {
    await server.stop();
    removeDataDir(folder);
  }
}

interface PageRun {
  readonly page: (typeof pages)[number];
  readonly encoding: (typeof encodings)[number];
  readonly isQuick: boolean;
}

async function measurePage(server: BuiltServer, { page, encoding, isQuick }: PageRun): Promise<Figure[]> {
  const headers = { host: `kiln.localhost:${server.port}`, ...encoding.headers };
  const answer = await askPage(server.port, page.path, headers);
  const reference = await startReferencePage(answer);
  const nginx = await startNginx(page.path, answer);
  const figures: Figure[] = [];
  for (const connections of [1, 32]) {
    const seconds = isQuick ? 1 : 3;
    const answers = (port: number) => answersUnder({ port, path: page.path, headers, connections, seconds });
    const microseconds =
      ({ port, pid }: { port: number; pid: number }) =>
      async () => {
        const before = useOf(pid).cpu;
        const count = await answers(port);
        return (1000 * (useOf(pid).cpu - before)) / count;
      };
    await answers(server.port);
    await answers(reference.port);
    const times = await alternate(isQuick ? 3 : 7, {
      ours: microseconds(server),
      reference: microseconds(reference),
    });
    const name = `${page.name}, ${encoding.name}, ${connections} connections`;
    const group = 'pages';
    const comparison = { value: times.ours, unit: 'µs CPU', reference: times.reference };
    figures.push(figureOf({ group, name, ...comparison, aim: { below: 1.25 } }));
    if (nginx === null) continue;
    const rates = await alternate(isQuick ? 3 : 5, {
      ours: async () => (await answers(server.port)) / seconds,
      nginx: async () => (await answers(nginx.port)) / seconds,
    });
    const rate = { value: rates.ours, unit: '1/s', reference: rates.nginx };
    figures.push(figureOf({ group, name: `${name}, beside nginx`, ...rate }));
  }
  reference.stop();
  await nginx?.stop();
  return figures;
}
