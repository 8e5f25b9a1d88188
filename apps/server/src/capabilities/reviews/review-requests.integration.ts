import { afterAll, beforeAll, expect, it } from 'vitest';
import { ReviewedShop } from '../../../test/reviewed-shop.ts';

let shop: ReviewedShop;
beforeAll(async () => {
  shop = await ReviewedShop.open();
});
afterAll(() => shop?.shop.server.stop());

const settle = (reviews: object) =>
  shop.shop.settle({
    reviews: { isShown: true, isPublishedAtOnce: false, requests: 'buyers', requestDays: 7, ...reviews },
  });
const requests = (orderId: string) =>
  shop.shop.query<{ sent_at: Date | null }>(
    'SELECT sent_at FROM review_requests WHERE website_id = $1 AND order_id = $2',
    orderId,
  );

it('REVIEW-1: a buyer is asked once, the chosen number of days after the order is complete', async () => {
  const { email, orderId } = await shop.buy();
  await shop.ask({ days: 6 });
  expect([await shop.linkFor(email), await requests(orderId)]).toEqual(['', [{ sent_at: null }]]);
  await shop.ask({ days: 2 });
  await shop.ask({ days: 1 });
  const mails = (await shop.shop.mails()).filter(one => one.recipient === email);
  expect(mails.filter(one => one.kind === 'orders.reviewRequest')).toHaveLength(1);
  const mail = mails.at(-1);
  expect(mail?.subject).toBe(`How do you like what you bought at ${shop.shop.website.title}?`);
  expect(mail?.body_text).toContain('– Bowl');
});

it('REVIEW-1: nobody is asked while the owner asks nobody or shows no reviews', async () => {
  await settle({ requests: 'off' });
  const none = await shop.buy();
  await settle({ isShown: false });
  const hidden = await shop.buy();
  await settle({});
  const later = await shop.buy();
  await settle({ requests: 'off' });
  await shop.ask();
  await settle({});
  await shop.ask();
  for (const { email, orderId } of [none, hidden, later])
    expect([await shop.linkFor(email), await requests(orderId)]).toEqual(['', []]);
});

