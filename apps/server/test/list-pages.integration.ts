import { productSorts } from '@vitrine/core/products/products.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putComment } from '../src/capabilities/collections/index.ts';
import { upsertProducts } from '../src/capabilities/products/index.ts';
import type { TestClient } from './harness.ts';
import { type ServedSite, startServedSite } from './served-site.ts';

let site: ServedSite;
let admin: TestClient;
let blogId: string;

const product = (at: number) => ({
  sourceKey: `list:${at}`,
  // Equal in most of the columns that lists are sorted by.
  product: {
    title: `Jar ${at % 3}`,
    variants: [{ price: 100 + (at % 2), stock: at % 4 === 0 ? null : at % 3 }],
  },
});

beforeAll(async () => {
  site = await startServedSite();
  admin = await site.server.signIn(site.website);
  const context = site.server.context(site.website);
  const [post] = await context.database.query<{ id: string; collection_id: string }>(
    `SELECT id, collection_id FROM items WHERE website_id = $1 AND slug = 'post-5'`,
    [site.website.id],
  );
  blogId = post?.collection_id ?? '';
  await upsertProducts(
    context,
    Array.from({ length: 11 }, (_, at) => product(at)),
  );
  for (let at = 0; at < 8; at += 1) {
    await admin.post(`/api/collections/${blogId}/items`, { title: `Draft ${at}` });
    await admin.put('/api/redirects', { from: `/old-${at}`, to: '/about' });
    await putComment(context, {
      ...{
        sourceKey: `list:${at}`,
        itemId: post?.id ?? '',
        parentId: null,
        author: 'Bo',
        email: 'bo@example.com',
      },
      ...{ authorAddress: '', text: `Words ${at}`, state: 'waiting' as const },
      at: at % 2 === 0 ? null : new Date(Date.UTC(2026, 0, 1)),
    });
  }
});
afterAll(() => site?.server.stop());

interface Listed {
  readonly names: readonly string[];
  readonly next: string | null;
  readonly previous: string | null;
}

/** The entries of a list, each by its id, address or text. */
async function ask(path: string, query: string): Promise<Listed> {
  const { status, body, text } = await admin.get(`${path}?${query}`);
  if (status !== 200) throw new Error(text);
  const { next, previous, ...lists } = body as Listed & Record<string, unknown>;
  const rows = Object.values(lists).find(one => Array.isArray(one)) as { id?: string; from?: string }[];
  return { next, previous, names: rows.map(({ id, from }) => id ?? from ?? '') };
}

/** The longest list has fewer pages of three. */
const most = 30;

/** All of it, a few at a time, from one end to the other and back. */
async function walk(path: string, query: string): Promise<{ there: string[]; back: string[] }> {
  const there: string[] = [];
  const back: string[] = [];
  let page = await ask(path, `${query}&limit=3`);
  expect(page.previous).toBeNull();
  for (let pages = 0; pages < most; pages += 1) {
    there.push(...page.names);
    if (page.next === null) break;
    page = await ask(path, `${query}&limit=3&cursor=${page.next}`);
  }
  for (let pages = 0; pages < most; pages += 1) {
    back.unshift(...page.names);
    if (page.previous === null) break;
    page = await ask(path, `${query}&limit=3&cursor=${page.previous}`);
  }
  return { there, back };
}

const lists = (): [path: string, query: string][] => [
  ...productSorts.flatMap(sort =>
    ['ascending', 'descending'].map((direction): [string, string] => [
      '/api/products',
      `sort=${sort}&direction=${direction}`,
    ]),
  ),
  [`/api/collections/${blogId}/items`, ''],
  ['/api/comments', ''],
  ['/api/redirects', ''],
];

it('DATABASE-7: the pages of every list, forwards and back, make up the list', async () => {
  for (const [path, query] of lists()) {
    const what = `${path}?${query}`;
    const { names } = await ask(path, `${query}&limit=200`);
    expect(names.length, what).toBeGreaterThan(7);
    expect(await walk(path, query), what).toEqual({ there: names, back: names });
  }
});

it('DATABASE-7: with changes in the meantime nothing is shown twice and nothing left out', async () => {
  const query = 'sort=title&limit=4';
  const all = await ask('/api/products', 'sort=title&limit=200');
  const first = await ask('/api/products', query);
  await admin.delete(`/api/products/${first.names[3]}`);
  await admin.post('/api/products', { title: 'A jar before all', variants: [{ price: 1 }] });
  const second = await ask('/api/products', `${query}&cursor=${first.next}`);
  expect(second.names).toEqual(all.names.slice(4, 8));
  const before = await ask('/api/products', `${query}&cursor=${second.previous}`);
  expect(before.names.slice(1)).toEqual(first.names.slice(0, 3));
  expect(before.previous).toBeNull();
});

it('DATABASE-7: if a whole page is gone the nearest one is returned, in the trash too', async () => {
  const { names } = await ask('/api/products', 'limit=200');
  for (const id of names) await admin.delete(`/api/products/${id}`);
  const trashed = await ask('/api/trash', 'kind=product&limit=200');
  expect(await walk('/api/trash', 'kind=product')).toEqual({ there: trashed.names, back: trashed.names });
  const last = await ask('/api/trash', 'kind=product&limit=10');
  for (const id of trashed.names.slice(10)) await admin.delete(`/api/trash/product/${id}`);
  const left = await ask('/api/trash', `kind=product&limit=10&cursor=${last.next}`);
  expect(left).toEqual({ names: trashed.names.slice(0, 10), next: null, previous: null });
});

it('DATABASE-7: a cursor of another list is refused by its name', async () => {
  const made = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const { next } = await ask('/api/redirects', 'limit=1');
  const wrong = [
    'nonsense',
    '%00',
    next ?? '',
    made('price', 'after', 'dear', 'x'),
    made('price', 'after', '99999999999999', 'x'),
    made('price', 'beside', '1', 'x'),
    made('price', 'after', '1', 'a\0b'),
    made('stock', 'after', '1', 'x'),
  ];
  for (const cursor of wrong) {
    const { status, body } = await admin.get(`/api/products?sort=price&cursor=${cursor}`);
    expect([status, body], cursor).toMatchObject([400, { errors: { cursor: expect.any(String) } }]);
  }
});
