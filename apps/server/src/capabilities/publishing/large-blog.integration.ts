/** @module-tag slow */
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import { type Context, within } from '../../context.ts';
import {
  countVisibleItems,
  indexPublished,
  listVisibleItems,
  putCollection,
  putItem,
  searchContent,
} from '../collections/index.ts';
import { changeSettings } from '../tenancy/index.ts';
import { publish } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

/** A website with a journal of posts that all mention bowls, written directly into the database except the first. */
async function journalOf(count: number): Promise<Website> {
  const website = await server.createWebsite();
  const context = server.context(website);
  const { id: collectionId } = await putCollection(context, {
    sourceKey: 'journal',
    type: collectionTypes.blog,
    title: 'Journal',
    slug: 'journal',
  });
  await putPost(context, collectionId, 'First firing');
  await context.database.query(
    `WITH first AS (SELECT * FROM items WHERE website_id = $1),
     documents AS (
       INSERT INTO page_documents (website_id, id, document, words, updated_at)
       SELECT $1, 'document' || lpad(at::text, 16, '0'), document, 'Notes on bowls, number ' || at, now()
       FROM page_documents, generate_series(1, $2::int) AS at, first
       WHERE page_documents.website_id = $1 AND page_documents.id = first.document_id)
     INSERT INTO items (website_id, id, collection_id, record_type, state, title, slug, published_at, document_id, updated_at)
     SELECT $1, 'item' || lpad(at::text, 20, '0'), collection_id, record_type, state, 'Note ' || at, 'note-' || at,
       published_at - at * interval '1 minute', 'document' || lpad(at::text, 16, '0'), now()
     FROM first, generate_series(1, $2::int) AS at`,
    [website.id, count],
  );
  await publish(context);
  await context.database.query('ANALYZE');
  return server.reload(website);
}

const putPost = (context: Context, collectionId: string, title: string, text = title) =>
  putItem(context, {
    sourceKey: 'first',
    collectionId,
    title,
    slug: 'first',
    state: 'published',
    publishedAt: new Date('2026-01-01T10:00:00Z'),
    document: pageOf(textBlock(text)),
  });

const search =
  (query: string, limit = 20) =>
  ({ clock, database, website }: Context) =>
    searchContent(
      database,
      { websiteId: website.id, revisionId: website.publishedRevisionId },
      { query, config: 'english', now: clock.now(), limit, offset: 0 },
    );

it('COLLECTION-19: a search reads only what it finds, in a large journal next to a larger one', async () => {
  const context = server.context(await journalOf(1500));
  await journalOf(4000);
  for (const query of ['number 712', 'firing', 'the', 'nothing of this']) {
    const read = await rowsRead(context, search(query));
    expect(read.published_texts ?? 0, query).toBeLessThanOrEqual(3);
    expect(read.revision_items ?? 0, query).toBeLessThanOrEqual(6);
    expect(read.document_snapshots ?? 0, query).toBeLessThanOrEqual(6);
  }
  const common = await rowsRead(context, search('bowls'));
  expect(common.published_texts).toBeLessThanOrEqual(1001);
  expect(common.revision_items).toBeLessThanOrEqual(20);
  expect(common.document_snapshots).toBeLessThanOrEqual(20);
  expect(await search('bowls')(context)).toMatchObject({ total: 1000, isMore: true });
  expect(await search('number 712')(context)).toMatchObject({ total: 1, isMore: false });
  await context.database.transaction(async transaction => {
    await transaction.query('SET TRANSACTION READ ONLY');
    const { found } = await search('number 712')(within(context, transaction));
    expect(found.map(one => one.title)).toEqual(['Note 712']);
  });
});

it('COLLECTION-22: a page of a blog, its count, a feed and a summary read only the posts they show, in a large journal', async () => {
  const website = await journalOf(1500);
  const context = server.context(website);
  await context.database.query('VACUUM ANALYZE revision_items');
  const source = { websiteId: website.id, revisionId: website.publishedRevisionId };
  const [{ collection_id: collectionId } = { collection_id: '' }] = await context.database.query<{
    collection_id: string;
  }>('SELECT collection_id FROM items WHERE website_id = $1 LIMIT 1', [website.id]);
  const wanted = { collectionId, now: context.clock.now() };
  const list =
    (more: object) =>
    ({ database }: Context) =>
      listVisibleItems(database, source, { ...wanted, limit: 12, ...more });
  for (const more of [{ isStickyFirst: true }, { isStickyFirst: true, offset: 24 }, {}])
    expect((await rowsRead(context, list(more))).revision_items, JSON.stringify(more)).toBeLessThanOrEqual(
      40,
    );
  const count = ({ database }: Context) => countVisibleItems(database, source, wanted);
  expect((await rowsRead(context, count)).revision_items ?? 0).toBeLessThanOrEqual(40);
  expect(await count(context)).toBe(1501);
});

it('COLLECTION-19: a publish indexes only changes, and another language everything, in a job', async () => {
  const website = await server.createWebsite();
  const context = server.context(website);
  const journal = {
    sourceKey: 'journal',
    type: collectionTypes.blog,
    title: 'Journal',
    slug: 'journal',
  } as const;
  const { id: collectionId } = await putCollection(context, journal);
  await putPost(context, collectionId, 'Kannen');
  await publish(context);
  const rows = () =>
    context.database.query<{ id: string; written: string }>(
      'SELECT id, xmin::text AS written FROM published_texts WHERE website_id = $1 ORDER BY id',
      [website.id],
    );
  const titles = async (query: string) => {
    const now = server.context(await server.reload(website));
    return (await search(query)(now)).found.map(one => one.title);
  };
  const before = await rows();
  await publish(context);
  expect(await rows()).toEqual(before);
  await putPost(context, collectionId, 'Kannen', 'Celadon');
  expect(await titles('celadon')).toEqual([]);
  await publish(context);
  expect(await titles('celadon')).toEqual(['Kannen']);
  await putCollection(context, { ...journal, password: 'open sesame' });
  await publish(context);
  expect([await rows(), await titles('celadon')]).toEqual([[], []]);
  await putCollection(context, journal);
  await publish(context);
  expect(await changeSettings(context, { settings: { language: 'de' } })).toMatchObject({ ok: true });
  await server.runJobs();
  const now = await server.reload(website);
  const last = await rows();
  await indexPublished(server.context(now), now.publishedRevisionId ?? '');
  expect(await rows()).toEqual(last);
  const [text] = await context.database.query<{ text: string }>(
    `SELECT text::text FROM published_texts WHERE website_id = $1 AND text @@ to_tsquery('german', 'kanne')`,
    [website.id],
  );
  expect(text?.text).toContain('kann');
});
