import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ReviewedShop } from '../../../test/reviewed-shop.ts';
import { signUpVisitor } from '../site-users/site-users.fixture.ts';
import { plantReviews } from './plant-reviews.ts';

let shop: ReviewedShop;
let website: Website;
beforeAll(async () => {
  shop = await ReviewedShop.open();
  website = shop.shop.website;
});
afterAll(() => shop?.shop.server.stop());

const decide = (reviewId: string, state: string) =>
  shop.admin.put(`/api/reviews/${reviewId}/state`, { state });
const reply = (reviewId: string, words: string) =>
  shop.admin.put(`/api/reviews/${reviewId}/reply`, { reply: words });
const ratingOf = async (productId: string) =>
  (
    await shop.shop.query<{ counts: number[]; samples: number }>(
      `SELECT ARRAY[stars_1, stars_2, stars_3, stars_4, stars_5] AS counts, samples FROM product_ratings
       WHERE website_id = $1 AND product_id = $2`,
      productId,
    )
  )[0] ?? null;
const pageOf = async (address: string) => (await shop.visit(address)).text;
const dataOf = (page: string) => {
  const scripts = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts
    .flatMap(([, json]) => [JSON.parse(json ?? '{}')].flat() as Record<string, unknown>[])
    .find(one => one['@type'] === 'Product');
};

it('REVIEW-7: visitors see a review only while it is published, and its state moves by the table alone', async () => {
  const { address, reviewId } = await shop.review({ title: 'Lovely glaze', author: 'Ann' });
  expect(await pageOf(address)).not.toContain('Lovely glaze');
  const steps = [
    ['published', true],
    ['rejected', false],
    ['pending', false],
    ['published', true],
    ['pending', false],
    ['rejected', false],
    ['published', true],
  ] as const;
  for (const [state, isSeen] of steps) {
    expect([
      (await decide(reviewId, state)).status,
      (await pageOf(address)).includes('Lovely glaze'),
    ]).toEqual([200, isSeen]);
    const again = await decide(reviewId, state);
    expect([again.status, again.body]).toMatchObject([409, { error: 'reviews.forbiddenMove' }]);
  }
  const acts = (await shop.admin.get('/api/website/audit')).body as { entries: { act: string }[] };
  expect(acts.entries.filter(({ act }) => act === 'review.decided')).toHaveLength(7);
  expect((await decide('aaaaaaaaaaaaaaaaaaaaaaaa', 'published')).status).toBe(404);
});

it('REVIEW-8: the owner’s reply is shown below a published review alone, and can be removed', async () => {
  const { address, reviewId } = await shop.review({ title: 'Fair' });
  const refused = await reply(reviewId, 'Thank you');
  expect([refused.status, refused.body]).toMatchObject([409, { error: 'reviews.nothingToReplyTo' }]);
  expect(await shop.listed()).toContainEqual(expect.objectContaining({ id: reviewId, reply: '' }));
  await decide(reviewId, 'published');
  const saved = await reply(reviewId, '  Thank you, Ann.  ');
  expect(saved.body).toMatchObject({ review: { reply: 'Thank you, Ann.', repliedAt: expect.any(String) } });
  const page = await pageOf(address);
  expect([page.includes('Reply from the shop'), page.includes('Thank you, Ann.')]).toEqual([true, true]);
  expect((await reply(reviewId, '')).body).toMatchObject({ review: { reply: '', repliedAt: null } });
  expect(await pageOf(address)).not.toContain('Reply from the shop');
  expect((await reply(reviewId, 'x'.repeat(2001))).status).toBe(400);
});

