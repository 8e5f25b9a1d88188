import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { expect, it } from 'vitest';
import { CallFailure } from '../api/call-failure.ts';
import { findLinkTargets, getLinkTarget } from './link-targets.ts';

const collections = [
  { id: 'home', type: collectionTypes.page, title: 'Welcome', slug: 'start' },
  { id: 'about', type: collectionTypes.page, title: 'About us', slug: 'über-uns' },
  { id: 'shop', type: collectionTypes.products, title: 'Shop', slug: 'shop' },
  { id: 'journal', type: collectionTypes.blog, title: 'Journal', slug: 'journal' },
  { id: 'news', type: collectionTypes.blog, title: 'News', slug: 'news' },
  { id: 'folder', type: collectionTypes.folder, title: 'More about us', slug: 'more' },
  {
    id: 'link',
    type: collectionTypes.link,
    title: 'About them',
    slug: 'x',
    linkAddress: 'https://a.example',
  },
];
const image = { id: 'picture' };
const products = [
  { title: 'Mug', address: '/shop/mug', image },
  { title: 'Tall mug', address: '/shop/mug-2', image: null },
];
const productCollections = [{ name: 'Mugs for gifts', address: '/shop/collection/mugs' }];
const fundId = 'f'.repeat(24);
const funds = [
  { id: fundId, title: 'A new kiln', isOpen: true },
  { id: 'g'.repeat(24), title: 'The old kiln', isOpen: false },
];
const fundPage = `/checkout/donate?donatePageId=${fundId}`;
const posts = {
  journal: [
    { title: 'To be written', slug: 'draft', publishedAt: null },
    { title: 'A mug is fired', slug: 'mug', publishedAt: '2024-05-02T10:00:00.000Z' },
  ],
  news: [{ title: 'Open on Sunday', slug: 'sunday', publishedAt: '2024-05-03T10:00:00.000Z' }],
};

type Answer = { readonly status: number; readonly body: object };
const ok = (body: object): Answer => ({ status: 200, body });
const refused: Answer = { status: 403, body: { error: 'call.forbidden', message: 'Not yours.' } };

/** A server that returns these responses for any search. */
function server(other: Readonly<Record<string, Answer>> = {}) {
  const answers: Readonly<Record<string, Answer>> = {
    '/api/collections': ok({ collections, homePageId: 'home' }),
    '/api/product-collections': ok({ collections: productCollections }),
    '/api/products': ok({ products }),
    '/api/donation-funds': ok({ funds }),
    [`/api/donation-funds/${fundId}`]: ok({ fund: funds[0] }),
    '/api/collections/journal/items': ok({ items: posts.journal }),
    '/api/collections/news/items': ok({ items: posts.news }),
    ...other,
  };
  const asked: string[] = [];
  return {
    asked,
    transport: async ({ path }: { path: string }) => {
      asked.push(path);
      const answer = answers[path.replace(/\?.*$/, '')];
      if (!answer) throw new TypeError('Failed to fetch');
      return { status: answer.status, text: JSON.stringify(answer.body) };
    },
    page: { readCookies: () => '', writeCookie: () => {}, announce: () => {} },
  };
}

const summaryOf = (targets: readonly { kind: string; title: string; address: string }[]) =>
  targets.map(({ kind, title, address }) => `${kind} ${title} ${address}`);

it('PANEL-23, PRODUCTLIST-10: pages, collections, products, posts, open funds and the gift card page are listed, with the newest posts of all blogs first', async () => {
  const all = await findLinkTargets('', server());
  expect(summaryOf(all)).toEqual([
    'page Welcome /',
    'page About us /%C3%BCber-uns',
    'page Shop /shop',
    'page Journal /journal',
    'page News /news',
    'collection Mugs for gifts /shop/collection/mugs',
    'product Mug /shop/mug',
    'product Tall mug /shop/mug-2',
    'post To be written /journal/draft',
    'post Open on Sunday /news/sunday',
    'post A mug is fired /journal/mug',
    `fund A new kiln ${fundPage}`,
    'store Gift card balance /cart/gift-card',
  ]);
  expect(all.find(({ title }) => title === 'Mug')?.image).toEqual(image);
});

it('PANEL-23: pages are searched by title and address here, everything else by the server', async () => {
  const world = server();
  const pages = async (search: string) =>
    (await findLinkTargets(search, world)).filter(({ kind }) => kind === 'page').map(({ title }) => title);
  expect([await pages(' ABOUT '), await pages('Über'), await pages('start')]).toEqual([
    ['About us'],
    ['About us'],
    [],
  ]);
  expect(world.asked).toContain('/api/products?search=ABOUT&limit=20');
  expect(world.asked).toContain('/api/collections/news/items?search=ABOUT&limit=20');
});

it('PANEL-23: results that a person may not see are left out, and failures are reported', async () => {
  const kindsWith = async (other: Readonly<Record<string, Answer>>) => [
    ...new Set((await findLinkTargets('', server(other))).map(({ kind }) => kind)),
  ];
  expect(await kindsWith({ '/api/products': refused })).toEqual([
    'page',
    'collection',
    'post',
    'fund',
    'store',
  ]);
  expect(await kindsWith({ '/api/collections': refused })).toEqual(['collection', 'product', 'fund']);
  expect(await kindsWith({ '/api/product-collections': refused })).toEqual([
    ...['page', 'product', 'post', 'fund', 'store'],
  ]);
  expect(await kindsWith({ '/api/donation-funds': refused })).not.toContain('fund');
  const broken = server({ '/api/products': { status: 503, body: {} } });
  await expect(findLinkTargets('', broken)).rejects.toThrow(CallFailure);
});

it('PANEL-23: an address is recognised only by an exact match', async () => {
  const titleAt = async (address: string) => (await getLinkTarget(address, server()))?.title ?? null;
  const addresses = [
    '/',
    '/%C3%BCber-uns',
    '/%C3%BCber-uns#hours',
    '/shop/mug',
    '/shop/mug-2',
    '/shop/collection/mugs',
    '/journal/mug',
    fundPage,
    `${fundPage}x`,
    '/checkout/donate?donatePageId=nonsense',
    '/cart/gift-card',
    '/news/mug',
    '/start',
    '#hours',
    '/100%',
  ];
  expect(await Promise.all(addresses.map(titleAt))).toEqual([
    'Welcome',
    'About us',
    'About us',
    'Mug',
    'Tall mug',
    'Mugs for gifts',
    'A mug is fired',
    'A new kiln',
    null,
    null,
    'Gift card balance',
    null,
    null,
    null,
    null,
  ]);
});

it('PANEL-23: products and posts are searched by the last part of an address, and only if no page matches', async () => {
  const world = server({ '/api/products': refused });
  await getLinkTarget('/shop', world);
  expect(world.asked).toEqual(['/api/collections']);
  expect((await getLinkTarget('/journal/mug', world))?.title).toBe('A mug is fired');
  expect(world.asked).toContain('/api/collections/journal/items?search=mug&limit=200');
});