it('REVIEW-2: only buyers whose consent stands are asked, if the owner chooses that', async () => {
  await settle({ requests: 'consented' });
  const { email } = await shop.asked();
  expect(await shop.linkFor(email)).toBe('');
  await shop.shop.settle({ marketing: { isAsked: true } });
  const { orderId } = await shop.buy({ email });
  await shop.shop.query(
    `INSERT INTO consents (website_id, id, email, purpose, is_given, words, version, language, place, at)
     VALUES ($1, 'aaaaaaaaaaaaaaaaaaaaaaaa', lower($2), 'marketing', true, 'News', '1', 'en', '/checkout', now())`,
    email,
  );
  await shop.ask();
  expect([await shop.linkFor(email), await requests(orderId)]).toEqual([
    expect.stringMatching(/^\/checkout\/review\//),
    [{ sent_at: expect.any(Date) }],
  ]);
  await settle({});
});

it('REVIEW-2: a link in the email stops these emails for good; opening it changes nothing', async () => {
  const { email, link } = await shop.asked();
  for (let at = 0; at < 3; at++) {
    const page = await shop.visit(`${link}/stop`);
    expect([page.status, page.text.includes(`We will not ask ${email}`)]).toEqual([200, true]);
  }
  const again = await shop.asked({ email });
  expect(await requests(again.orderId)).toEqual([{ sent_at: expect.any(Date) }]);
  expect((await shop.post(`${link.slice(0, -2)}xx/stop`, {})).status).toBe(404);
  const stopped = await shop.post(`${link}/stop`, { 'List-Unsubscribe': 'One-Click' });
  expect([stopped.status, stopped.text.includes('You will get no more of these emails')]).toEqual([
    200,
    true,
  ]);
  expect((await shop.post(`${link}/stop`, {})).status).toBe(200);
  const last = await shop.buy({ email });
  await shop.ask();
  expect(await requests(last.orderId)).toEqual([]);
});

it('REVIEW-2: nobody is asked about what they reviewed already, or about an order that is open again', async () => {
  const bought = await shop.buy();
  await shop.shop.query(
    "UPDATE orders SET state = 'placed', fulfilment_state = 'open' WHERE website_id = $1 AND id = $2",
    bought.orderId,
  );
  const gone = await shop.buy();
  await shop.shop.query('UPDATE products SET state = 4 WHERE website_id = $1 AND id = $2', gone.productId);
  await shop.ask();
  for (const { email, orderId } of [bought, gone])
    expect([await shop.linkFor(email), await requests(orderId)]).toEqual(['', []]);
});

it('REVIEW-3, REVIEW-4: the link opens one form for each bought product, until it expires', async () => {
  const { link, lineId, orderId } = await shop.asked();
  const page = await shop.visit(link);
  expect([page.status, page.headers['referrer-policy'], page.headers['cache-control']]).toEqual([
    200,
    'no-referrer',
    'no-store',
  ]);
  for (const words of [
    'Rate your purchase',
    'Bowl',
    '"pageType":209',
    '"recordType":10',
    `value="${lineId}"`,
  ])
    expect(page.text).toContain(words);
  expect((await shop.visit(`${link.slice(0, -2)}xx`)).status).toBe(404);
  expect((await shop.visit('/checkout/review/short')).status).toBe(404);
  await shop.ask({ days: 61 });
  const late = await shop.visit(link);
  expect([late.status, late.text.includes('Your review request has expired.')]).toEqual([200, true]);
  const posted = await shop.post(link, { lineId, stars: '5' });
  expect([posted.status, posted.text.includes('Your review request has expired.')]).toEqual([410, true]);
  expect(await shop.rows(orderId)).toEqual([]);
});

it('REVIEW-4: a line is reviewed once, and a page without products says so', async () => {
  const { link, lineId, orderId } = await shop.asked();
  const first = await shop.post(link, { lineId, stars: '4', title: 'Good', author: 'Ann' });
  expect([first.status, first.headers.location]).toEqual([303, `${link}?done=waiting`]);
  const thanks = (await shop.visit(`${link}?done=waiting`)).text;
  expect(thanks).toContain('Your review will be published once the shop has approved it.');
  expect((await shop.visit(link)).text).toContain('You have already reviewed this purchase.');
  const second = await shop.post(link, { lineId, stars: '1', title: 'Bad' });
  expect([second.status, second.text.includes('You have already reviewed this purchase.')]).toEqual([
    409,
    true,
  ]);
  expect(await shop.rows(orderId)).toMatchObject([
    { stars: 4, title: 'Good', author: 'Ann', state: 'pending' },
  ]);

  const gone = await shop.asked();
  await shop.shop.query('UPDATE products SET state = 4 WHERE website_id = $1 AND id = $2', gone.productId);
  expect((await shop.visit(gone.link)).text).toContain('There are no products to review.');
  const refused = await shop.post(gone.link, { lineId: gone.lineId, stars: '5' });
  expect([refused.status, refused.text.includes('Try submitting your review again.')]).toEqual([409, true]);
  expect(await shop.rows(gone.orderId)).toEqual([]);
});

it('REVIEW-4: two people who review a line at the same moment leave one review', async () => {
  const { link, lineId, orderId } = await shop.asked();
  const posts = await Promise.all(
    ['1', '2', '3', '4', '5'].map(stars => shop.post(link, { lineId, stars, title: stars })),
  );
  expect(posts.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409, 409]);
  expect(await shop.rows(orderId)).toHaveLength(1);
});

it('REVIEW-4: a line of another order is not reviewed through the link', async () => {
  const [one, other] = [await shop.asked(), await shop.asked()];
  const refused = await shop.post(one.link, { lineId: other.lineId, stars: '5' });
  expect([refused.status, refused.text.includes('Try submitting your review again.')]).toEqual([409, true]);
  expect([...(await shop.rows(one.orderId)), ...(await shop.rows(other.orderId))]).toEqual([]);
});

