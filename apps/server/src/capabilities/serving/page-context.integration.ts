import type { PageContext } from '@vitrine/core/page-context/page-context.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';

let site: ServedSite;

beforeAll(async () => {
  site = await startServedSite();
});
afterAll(() => site?.server.stop());

async function contextAt(path: string, headers: Record<string, string> = {}): Promise<PageContext> {
  const { text } = await site.ask(path, headers);
  const [, json = ''] = /<script type="application\/json" id="page-context">(.*?)<\/script>/.exec(text) ?? [];
  return JSON.parse(json);
}

it('CONTEXT-1: a page names its website, its collection and its item, the same for everyone', async () => {
  const list = await contextAt('/journal');
  expect(list).toMatchObject({
    websiteId: site.website.id,
    websiteTitle: 'Kiln',
    pageType: 1,
    collectionId: site.blogId,
    collectionTitle: 'Journal',
    itemId: null,
    recordType: null,
    permissionType: 1,
  });
  const post = await contextAt('/journal/post-2');
  expect(post).toMatchObject({
    pageType: 50,
    collectionId: site.blogId,
    itemTitle: 'Post 2',
    recordType: 1,
    permissionType: 1,
  });
  expect(post.itemId).toMatch(/^[0-9a-z]{24}$/);
  expect(await contextAt('/journal/post-2', { cookie: 'SS_SESSION_ID=a; CART=b' })).toEqual(post);
});

it('CONTEXT-2: a page that is not content has its number and no ids; behind a password the permission type is 2', async () => {
  const none = { collectionId: null, itemId: null, recordType: null };
  expect(await contextAt('/nowhere')).toMatchObject({ pageType: 100, permissionType: 1, ...none });
  expect(await contextAt('/search?q=clay')).toMatchObject({ pageType: 102, ...none });
  expect(await contextAt('/secret')).toMatchObject({ pageType: 103, permissionType: 2, ...none });
  expect(await contextAt('/about')).toMatchObject({
    pageType: 2,
    collectionTitle: 'About',
    permissionType: 1,
  });
});
