import { type BuiltServer, newDataDir, removeDataDir, startBuiltServer } from './built-server.ts';
import { drawSixtyBlocks } from './drawing.ts';
import type { Figure } from './figure.ts';
import { type Owner, signIn } from './owner.ts';
import { useOf } from './process-use.ts';
import { type RenderTimes, renderFigures } from './render-figures.ts';
import { readPaths, starterHost } from './site-paths.ts';
import { WireClient } from './wire-client.ts';

/** Pages not requested since the last publish, compared with the same from memory (rule BENCH-6). */
export async function measureRender({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const drawn = await drawSixtyBlocks(isQuick ? 100 : 500);
  const folder = newDataDir();
  const server = await startBuiltServer(folder);
  try {
    return renderFigures({ ...(await measureOn(server, isQuick ? 4 : 20)), drawn });
  } finally {
    await server.stop();
    removeDataDir(folder);
  }
}

async function measureOn(server: BuiltServer, rounds: number): Promise<Omit<RenderTimes, 'drawn'>> {
  const owner = await signIn(server, 'kiln');
  const visitor = await WireClient.open(server.port, starterHost(server));
  const paths = await readPaths(server);
  const edited = await findAbout(owner);
  const first: number[] = [];
  const cpu: number[] = [];
  const again: number[] = [];
  const published: number[] = [];
  // The first round warms the rendering code.
  for (let round = 0; round <= rounds; round += 1) {
    const took = await publishChange(owner, { visitor, edited, title: `About ${round}` });
    if (round > 0) published.push(took);
    for (const path of paths.filter(path => path !== edited.path)) {
      const before = useOf(server.pid).cpu;
      const firstTime = await ask(visitor, path);
      const used = useOf(server.pid).cpu - before;
      const againTime = await ask(visitor, path);
      if (round === 0) continue;
      first.push(firstTime);
      cpu.push(used);
      again.push(againTime);
    }
  }
  visitor.close();
  owner.close();
  return { first, cpu, again, published };
}

interface Edited {
  readonly id: string;
  readonly path: string;
}

async function findAbout(owner: Owner): Promise<Edited> {
  const { collections } = (await owner.call('GET', '/api/collections')) as {
    collections: { id: string; slug: string }[];
  };
  const about = collections.find(({ slug }) => slug === 'about');
  if (about === undefined) throw new Error('The starter has no page “about”.');
  return { id: about.id, path: '/about' };
}

/** Renames the page, publishes, and requests it until the new title is there: milliseconds from Publish on. */
async function publishChange(
  owner: Owner,
  { visitor, edited, title }: { visitor: WireClient; edited: Edited; title: string },
): Promise<number> {
  await owner.call('PATCH', `/api/collections/${edited.id}`, { title });
  const began = performance.now();
  await owner.call('POST', '/api/publishing/revisions', {});
  for (;;) {
    const { body } = await visitor.send({ method: 'GET', path: edited.path, headers: {} });
    const took = performance.now() - began;
    if (body.includes(`<title>${title} `)) return took;
    if (took > 10_000) throw new Error('The published change did not appear within ten seconds.');
  }
}

/** An answer is compressed for its recipient. */
const asBrowsers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

async function ask(visitor: WireClient, path: string): Promise<number> {
  const began = performance.now();
  const { status } = await visitor.send({ method: 'GET', path, headers: asBrowsers });
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  return performance.now() - began;
}
