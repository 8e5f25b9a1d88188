import { setTimeout as delay } from 'node:timers/promises';
import { alternate } from './alternate.ts';
import { type BuiltServer, newDataDir, removeDataDir, startBuiltServer } from './built-server.ts';
import type { Figure } from './figure.ts';
import { type Grown, growthFigures } from './growth-figures.ts';
import { type Owner, signIn } from './owner.ts';
import { openPlanting, type Planting, plantedVariants } from './plant.ts';
import { untilQuiet, useOf } from './process-use.ts';
import { openVisitor } from './shop.ts';
import { starterHost } from './site-paths.ts';
import { starterWebsite } from './starter-website.ts';
import { WireClient } from './wire-client.ts';

/**
 * The same requests in a growing shop, journal and platform, rendering each page again: growth is
 * shown as a curve (rule BENCH-9).
 */
export async function measureGrowth({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const folder = newDataDir();
  const server = await startBuiltServer(folder);
  const planting = await openPlanting(server.dataDir);
  const owner = await signIn(server, 'kiln');
  const visitor = await WireClient.open(server.port, starterHost(server));
  const growing = { server, planting, owner, visitor, websiteId: await starterWebsite(server), isQuick };
  try {
    const curve = async (
      counts: readonly number[],
      measure: (of: Growing, count: number) => Promise<Grown>,
    ) => {
      const sizes: Grown[] = [];
      for (const count of counts) sizes.push(await measure(growing, count));
      return growthFigures(sizes);
    };
    return [
      ...(await curve(isQuick ? [100, 2000] : [100, 10_000, 100_000], measureShop)),
      ...(await curve(isQuick ? [10, 300] : [10, 1000, 10_000], measureJournal)),
      ...(await curve(isQuick ? [1, 20] : [1, 100, 1000], measurePlatform)),
    ];
  } finally {
    visitor.close();
    owner.close();
    await planting.close();
    await server.stop();
    removeDataDir(folder);
  }
}

interface Growing {
  readonly server: BuiltServer;
  readonly planting: Planting;
  readonly owner: Owner;
  readonly visitor: WireClient;
  readonly websiteId: string;
  readonly isQuick: boolean;
}

async function measureShop(growing: Growing, count: number): Promise<Grown> {
  const { server, planting, owner, websiteId, isQuick } = growing;
  await planting.products(websiteId, count);
  await indexAll(growing, `/search?q=${count}`, `bowl-${count}`);
  await planting.settle();
  await untilQuiet(server.pid);
  const lastPage = Math.floor(count / 24);
  const buyer = await openVisitor(server, plantedVariants(count, Math.max(30, count - 50)), 0);
  const carts: string[] = [];
  for (let cart = 0; cart < 32; cart += 1) carts.push(await buyer.fillCart());
  const list = (query: string) => used(growing, () => owner.call('GET', `/api/products?${query}`));
  const times = await alternate<string>(isQuick ? 5 : 15, {
    'plain page': uncached(growing, '/about'),
    'page of a product': uncached(growing, `/shop/bowl-${count - 7}`),
    'first page of the shop': uncached(growing, '/shop'),
    'last page of the shop': uncached(growing, `/shop?page=${lastPage}`),
    'last page of a category': uncached(growing, `/shop/category/bowls?page=${Math.floor(lastPage / 2)}`),
    'search that finds one': uncached(growing, `/search?q=${count - 7}`),
    'search that finds all': uncached(growing, '/search?q=bowl'),
    'sitemap of the products': uncached(growing, '/sitemap.xml'),
    'studio’s list by title': () => list('sort=title&limit=50'),
    'studio’s list by stock': () => list('sort=stock&limit=50'),
    'studio’s search that finds one': () => list(`sort=title&limit=50&search=ku-${count - 7}`),
    'studio’s search that finds all': () => list('sort=title&limit=50&search=owl'),
    order: () => used(growing, async () => buyer.order(carts.pop() ?? '')),
  });
  buyer.close();
  return { size: `${count} products`, times };
}

async function measureJournal(growing: Growing, count: number): Promise<Grown> {
  const { server, planting, owner, websiteId, isQuick } = growing;
  const publish = () => owner.call('POST', '/api/publishing/revisions', {});
  await planting.posts(websiteId, count);
  const first = await used(growing, publish);
  await planting.settle();
  await untilQuiet(server.pid);
  const times = await alternate<string>(isQuick ? 5 : 15, {
    'search that finds one post': uncached(growing, `/search?q="number ${count - 1}"`),
    'search that finds all posts': uncached(growing, '/search?q=notes'),
    'publish of one change': async () => {
      changes += 1;
      const id = `post${String(count).padStart(20, '0')}`;
      await owner.call('PATCH', `/api/items/${id}`, { excerpt: `Words ${changes}` });
      return used(growing, publish);
    },
  });
  return { size: `${count} posts`, times: { ...times, 'publish of the new posts': first } };
}

/** Websites next to this one, created as in the studio. */
async function measurePlatform(growing: Growing, count: number): Promise<Grown> {
  const { server, isQuick } = growing;
  const platform = await signIn(server, null);
  const create = (starter: string | null) => {
    websites += 1;
    const subdomain = `beside-${websites}`;
    const body = { title: subdomain, subdomain, ...(starter === null ? {} : { starter }) };
    return platform.call('POST', '/api/websites', body);
  };
  while (websites < count - 1) await create(null);
  const times = await alternate<string>(isQuick ? 3 : 5, {
    'page of a neighbour': uncached(growing, '/about'),
    'new website': () => used(growing, () => create(null)),
    'website from the starter': () => used(growing, () => create('kiln')),
    'a second of doing nothing': async () => (await used(growing, () => delay(5000))) / 5,
  });
  platform.close();
  return { size: `${count} websites`, times };
}

let websites = 0;
let changes = 0;

/** A change that is visible on every page. */
function change({ owner }: Pick<Growing, 'owner'>): Promise<unknown> {
  changes += 1;
  return owner.call('PATCH', '/api/website/settings', { settings: { description: `Pots ${changes}` } });
}

/** The cost of the first request for the page after such a change. */
function uncached(growing: Growing, path: string): () => Promise<number> {
  return async () => {
    await change(growing);
    return used(growing, async () => {
      const { status } = await growing.visitor.send({ method: 'GET', path: encodeURI(path), headers: {} });
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
    });
  };
}

/** Milliseconds of processor time, of the server and its database, until the work is done. */
async function used({ server }: Pick<Growing, 'server'>, work: () => Promise<unknown>): Promise<number> {
  const before = useOf(server.pid).cpu;
  await work();
  return useOf(server.pid).cpu - before;
}

/** A change of language has the server index all products; waits until the last is found. */
async function indexAll(growing: Growing, path: string, address: string): Promise<void> {
  for (const language of ['de', 'en'])
    await growing.owner.call('PATCH', '/api/website/settings', { settings: { language } });
  for (let tries = 0; ; tries += 1) {
    await change(growing);
    const { body } = await growing.visitor.send({ method: 'GET', path, headers: {} });
    if (body.includes(address)) return;
    if (tries > 600) throw new Error(`The server did not index ${address} within ten minutes.`);
    await delay(1000);
  }
}
