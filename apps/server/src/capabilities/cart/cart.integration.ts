import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAnswer, TestClient } from '../../../test/harness.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { cartView } from './index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

const path = '/api/commerce/shopping-cart';
const cartOf = (answer: TestAnswer) => answer.body as CartReply;
const post = (visitor: TestClient, address: string, body: string) =>
  visitor.send('POST', address, { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

it('CART-8: the cookie holds a token that scripts cannot read, and only its hash is stored', async () => {
  const {
    variants: [bowl = ''],
  } = await shop.sell();
  const visitor = shop.server.client(shop.website);
  expect((await visitor.get(`${path}/count`)).body).toEqual({ totalQuantity: 0, subtotal: '' });
  const added = await visitor.post(`${path}/entries`, { variantId: bowl, quantity: 2 });
  expect(added.body).toMatchObject({ totalQuantity: 2, quantity: 2 });
  const cookies = [added.headers['set-cookie']].flat().map(String);
  expect(cookies.find(cookie => cookie.startsWith('CART='))).toMatch(/; HttpOnly; SameSite=Lax$|HttpOnly/);
  expect(cookies.find(cookie => cookie.startsWith('HAS_CART=1'))).not.toMatch(/HttpOnly/);
  const token = visitor.cookies.get('CART') ?? '';
  expect(token.length).toBe(32);
  const rows = await shop.query<{ token_hash: string }>('SELECT * FROM carts WHERE website_id = $1');
  expect(rows.map(row => row.token_hash)).toEqual([hashToken(token)]);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await visitor.get(`${path}/count`)).body).toEqual({ totalQuantity: 2, subtotal: '€37.00' });
});

it('CART-9, CART-10: below the minimum subtotal, closed, or without a payment method nobody can check out, and the cart says why', async () => {
  const {
    variants: [bowl = ''],
  } = await shop.sell();
  const visitor = await shop.visitorWith(bowl);
  const notices = async () => {
    const { canCheckOut, notices: said } = cartOf(await visitor.get(path));
    return [canCheckOut, said];
  };
  await shop.settle({ minimumSubtotal: 1851 });
  expect(await notices()).toEqual([false, ['To check out, your order subtotal must be €18.51 or more.']]);
  const refused = await shop.place(visitor);
  expect(refused.body).toMatchObject({
    error: 'checkout.belowMinimum',
    message: 'To check out, your order subtotal must be €18.51 or more.',
  });
  await shop.settle({ minimumSubtotal: 1850 });
  expect(await notices()).toEqual([true, []]);
  await shop.settle({ minimumSubtotal: 0, isOpen: false });
  expect(await notices()).toEqual([false, ['This shop is not taking orders at the moment.']]);
  expect((await shop.place(visitor)).body).toMatchObject({ error: 'checkout.storeClosed' });
  await shop.settle({ isOpen: true });
  for (const method of ['manual', 'test']) await shop.setUp(method, { isEnabled: false });
  expect((await shop.place(visitor)).body).toMatchObject({ error: 'checkout.noPayment' });
  for (const method of ['manual', 'test']) await shop.setUp(method, { isEnabled: true });
  expect((await shop.stockOf(bowl)).on_hand).toBe(10);
});

