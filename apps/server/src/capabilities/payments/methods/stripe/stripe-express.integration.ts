import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { agreementOf, sellFiles } from '../../../../../test/sold-files.ts';
import { berlin, ExpressShop } from '../../../../../test/stripe-stand-in/express-shop.ts';
import { standInKeys } from '../../../../../test/stripe-stand-in/stripe-stand-in.ts';
import { monthly } from '../../../../../test/subscription-shop.ts';
import { everywhere, type TestShop, taxed } from '../../../checkout/shop.fixture.ts';
import { enterCard, issueCard } from '../../../gift-cards/gift-cards.fixture.ts';
import { addDomain } from '../../../tenancy/index.ts';
import { stripeExpress } from './stripe-express.ts';

let express: ExpressShop;
let shop: TestShop;
beforeAll(async () => {
  express = await ExpressShop.open();
  ({ shop } = express);
});
afterAll(() => express?.close());
beforeEach(async () => {
  await shop.settle({
    minimumSubtotal: 0,
    terms: { terms: '', privacy: '', withdrawal: '' },
    countries: ['DE', 'US'],
    shippingZones: everywhere([{ id: 'post', name: 'Post', amount: 500 }]),
    tax: { rules: taxed({ DE: 19_000 }), isIncluded: true },
  });
  await express.turn(true);
});

const policyOf = async (path: string, buyer: Awaited<ReturnType<ExpressShop['buyer']>>) => {
  const { headers } = await express.page(buyer, path);
  return [String(headers['content-security-policy']), headers['cross-origin-opener-policy']] as const;
};

