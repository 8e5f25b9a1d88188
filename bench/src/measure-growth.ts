import { setTimeout as delay } from 'node:timers/promises';
import { alternate } from './alternate.ts';
import { type BuiltServer, newDataDir, removeDataDir, startBuiltServer } from './built-server.ts';
import type { Figure } from './figure.ts';
import { growthFigures } from './growth-figures.ts';
import { type Owner, signIn } from './owner.ts';
import { openPlanting, type Planting } from './plant.ts';
import { openVisitor } from './shop.ts';
import { starterHost } from './site-paths.ts';
import { WireClient } from './wire-client.ts';

/**
 * The same requests in a shop and a journal that grow, each page drawn again, beside a page without products that is
 * made in the same rounds: what grows with the shop is seen as a curve (rule BENCH-9).
 */
export async function measureGrowth({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const folder = newDataDir();
  const server = await startBuiltServer(folder);
  const planting = await openPlanting(server.dataDir);
  const owner = await signIn(server, 'kiln');
  const visitor = await WireClient.open(server.port, starterHost(server));
  const grown = { server, planting, owner, visitor, websiteId: await websiteIdOf(server), isQuick };
  try {
    const figures: Figure[] = [];
    for (const count of isQuick ? [100, 2000] : [100, 1000, 10_000, 50_000])
      figures.push(...(await measureShop(grown, count)));
    for (const count of isQuick ? [100, 1000] : [100, 1000, 10_000])
      figures.push(...(await measureJournal(grown, count)));
    return figures;
  } finally {
    visitor.close();
    owner.close();
    await planting.close();
    await server.stop();
    removeDataDir(folder);
  }
}

interface Grown {
  readonly server: BuiltServer;
  readonly planting: Planting;
  readonly owner: Owner;
  readonly visitor: WireClient;
  readonly websiteId: string;
  readonly isQuick: boolean;
}

async function measureShop(grown: Grown, count: number): Promise<Figure[]> {
  const { server, planting, owner, websiteId, isQuick } = grown;
  await planting.products(websiteId, count);
  await indexAll(grown, `/search?q=${count}`, `bowl-${count}`);
  await planting.settle();
  const lastPage = Math.floor(count / 24);
  const buyer = await openVisitor(server, variantsOf(count), 0);
  const carts: string[] = [];
  for (let cart = 0; cart < 64; cart += 1) carts.push(await buyer.fillCart());
  const list = (query: string) => timed(() => owner.call('GET', `/api/products?${query}`));
  const times = await alternate<string>(isQuick ? 5 : 15, {
    plain: uncached(grown, '/about'),
    'page of a product': uncached(grown, `/shop/bowl-${count - 7}`),
    'first page of the shop': uncached(grown, '/shop'),
    'last page of the shop': uncached(grown, `/shop?page=${lastPage}`),
    'last page of a category': uncached(grown, `/shop/category/bowls?page=${Math.floor(lastPage / 2)}`),
    'search that finds one': uncached(grown, `/search?q=${count - 7}`),
    'search that finds all': uncached(grown, '/search?q=bowl'),
    sitemap: uncached(grown, '/sitemap.xml'),
    'studio’s list by title': () => list('sort=title&limit=50'),
    'studio’s list by stock': () => list('sort=stock&limit=50'),
    order: () => timed(async () => buyer.order(carts.pop() ?? '')),
  });
  buyer.close();
  return growthFigures(times, `${count} products`);
}

async function measureJournal(grown: Grown, count: number): Promise<Figure[]> {
  const { planting, owner, websiteId, isQuick } = grown;
  await planting.posts(websiteId, count);
  await owner.call('POST', '/api/publishing/revisions', {});
  await planting.settle();
  const times = await alternate<string>(isQuick ? 5 : 15, {
    plain: uncached(grown, '/about'),
    'search that finds one post': uncached(grown, `/search?q="number ${count - 7}"`),
    'search that finds all posts': uncached(grown, '/search?q=notes'),
    'publish of one change': () => publishedChange(grown, count),
  });
  return growthFigures(times, `${count} posts`);
}

let changes = 0;

/** Milliseconds of the page, asked for first after a change that shows on every page. */
function uncached({ owner, visitor }: Grown, path: string): () => Promise<number> {
  return async () => {
    changes += 1;
    await owner.call('PATCH', '/api/website/settings', { settings: { description: `Pots ${changes}` } });
    return timed(async () => {
      const { status } = await visitor.send({ method: 'GET', path: encodeURI(path), headers: {} });
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
    });
  };
}

/** Milliseconds of a publish after one post was changed; how it grows with the posts that did not. */
async function publishedChange({ owner }: Grown, count: number): Promise<number> {
  changes += 1;
  const id = `post${String(count).padStart(20, '0')}`;
  await owner.call('PATCH', `/api/items/${id}`, { excerpt: `Words ${changes}` });
  return timed(() => owner.call('POST', '/api/publishing/revisions', {}));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** A change of language has the server index all products; waits until the last is found. */
async function indexAll({ owner, visitor }: Grown, path: string, address: string): Promise<void> {
  for (const language of ['de', 'en'])
    await owner.call('PATCH', '/api/website/settings', { settings: { language } });
  for (let tries = 0; ; tries += 1) {
    await uncached({ owner, visitor } as Grown, '/about')();
    const { body } = await visitor.send({ method: 'GET', path, headers: {} });
    if (body.includes(address)) return;
    if (tries > 600) throw new Error(`The server did not index ${address} within ten minutes.`);
    await delay(1000);
  }
}

function variantsOf(count: number): string[] {
  return Array.from({ length: 50 }, (_, at) => `variant${String(count - at).padStart(17, '0')}`);
}

async function websiteIdOf(server: BuiltServer): Promise<string> {
  const platform = await signIn(server, null);
  const { websites } = (await platform.call('GET', '/api/websites')) as {
    websites: { id: string; subdomain: string }[];
  };
  platform.close();
  const kiln = websites.find(({ subdomain }) => subdomain === 'kiln');
  if (kiln === undefined) throw new Error('The starter’s website is not there.');
  return kiln.id;
}