it('CART-11: a line with too little stock says so and stays unchanged; a sold-out line must be removed', async () => {
  const {
    variants: [bowl = '', cup = ''],
  } = await shop.sell({
    optionNames: ['Kind'],
    variants: [
      { price: 1000, stock: 5, optionValues: ['Bowl'] },
      { price: 500, stock: 5, optionValues: ['Cup'] },
    ],
  });
  const visitor = await shop.visitorWith(bowl, 4);
  await visitor.post(`${path}/entries`, { variantId: cup, quantity: 1 });
  const admin = await shop.server.signIn(shop.website);
  await admin.put(`/api/inventory/${bowl}`, { onHand: 2 });
  await admin.put(`/api/inventory/${cup}`, { onHand: 0 });
  const first = cartOf(await visitor.get(path));
  expect(first.entries.map(line => [line.options, line.quantity, line.isAvailable, line.message])).toEqual([
    ['Bowl', 4, false, 'Only 2 left. Lower the quantity to check out.'],
    ['Cup', 1, false, 'Sold out. Remove it to check out.'],
  ]);
  expect([first.subtotalCents, first.canCheckOut]).toEqual([4000, false]);
  expect(cartOf(await visitor.get(path)).entries.map(line => line.quantity)).toEqual([4, 1]);
  expect((await shop.place(visitor)).body).toMatchObject({ error: 'checkout.cartChanged' });
  const gone = await visitor.delete(`${path}/entries/${first.entries[1]?.entryId}`);
  expect(cartOf(gone)).toMatchObject({ canCheckOut: false, entries: [{ quantity: 4 }] });
  expect((await shop.place(visitor)).body).toMatchObject({ error: 'checkout.cartChanged' });
  const chosen = await visitor.put(`${path}/entries/${first.entries[0]?.entryId}`, { quantity: 2 });
  expect(cartOf(chosen)).toMatchObject({ canCheckOut: true, entries: [{ quantity: 2, message: null }] });
  await admin.patch(
    `/api/products/${
      (
        await shop.query<{ id: string }>(
          'SELECT product_id AS id FROM variants WHERE website_id = $1 AND id = $2',
          bowl,
        )
      )[0]?.id
    }`,
    {
      variants: [{ id: bowl, price: 1200, optionValues: ['Bowl'], stock: 2 }],
    },
  );
  expect(cartOf(await visitor.get(path)).subtotalCents).toBe(2400);
});