it('REVIEW-9: a deleted review is in the trash, keeps its purchase reviewed, and comes back as it was', async () => {
  const { address, lineId, link, orderId, productId, reviewId } = await shop.review({ title: 'Comes back' });
  await decide(reviewId, 'published');
  expect((await shop.admin.delete(`/api/reviews/${reviewId}`)).status).toBe(204);
  expect((await shop.admin.delete(`/api/reviews/${reviewId}`)).status).toBe(404);
  expect([await pageOf(address), await ratingOf(productId)]).toEqual([
    expect.not.stringContaining('Comes back'),
    { counts: [0, 0, 0, 0, 0], samples: 0 },
  ]);
  expect((await decide(reviewId, 'rejected')).status).toBe(404);
  expect((await shop.post(link, { lineId, stars: '5' })).status).toBe(409);
  const trash = (await shop.admin.get('/api/trash?kind=review')).body as { things: object[] };
  expect(trash.things).toContainEqual(
    expect.objectContaining({ kind: 'review', id: reviewId, title: 'Comes back', where: 'Bowl' }),
  );
  expect((await shop.admin.post(`/api/reviews/${reviewId}/restore`, {})).status).toBe(200);
  expect((await shop.admin.post(`/api/reviews/${reviewId}/restore`, {})).status).toBe(404);
  expect([await pageOf(address), await ratingOf(productId)]).toEqual([
    expect.stringContaining('Comes back'),
    { counts: [0, 0, 0, 1, 0], samples: 0 },
  ]);
  await shop.admin.delete(`/api/reviews/${reviewId}`);
  expect((await shop.admin.delete(`/api/trash/review/${reviewId}`)).status).toBe(204);
  expect(await shop.rows(orderId)).toEqual([]);
});

it('REVIEW-9: after 30 days a deleted review is gone for good, and a review goes with its product', async () => {
  const [old, other] = [await shop.review(), await shop.review()];
  await shop.admin.delete(`/api/reviews/${old.reviewId}`);
  await shop.ask({ days: 31 });
  expect((await shop.admin.post(`/api/reviews/${old.reviewId}/restore`, {})).status).toBe(404);
  const { jobs, database } = shop.shop.server.services;
  await jobs.enqueue(database, { name: 'reviews.forget' }, { websiteId: null, data: {} });
  await shop.shop.server.runJobs();
  expect([await shop.rows(old.orderId), await shop.rows(other.orderId)]).toEqual([
    [],
    [expect.objectContaining({ id: other.reviewId })],
  ]);
  await decide(other.reviewId, 'published');
  await shop.shop.query('DELETE FROM products WHERE website_id = $1 AND id = $2', other.productId);
  expect([await shop.rows(other.orderId), await ratingOf(other.productId)]).toEqual([[], null]);
});

it('REVIEW-10: average and numbers are kept with every change, and shown in words on cards and the page', async () => {
  const first = await shop.review({ stars: '5' });
  const { address, productId } = first;
  expect([await ratingOf(productId), await pageOf(address)]).toEqual([
    null,
    expect.not.stringContaining('out of 5 stars'),
  ]);
  const second = await shop.review({ stars: '2' }, { productId });
  const third = await shop.review({ stars: '4' }, { productId });
  for (const { reviewId } of [first, second, third]) await decide(reviewId, 'published');
  expect(await ratingOf(productId)).toEqual({ counts: [0, 1, 0, 1, 1], samples: 0 });
  const words = '3.7 out of 5 stars, 3 reviews';
  expect([await pageOf(address), await pageOf('/shop')]).toEqual([
    expect.stringContaining(words),
    expect.stringContaining(words),
  ]);
  await decide(second.reviewId, 'rejected');
  expect(await pageOf('/shop')).toContain('4.5 out of 5 stars, 2 reviews');
  await shop.shop.settle({ reviews: { requests: 'buyers', requestDays: 7, isShown: false } });
  expect([await pageOf('/shop'), await pageOf(address)]).toEqual([
    expect.not.stringContaining('out of 5 stars'),
    expect.not.stringContaining('out of 5 stars'),
  ]);
  await shop.shop.settle({ reviews: { requests: 'buyers', requestDays: 7, isShown: true } });
});

