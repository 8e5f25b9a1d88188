import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../checkout/shop.fixture.ts';
import { publish } from '../publishing/index.ts';
import { signUpVisitor } from '../site-users/site-users.fixture.ts';
import { forgetNotices, tellOfStock } from './stock-notices.jobs.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
  await publish(shop.server.context(shop.website));
  await shop.settle({ stock: { isNoticeOffered: true } });
});
afterAll(() => shop?.server.stop());

const visit = async (path: string) => shop.server.client(shop.website).get(path, { accept: 'text/html' });
const post = (path: string, fields: Record<string, string>) =>
  shop.server.client(shop.website).send('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', 'x-csrf-token': '' },
  });
const sell = async (stock: number | null = 0, more: object = {}) => {
  const slug = `jar-${newId()}`;
  const { id, variants } = await shop.sell({
    title: 'Jar',
    slug,
    variants: [{ price: 100, stock }],
    ...more,
  });
  return { id, variant: variants[0] ?? '', address: `/shop/${slug}` };
};
type Sold = Awaited<ReturnType<typeof sell>>;
const ask = ({ id, variant }: Sold, email: string) =>
  post(`/checkout/back-in-stock?product=${id}`, { variantId: variant, email });
const linkFor = async (email: string, kind = 'stockNotices.confirm') => {
  const mail = (await shop.mails()).findLast(one => one.kind === kind && one.recipient === email);
  return /(\/checkout\/back-in-stock\/\w[\w-]*)\s/.exec(mail?.body_text ?? '')?.[1] ?? '';
};
const rows = ({ variant }: Sold) =>
  shop.query<{ email: string; confirmed_at: Date | null; told_at: Date | null; words: string }>(
    `SELECT email, confirmed_at, told_at, words FROM stock_notices WHERE website_id = $1 AND variant_id = $2
     ORDER BY confirmed_at NULLS LAST, id`,
    variant,
  );
/** Asks and confirms, a minute after the one before. */
const wait = async (sold: Sold, email: string) => {
  shop.server.moveClock({ minutes: 1 });
  await ask(sold, email);
  expect((await post(await linkFor(email), {})).status).toBe(200);
};
const run = async (kind: { name: string }) => {
  await shop.server.services.jobs.enqueue(shop.server.services.database, kind, { websiteId: null, data: {} });
  await shop.server.runJobs();
};
const toldOf = async (sold: Sold) =>
  (await rows(sold)).filter(row => row.told_at !== null).map(({ email }) => email);
const stock = (sold: Sold, onHand: number | null) =>
  shop.query('UPDATE stock SET on_hand = $3 WHERE website_id = $1 AND variant_id = $2', sold.variant, onHand);

it('STOCKNOTICE-1: a sold-out product has a form, without script too; an available one has none', async () => {
  const [gone, here] = [await sell(0), await sell(3)];
  const page = (await visit(gone.address)).text;
  for (const words of ['Tell me when it is back', `value="${gone.variant}"`, 'may send me one email'])
    expect(page).toContain(words);
  expect((await visit(here.address)).text).not.toContain('Tell me when it is back');
  const posted = await ask(gone, ' Ann@Example.com ');
  expect([posted.status, posted.text.includes('Check your inbox')]).toEqual([200, true]);
  expect(await rows(gone)).toEqual([
    {
      email: 'ann@example.com',
      confirmed_at: null,
      told_at: null,
      words: expect.stringContaining(`${shop.website.title} may send me one email`),
    },
  ]);
});

it('STOCKNOTICE-1: what cannot be noted is refused with the reason, and nothing is stored', async () => {
  const [gone, here, hidden] = [await sell(0), await sell(3), await sell(0, { state: 4 })];
  const answers = [
    await ask(gone, 'nobody'),
    await ask(here, 'ann@example.com'),
    await ask(hidden, 'ann@example.com'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 409, 404]);
  expect(answers[0]?.text).toContain('Email is not valid');
  expect(answers[1]?.text).toContain('This is in stock again. You can buy it now.');
  expect(
    (await post('/checkout/back-in-stock', { variantId: gone.variant, email: 'a@b.example' })).status,
  ).toBe(404);
  const crossed = { ...gone, variant: here.variant };
  expect((await ask(crossed, 'ann@example.com')).status).toBe(404);
  await shop.settle({ stock: { isNoticeOffered: false } });
  expect([(await ask(gone, 'ann@example.com')).status, (await visit(gone.address)).text]).toEqual([
    404,
    expect.not.stringContaining('Tell me when it is back'),
  ]);
  await shop.settle({ stock: { isNoticeOffered: true } });
  for (const sold of [gone, here, hidden]) expect(await rows(sold)).toEqual([]);
});

