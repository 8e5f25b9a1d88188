import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { siteStylesSchema } from '@vitrine/core/site/site-styles.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { heldIn } from '../../../test/held-in.ts';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { type Context, within } from '../../context.ts';
import {
  addCollection,
  addLiveRedirect,
  changeItem,
  putCollection,
  putItem,
  removeForGood,
  replaceItemFiles,
  restoreCollection,
  restoreItem,
  updateStyles,
} from '../collections/index.ts';
import { changePage } from '../pages/index.ts';
import { listChanges } from './changes.store.ts';
import { publish, restoreRevision } from './index.ts';
import { publishOne } from './publish-one.ts';

let server: TestServer;
let website: Website;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  website = await server.createWebsite();
});

const fresh = async () => server.context(await server.reload(website));

async function did<T>(result: Promise<{ ok: true; value: T } | { ok: false; error: unknown }>): Promise<T> {
  const given = await result;
  if (!given.ok) throw new Error(JSON.stringify(given.error));
  return given.value;
}

async function changes(): Promise<string[]> {
  const context = await fresh();
  const { publishedRevisionId } = context.website;
  const found = await listChanges(context.database, website.id, publishedRevisionId);
  return found.map(({ kind, title, change }) => `${kind} ${title} ${change}`);
}

const marks = async () =>
  (
    await server.services.database.query<{ mark: string }>(
      `SELECT kind || ' ' || id AS mark FROM unpublished_marks WHERE website_id = $1 ORDER BY 1`,
      [website.id],
    )
  ).map(({ mark }) => mark);

const journal = async (title = 'Journal') =>
  putCollection(await fresh(), { sourceKey: 'journal', type: collectionTypes.blog, title, slug: 'journal' });

async function post(collectionId: Id, at: number, words = `Words ${at}`) {
  return putItem(await fresh(), {
    ...{ sourceKey: `post ${at}`, collectionId, title: `Post ${at}`, slug: `post-${at}` },
    ...{ state: 'published', publishedAt: new Date('2026-01-01T10:00:00Z') },
    document: pageOf(textBlock(words)),
  });
}

/** A page, a journal of three posts and a folder, published. */
async function published() {
  const list = await journal();
  const posts = [await post(list.id, 1), await post(list.id, 2), await post(list.id, 3)];
  const page = await did(
    addCollection(await fresh(), {
      type: collectionTypes.page,
      title: 'About',
      document: pageOf(textBlock('About us')),
    }),
  );
  const folder = await did(addCollection(await fresh(), { type: collectionTypes.folder, title: 'More' }));
  await did(publish(await fresh()));
  const [first, second, third] = posts.map(({ id }) => id) as [Id, Id, Id];
  return { listId: list.id, first, second, third, page, folder, documentId: posts[0]?.documentId ?? '' };
}

const otherStyles = siteStylesSchema.parse({ palette: { accent: '#336699' }, typography: {}, spacing: {} });

