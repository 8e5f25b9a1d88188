import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { within } from '../../context.ts';
import { addCollection } from '../collections/index.ts';
import { publishedLook } from './index.ts';

let server: TestServer;
let website: Website;

beforeAll(async () => {
  server = await startTestServer();
  website = await server.createWebsite({ title: 'Kiln' });
});
afterAll(() => server?.stop());

const lock = 'SELECT pg_advisory_xact_lock(17, 17)';

it('PUBLISH-17: a transaction that holds a lock does not wait for the look that another reads, which waits for the lock', async () => {
  await addCollection(server.context(website), {
    type: collectionTypes.page,
    title: 'Home',
    document: pageOf(textBlock('Words')),
  });
  const editor = await server.signIn(website, 'editor');
  const published = await editor.post('/api/publishing/revisions', {});
  const { revision } = published.body as { revision: { id: string } };
  // Nobody has read it in this process yet.
  const context = server.context({ ...website, publishedRevisionId: revision.id });
  const names: string[] = [];
  const isAsked = Promise.withResolvers<void>();
  let behind: Promise<void> = Promise.resolve();
  await context.database.transaction(async holding => {
    await holding.query(lock);
    behind = context.database.transaction(async waiting => {
      const read = [waiting.query(lock), publishedLook(within(context, waiting))] as const;
      isAsked.resolve();
      names.push((await Promise.all(read))[1].name);
    });
    await isAsked.promise;
    names.push((await publishedLook(within(context, holding))).name);
  });
  await behind;
  expect(names).toEqual(['Kiln', 'Kiln']);
});
