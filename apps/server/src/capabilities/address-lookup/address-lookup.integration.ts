import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { printOfDatabase } from '../../../test/database-print.ts';
import type { TestClient } from '../../../test/harness.ts';
import { PlacesStandIn, placesKey } from '../../../test/places-stand-in/places-stand-in.ts';
import { TestShop } from '../checkout/shop.fixture.ts';

let google: PlacesStandIn;
let shop: TestShop;
let admin: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  google = await PlacesStandIn.open();
  shop = await TestShop.open({ environment: { GOOGLE_PLACES_API_URL: google.address } });
});
afterAll(async () => {
  await shop?.server.stop();
  await google?.close();
});
beforeEach(async () => {
  shop = await TestShop.on(shop.server);
  admin = await shop.server.signIn(shop.website, 'storeManager');
  const { variants } = await shop.sell({ title: 'Bowl', variants: [{ price: 1000, stock: 5 }] });
  visitor = await shop.visitorWith(variants[0] ?? '');
  google.requests.length = 0;
});
afterEach(() => {
  google.mischief = null;
});

const keyPath = '/api/address-lookup/google-places/key';
const setKey = (value = placesKey) => admin.put(keyPath, { value });
const page = async () => (await visitor.get('/checkout', { accept: 'text/html' })).text;
const sessionOf = async () => /data-address-lookup="([^"]+)"/.exec(await page())?.[1] ?? '';

interface Asked {
  readonly session: string;
  readonly country?: string;
  readonly isBilling?: boolean;
  readonly turn?: number;
}
const suggest = async (text: string, { country = 'DE', turn = 0, ...asked }: Asked) => {
  const answer = await visitor.post('/api/commerce/address-suggestions', { text, country, turn, ...asked });
  expect(answer.status).toBe(200);
  return (answer.body as { suggestions: { id: string; main: string; detail: string }[] }).suggestions;
};
const find = async (id: string, { country = 'DE', turn = 0, ...asked }: Asked) => {
  const answer = await visitor.post('/api/commerce/address-suggestions/chosen', {
    id,
    country,
    turn,
    ...asked,
  });
  expect(answer.status).toBe(200);
  return (answer.body as { fields: object | null }).fields;
};

describe('with a key', () => {
  let session = '';
  beforeEach(async () => {
    await setKey();
    session = await sessionOf();
  });

  it('LOOKUP-1, LOOKUP-5: addresses are suggested, and a chosen one is told by the fields of its country', async () => {
    expect(google.requests).toEqual([]);
    const found = await suggest('Linden', { session });
    expect(found).toHaveLength(5);
    expect(found[0]).toEqual({ id: 'ChIJlindenallee-1', main: 'Lindenallee 1', detail: 'Berlin, Germany' });
    expect(await find('ChIJlindenallee-4', { session })).toEqual({
      line1: 'Lindenallee 4',
      postalCode: '10115',
      city: 'Berlin',
    });
    expect(await suggest('Linden', { session, country: 'US' })).toHaveLength(1);
    expect(await find('ChIJlinden-blvd', { session, country: 'US' })).toEqual({
      line1: '9 Linden Boulevard',
      line2: 'Apt 3',
      postalCode: '11411',
      city: 'Queens',
      region: 'NY',
    });
    expect(await suggest('Nowhere', { session })).toEqual([]);
  });

  it('LOOKUP-6: the service learns the text, the country, the language and an unguessable session, once for each search', async () => {
    await suggest('Linden', { session });
    await find('ChIJlindenallee-4', { session });
    await suggest('Linden', { session, turn: 1 });
    const [first, second, third] = google.requests;
    expect(first?.body).toEqual({
      input: 'Linden',
      includedRegionCodes: ['de'],
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
      languageCode: 'en',
      regionCode: 'de',
      sessionToken: first?.session,
    });
    expect(first?.session).toMatch(/^[\w-]{32}$/);
    expect([second?.path, second?.session]).toEqual(['/v1/places/ChIJlindenallee-4', first?.session]);
    expect(third?.session).not.toBe(first?.session);
    expect(session).not.toContain(first?.session ?? '');
    const seen = [await page(), JSON.stringify(await suggest('Linden', { session }))].join();
    expect(seen).not.toContain(placesKey);
  });

  it('LOOKUP-3: only in the chosen country, to which the shop delivers; an invoice goes anywhere', async () => {
    expect(await suggest('Linden', { session, country: 'CH' })).toEqual([]);
    expect(await find('ChIJlindenhof', { session, country: 'CH' })).toBeNull();
    expect(google.requests).toEqual([]);
    expect(await find('ChIJlinden-blvd', { session, country: 'DE' })).toBeNull();
    const billing = { session, country: 'CH', isBilling: true };
    expect(await suggest('Linden', billing)).toHaveLength(1);
    expect(await find('ChIJlindenhof', billing)).toMatchObject({ line1: 'Lindenhof 4', city: 'Zürich' });
    expect(await suggest('Linden', { ...billing, country: 'XX' })).toEqual([]);
  });

  it('LOOKUP-8: only for a form of this website that was drawn lately', async () => {
    const other = await TestShop.on(shop.server);
    for (const bad of ['', 'x', `${session}x`, session.replace(/^../, 'zz')])
      expect(await suggest('Linden', { session: bad })).toEqual([]);
    const elsewhere = shop.server.client(other.website);
    await (await shop.server.signIn(other.website, 'storeManager')).put(keyPath, { value: placesKey });
    const answer = await elsewhere.post('/api/commerce/address-suggestions', {
      ...{ session, text: 'Linden', country: 'DE', turn: 0 },
    });
    expect(answer.body).toEqual({ suggestions: [] });
    shop.server.moveClock({ hours: 7 });
    expect(await suggest('Linden', { session })).toEqual([]);
    expect(google.requests).toEqual([]);
    expect(await suggest('Linden', { session: await sessionOf() })).toHaveLength(5);
  });

  it.each(['silent', 'broken', 'redirect', 'endless', 'html'] as const)(
    'LOOKUP-2, LOOKUP-6: a service that is %s is as if there were none, in a few seconds',
    { tags: 'slow' },
    async mischief => {
      google.mischief = mischief;
      const since = performance.now();
      expect(await suggest('Linden', { session })).toEqual([]);
      expect(performance.now() - since).toBeLessThan(6000);
      expect(google.requests).toHaveLength(1);
      google.mischief = null;
      expect(await suggest('Linden', { session })).toHaveLength(5);
    },
  );

  it('LOOKUP-2: a key that the service does not know, or an address that it has lost, is as if there were none', async () => {
    expect(await find('gone', { session })).toBeNull();
    expect(await find('../../v1/places', { session })).toBeNull();
    await setKey('unknown-key');
    expect(await suggest('Linden', { session })).toEqual([]);
    expect((await shop.order(visitor)).orderId).toEqual(expect.any(String));
  });

  it('LOOKUP-2: input without sense is refused by name', async () => {
    const post = (body: object) =>
      visitor.post('/api/commerce/address-suggestions', { session, turn: 0, country: 'DE', ...body });
    for (const [body, field] of [
      [{ text: 'Li' }, 'text'],
      [{ text: 'x'.repeat(201) }, 'text'],
      [{ text: 'Linden', turn: 51 }, 'turn'],
      [{ text: 'Linden', country: 'DEU' }, 'country'],
    ] as const)
      expect(await post(body)).toMatchObject({
        status: 400,
        body: { errors: { [field]: expect.any(String) } },
      });
    expect(google.requests).toEqual([]);
  });
});

