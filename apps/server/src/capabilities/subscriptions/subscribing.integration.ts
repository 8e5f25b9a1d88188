import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthly, SubscriptionShop } from '../../../test/subscription-shop.ts';
import { findProductDetail } from '../products/index.ts';

let club: SubscriptionShop;
beforeAll(async () => {
  club = await SubscriptionShop.open();
});
afterAll(() => club?.shop.server.stop());

const html = { accept: 'text/html' };

describe('the checkout of a subscription', () => {
  it('CHECKOUT-34: without consent to the recurring payments, in their words, nothing is ordered', async () => {
    const visitor = await club.shop.visitorWith(await club.plan());
    await club.shop.employ(visitor);
    const page = await visitor.get('/checkout', html);
    expect(page.text).toContain('Clay club: €18.50 every month');
    const version = await club.recurringOf(visitor);
    const before = await club.shop.countOrders();
    for (const recurring of ['', 'another']) {
      const refused = await club.shop.place(visitor, { paymentMethod: 'test', recurring });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ error: 'call.invalid', recurring: { version } });
    }
    expect(await club.shop.countOrders()).toEqual(before);
    const { rows, order } = await club.subscribe(await club.plan());
    expect(rows[0]?.consent).toContain('until I cancel');
    const mail = (await club.shop.mails()).findLast(({ kind }) => kind === 'orders.confirmation');
    expect(mail?.body_text).toContain('You agreed to these recurring payments:');
    expect(mail?.body_text).toContain(club.page(rows[0]?.id ?? ''));
    expect((await club.shop.see(order.orderId)).terms).toMatchObject({ recurring: rows[0]?.consent });
  });

  it('CHECKOUT-33: only methods that can be charged again are offered, and only a cart with something to pay', async () => {
    const visitor = await club.shop.visitorWith(await club.plan());
    const page = await club.shop.employ(visitor).then(() => visitor.get('/checkout', html));
    expect([page.text.includes('value="test"'), page.text.includes('value="manual"')]).toEqual([true, false]);
    const recurring = await club.recurringOf(visitor);
    expect((await club.shop.place(visitor, { paymentMethod: 'manual', recurring })).status).toBe(400);
    await club.shop.setUp('test', { isEnabled: false });
    const refused = await club.shop.place(visitor, { paymentMethod: 'manual', recurring });
    expect(refused.body).toMatchObject({ error: 'checkout.noPlanMethod' });
    expect((await visitor.get('/cart', html)).text).toContain(
      'This shop cannot take payments for subscriptions yet.',
    );
    await club.shop.setUp('test', { isEnabled: true });
    const free = await club.shop.visitorWith(await club.plan(monthly, { type: 3, variants: [{ price: 0 }] }));
    await club.shop.employ(free);
    const unpaid = await club.shop.place(free, { recurring: await club.recurringOf(free) });
    expect(unpaid.body).toMatchObject({ error: 'checkout.planUnpaid' });
  });

  it('CART-68: a product with a plan is in the cart with it, and a changed plan has to be chosen again', async () => {
    const variantId = await club.plan({ billingPeriod: { value: 2, unit: 'month' }, numBillingCycles: 5 });
    const visitor = await club.shop.visitorWith(variantId);
    expect((await visitor.get('/cart', html)).text).toContain('renews every 2 months for 5 payments');
    const other = { variantId, quantity: 1, choices: { plan: monthly } };
    expect((await visitor.post('/api/commerce/shopping-cart/entries', other)).body).toMatchObject({
      error: 'cart.notOffered',
    });
    await club.shop.query(
      `UPDATE products SET plan = '{"billingPeriod":{"value":1,"unit":"year"},"numBillingCycles":null}'
       WHERE website_id = $1 AND id = (SELECT product_id FROM variants WHERE website_id = $1 AND id = $2)`,
      variantId,
    );
    expect((await visitor.get('/cart', html)).text).toContain('No longer available. Remove it to check out.');
  });

  it('SUBSCRIPTION-2: a variant can have its own plan, and a gift card has none', async () => {
    const { variants } = await club.shop.sell({
      title: 'Club',
      plan: null,
      optionNames: ['Buy'],
      variants: [
        { price: 1850, optionValues: ['Once'] },
        { price: 1500, optionValues: ['Monthly'], plan: monthly },
      ],
    });
    const [once, month] = await Promise.all(variants.map(id => club.shop.visitorWith(id)));
    expect((await once?.get('/cart', html))?.text).not.toContain('renews every month');
    expect((await month?.get('/cart', html))?.text).toContain('renews every month');
    const card = await club.plan(monthly, { type: 4 });
    expect((await (await club.shop.visitorWith(card)).get('/cart', html)).text).not.toContain('renews');
  });

  it('SUBSCRIPTION-19: its checkout is named by a token of its own, for this cart and an hour', async () => {
    const visitor = await club.shop.visitorWith(await club.plan());
    await club.shop.employ(visitor);
    const cart = await visitor.get('/cart', html);
    const path = /\/commerce\/goto-checkout\?key=[\w-]+/.exec(cart.text)?.[0] ?? '';
    const address = String((await visitor.get(path, html)).headers.location);
    expect(address).toMatch(/^\/checkout\/subscribe\?cartToken=\d+-[0-9a-z]{24}-[\w-]{43}$/);
    const page = await visitor.get(address, html);
    expect([page.status, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(page.text).toContain('name="recurring"');
    const token = visitor.cookies.get('CART') ?? '';
    const stranger = await club.shop.visitorWith(await club.plan());
    const refused = await Promise.all([
      visitor.get('/checkout/subscribe', html),
      visitor.get(`/checkout/subscribe?cartToken=${token}`, html),
      visitor.get(`${address}x`, html),
      stranger.get(address, html),
      club.visitor().get(address, html),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    club.shop.server.moveClock({ minutes: 61 });
    expect((await visitor.get(address, html)).status).toBe(404);
    const plain = await club.shop.visitorWith((await club.shop.sell()).variants[0] ?? '');
    const shown =
      /\/commerce\/goto-checkout\?key=[\w-]+/.exec((await plain.get('/cart', html)).text)?.[0] ?? '';
    expect((await plain.get(shown, html)).headers.location).toBe('/checkout');
  });

  it('ORDER-42: the confirmation of a subscription is a page of its own kind', async () => {
    const { order, visitor, rows } = await club.subscribe(await club.plan());
    const page = await visitor.get(order.confirmation, html);
    expect(page.text).toContain('Thank you for subscribing.');
    expect(page.text).toContain('"pageType":206');
    expect(page.text).toContain(club.page(rows[0]?.id ?? ''));
    expect(page.text).toContain('noindex');
  });
});

it('SUBSCRIPTION-1: the studio stores a plan with a product and a variant, and refuses an impossible one', async () => {
  const admin = await club.shop.server.signIn(club.shop.website);
  const plan = { billingPeriod: { value: 2, unit: 'month' }, numBillingCycles: null };
  const product = { title: 'Club', state: 1, plan, variants: [{ price: 100, plan: monthly }] };
  const made = (await admin.post('/api/products', product)).body as { product: { id: string } };
  const path = `/api/products/${made.product.id}`;
  const seen = async () => (await admin.get(path)).body;
  expect(await seen()).toMatchObject({ product: { plan, variants: [{ plan: monthly }] } });
  const bad = { ...plan, billingPeriod: { value: 0, unit: 'month' } };
  expect((await admin.patch(path, { plan: bad })).status).toBe(400);
  expect(await seen()).toMatchObject({ product: { plan } });
  expect((await admin.patch(path, { plan: null })).status).toBe(200);
  expect(await seen()).toMatchObject({ product: { plan: null } });
});

it('SUBSCRIPTION-3, SUBSCRIPTION-4: the cart and the product in lists and calls say how it is paid', async () => {
  const plan = { billingPeriod: { value: 2, unit: 'month' }, numBillingCycles: 5 } as const;
  const { id, variants } = await club.shop.sell({ title: 'Bimonthly', plan });
  const visitor = await club.shop.visitorWith(variants[0] ?? '');
  expect((await visitor.get('/cart', html)).text).toContain('renews every 2 months for 5 payments');
  const shown = await findProductDetail(club.shop.server.context(club.shop.website), id);
  expect([shown?.plan, shown?.variants[0]?.plan]).toEqual(Array(2).fill('every 2 months for 10 months'));
});
