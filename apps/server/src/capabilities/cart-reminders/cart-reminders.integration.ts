import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { RemindingShop } from '../../../test/reminding-shop.ts';
import { signUpVisitor } from '../site-users/site-users.fixture.ts';

let server: TestServer;
let shop: RemindingShop;
beforeAll(async () => {
  server = await startTestServer();
  shop = await RemindingShop.on(server);
});
afterAll(() => server?.stop());

it('REMINDER-1: a ticked box and an address are a consent with its exact words, and nothing less is', async () => {
  const email = shop.address();
  const visitor = await shop.shop.visitorWith(shop.vase);
  const page = (await shop.read(visitor, '/checkout')).text;
  const box = /<input id="checkout-cartReminders"[^>]*>/.exec(page)?.[0] ?? '';
  expect([box.includes('type="checkbox"'), box.includes('checked=')]).toEqual([true, false]);
  const cartReminders = await shop.version(visitor);
  for (const fields of [
    { email },
    { email, cartReminders: 'otherwords' },
    { email: 'nobody', cartReminders },
    { cartReminders },
  ])
    await shop.post(visitor, '/checkout', { intent: 'update', ...fields });
  expect([await shop.consentsOf(email), await shop.stateOf(email)]).toEqual([[], null]);
  for (let at = 0; at < 2; at++)
    await shop.post(visitor, '/checkout', { intent: 'update', email: email.toUpperCase(), cartReminders });
  expect(await shop.consentsOf(email)).toEqual([
    expect.objectContaining({
      purpose: 'cartReminders',
      isGiven: true,
      words: `Send me one email if I leave without ordering. ${shop.shop.website.title} uses my address for nothing else, and I can withdraw my consent at any time.`,
      version: cartReminders,
      place: '/checkout',
    }),
  ]);
  expect(await shop.stateOf(email)).toEqual(['waiting', null]);
  expect((await shop.read(visitor, '/checkout')).text).toMatch(/id="checkout-cartReminders"[^>]*checked=""/);
});

it('REMINDER-1: a closed store does not ask, and takes no consent back', async () => {
  const email = shop.address();
  const visitor = await shop.leave(email);
  await shop.shop.settle({ isOpen: false });
  expect((await shop.read(visitor, '/checkout')).text).not.toContain('name="cartReminders"');
  await shop.post(visitor, '/checkout', { intent: 'update', email });
  await shop.shop.settle({ isOpen: true });
  expect([(await shop.consentsOf(email))[0]?.isGiven, await shop.stateOf(email)]).toEqual([
    true,
    ['waiting', null],
  ]);
});

it('REMINDER-2: emptying the box or changing the address takes the consent of this cart back', async () => {
  const [first, second, other] = [shop.address(), shop.address(), shop.address()];
  await shop.leave(other);
  const visitor = await shop.leave(first);
  await shop.leave(second, { visitor });
  const isGiven = async (email: string) => (await shop.consentsOf(email))[0]?.isGiven;
  expect([await isGiven(first), await isGiven(second)]).toEqual([false, true]);
  await shop.post(visitor, '/checkout', { intent: 'update', email: second });
  expect([await isGiven(second), await isGiven(other)]).toEqual([false, true]);
  await shop.remind();
  expect([await shop.mailsTo(first), await shop.mailsTo(second)]).toEqual([[], []]);
  expect(await shop.mailsTo(other)).toHaveLength(1);
});

it('REMINDER-3: a site user who agreed once is reminded of a later cart, until they withdraw', async () => {
  const email = shop.address();
  const visitor = await signUpVisitor(server, shop.shop.website, email);
  const add = (quantity: number) =>
    visitor.post('/api/commerce/shopping-cart/entries', { variantId: shop.vase, quantity });
  await add(1);
  await shop.leave(email, { visitor });
  await shop.shop.order(visitor, { email });
  expect(await shop.stateOf(email)).toBeNull();
  await add(2);
  expect(await shop.stateOf(email)).toEqual(['waiting', null]);
  await visitor.post('/api/site-users/account/consents/withdrawal', { purpose: 'cartReminders' });
  expect(await shop.stateOf(email)).toEqual(['optedOut', null]);
  await shop.remind();
  expect(await shop.mailsTo(email)).toEqual([]);
});

it('REMINDER-4: one email after the hours since the last change, however many processes send', async () => {
  const email = shop.address();
  const visitor = await shop.leave(email);
  await shop.remind({ hours: 23 });
  expect(await shop.mailsTo(email)).toEqual([]);
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: shop.vase, quantity: 1 });
  await shop.remind({ hours: 2 });
  expect([await shop.mailsTo(email), await shop.stateOf(email)]).toEqual([[], ['waiting', null]]);
  server.moveClock({ hours: 24 });
  await Promise.all([shop.run(), shop.run(), shop.run()]);
  await Promise.all([server.runJobs(), server.runJobs()]);
  const [mail, ...others] = await shop.mailsTo(email);
  expect([others, mail?.subject]).toEqual([
    [],
    `You left something in your cart at ${shop.shop.website.title}`,
  ]);
  expect(mail?.body_text).toContain('2 × Vase');
  expect(mail?.body_text).toContain('€20.00');
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: shop.vase, quantity: 1 });
  await shop.leave(email, { visitor });
  await shop.remind({ hours: 48 });
  expect(await shop.mailsTo(email)).toHaveLength(1);
});

