import { alternate } from './alternate.ts';
import { askPage, startBarePage } from './bare-page.ts';
import { type BuiltServer, newDataDir, removeDataDir, startBuiltServer } from './built-server.ts';
import { type Figure, figureOf } from './figure.ts';
import { ratePerSecond } from './load.ts';
import { startNginx } from './nginx.ts';

const pages = [
  { name: 'home', path: '/' },
  { name: 'product', path: '/shop/breakfast-bowl' },
];
const encodings = [
  { name: 'plain', headers: {} },
  { name: 'br, gzip', headers: { 'accept-encoding': 'br, gzip' } },
];

/** Published pages a second, beside bare Node with the same bytes in memory, and nginx with them in a file. */
export async function measurePages({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
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
  const bare = await startBarePage(answer);
  const nginx = await startNginx(page.path, answer);
  const figures: Figure[] = [];
  for (const connections of [1, 32]) {
    const rate = (port: number) => () =>
      ratePerSecond({ port, path: page.path, headers, connections, seconds: isQuick ? 1 : 3 });
    await rate(server.port)();
    const rates = await alternate<string>(isQuick ? 3 : 5, {
      ours: rate(server.port),
      bare: rate(bare.port),
      ...(nginx ? { nginx: rate(nginx.port) } : {}),
    });
    const name = `${page.name}, ${encoding.name}, ${connections} connections`;
    const ours = { group: 'pages', name, value: rates.ours ?? 0, unit: '1/s' };
    figures.push(figureOf({ ...ours, reference: rates.bare, aim: { atLeast: 0.8 } }));
    if (nginx) figures.push(figureOf({ ...ours, name: `${name}, beside nginx`, reference: rates.nginx }));
  }
  bare.stop();
  await nginx?.stop();
  return figures;
}