it('REVIEW-11, REVIEW-13: reviews have pages and orders by address, and the structured data is what buyers said', async () => {
  const { address, productId, reviewId } = await shop.review({
    stars: '3',
    title: 'By a buyer',
    author: 'Bo',
  });
  await decide(reviewId, 'published');
  const context = shop.shop.server.context(website);
  const at = (day: number) => new Date(Date.UTC(2025, 0, day));
  await plantReviews(
    context,
    Array.from({ length: 11 }, (_, number) => ({
      productId,
      stars: number % 2 === 0 ? 5 : 1,
      title: `Sample ${number} ends`,
      text: '',
      author: '',
      submittedAt: at(number + 1),
    })),
  );
  expect(await ratingOf(productId)).toEqual({ counts: [0, 0, 1, 0, 0], samples: 11 });
  const first = await pageOf(address);
  const titles = (page: string) =>
    [...page.matchAll(/<b>(By a buyer|Sample \d+) ?/g)].map(([, title]) => title);
  expect(titles(first)).toEqual([
    'By a buyer',
    ...[10, 9, 8, 7, 6, 5, 4, 3, 2].map(number => `Sample ${number}`),
  ]);
  for (const words of ['1 review<', 'Sample text, not from a purchase', `${address}?page=2#reviews`])
    expect(first).toContain(words);
  expect(titles(await pageOf(`${address}?page=2`))).toEqual(['Sample 1', 'Sample 0']);
  expect(titles(await pageOf(`${address}?sort=oldest`)).slice(0, 2)).toEqual(['Sample 0', 'Sample 1']);
  expect(titles(await pageOf(`${address}?sort=lowest&page=2`))).toEqual(['Sample 8', 'Sample 10']);
  expect(titles(await pageOf(`${address}?sort=highest`)).at(6)).toBe('By a buyer');
  expect((await shop.visit(`${address}?page=3`)).status).toBe(404);
  expect(dataOf(first)).toMatchObject({
    aggregateRating: { ratingValue: 3, reviewCount: 1, bestRating: 5 },
    review: [{ name: 'By a buyer', reviewRating: { ratingValue: 3 }, author: { name: 'Bo' } }],
  });
  expect(await pageOf('/shop')).toContain('3.0 out of 5 stars, 1 review');
});

it('REVIEW-13: a product that has only samples has no rating, neither on cards nor in the structured data', async () => {
  const { id } = await shop.shop.sell({ title: 'Vase', slug: 'sample-vase' });
  const sample = { productId: id, stars: 5, title: '', text: 'Sample words', author: '' };
  await plantReviews(shop.shop.server.context(website), [{ ...sample, submittedAt: new Date(0) }]);
  const page = await pageOf('/shop/sample-vase');
  expect(page).toContain('Nobody has reviewed this product yet.');
  expect(page).not.toContain('out of 5 stars, ');
  expect(dataOf(page)).not.toHaveProperty('aggregateRating');
});

it('REVIEW-12: a visitor reports a review without script; opening the page reports nothing', async () => {
  const { address, reviewId } = await shop.review({ title: 'Rude words' });
  const report = `/checkout/reported/${reviewId}`;
  expect([(await shop.visit(report)).status, (await shop.post(report, {})).status]).toEqual([404, 404]);
  await decide(reviewId, 'published');
  expect(await pageOf(address)).toContain(`href="${report}"`);
  for (let at = 0; at < 3; at++) expect((await shop.visit(report)).text).toContain('Report this review');
  expect(await shop.listed('?isReported=true')).toEqual([]);
  const posted = await shop.post(report, { reason: 'Insulting' });
  expect([posted.status, posted.text.includes('Thank you for your report')]).toEqual([200, true]);
  expect(await shop.listed('?isReported=true')).toMatchObject([
    { id: reviewId, reports: 1, reportReason: 'Insulting' },
  ]);
  expect(await pageOf(address)).toContain('Rude words');
  await decide(reviewId, 'rejected');
  expect(await shop.listed('?isReported=true')).toEqual([]);
});