it('REVIEW-5: without stars the page says so beside them, and keeps what was written', async () => {
  const { link, lineId, orderId } = await shop.asked();
  for (const stars of ['', '0', '6', '2.5', 'many']) {
    const refused = await shop.post(link, {
      lineId,
      stars,
      title: 'Fine bowl',
      text: 'Holds soup.',
      author: 'Bo',
    });
    expect(refused.status).toBe(400);
    for (const words of ['Please select a star rating', 'value="Fine bowl"', 'Holds soup.', 'value="Bo"'])
      expect(refused.text).toContain(words);
    expect(refused.text).toMatch(
      /<fieldset class="star-field" aria-invalid="true" aria-describedby="[^"]+-error">/,
    );
    expect(refused.text).toMatch(/<title>Error: Rate your purchase/);
  }
  const long = await shop.post(link, { lineId, stars: '5', title: 'x'.repeat(121) });
  expect([long.status, long.text.includes('You have exceeded the character limit.')]).toEqual([400, true]);
  expect(await shop.rows(orderId)).toEqual([]);
});

it('REVIEW-6: a review is published at once if the owner chooses that', async () => {
  await settle({ isPublishedAtOnce: true });
  const { link, lineId, orderId, address } = await shop.asked();
  const posted = await shop.post(link, { lineId, stars: '5', title: 'At once' });
  expect(posted.headers.location).toBe(`${link}?done=published`);
  expect(await shop.rows(orderId)).toMatchObject([{ state: 'published' }]);
  const page = (await shop.visit(address)).text;
  expect([page.includes('At once'), page.includes('Verified purchase')]).toEqual([true, true]);
  await settle({ isPublishedAtOnce: false });
});

it('REVIEW-4: gift cards cannot be reviewed', async () => {
  const card = await shop.asked({ more: { title: 'Card', type: 3 } });
  await shop.shop.query(
    `UPDATE orders SET lines = jsonb_set(lines, '{0,productType}', '4') WHERE website_id = $1 AND id = $2`,
    card.orderId,
  );
  expect((await shop.visit(card.link)).text).toContain('There are no products to review.');
});

const askNow = (orderId: string) => shop.admin.post(`/api/orders/${orderId}/review-request`, {});
const stateOf = async (orderId: string) => {
  const answer = await shop.admin.get(`/api/orders/${orderId}/review-request`);
  return (answer.body as { request: { state: string; at: string | null } }).request;
};

it('REVIEW-17: staff ask a buyer at once, who is not asked again when the days are over', async () => {
  const { email, orderId } = await shop.buy();
  expect(await stateOf(orderId)).toEqual({ state: 'open', at: expect.any(String) });
  const answers = await Promise.all([askNow(orderId), askNow(orderId)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect((await stateOf(orderId)).state).toBe('sent');
  expect((await askNow(orderId)).status).toBe(409);
  await shop.ask();
  const mails = (await shop.shop.mails()).filter(one => one.recipient === email);
  expect(mails.filter(one => one.kind === 'orders.reviewRequest')).toHaveLength(1);
});

it('REVIEW-17: a buyer who does not want to be asked, or may not be, is not asked, and nothing is stored', async () => {
  const refused = async (orderId: string, state: string) => {
    const before = await requests(orderId);
    expect(await stateOf(orderId)).toEqual({ state, at: null });
    const answer = await askNow(orderId);
    expect([answer.status, answer.body]).toEqual([
      409,
      expect.objectContaining({ error: 'reviews.notAsked' }),
    ]);
    expect(await requests(orderId)).toEqual(before);
  };
  const { orderId, email } = await shop.buy();
  await settle({ requests: 'off' });
  await refused(orderId, 'off');
  await settle({ requests: 'consented' });
  await refused(orderId, 'noConsent');
  await settle({});
  const stopped = await shop.asked();
  await shop.post(`${stopped.link}/stop`, {});
  const again = await shop.buy({ email: stopped.email });
  await refused(again.orderId, 'stopped');
  expect(await shop.linkFor(email)).not.toBe('');
  expect((await shop.admin.get('/api/orders/aaaaaaaaaaaaaaaaaaaaaaaa/review-request')).status).toBe(404);
});