it('PUBLISH-14: however drafts are changed, a publish carries out exactly those changes and no mark is left', async () => {
  const { listId, first, second, third, page, folder, documentId } = await published();
  const owner = await server.signIn(website, 'admin');
  const asked = async (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
    const { status, text } = await owner.send(method, path, { body });
    expect(status, text).toBeLessThan(300);
  };
  const [firstRevision] = await server.services.database.query<{ id: Id }>(
    'SELECT id FROM revisions WHERE website_id = $1',
    [website.id],
  );
  const addSection = async (inside: Context, id: Id) => {
    const [section] = pageOf(textBlock('One more')).sections;
    if (section === undefined) throw new Error('A page has a section.');
    await did(
      changePage(inside, {
        ...{ documentId: id, baseVersion: 1, clientId: 'a' },
        operations: [{ kind: 'addSection', section, index: 1 }],
      }),
    );
  };
  const ways: readonly (readonly [string, () => Promise<unknown>, readonly string[]])[] = [
    ['a page', async () => addSection(await fresh(), page.documentId ?? ''), ['page About changed']],
    ['a post', async () => addSection(await fresh(), documentId), ['post Post 1 changed']],
    [
      'what a page is called',
      () => asked('PATCH', `/api/collections/${page.id}`, { title: 'Us' }),
      ['page Us changed'],
    ],
    [
      'an address',
      () => asked('PATCH', `/api/collections/${page.id}`, { slug: 'us' }),
      ['page Us changed', 'redirects  changed'],
    ],
    [
      'the order',
      () =>
        asked('POST', `/api/collections/${page.id}/move`, {
          parentId: folder.id,
          navigation: 'main',
          index: 0,
        }),
      ['page Us changed'],
    ],
    ['a copy', () => asked('POST', `/api/collections/${page.id}/duplicate`), ['page Us added']],
    [
      'a new post',
      () => asked('POST', `/api/collections/${listId}/items`, { title: 'New' }),
      ['post New added'],
    ],
    [
      'a post to come',
      () =>
        asked('PATCH', `/api/items/${second}`, {
          state: 'scheduled',
          publishedAt: '2040-01-01T00:00:00.000Z',
        }),
      ['post Post 2 changed'],
    ],
    ['a post that is deleted', () => asked('DELETE', `/api/items/${third}`), ['post Post 3 removed']],
    ['a post that comes back', async () => did(restoreItem(await fresh(), third)), ['post Post 3 added']],
    [
      'a list with its posts',
      () => asked('DELETE', `/api/collections/${listId}`),
      ['navigation Journal removed'],
    ],
    [
      'a list that comes back',
      async () => did(restoreCollection(await fresh(), listId)),
      [
        'navigation Journal added',
        'post New added',
        'post Post 1 added',
        'post Post 2 added',
        'post Post 3 added',
      ],
    ],
    ['a redirect', () => asked('PUT', '/api/redirects', { from: '/old', to: '/us' }), ['redirects  changed']],
    ['one redirect less', () => asked('DELETE', '/api/redirects?from=/old'), ['redirects  changed']],
    [
      'styles',
      async () => updateStyles((await fresh()).database, website.id, otherStyles),
      ['styles  changed'],
    ],
    [
      'a footer',
      async () => {
        const [design] = await server.services.database.query<{ footer_id: Id }>(
          'SELECT footer_id FROM site_designs WHERE website_id = $1',
          [website.id],
        );
        await addSection(await fresh(), design?.footer_id ?? '');
      },
      ['footer  changed'],
    ],
    ['an import', () => post(listId, 1, 'Imported'), ['post Post 1 changed']],
    [
      'a replaced picture',
      async () => {
        await did(changeItem(await fresh(), { itemId: first, imageId: first }));
        await did(publish(await fresh()));
        await replaceItemFiles((await fresh()).database, website.id, { from: first, to: second });
      },
      ['post Post 1 changed'],
    ],
    [
      'what is gone for good before it was published',
      async () => {
        await asked('DELETE', `/api/items/${third}`);
        await removeForGood((await fresh()).database, website.id, { collectionIds: [], itemIds: [third] });
      },
      ['post Post 3 removed'],
    ],
    [
      'a revision in the drafts',
      async () => did(restoreRevision(await fresh(), firstRevision?.id ?? '', { isDraft: true })),
      [
        'footer  changed',
        'page About changed',
        'page Us removed',
        'post New removed',
        'post Post 1 changed',
        'post Post 2 changed',
        'post Post 3 added',
        'redirects  changed',
        'styles  changed',
      ],
    ],
    [
      'a redirect of the shop',
      async () => addLiveRedirect(await fresh(), { from: '/shop/one', to: '/shop/two' }),
      [],
    ],
  ];
  for (const [way, change, told] of ways) {
    await change();
    expect((await changes()).toSorted(), way).toEqual(told.toSorted());
    await did(publish(await fresh()));
    const live = (await server.reload(website)).publishedRevisionId;
    expect(await heldIn(server, website, live), way).toEqual(await heldIn(server, website, null));
    expect([await changes(), await marks()], way).toEqual([[], []]);
  }
});

it('PUBLISH-14: a change of a draft that its owner cannot see does not count', async () => {
  const { first, page } = await published();
  const { database } = await fresh();
  await database.query(`UPDATE items SET is_slug_own = NOT is_slug_own, deleted_by = 'x' WHERE id = $1`, [
    first,
  ]);
  await database.query(`UPDATE collections SET is_slug_own = false WHERE id = $1`, [page.id]);
  await database.query(`UPDATE page_documents SET approved_blocks = '[1]' WHERE id = $1`, [page.documentId]);
  expect(await marks()).toEqual([]);
});

it('PUBLISH-14: publishing one item leaves the marks of all others', async () => {
  const { first, second, listId } = await published();
  await post(listId, 1, 'Other words');
  await did(changeItem(await fresh(), { itemId: second, title: 'Later' }));
  await did(publishOne(await fresh(), { kind: 'post', id: first }));
  expect(await changes()).toEqual(['post Later changed']);
  expect(await marks()).toEqual([`items ${second}`]);
  await did(publish(await fresh()));
  expect(await marks()).toEqual([]);
});

it('PUBLISH-14: an edit in progress is neither waited for nor forgotten', async () => {
  const { first, second } = await published();
  const retitle = async (context: Context, itemId: Id, title: string) =>
    did(changeItem(context, { itemId, title }));
  await retitle(await fresh(), first, 'Before');
  const context = await fresh();
  await context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    await retitle(inside, first, 'Under way');
    await retitle(inside, second, 'Under way too');
    // On another connection, while this one has not committed.
    await did(publish(await fresh()));
  });
  expect(await changes()).toEqual(['post Under way changed', 'post Under way too changed']);
  await did(publish(await fresh()));
  expect([await changes(), await marks()]).toEqual([[], []]);
});

it('PUBLISH-14: a draft written between the reading and the removal of its mark stays marked', async () => {
  const { first } = await published();
  await did(changeItem(await fresh(), { itemId: first, title: 'Read' }));
  const context = await fresh();
  let isWritten = false;
  await context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    await did(publish(inside));
    // The mark is gone only in this transaction: a writer waits for the publish.
    void did(changeItem(await fresh(), { itemId: first, title: 'Written meanwhile' })).then(() => {
      isWritten = true;
    });
    await expect
      .poll(async () => {
        const [row] = await server.services.database.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock'
             AND datname = current_database()`,
        );
        return row?.count;
      })
      .toBeGreaterThan(0);
    expect(isWritten).toBe(false);
  });
  await expect.poll(() => isWritten).toBe(true);
  expect(await changes()).toEqual(['post Written meanwhile changed']);
});
