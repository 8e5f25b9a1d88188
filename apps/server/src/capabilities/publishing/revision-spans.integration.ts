import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { heldIn } from '../../../test/held-in.ts';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import { rowsWritten } from '../../../test/rows-written.ts';
import type { Context } from '../../context.ts';
import { addLiveRedirect, addRedirect, changeItem, putCollection, putItem } from '../collections/index.ts';
import { listChanges } from './changes.store.ts';
import { publish, restoreRevision } from './index.ts';
import { publishOne } from './publish-one.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const journal = (context: Context, title = 'Journal') =>
  putCollection(context, { sourceKey: 'journal', type: collectionTypes.blog, title, slug: 'journal' });
const post = (context: Context, collectionId: Id, at: number, words = `Words ${at}`) =>
  putItem(context, {
    ...{ sourceKey: `post ${at}`, collectionId, title: `Post ${at}`, slug: `post-${at}` },
    ...{ state: 'published', publishedAt: new Date('2026-01-01T10:00:00Z') },
    document: pageOf(textBlock(words)),
  });

async function journalOf(count: number): Promise<{ context: Context; postId: Id; documentId: Id }> {
  const website = await server.createWebsite();
  const context = server.context(website);
  const { id: collectionId } = await journal(context);
  const first = await post(context, collectionId, 0);
  await context.database.query(
    `WITH first AS (SELECT * FROM items WHERE website_id = $1),
     documents AS (
       INSERT INTO page_documents (website_id, id, document, words, updated_at)
       SELECT $1, 'document' || lpad(at::text, 16, '0'), document, 'Note ' || at, now()
       FROM page_documents, generate_series(1, $2::int) AS at, first
       WHERE page_documents.website_id = $1 AND page_documents.id = first.document_id)
     INSERT INTO items (website_id, id, collection_id, record_type, state, title, slug, published_at, document_id, updated_at)
     SELECT $1, 'item' || lpad(at::text, 20, '0'), collection_id, record_type, state, 'Note ' || at, 'note-' || at,
       published_at, 'document' || lpad(at::text, 16, '0'), now()
     FROM first, generate_series(1, $2::int) AS at`,
    [website.id, count],
  );
  expect((await publish(context)).ok).toBe(true);
  await context.database.query('ANALYZE');
  return {
    context: server.context(await server.reload(website)),
    postId: first.id,
    documentId: first.documentId ?? '',
  };
}

it('PUBLISH-13: a publish writes only changes, however much there is', { tags: 'slow' }, async () => {
  const counts = [];
  for (const size of [10, 3000]) {
    const { context, postId } = await journalOf(size);
    const change = (inside: Context) => changeItem(inside, { itemId: postId, title: 'Changed' });
    const whole = await rowsWritten(context, async inside => {
      await change(inside);
      expect((await publish(inside)).ok).toBe(true);
    });
    const one = await rowsWritten(context, async inside => {
      await change(inside);
      expect((await publishOne(inside, { kind: 'post', id: postId })).ok).toBe(true);
    });
    const nothing = await rowsWritten(context, publish);
    counts.push({ whole, one, nothing });
    expect(whole, `${size}`).toMatchObject({ revision_items: 2, revisions: 1, published_texts: 1 });
    expect(one).toMatchObject({ revision_items: 2, published_texts: 1 });
    expect(nothing).toMatchObject({ revisions: 1 });
    expect(Object.keys(nothing).filter(table => /^revision_|_texts|_snapshots/.test(table))).toEqual([]);
  }
  expect(counts[1]).toEqual(counts[0]);
});