it('CART-12: without JavaScript each form post redirects to the cart', async () => {
  const {
    variants: [bowl = ''],
  } = await shop.sell({ variants: [{ price: 1850, stock: 2 }] });
  const visitor = shop.server.client(shop.website);
  const added = await post(visitor, '/cart/entries', `variantId=${bowl}&quantity=1`);
  expect([added.status, added.headers.location]).toEqual([303, '/cart']);
  const [line] = cartOf(await visitor.get(path)).entries;
  const changed = await post(visitor, `/cart/entries/${line?.entryId}`, 'quantity=2');
  expect([changed.status, changed.headers.location]).toEqual([303, '/cart']);
  expect(cartOf(await visitor.get(path)).totalQuantity).toBe(2);
  const full = await post(visitor, '/cart/entries', `variantId=${bowl}&quantity=1`);
  expect(full.headers.location).toBe('/cart?notice=no-more');
  const unknown = await post(visitor, '/cart/entries', `variantId=${newId()}`);
  expect(unknown.headers.location).toBe('/cart?notice=not-sold');
  const view = await cartView(shop.server.context(shop.website), visitor.cookies.get('CART'), {
    notice: 'not-sold',
  });
  expect(view.notices).toEqual(['This product is no longer sold here.']);
  await post(visitor, `/cart/entries/${line?.entryId}`, 'quantity=0');
  expect(cartOf(await visitor.get(path)).entries).toEqual([]);
  const foreign = await visitor.send('POST', '/cart/entries', {
    body: `variantId=${bowl}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
  expect(cartOf(await visitor.get(path)).entries).toEqual([]);
});

it('CART-13: a cart that nobody touched for 30 days is removed', async () => {
  const {
    variants: [bowl = ''],
  } = await shop.sell();
  const visitor = await shop.visitorWith(bowl);
  const forget = async () => {
    const { jobs, database } = shop.server.services;
    await jobs.enqueue(database, { name: 'cart.forget' }, { websiteId: null, data: {} });
    await shop.server.runJobs();
  };
  shop.server.moveClock({ days: 30 });
  await forget();
  expect(cartOf(await visitor.get(path)).totalQuantity).toBe(1);
  shop.server.moveClock({ seconds: 1 });
  await forget();
  expect(cartOf(await visitor.get(path))).toMatchObject({ totalQuantity: 0, id: null });
});

it('CART-14: only visible products can be added, and never more than are available', async () => {
  const {
    id,
    variants: [bowl = ''],
  } = await shop.sell({ variants: [{ price: 100, stock: 3 }] });
  const visitor = await shop.visitorWith(bowl, 2);
  const add = (variantId: string, quantity: unknown) =>
    visitor.post(`${path}/entries`, { variantId, quantity });
  expect(await add(bowl, 5)).toMatchObject({
    status: 409,
    body: {
      error: 'cart.tooFewBeside',
      message: 'Only 3 left, and 2 of them are in your cart. Add 1 or fewer.',
    },
  });
  expect(
    (await shop.server.client(shop.website).post(`${path}/entries`, { variantId: bowl, quantity: 4 })).body,
  ).toMatchObject({ error: 'cart.tooFew', message: 'Only 3 left. Choose 3 or fewer.' });
  expect(cartOf(await visitor.get(path)).totalQuantity).toBe(2);
  expect((await add(bowl, 1)).body).toMatchObject({ quantity: 3 });
  expect((await add(bowl, 1)).body).toMatchObject({ error: 'cart.noMore' });
  for (const quantity of [0, -1, 1.5, 10_000, 'many']) expect((await add(bowl, quantity)).status).toBe(400);
  expect((await add(newId(), 1)).body).toMatchObject({ error: 'cart.notSold' });
  const {
    variants: [empty = ''],
  } = await shop.sell({ variants: [{ price: 100, stock: 0 }] });
  expect((await add(empty, 1)).body).toMatchObject({ error: 'cart.soldOut' });
  const {
    variants: [song = ''],
  } = await shop.sell({ type: 2, variants: [{ price: 100, stock: 0 }] });
  expect((await add(song, 2)).body).toMatchObject({ quantity: 2 });
  const admin = await shop.server.signIn(shop.website);
  await admin.patch(`/api/products/${id}`, { state: 4 });
  expect(
    (await shop.server.client(shop.website).post(`${path}/entries`, { variantId: bowl })).body,
  ).toMatchObject({
    error: 'cart.notSold',
  });
  const reply = cartOf(await visitor.get(path));
  expect(reply).toMatchObject({
    totalQuantity: 5,
    hasDigital: true,
    purelyDigital: true,
    requiresShipping: false,
  });
});

it('CART-15: nobody can reach another visitor’s cart, or one of another website', async () => {
  const {
    variants: [bowl = ''],
  } = await shop.sell();
  const visitor = await shop.visitorWith(bowl);
  const [line] = cartOf(await visitor.get(path)).entries;
  const stranger = await shop.visitorWith(bowl);
  expect((await stranger.put(`${path}/entries/${line?.entryId}`, { quantity: 5 })).status).toBe(404);
  expect((await stranger.delete(`${path}/entries/${line?.entryId}`)).status).toBe(404);
  const elsewhere = shop.server.client(await shop.server.createWebsite());
  elsewhere.cookies.set('CART', visitor.cookies.get('CART') ?? '');
  expect(cartOf(await elsewhere.get(path)).totalQuantity).toBe(0);
  expect((await elsewhere.post(`${path}/entries`, { variantId: bowl })).body).toMatchObject({
    error: 'cart.notSold',
  });
  expect(cartOf(await visitor.get(path)).totalQuantity).toBe(1);
  const located = await visitor.put(`${path}/shipping-location`, { country: 'us' });
  expect(cartOf(located)).toMatchObject({ shippingLocation: { country: 'US' }, applicableTaxRules: [] });
  expect((await visitor.put(`${path}/shipping-location`, { country: 'XX' })).status).toBe(400);
});

it('MESSAGES-2: a count has the plural forms of the language, and a value is shown as it is', async () => {
  const refusedAfter = async (stock: number) => {
    const { variants } = await shop.sell({ variants: [{ price: 1850, stock }] });
    const visitor = await shop.visitorWith(variants[0] ?? '', stock);
    const added = await visitor.post(`${path}/entries`, { variantId: variants[0], quantity: 1 });
    return (added.body as { message: string }).message;
  };
  await shop.speak('fr');
  expect([await refusedAfter(1), await refusedAfter(2)]).toEqual([
    'Il n’y en a qu’un en stock, et il est déjà dans votre panier.',
    'Il n’y en a que 2 en stock, et ils sont déjà dans votre panier.',
  ]);
  await shop.speak('en');
  const title = "{n} '{title}' # <b>$&";
  const { variants } = await shop.sell({ title });
  await shop.order(await shop.visitorWith(variants[0] ?? '', 2));
  const mail = (await shop.mails()).find(({ recipient }) => recipient === 'ann@example.com');
  expect(mail?.body_text).toContain(`${title}: 2 × €18.50`);
});

it('MESSAGES-4: a German shop shows the notices of its cart in German', async () => {
  const { variants } = await shop.sell({ variants: [{ price: 1850, stock: 3 }] });
  const [bowl = ''] = variants;
  await shop.speak('de-AT');
  await shop.settle({ minimumSubtotal: 9000 });
  const visitor = await shop.visitorWith(bowl, 2);
  const added = await visitor.post(`${path}/entries`, { variantId: bowl, quantity: 4 });
  expect(added.body).toMatchObject({
    message: 'Nur noch 3 da, und 2 davon liegen schon in Ihrem Warenkorb. Fügen Sie höchstens 1 hinzu.',
  });
  await shop.query('UPDATE stock SET on_hand = 1 WHERE website_id = $1 AND variant_id = $2', bowl);
  const short = cartOf(await visitor.get(path));
  expect(short.entries.map(entry => entry.message)).toEqual([
    'Nur noch 1 da. Verringern Sie die Menge, um zu bestellen.',
  ]);
  expect(short.notices).toEqual(['Zum Bestellen muss die Zwischensumme mindestens €\u00a090,00 betragen.']);
  const context = shop.server.context(shop.website);
  const said = async (notice: string) => (await cartView(context, undefined, { notice })).notices;
  expect(await Promise.all(['sold-out', 'not-sold', 'full', 'no-more', 'expired', 'else'].map(said))).toEqual(
    [
      ['Dieses Produkt ist ausverkauft.'],
      ['Dieses Produkt wird hier nicht mehr verkauft.'],
      ['Ihr Warenkorb ist voll. Nehmen Sie zuerst etwas heraus.'],
      ['Alle vorrätigen Stücke liegen schon in Ihrem Warenkorb.'],
      ['Ihre Sitzung ist abgelaufen, oder Cookies sind ausgeschaltet. So geht es nicht weiter zur Kasse.'],
      [],
    ],
  );
  await visitor.put(`${path}/entries/${short.entries[0]?.entryId}`, { quantity: 1 });
  const invalid = await shop.place(visitor, { paymentMethod: 'cheque', shippingOption: 'drone' });
  expect([invalid.status, invalid.body]).toMatchObject([
    409,
    { message: expect.stringMatching(/^Zum Bestellen muss/) },
  ]);
  expect((await visitor.post(`${path}/entries`, { variantId: bowl, quantity: 1 })).body).toMatchObject({
    error: 'cart.noMore',
    message: 'Nur noch ein Stück ist vorrätig, und es liegt schon in Ihrem Warenkorb.',
  });
  await shop.settle({ minimumSubtotal: 0 });
  const refused = await shop.place(visitor, { paymentMethod: 'cheque', shippingOption: 'drone' });
  expect(refused.body).toMatchObject({
    errors: {
      paymentMethod: 'Wählen Sie aus, wie Sie bezahlen.',
      shippingOption: 'Wählen Sie aus, wie es versandt wird.',
    },
  });
  await shop.speak('en');
});