it('REMINDER-4: an address gets one email a day, whatever carts it left', async () => {
  const email = shop.address();
  await shop.leave(email);
  await shop.leave(email);
  await shop.remind();
  expect(await shop.mailsTo(email)).toHaveLength(1);
  const { reminders } = await shop.list(`?search=${email}`);
  expect(reminders.map(({ state, ending }) => [state, ending]).toSorted()).toEqual([
    ['ended', 'tooOften'],
    ['mailed', null],
  ]);
});

it('REMINDER-5: nobody is mailed once they ordered, with this cart or another, or while they may be paying', async () => {
  const [ordered, elsewhere, paying] = [shop.address(), shop.address(), shop.address()];
  await shop.shop.order(await shop.leave(ordered), { email: ordered });
  await shop.leave(elsewhere);
  server.moveClock({ seconds: 1 });
  await shop.shop.order(await shop.shop.visitorWith(shop.vase), { email: elsewhere });
  await shop.shop.setUp('test', { isEnabled: true });
  const visitor = await shop.leave(paying);
  await shop.shop.pay(visitor, { email: paying });
  await shop.remind();
  for (const email of [ordered, elsewhere, paying]) expect(await shop.mailsTo(email)).toEqual([]);
  expect(await shop.stateOf(ordered)).toBeNull();
  expect(await shop.stateOf(elsewhere)).toEqual(['ended', 'ordered']);
});

it('REMINDER-5: nobody is mailed about what is sold out, by a closed store, or once reminders are off', async () => {
  const { variants } = await shop.shop.sell({ title: 'Last', variants: [{ price: 500, stock: 1 }] });
  const [last = ''] = variants;
  const [gone, closed, off] = [shop.address(), shop.address(), shop.address()];
  await shop.leave(gone, { variant: last });
  await shop.shop.order(await shop.shop.visitorWith(last), { email: shop.address() });
  await shop.remind();
  expect(await shop.stateOf(gone)).toEqual(['ended', 'soldOut']);
  await shop.leave(closed);
  await shop.shop.settle({ isOpen: false });
  await shop.remind();
  expect(await shop.stateOf(closed)).toEqual(['ended', 'closed']);
  await shop.shop.settle({ isOpen: true });
  await shop.leave(off);
  await shop.shop.settle({ cartReminders: { isOn: false } });
  await shop.remind();
  expect(await shop.stateOf(off)).toEqual(['ended', 'off']);
  const page = await shop.read(await shop.shop.visitorWith(shop.vase), '/checkout');
  expect(page.text).not.toContain('name="cartReminders"');
  await shop.shop.settle({ cartReminders: { isOn: true } });
  for (const email of [gone, closed, off]) expect(await shop.mailsTo(email)).toEqual([]);
});

it('REMINDER-6, MAIL-20: one click without signing in withdraws the consent, and opening the link does not', async () => {
  const email = shop.address();
  await shop.leave(email);
  await shop.remind();
  const [mail] = await shop.mailsTo(email);
  const path = new URL(mail?.unsubscribe ?? '').pathname + new URL(mail?.unsubscribe ?? '').search;
  expect(mail?.body_text).toContain(path);
  const stranger = server.client(shop.shop.website);
  expect((await shop.read(stranger, path)).text).toContain('Reminders of a cart by email');
  expect((await shop.consentsOf(email))[0]?.isGiven).toBe(true);
  const done = await shop.post(stranger, path, { 'List-Unsubscribe': 'One-Click' });
  expect([done.status, (await shop.consentsOf(email))[0]?.isGiven]).toEqual([200, false]);
  expect(await shop.stateOf(email)).toEqual(['optedOut', null]);
});

it('REMINDER-9: reminders go with their cart, and with a site user who is erased', async () => {
  const [kept, erased] = [shop.address(), shop.address()];
  await shop.leave(kept);
  const visitor = await signUpVisitor(server, shop.shop.website, erased);
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: shop.vase, quantity: 1 });
  await shop.leave(erased, { visitor });
  await shop.leave(erased);
  await visitor.delete('/api/site-users/account');
  await server.runJobs();
  expect([await shop.stateOf(erased), await shop.stateOf(kept)]).toEqual([null, ['waiting', null]]);
  await shop.shop.query(
    'DELETE FROM carts USING cart_reminders r WHERE carts.website_id = $1 AND r.cart_id = carts.id AND r.email = $2',
    kept,
  );
  expect(await shop.stateOf(kept)).toBeNull();
});

it('REMINDER-10: reminders are off at first, and hours and codes have limits', async () => {
  const website = await server.createWebsite();
  expect(website.settings.store.cartReminders).toEqual({ isOn: false, hours: 24, code: '' });
  const admin = await server.signIn(website);
  for (const cartReminders of [{ hours: 0 }, { hours: 169 }, { hours: 1.5 }, { code: '!' }]) {
    const refused = await admin.patch('/api/website/settings', { settings: { store: { cartReminders } } });
    expect([cartReminders, refused.status]).toEqual([cartReminders, 400]);
  }
  expect((await server.reload(website)).settings.store.cartReminders).toEqual({
    isOn: false,
    hours: 24,
    code: '',
  });
});