it('PUBLISH-13, PUBLISH-14: a publish, the list of changes and a restore read only changes, however much there is', {
  tags: 'slow',
}, async () => {
  for (const size of [10, 3000]) {
    const { context, postId } = await journalOf(size);
    const live = context.website.publishedRevisionId ?? '';
    let changes = 0;
    const change = (inside: Context) => {
      changes += 1;
      return changeItem(inside, { itemId: postId, title: `Changed ${changes}` });
    };
    const whole = async (inside: Context) => {
      await change(inside);
      expect((await publish(inside)).ok).toBe(true);
    };
    const ways: Readonly<Record<string, (inside: Context) => Promise<unknown>>> = {
      whole,
      one: async inside => {
        await change(inside);
        expect((await publishOne(inside, { kind: 'post', id: postId })).ok).toBe(true);
      },
      told: async inside => {
        await change(inside);
        expect(await listChanges(inside.database, inside.website.id, live)).toHaveLength(1);
      },
      restored: async inside => {
        await whole(inside);
        expect((await restoreRevision(inside, live)).ok).toBe(true);
      },
    };
    for (const [way, work] of Object.entries(ways)) {
      const { revisions, ...read } = await rowsRead(context, work);
      const most = Object.fromEntries(Object.entries(read).filter(([, rows]) => rows > 1500));
      expect(most, `${way} of ${size}`).toEqual({});
    }
  }
});

it('PUBLISH-2, PUBLISH-5, PUBLISH-13: each revision keeps its contents, whatever came before and after it', async () => {
  const website = await server.createWebsite();
  const fresh = async () => server.context(await server.reload(website));
  const made = new Map<Id, Record<string, unknown[]>>();
  const note = async (result: { ok: boolean; value?: unknown }) => {
    expect(result.ok, JSON.stringify(result)).toBe(true);
    const rows = await server.services.database.query<{ id: Id }>(
      'SELECT id FROM revisions WHERE website_id = $1 ORDER BY number',
      [website.id],
    );
    for (const { id } of rows) if (!made.has(id)) made.set(id, await heldIn(server, website, id));
    return rows.at(-1)?.id ?? '';
  };
  const whole = async () => {
    const id = await note(await publish(await fresh()));
    expect(made.get(id)).toEqual(await heldIn(server, website, null));
    return id;
  };
  const { id: list } = await journal(await fresh());
  const posts = [];
  for (const at of [0, 1, 2, 3]) posts.push(await post(await fresh(), list, at));
  const [a, b, c] = posts.map(({ id }) => id) as [Id, Id, Id];
  const first = await whole();
  await addRedirect(await fresh(), { from: '/old', to: '/journal/post-1' });
  await changeItem(await fresh(), { itemId: a, title: 'Changed' });
  await post(await fresh(), list, 1, 'Other words');
  await note(await publishOne(await fresh(), { kind: 'post', id: b }));
  const second = await whole();
  await changeItem(await fresh(), { itemId: c, slug: 'elsewhere' });
  await server.services.database.query(
    'UPDATE items SET deleted_at = now() WHERE website_id = $1 AND id = $2',
    [website.id, a],
  );
  // The drafts are stored as a revision that was never live, and one item is published on top of the live one.
  await note(await restoreRevision(await fresh(), first, { isDraft: true }));
  await changeItem(await fresh(), { itemId: b, excerpt: 'In short' });
  await note(await publishOne(await fresh(), { kind: 'post', id: b }));
  const before = new Map(made);
  const live = (await server.reload(website)).publishedRevisionId ?? '';
  await addLiveRedirect(await fresh(), { from: '/shop/one', to: '/shop/two' });
  await addLiveRedirect(await fresh(), { from: '/shop/two', to: '/shop/three' });
  made.set(live, await heldIn(server, website, live));
  expect(made.get(live)?.redirects).toEqual(
    expect.arrayContaining([
      { from_path: '/shop/one', to_path: '/shop/three', is_prefix: false },
      { from_path: '/shop/two', to_path: '/shop/three', is_prefix: false },
    ]),
  );
  await note(await restoreRevision(await fresh(), second));
  await journal(await fresh(), 'Renamed');
  await whole();
  expect(before.size).toBeGreaterThan(4);
  for (const [id, held] of made) expect(await heldIn(server, website, id)).toEqual(held);
  // The restored revision equals the second, except for the times.
  const plain = (held: Record<string, unknown[]> = {}) =>
    (held.items ?? []).map(row => ({ ...(row as object), updated_at: null }));
  expect(plain(made.get([...made.keys()].at(-1) ?? ''))).toEqual(plain(made.get(second)));
});