it('STOCKNOTICE-1: an address is asked for at most five times a day', async () => {
  const limited = await TestShop.open({ environment: { IS_RATE_LIMITED: 'true' } });
  await publish(limited.server.context(limited.website));
  await limited.settle({ stock: { isNoticeOffered: true } });
  const { id, variants } = await limited.sell({ variants: [{ price: 100, stock: 0 }] });
  const answers: number[] = [];
  for (let at = 0; at < 6; at++) {
    const answer = await limited.server
      .client(limited.website)
      .send('POST', `/checkout/back-in-stock?product=${id}`, {
        body: new URLSearchParams({ variantId: variants[0] ?? '', email: 'ann@example.com' }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      });
    answers.push(answer.status);
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await limited.mails()).length).toBe(5);
  await limited.server.stop();
});

it('STOCKNOTICE-2: only its owner confirms an address; opening the link changes nothing', async () => {
  const gone = await sell();
  await ask(gone, 'own@example.com');
  const link = await linkFor('own@example.com');
  for (let at = 0; at < 3; at++)
    expect((await visit(link)).text).toContain('We send one email to own@example.com when Jar is back.');
  expect(await rows(gone)).toMatchObject([{ confirmed_at: null }]);
  expect((await post(`${link.slice(0, -2)}xx`, {})).status).toBe(404);
  expect((await post(link, {})).text).toContain('You are on the list');
  expect(await rows(gone)).toMatchObject([{ confirmed_at: expect.any(Date) }]);
  const mails = (await shop.mails()).length;
  const again = await ask(gone, 'own@example.com');
  expect([again.status, again.text.includes('Check your inbox'), (await shop.mails()).length]).toEqual([
    200,
    true,
    mails,
  ]);
  expect((await post(`${link}/stop`, {})).text).toContain('Your address was removed');
  expect(await rows(gone)).toEqual([]);
  expect((await visit(link)).text).toContain('This link no longer works');
  expect((await post(`${link}/stop`, {})).status).toBe(200);
});

it('STOCKNOTICE-3, STOCKNOTICE-4: those who wait are told in turn, no more in a day than there are pieces, each once', async () => {
  const gone = await sell();
  const people = ['one', 'two', 'three', 'four'].map(name => `${name}-${gone.id}@example.com`);
  for (const email of people) await wait(gone, email);
  await ask(gone, `never-${gone.id}@example.com`);
  await run(tellOfStock);
  expect(await toldOf(gone)).toEqual([]);
  const admin = await shop.server.signIn(shop.website);
  expect((await admin.put(`/api/inventory/${gone.variant}`, { onHand: 2 })).status).toBe(200);
  await run(tellOfStock);
  await run(tellOfStock);
  expect(await toldOf(gone)).toEqual(people.slice(0, 2));
  shop.server.moveClock({ days: 1, minutes: 1 });
  await stock(gone, 1);
  await run(tellOfStock);
  await run(tellOfStock);
  expect(await toldOf(gone)).toEqual(people.slice(0, 3));
  const mails = (await shop.mails()).filter(one => one.kind === 'stockNotices.back');
  expect(mails.map(({ recipient }) => recipient)).toEqual(people.slice(0, 3));
  expect(mails[0]).toMatchObject({
    subject: 'Jar is back',
    body_text: expect.stringContaining(gone.address),
  });
  await stock(gone, null);
  await run(tellOfStock);
  expect(await toldOf(gone)).toEqual(people);
  const stop = await linkFor(people[0] ?? '', 'stockNotices.back');
  expect((await post(`${stop}/stop`, {})).status).toBe(200);
  expect(await toldOf(gone)).toEqual(people.slice(1));
});

