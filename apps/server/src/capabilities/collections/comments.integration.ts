import type { Comment } from '@vitrine/core/comments/comments.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';
import { purgeComments } from './comments.jobs.ts';
import { putComment } from './index.ts';

let site: ServedSite;
let editor: TestClient;
let postId: string;

beforeAll(async () => {
  site = await startServedSite();
  editor = await site.server.signIn(site.website, 'editor');
  const [post] = await site.server.services.database.query<{ id: string }>(
    `SELECT id FROM items WHERE website_id = $1 AND slug = 'post-5'`,
    [site.website.id],
  );
  postId = post?.id ?? '';
});
afterAll(() => site?.server.stop());

function say(text: string, more: { state?: 'approved'; parentId?: string; day?: number } = {}) {
  const { state = 'waiting', parentId = null, day = 1 } = more;
  return putComment(site.server.context(site.website), {
    sourceKey: `test:${text}`,
    itemId: postId,
    parentId,
    author: 'Bo',
    email: 'bo@example.com',
    authorAddress: 'https://bo.example',
    text,
    at: new Date(Date.UTC(2026, 0, day)),
    state,
  });
}

const list = async (query: string) =>
  (await editor.get(`/api/comments?${query}`)).body as {
    comments: Comment[];
    total: number;
    counts: Record<string, number>;
  };
const textsOf = async (query: string) => (await list(query)).comments.map(({ text }) => text);
const page = async () => (await site.ask('/journal/post-5')).text;

it('COMMENT-1: comments are listed newest first, by state, post and text, and counted', async () => {
  await say('First words', { day: 1 });
  const second = await say('Second thoughts', { day: 2, state: 'approved' });
  await say('Third party', { day: 3 });
  expect(await textsOf('')).toEqual(['Third party', 'Second thoughts', 'First words']);
  expect(await textsOf('state=approved')).toEqual(['Second thoughts']);
  expect(await textsOf('search=PARTY')).toEqual(['Third party']);
  expect(await textsOf('search=%25')).toEqual([]);
  expect(await list('state=approved')).toMatchObject({
    total: 1,
    counts: { waiting: 2, approved: 1, spam: 0 },
    comments: [
      {
        id: second,
        itemId: postId,
        itemTitle: 'Post 5',
        parentId: null,
        author: 'Bo',
        email: 'bo@example.com',
        authorAddress: 'https://bo.example',
        at: '2026-01-02T00:00:00.000Z',
        state: 'approved',
        deletedAt: null,
      },
    ],
  });
});

it('COMMENT-1: moderators decide, viewers do not, and nothing of another website is found', async () => {
  const id = await say('Judge me');
  const viewer = await site.server.signIn(site.website, 'viewer');
  expect((await viewer.post(`/api/comments/${id}/approve`)).status).toBe(403);
  const moderator = await site.server.signIn(site.website, 'moderator');
  expect((await moderator.get('/api/comments?search=judge')).body).toMatchObject({
    comments: [{ id, state: 'waiting' }],
  });
  const other = await site.server.createWebsite();
  const stranger = await site.server.signIn(other);
  expect((await stranger.post(`/api/comments/${id}/approve`)).status).toBe(404);
  expect((await stranger.get('/api/comments')).body).toMatchObject({ comments: [], total: 0 });
  expect((await moderator.post(`/api/comments/${id}/approve`)).body).toMatchObject({
    comment: { id, state: 'approved' },
  });
});

it('COMMENT-2: an approved comment shows immediately, spam is hidden immediately, and a repeated import changes neither', async () => {
  const id = await say('Please show me');
  expect(await page()).not.toContain('Please show me');
  await editor.post(`/api/comments/${id}/approve`);
  expect(await page()).toContain('Please show me');
  await editor.post(`/api/comments/${id}/spam`);
  expect(await page()).not.toContain('Please show me');
  expect(await say('Please show me', { state: 'approved' })).toBe(id);
  expect(await textsOf('state=spam')).toEqual(['Please show me']);
});

it('COMMENT-3: a deleted comment is gone but its answers stay, and it can be restored unchanged within 30 days', async () => {
  const id = await say('The question', { state: 'approved' });
  await say('The answer', { state: 'approved', parentId: id });
  await editor.post(`/api/comments/${id}/approve`);
  expect((await editor.delete(`/api/comments/${id}`)).status).toBe(204);
  expect((await editor.delete(`/api/comments/${id}`)).status).toBe(404);
  expect((await editor.post(`/api/comments/${id}/approve`)).status).toBe(404);
  const without = await page();
  expect([without.includes('The question'), without.includes('The answer')]).toEqual([false, true]);
  expect(await textsOf('isDeleted=true')).toEqual(['The question']);
  expect((await editor.post(`/api/comments/${id}/restore`)).body).toMatchObject({
    comment: { id, state: 'approved', deletedAt: null },
  });
  expect(await page()).toContain('The question');

  await editor.delete(`/api/comments/${id}`);
  const { services } = site.server;
  const purge = async () => {
    await services.jobs.enqueue(services.database, purgeComments, { websiteId: null, data: {} });
    await site.server.runJobs();
  };
  site.server.moveClock({ days: 30 });
  await purge();
  editor = await site.server.signIn(site.website, 'editor');
  expect(await textsOf('isDeleted=true')).toEqual(['The question']);
  site.server.moveClock({ seconds: 1 });
  expect((await editor.post(`/api/comments/${id}/restore`)).body).toMatchObject({
    error: 'comments.restoreTooLate',
  });
  await purge();
  expect(await textsOf('isDeleted=true')).toEqual([]);
});
