import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { RemindingShop } from '../../../test/reminding-shop.ts';
import { signUpVisitor, siteUserPassword } from '../site-users/site-users.fixture.ts';

let server: TestServer;
let shop: RemindingShop;
beforeAll(async () => {
  server = await startTestServer();
  shop = await RemindingShop.on(server);
});
afterAll(() => server?.stop());

const reminded = async () => {
  const email = shop.address();
  const visitor = await shop.leave(email);
  await shop.remind();
  return { email, visitor, link: await shop.linkFor(email) };
};

it('REMINDER-7: the link changes nothing, and its button brings the cart back in another browser', async () => {
  const { visitor, link } = await reminded();
  const stranger = server.client(shop.shop.website);
  for (let at = 0; at < 3; at++) {
    const page = await shop.read(stranger, link);
    expect([page.status, page.text.includes('1 × Vase')]).toEqual([200, true]);
    expect(page.headers['referrer-policy']).toBe('no-referrer');
  }
  expect(await shop.cartOf(stranger)).toEqual([]);
  const secret = visitor.cookies.get('CART') ?? 'none';
  expect(link).not.toContain(secret);
  const taken = await shop.post(stranger, link, {});
  expect([taken.status, taken.headers.location]).toEqual([303, '/cart']);
  expect([await shop.cartOf(stranger), await shop.cartOf(visitor)]).toEqual([[['Vase', 1]], [['Vase', 1]]]);
  expect(stranger.cookies.get('CART')).not.toBe(secret);
  await shop.post(stranger, link, {});
  expect(await shop.cartOf(stranger)).toEqual([['Vase', 1]]);
});

it('REMINDER-7: the cart stays beside what a browser has, and is not doubled where it was left', async () => {
  const { variants } = await shop.shop.sell({ title: 'Cup', variants: [{ price: 300, stock: null }] });
  const { visitor, link } = await reminded();
  const other = await shop.shop.visitorWith(variants[0] ?? '');
  await shop.post(other, link, {});
  expect((await shop.cartOf(other)).toSorted()).toEqual([
    ['Cup', 1],
    ['Vase', 1],
  ]);
  await shop.post(visitor, link, {});
  expect(await shop.cartOf(visitor)).toEqual([['Vase', 1]]);
});

it('REMINDER-7: a copy that was brought back is not added to the cart of the same site user again', async () => {
  const email = shop.address();
  const home = await signUpVisitor(server, shop.shop.website, email);
  await home.post('/api/commerce/shopping-cart/entries', { variantId: shop.vase, quantity: 2 });
  await shop.leave(email, { visitor: home });
  await shop.remind();
  const phone = server.client(shop.shop.website);
  await shop.post(phone, await shop.linkFor(email), {});
  const changed = (await phone.get('/api/commerce/shopping-cart')).body as { entries: { entryId: string }[] };
  await phone.put(`/api/commerce/shopping-cart/entries/${changed.entries[0]?.entryId}`, { quantity: 3 });
  await phone.post('/api/site-users/account/session', { email, password: siteUserPassword });
  expect(await shop.cartOf(phone)).toEqual([['Vase', 3]]);
});

it('REMINDER-7: the link enters the discount code of the owner', async () => {
  await shop.shop.settle({ cartReminders: { isOn: true, code: 'come back' } });
  const { email, link } = await reminded();
  const [mail] = await shop.mailsTo(email);
  expect(mail?.body_text).toContain('COMEBACK');
  const stranger = server.client(shop.shop.website);
  await shop.post(stranger, link, {});
  const { body } = await stranger.get('/api/commerce/shopping-cart');
  expect((body as { coupons: { code: string }[] }).coupons.map(({ code }) => code)).toEqual(['COMEBACK']);
  await shop.shop.settle({ cartReminders: { isOn: true, code: '' } });
});

it('REMINDER-7: forged and foreign links are not found; old ones and those of ordered carts bring nothing back', async () => {
  const { email, visitor, link } = await reminded();
  const stranger = server.client(shop.shop.website);
  const forged = `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`;
  const elsewhere = await RemindingShop.on(server);
  for (const [client, path] of [
    [stranger, forged],
    [server.client(elsewhere.shop.website), link],
  ] as const) {
    expect((await shop.read(client, path)).status).toBe(404);
    expect((await shop.post(client, path, {})).status).toBe(404);
    expect(await shop.cartOf(client)).toEqual([]);
  }
  await shop.shop.order(visitor, { email });
  expect((await shop.read(stranger, link)).text).toContain('This link no longer works');
  expect((await shop.post(stranger, link, {})).status).toBe(200);
  expect(await shop.cartOf(stranger)).toEqual([]);
  const late = await reminded();
  server.moveClock({ days: 8 });
  expect((await shop.read(stranger, late.link)).text).toContain('This link no longer works');
  await shop.post(stranger, late.link, {});
  expect(await shop.cartOf(stranger)).toEqual([]);
});

it('REMINDER-8: an order of the cart or of its copy is marked and counted, and the list says what became of carts', async () => {
  const own = await RemindingShop.on(server);
  const leave = async () => {
    const email = own.address();
    return { email, visitor: await own.leave(email) };
  };
  const [here, there, still] = [await leave(), await leave(), await leave()];
  await own.remind();
  const waiting = await leave();
  const first = await own.shop.order(here.visitor, { email: here.email });
  const stranger = server.client(own.shop.website);
  await own.post(stranger, await own.linkFor(there.email), {});
  const second = await own.shop.order(stranger, { email: there.email });
  const plain = await own.shop.order(await own.shop.visitorWith(own.vase), { email: own.address() });
  const marks = async (orderId: string) =>
    (await own.shop.see(orderId)).timeline.filter(({ kind }) => kind === 'recovered').length;
  expect([await marks(first.orderId), await marks(second.orderId), await marks(plain.orderId)]).toEqual([
    1, 1, 0,
  ]);
  const { reminders, counts, total } = await own.list();
  expect(counts).toEqual({ mailed: 3, recovered: 2, recoveredAmount: first.total + second.total });
  expect(total).toBe(4);
  expect(reminders.map(({ email, state, orderId }) => [email, state, orderId])).toEqual([
    [waiting.email, 'waiting', null],
    [still.email, 'mailed', null],
    [there.email, 'recovered', second.orderId],
    [here.email, 'recovered', first.orderId],
  ]);
  expect(reminders[0]).toMatchObject({ items: ['1 × Vase'], worth: 1000, currency: 'EUR' });
  expect((await own.list('?state=recovered')).reminders).toHaveLength(2);
  expect((await own.list(`?search=${still.email.slice(0, 20).toUpperCase()}`)).total).toBe(1);
  const editor = await server.signIn(own.shop.website, 'editor');
  expect((await editor.get('/api/cart-reminders')).status).toBe(403);
});