describe('the key', () => {
  it('LOOKUP-1: without one the form is as it was, and nobody is asked', async () => {
    await setKey();
    const session = await sessionOf();
    expect(session).not.toBe('');
    expect((await admin.delete(keyPath)).body).toMatchObject({ providers: [{ setAt: null }] });
    expect(await page()).not.toContain('data-address-lookup');
    expect(await suggest('Linden', { session })).toEqual([]);
    expect(google.requests).toEqual([]);
    expect((await admin.delete(keyPath)).status).toBe(404);
  });

  it('LOOKUP-7: it is stored encrypted; no reply, row or audit entry contains it', async () => {
    const set = await setKey();
    const at = shop.server.services.clock.now().toISOString();
    expect(set.body).toEqual({ providers: [{ id: 'google-places', name: 'Google Places', setAt: at }] });
    const rows = await shop.query('SELECT * FROM address_lookup_keys WHERE website_id = $1');
    const notes = await shop.query(
      "SELECT act, facts FROM audit_log WHERE website_id = $1 AND act LIKE 'addressLookup%' ORDER BY id",
    );
    expect(notes).toEqual([{ act: 'addressLookup.keySet', facts: { provider: 'google-places' } }]);
    const read = (await admin.get('/api/address-lookup')).text;
    expect(JSON.stringify([rows, notes, read, set.text])).not.toContain(placesKey);
    expect(rows).toMatchObject([{ sealed: expect.stringMatching(/^v1\./) }]);
  });

  it('LOOKUP-7: one that was sealed for another website does not open', async () => {
    await setKey();
    const session = await sessionOf();
    const sealed = shop.server.services.secrets.encrypt(
      'address-lookup-key',
      JSON.stringify({ websiteId: 'elsewhere', provider: 'google-places', value: placesKey }),
    );
    await shop.query('UPDATE address_lookup_keys SET sealed = $2 WHERE website_id = $1', sealed);
    expect(await suggest('Linden', { session })).toEqual([]);
    expect(google.requests).toEqual([]);
  });

  it('LOOKUP-7: only people who may change the store set it; nonsense and unknown services are refused, and nothing changes', async () => {
    const editor = await shop.server.signIn(shop.website, 'editor');
    const before = await printOfDatabase(shop.server);
    expect((await editor.put(keyPath, { value: placesKey })).status).toBe(403);
    expect((await editor.get('/api/address-lookup')).status).toBe(403);
    expect((await visitor.put(keyPath, { value: placesKey })).status).toBe(401);
    for (const value of ['', 'a b', 'x'.repeat(201), 'ü'])
      expect(await setKey(value)).toMatchObject({
        status: 400,
        body: { errors: { value: expect.any(String) } },
      });
    expect((await admin.put('/api/address-lookup/nobody/key', { value: 'x' })).status).toBe(404);
    expect(await printOfDatabase(shop.server)).toEqual(before);
  });
});