it('REVIEW-12: from one address at most ten reports an hour count', async () => {
  const limited = await ReviewedShop.open({ environment: { IS_RATE_LIMITED: 'true' } });
  const { reviewId } = await limited.review();
  await limited.admin.put(`/api/reviews/${reviewId}/state`, { state: 'published' });
  const report = `/checkout/reported/${reviewId}`;
  for (let at = 0; at < 10; at++) expect((await limited.post(report, {})).status).toBe(200);
  const many = await limited.post(report, { reason: 'Again' });
  expect([many.status, many.text.includes('reported too many reviews')]).toEqual([429, true]);
  expect(await limited.listed()).toMatchObject([{ reports: 10, reportReason: '' }]);
  await limited.shop.server.stop();
});

it('REVIEW-14: an erased site user leaves no name and no address', async () => {
  const email = 'erased@example.com';
  const { address, link, reviewId } = await shop.review({ author: 'Erika', title: 'Stays' }, { email });
  await decide(reviewId, 'published');
  await shop.post(`${link}/stop`, {});
  const stops = () =>
    shop.shop.query('SELECT email FROM review_stops WHERE website_id = $1 AND email = $2', email);
  expect([await pageOf(address), await stops()]).toEqual([expect.stringContaining('Erika'), [{ email }]]);
  const visitor = await signUpVisitor(shop.shop.server, website, email);
  await visitor.delete('/api/site-users/account');
  await shop.shop.server.runJobs();
  const page = await pageOf(address);
  expect([page.includes('Erika'), page.includes('Stays'), await stops()]).toEqual([false, true, []]);
});

it('REVIEW-15: the studio lists reviews by state, stars, product and words, a page at a time', async () => {
  const one = await shop.review({ stars: '1', title: 'Zebra stripes', text: 'Words inside' });
  const two = await shop.review({ stars: '5', author: 'Zoe 100%' }, { productId: one.productId });
  await decide(two.reviewId, 'published');
  const idsOf = async (query: string) => (await shop.listed(query)).map(({ id }) => id);
  const ofProduct = `productId=${one.productId}`;
  expect(await idsOf(`?${ofProduct}`)).toEqual([two.reviewId, one.reviewId]);
  expect(await idsOf(`?${ofProduct}&state=pending`)).toEqual([one.reviewId]);
  expect(await idsOf(`?${ofProduct}&stars=5`)).toEqual([two.reviewId]);
  for (const [words, id] of [
    ['zebra', one.reviewId],
    ['words inside', one.reviewId],
    ['zoe', two.reviewId],
    ['100%', two.reviewId],
  ] as const)
    expect(await idsOf(`?${ofProduct}&search=${encodeURIComponent(words)}`)).toEqual([id]);
  const page = (await shop.admin.get(`/api/reviews?${ofProduct}&limit=1`)).body as {
    next: string;
    total: number;
  };
  expect(page).toMatchObject({ total: 2, counts: { pending: expect.any(Number) } });
  expect(await idsOf(`?${ofProduct}&limit=1&cursor=${page.next}`)).toEqual([one.reviewId]);
  const editor = await shop.shop.server.signIn(website, 'editor');
  expect((await editor.get('/api/reviews')).status).toBe(403);
  expect((await editor.put(`/api/reviews/${one.reviewId}/state`, { state: 'published' })).status).toBe(403);
  const manager = await shop.shop.server.signIn(website, 'storeManager');
  expect((await manager.get('/api/reviews')).status).toBe(200);
  expect(await idsOf(`?${ofProduct}&state=pending`)).toEqual([one.reviewId]);
});

it('REVIEW-15: another website sees and changes none of them', async () => {
  const { reviewId } = await shop.review();
  const other = await shop.shop.server.createWebsite();
  const stranger = await shop.shop.server.signIn(other);
  expect((await stranger.get('/api/reviews')).body).toMatchObject({ reviews: [], total: 0 });
  expect((await stranger.put(`/api/reviews/${reviewId}/state`, { state: 'published' })).status).toBe(404);
  expect((await stranger.delete(`/api/reviews/${reviewId}`)).status).toBe(404);
  expect(await shop.listed()).toContainEqual(expect.objectContaining({ id: reviewId, state: 'pending' }));
});