it('EXPRESS-1: the cart and the checkout load the script of the wallets only where the owner turned them on', async () => {
  const buyer = await express.buyer();
  for (const path of ['/cart', '/checkout']) {
    const { text } = await express.page(buyer, path);
    expect(text).toContain(`<script src="${stripeExpress.script}"></script>`);
    const [policy, opener] = await policyOf(path, buyer);
    expect(policy).toContain('https://js.stripe.com');
    expect(opener).toBe('same-origin-allow-popups');
  }
  const script = await buyer.get(stripeExpress.script);
  expect([script.status, script.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  await express.turn(false);
  for (const path of ['/cart', '/checkout'] as const) {
    expect(await express.view(buyer, path)).toBeNull();
    expect((await policyOf(path, buyer))[1]).toBe('same-origin');
  }
  expect((await policyOf('/cart', buyer))[0]).not.toContain('stripe');
  expect((await express.askQuote(buyer, berlin)).status).toBe(409);
});

it('EXPRESS-2: each address and each delivery is priced by the server, and nothing of it is stored', async () => {
  await shop.settle({
    tax: { rules: taxed({ DE: 19_000, US: 10_000 }), isIncluded: false },
    shippingZones: [
      {
        id: 'de',
        name: 'Germany',
        places: [{ country: 'DE' }],
        options: [
          { id: 'post', name: 'Post', amount: 500 },
          { id: 'fast', name: 'Courier', amount: 1200, time: 'Tomorrow' },
        ],
      },
      {
        id: 'ny',
        name: 'New York',
        places: [{ country: 'US', region: 'NY' }],
        options: [{ id: 'air', name: 'Air', amount: 2000 }],
      },
    ],
  });
  const buyer = await express.buyer();
  const row = () => shop.query('SELECT * FROM carts WHERE website_id = $1 ORDER BY id');
  const before = await row();
  const first = await express.view(buyer);
  expect(first).toMatchObject({
    isShipped: true,
    countries: ['DE', 'US'],
    currency: 'EUR',
    quote: { amount: 1850, shippingRates: [{ id: 'address', amount: 0 }] },
  });
  const german = await express.quote(buyer);
  expect(german).toMatchObject({
    amount: 2797,
    lineItems: [
      { name: 'Bowl × 1', amount: 1850 },
      { name: 'Shipping', amount: 500 },
      { name: 'Tax', amount: 447 },
    ],
    shippingRates: [
      { id: 'post', displayName: 'Post', amount: 500 },
      { id: 'fast', displayName: 'Courier', amount: 1200, deliveryEstimate: 'Tomorrow' },
    ],
  });
  const fast = await express.quote(buyer, { ...berlin, shippingOption: 'fast' });
  expect([fast.amount, fast.shippingRates[0]?.id]).toEqual([3630, 'fast']);
  const york = await express.quote(buyer, { ...berlin, country: 'US', region: 'NY', postalCode: '10001' });
  expect([york.amount, york.shippingRates.map(({ id }) => id)]).toEqual([4235, ['air']]);
  const texas = await express.quote(buyer, { ...berlin, country: 'US', region: 'TX', postalCode: '73301' });
  expect(texas.shippingRates).toEqual([]);
  expect(await row()).toEqual(before);
});

it('EXPRESS-2: discounts and gift cards are lines of the wallet, which pays what is left', async () => {
  const buyer = await express.buyer();
  const { code } = await issueCard(shop, { amount: 1000 });
  await enterCard(buyer, code);
  const { amount, lineItems } = await express.quote(buyer);
  expect(amount).toBe(1350);
  expect(lineItems.map(item => item.amount)).toEqual([1850, 500, -1000]);
});

it('EXPRESS-2: a German shop names the lines of the wallet and its own words in German', async () => {
  await shop.speak('de');
  const buyer = await express.buyer();
  expect((await express.view(buyer))?.words).toMatchObject({ title: 'Express-Kauf', or: 'oder' });
  expect((await express.quote(buyer)).lineItems.map(({ name }) => name)).toEqual(['Bowl × 1', 'Versand']);
  await shop.speak('en');
});

it('EXPRESS-3: no wallet is offered for a cart that the checkout would refuse, or that costs nothing', async () => {
  const buyer = await express.buyer();
  const offered = async () =>
    [await express.view(buyer), await express.view(buyer, '/checkout')].map(Boolean);
  expect(await offered()).toEqual([true, true]);
  await shop.settle({ minimumSubtotal: 5000 });
  expect(await offered()).toEqual([false, false]);
  await shop.settle({ minimumSubtotal: 0, isOpen: false });
  expect(await offered()).toEqual([false, false]);
  await shop.settle({ isOpen: true });
  const { code } = await issueCard(shop);
  await enterCard(buyer, code);
  expect(await offered()).toEqual([false, false]);
  const { variants } = await shop.sell({ variants: [{ price: 1850, stock: 1 }] });
  const late = await express.buyerOf(variants[0] ?? '');
  await shop.query('UPDATE stock SET on_hand = 0 WHERE website_id = $1 AND variant_id = $2', variants[0]);
  expect(await express.view(late)).toBeNull();
  expect((await express.askQuote(late, berlin)).status).toBe(409);
});

it('EXPRESS-3: nor for a subscription, or for an amount that the service does not charge', async () => {
  const { variants } = await shop.sell({ title: 'Clay club', plan: monthly });
  expect(await express.view(await express.buyerOf(variants[0] ?? ''))).toBeNull();
  const cheap = await shop.sell({ type: 3, variants: [{ price: 20, stock: null }] });
  expect(await express.view(await express.buyerOf(cheap.variants[0] ?? ''))).toBeNull();
});

it('EXPRESS-3: what has to be ticked is ticked at the checkout; the cart offers no wallet then', async () => {
  await shop.settle({ terms: { terms: '/terms', privacy: '', withdrawal: '' } });
  const { variantId } = await sellFiles(shop);
  const buyer = await express.buyerOf(variantId);
  expect(await express.view(buyer)).toBeNull();
  expect(await express.view(buyer, '/checkout')).toMatchObject({
    isShipped: false,
    countries: [],
    boxes: [{ name: 'terms' }, { name: 'downloads' }],
  });
  expect(await agreementOf(buyer)).not.toBe('');
});

it('EXPRESS-8: turning it on registers the domains of the website with the service, and stays off if one is refused', async () => {
  await express.turn(false);
  const context = shop.server.context(shop.website);
  await addDomain(context, 'pots.shop', { isProved: true });
  const admin = await shop.server.signIn(shop.website);
  const turnOn = () => admin.patch('/api/payments/methods/stripe', { settings: { hasExpress: true } });
  expect((await turnOn()).status).toBe(200);
  expect([...express.stripe.books.domains]).toEqual(['pots.shop']);
  await express.turn(false);
  express.stripe.books.refusesDomains = true;
  const refused = await turnOn();
  expect(refused.status).toBe(400);
  expect((refused.body as { errors: Record<string, string> }).errors['settings.hasExpress']).toContain(
    'Stripe did not register the domain',
  );
  express.stripe.books.refusesDomains = false;
  expect(await express.view(await express.buyer())).toBeNull();
});

it('EXPRESS-8: without a secret key it cannot be turned on', async () => {
  await express.turn(false);
  const admin = await shop.server.signIn(shop.website);
  await admin.delete('/api/payments/methods/stripe/secrets/secretKey');
  const refused = await admin.patch('/api/payments/methods/stripe', { settings: { hasExpress: true } });
  expect(refused.body).toMatchObject({
    errors: { 'settings.hasExpress': expect.stringContaining('secret key first') },
  });
});

it('EXPRESS-9: a domain that is proved later, another key and each save register the domains', async () => {
  const { domains } = express.stripe.books;
  const admin = await shop.server.signIn(shop.website);
  const secret = '/api/payments/methods/stripe/secrets/secretKey';
  const setKey = () => admin.send('PUT', secret, { body: { value: standInKeys.secretKey } });
  expect((await setKey()).status).toBe(200);
  await shop.server.runJobs();
  domains.clear();
  const context = shop.server.context(shop.website);
  await addDomain(context, 'waiting.shop');
  await addDomain(context, 'later.shop', { isProved: true });
  await shop.server.runJobs();
  expect([...domains].toSorted()).toEqual(['later.shop', 'pots.shop']);
  // The account of another key knows none of them.
  for (const change of [
    setKey,
    () => admin.patch('/api/payments/methods/stripe', { settings: { descriptor: 'BOWLS' } }),
  ]) {
    domains.clear();
    expect((await change()).status).toBe(200);
    await shop.server.runJobs();
    expect([...domains].toSorted()).toEqual(['later.shop', 'pots.shop']);
  }
  await express.turn(false);
  domains.clear();
  await setKey();
  await shop.server.runJobs();
  expect([...domains]).toEqual([]);
});