it('STOCKNOTICE-3: nobody is told of what is held, cannot be seen, or is sold by a closed store', async () => {
  const [held, hidden, closed] = [await sell(), await sell(), await sell()];
  for (const [at, sold] of [held, hidden, closed].entries()) await wait(sold, `blocked-${at}@example.com`);
  for (const sold of [held, hidden, closed]) await stock(sold, 1);
  await shop.query('UPDATE stock SET reserved = 1 WHERE website_id = $1 AND variant_id = $2', held.variant);
  await shop.query('UPDATE products SET state = 4 WHERE website_id = $1 AND id = $2', hidden.id);
  await shop.settle({ isOpen: false });
  await run(tellOfStock);
  expect([await toldOf(held), await toldOf(hidden), await toldOf(closed)]).toEqual([[], [], []]);
  await shop.settle({ isOpen: true });
  await run(tellOfStock);
  expect([await toldOf(held), await toldOf(hidden), await toldOf(closed)]).toEqual([
    [],
    [],
    ['blocked-2@example.com'],
  ]);
});

it('STOCKNOTICE-5: addresses go once they were told, were not confirmed, or waited for a year', async () => {
  const [told, open, long] = [await sell(), await sell(), await sell()];
  await wait(told, 'told@example.com');
  await stock(told, 1);
  await run(tellOfStock);
  await ask(open, 'open@example.com');
  await wait(long, 'long@example.com');
  await run(forgetNotices);
  expect([await rows(told), await rows(open), await rows(long)]).toMatchObject([[{}], [{}], [{}]]);
  shop.server.moveClock({ days: 8 });
  await run(forgetNotices);
  expect([await rows(told), await rows(open), await rows(long)]).toMatchObject([[], [], [{}]]);
  shop.server.moveClock({ days: 366 });
  await run(forgetNotices);
  expect(await rows(long)).toEqual([]);
});

it('STOCKNOTICE-5: they go with an erased site user, and with their product', async () => {
  const [one, other] = [await sell(), await sell()];
  await wait(one, 'erika@example.com');
  await wait(other, 'stays@example.com');
  const visitor = await signUpVisitor(shop.server, shop.website, 'erika@example.com');
  await visitor.delete('/api/site-users/account');
  await shop.server.runJobs();
  expect([await rows(one), await rows(other)]).toMatchObject([[], [{ email: 'stays@example.com' }]]);
  await shop.query('DELETE FROM products WHERE website_id = $1 AND id = $2', other.id);
  expect(await rows(other)).toEqual([]);
});

it('STOCKNOTICE-6: the studio sees how many people wait for each variant', async () => {
  const gone = await sell();
  await wait(gone, 'a@example.com');
  await wait(gone, 'b@example.com');
  await ask(gone, 'c@example.com');
  const admin = await shop.server.signIn(shop.website);
  expect((await admin.get(`/api/products/${gone.id}/stock-notices`)).body).toEqual({
    waiting: [{ variantId: gone.variant, people: 2 }],
  });
  const other = await shop.server.signIn(await shop.server.createWebsite());
  expect((await other.get(`/api/products/${gone.id}/stock-notices`)).body).toEqual({ waiting: [] });
});

it('STOCK-5: the owner chooses from which number of items what is left is shown', async () => {
  const few = await sell(8);
  expect((await visit(few.address)).text).not.toContain('Only 8 left');
  await shop.settle({ stock: { isNoticeOffered: true, fewFrom: 10 } });
  expect((await visit(few.address)).text).toContain('Only 8 left');
  await shop.order(await shop.visitorWith(few.variant));
  await expect.poll(async () => (await visit(few.address)).text).toContain('Only 7 left');
  await shop.settle({ stock: { isNoticeOffered: true, fewFrom: 0 } });
  expect((await visit(few.address)).text).not.toContain('Only 7 left');
  await shop.settle({ stock: { isNoticeOffered: true, fewFrom: 5 } });
});
