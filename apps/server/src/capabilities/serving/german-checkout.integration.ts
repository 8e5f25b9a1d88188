import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { englishWords } from '../../../test/english-words.ts';
import type { TestClient } from '../../../test/harness.ts';
import { buyer, everywhere, TestShop } from '../checkout/shop.fixture.ts';
import { publish } from '../publishing/index.ts';

const englishIn = englishWords('de');
let shop: TestShop;

/** Names and text of the owner do not occur in any catalogue. */
beforeAll(async () => {
  shop = await TestShop.open();
  await shop.speak('de-DE');
  await shop.settle({
    shippingZones: everywhere([
      { id: 'post', name: 'Deutsche Post', amount: 500 },
      { id: 'bote', name: 'Fahrradbote', amount: 900 },
    ]),
    minimumSubtotal: 1000,
  });
  await shop.setUp('test', { isEnabled: true });
  const published = await publish(shop.server.context(shop.website), {});
  if (!published.ok) throw new Error(englishOf(published.error));
});
afterAll(() => shop?.server.stop());

const sell = async (stock = 10, price = 1850) =>
  (await shop.sell({ title: 'Schale', variants: [{ price, stock }] })).variants[0] ?? '';

/** Reads like a browser without JavaScript, and checks all text on the way. */
const met = async (visitor: TestClient, path: string, ...words: string[]) => {
  const html = (await visitor.get(path, { accept: 'text/html' })).text.replaceAll('<!-- -->', '');
  for (const word of words) expect(html).toContain(word);
  expect(englishIn(html)).toEqual([]);
  return html;
};
const keyIn = (page: string) => /name="idempotencyKey" value="([^"]+)"/.exec(page)?.[1] ?? '';
const post = (visitor: TestClient, path: string, fields: Record<string, string>) =>
  visitor.send('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });

/** Posts the checkout with these invalid values, and reads the resulting page. */
const mistake = async (visitor: TestClient, wrong: Record<string, string>, ...words: string[]) => {
  const page = await met(visitor, '/checkout');
  const fields = { ...buyer, paymentMethod: 'manual', shippingOption: 'post', intent: 'place', ...wrong };
  const sent = await post(visitor, '/checkout', { idempotencyKey: keyIn(page), ...fields });
  expect(sent.headers.location).toBe('/checkout#problems');
  await met(visitor, '/checkout', ...words);
};

it('MESSAGES-15: every mistake at a German checkout is refused in German, without JavaScript', {
  tags: 'slow',
}, async () => {
  const visitor = await shop.visitorWith(await sell());
  await met(visitor, '/cart', 'Zur Kasse');
  const empty = { email: '', name: '', line1: '', postalCode: '', city: '', country: '' };
  await mistake(visitor, empty, 'Geben Sie eine E-Mail-Adresse ein.', 'Wählen Sie ein Land.');
  await mistake(visitor, { email: 'niemand' }, 'sollte wie name@example.com aussehen');
  await mistake(visitor, { postalCode: '1' }, 'Geben Sie eine Postleitzahl wie ');
  await mistake(visitor, { country: 'US', postalCode: '1', region: 'Bayern' }, 'ZIP');
  await mistake(visitor, { country: 'FR' }, 'Dieser Laden liefert nicht nach: Frankreich.');
  await mistake(visitor, { country: 'XX' }, 'Wählen Sie ein Land aus der Liste.');
  await mistake(visitor, { phone: 'anrufen' }, 'Geben Sie eine Telefonnummer ein');
  await mistake(visitor, { note: 'ä'.repeat(2001) }, 'Höchstens 2000 Zeichen.');
  await mistake(visitor, { shippingOption: 'drohne' }, 'Wählen Sie aus, wie es versandt wird.');
  await mistake(visitor, { paymentMethod: 'scheck' }, 'Wählen Sie aus, wie Sie bezahlen.');
  expect(await shop.countOrders()).toEqual({});
});

it('MESSAGES-15: changes in the meantime are shown in German: sold out, another price, too small, closed', {
  tags: 'slow',
}, async () => {
  const few = await sell(1);
  const [first, second] = [await shop.visitorWith(few), await shop.visitorWith(few)];
  const page = await met(first, '/checkout');
  await shop.order(second);
  const late = { ...buyer, paymentMethod: 'manual', shippingOption: 'post', intent: 'place' };
  await post(first, '/checkout', { idempotencyKey: keyIn(page), ...late });
  await met(first, '/checkout');
  await met(first, '/cart', 'Ausverkauft');

  const dear = await sell(10, 2000);
  const visitor = await shop.visitorWith(dear);
  const before = await met(visitor, '/checkout');
  await shop.query('UPDATE variants SET price = 2500 WHERE website_id = $1 AND id = $2', dear);
  await post(visitor, '/checkout', { idempotencyKey: keyIn(before), ...late });
  await met(visitor, '/checkout', 'Bitte prüfen Sie');

  const small = await shop.visitorWith(await sell(10, 100));
  await met(small, '/cart', 'Zwischensumme mindestens');
  await met(small, '/checkout');
  await shop.settle({ isOpen: false });
  await met(visitor, '/cart');
  await met(visitor, '/checkout');
  await shop.settle({ isOpen: true });
  const nobody = shop.server.client(shop.website);
  await met(nobody, '/cart', 'Ihr Warenkorb ist leer.');
  for (const notice of ['expired', 'not-sold', 'quantity', 'full', 'sold-out', 'not-made', 'ordered'])
    await met(nobody, `/cart?notice=${notice}`);
});

it('MESSAGES-15: a declined and an abandoned payment are shown in German, and so are the confirmation and the mails', {
  tags: 'slow',
}, async () => {
  for (const choices of [['decline'], ['challenge', 'abandon-challenge']]) {
    const visitor = await shop.visitorWith(await sell());
    await shop.employ(visitor);
    const page = await met(visitor, '/checkout');
    const sent = await post(visitor, '/checkout', {
      ...buyer,
      idempotencyKey: keyIn(page),
      paymentMethod: 'test',
      shippingOption: 'post',
      intent: 'place',
    });
    const started = await visitor.get(String(sent.headers.location), { accept: 'text/html' });
    const paymentId = String(started.headers.location).split('/').at(-1) ?? '';
    for (const choice of choices) await shop.choose(visitor, paymentId, choice);
    await visitor.get(`/checkout/return/${paymentId}`);
    await met(visitor, '/checkout', 'es wurde nichts abgebucht');
  }
  const visitor = await shop.visitorWith(await sell(), 2);
  const page = await met(visitor, '/checkout');
  const sent = await post(visitor, '/checkout', {
    ...buyer,
    idempotencyKey: keyIn(page),
    paymentMethod: 'manual',
    shippingOption: 'post',
    intent: 'place',
  });
  await met(visitor, String(sent.headers.location), 'Danke. Wir haben Ihre Bestellung erhalten.');
  await shop.server.runJobs();
  const mails = await shop.query<{ subject: string; html: string; body_text: string }>(
    'SELECT subject, html, body_text FROM outbox WHERE website_id = $1',
  );
  expect(mails.length).toBeGreaterThan(1);
  for (const { subject, html, body_text } of mails)
    expect([...englishIn(subject), ...englishIn(html), ...englishIn(body_text)]).toEqual([]);
});

it('MESSAGES-15: the data that the script shows of the cart and the checkout is in German, whatever language the browser requests', async () => {
  const headers = { 'accept-language': 'en' };
  const few = await sell(1);
  const visitor = await shop.visitorWith(few);
  const entries = '/api/commerce/shopping-cart/entries';
  const answers = [
    await visitor.send('POST', entries, { body: { variantId: few, quantity: 2 }, headers }),
    await visitor.send('POST', entries, { body: { variantId: few, quantity: 'viele' }, headers }),
    await visitor.send('POST', entries, { body: { variantId: few, quantity: 0 }, headers }),
    await visitor.send('POST', entries, { body: { variantId: 'x' }, headers }),
    await visitor.send('POST', entries, {
      body: '{',
      headers: { ...headers, 'content-type': 'application/json' },
    }),
    await visitor.send('PUT', '/api/commerce/shopping-cart/shipping-location', {
      body: { country: 'XX' },
      headers,
    }),
    await visitor.send('POST', '/api/commerce/orders', {
      body: { ...buyer, email: 7, paymentMethod: 'manual' },
      headers: { ...headers, 'idempotency-key': 'a'.repeat(24) },
    }),
    await shop.place(visitor, { email: '', postalCode: '', paymentMethod: 'scheck', shippingOption: '' }),
    await visitor.send('POST', '/api/site-users/account/session', {
      body: { email: 'nein', password: '' },
      headers,
    }),
    await visitor.send('POST', '/api/site-users/account/session', {
      body: { email: 'a@example.com', password: 'falsch' },
      headers,
    }),
  ];
  for (const { status, text } of answers) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect([text, ...englishIn(text)]).toEqual([text]);
  }
});
