/** @module-tag slow */
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { englishWords } from '../../../test/english-words.ts';
import type { TestClient } from '../../../test/harness.ts';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { buyer, everywhere, TestShop, taxed } from '../checkout/shop.fixture.ts';
import { putCollection } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';

let shop: TestShop;
let variant: string;

/** Names and text of the owner do not occur in any catalogue. */
beforeAll(async () => {
  shop = await TestShop.open({ environment: { IS_RATE_LIMITED: 'true' } });
  await shop.speak('da-DK');
  await shop.settle({
    countries: ['DK', 'US'],
    tax: { rules: taxed({ DK: 25_000 }) },
    shippingZones: everywhere([{ id: 'post', name: 'PostNord', amount: 500 }]),
  });
  const put = (page: Parameters<typeof putCollection>[1]) =>
    putCollection(shop.server.context(shop.website), page);
  const document = pageOf(textBlock('Velkommen'));
  await put({
    sourceKey: 'home',
    type: collectionTypes.page,
    title: 'Hjem',
    slug: 'home',
    navigation: 'main',
    document,
  });
  await put({
    sourceKey: 'om',
    type: collectionTypes.page,
    title: 'Hemmeligt',
    slug: 'om',
    password: 'sesam',
    document,
  });
  await put({ sourceKey: 'butik', type: collectionTypes.products, title: 'Butik', slug: 'butik' });
  const made = await shop.sell({
    title: 'Skål',
    slug: 'skaal',
    categories: ['Stentøj', 'Skåle'],
    optionNames: ['Farve'],
    variants: [
      { price: 1850, salePrice: 1500, isOnSale: true, stock: 3, optionValues: ['Blå'] },
      { price: 1850, stock: 0, optionValues: ['Sort'] },
    ],
  });
  variant = made.variants[0] ?? '';
  const published = await publish(shop.server.context(shop.website), {});
  if (!published.ok) throw new Error(englishOf(published.error));
});
afterAll(() => shop?.server.stop());

const read = async (visitor: TestClient, path: string) =>
  (await visitor.get(path, { accept: 'text/html' })).text;
const post = (visitor: TestClient, path: string, fields: Record<string, string>) =>
  visitor.send('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });

const englishIn = englishWords('da');

it('MESSAGES-1: distinguishes an English page from a Danish one', async () => {
  expect(englishIn('<p>You have nothing in your shopping cart.</p>')).toHaveLength(1);
  expect(englishIn('<a aria-label="Remove Skål">×</a>')).toHaveLength(1);
  expect(englishIn('<i data-words="{&quot;a&quot;:&quot;Add to cart&quot;}"></i>')).toHaveLength(1);
  expect(englishIn('<p>Din indkøbskurv er tom.</p>')).toEqual([]);
});

it.each([
  ['/', 'Gå til indholdet'],
  ['/butik', 'Kategorier'],
  ['/butik/skaal', 'Læg i kurv'],
  ['/cart', 'Din indkøbskurv er tom.'],
  ['/search', 'Hvad leder du efter?'],
  ['/search?q=sk%C3%A5l', 'Ét resultat for »skål«'],
  ['/search?q=intet', 'Din søgning på »intet« gav ingen resultater.'],
  ['/om', 'Siden er beskyttet med adgangskode'],
  ['/findes-ikke', 'Siden findes ikke'],
])('MESSAGES-1: the Danish page %s has no English words of ours', async (path, words) => {
  const html = await read(shop.server.client(shop.website), path);
  expect(html).toContain('lang="da-DK"');
  expect(html.replaceAll('<!-- -->', '')).toContain(words);
  expect(englishIn(html)).toEqual([]);
});

it('MESSAGES-1, MESSAGES-4, MESSAGES-3: from the cart to the confirmation no English words of ours are met', async () => {
  const visitor = await shop.visitorWith(variant, 2);
  const met = async (path: string, ...words: string[]) => {
    const html = (await read(visitor, path)).replaceAll('<!-- -->', '');
    for (const word of words) expect(html).toContain(word);
    expect(englishIn(html)).toEqual([]);
    return html;
  };
  await met('/cart', 'Til kassen', 'Fjern Skål');
  const html = await met(
    '/checkout',
    'Ordre med betalingsforpligtelse',
    'Bankoverførsel eller betaling ved afhentning',
  );
  const keyIn = (page: string) => /name="idempotencyKey" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const send = (page: string, fields: Record<string, string>) =>
    post(visitor, '/checkout', { ...buyer, idempotencyKey: keyIn(page), paymentMethod: 'manual', ...fields });
  await send(html, { country: 'US', postalCode: '1', email: 'no', intent: 'place' });
  await met('/checkout', 'Fejl: Kassen', 'ZIP-kode: ', 'Delstat: ', 'Tjek venligst nogle af felterne');
  const home = { country: 'DK', postalCode: '2300', city: 'København S' };
  await send(html, { ...home, intent: 'update' });
  const sent = await send(await met('/checkout', 'Heraf moms'), { ...home, intent: 'place' });
  await met(String(sent.headers.location), 'Tak. Vi har modtaget din ordre.', 'Sådan betaler du');
});

it('MESSAGES-1: a wrong password is refused in Danish, and so are too many guesses', async () => {
  const visitor = shop.server.client(shop.website);
  const guess = () => post(visitor, '/_unlock?page=/om', { password: 'nej' });
  const refused = await guess();
  expect(refused.text).toContain('Adgangskoden er forkert. Prøv igen.');
  expect(englishIn(refused.text)).toEqual([]);
  for (let at = 0; at < 9; at++) await guess();
  expect((await guess()).text).toMatch(/For mange forsøg\. Vent \d+ sekunder, og prøv igen\./);
});

it('MESSAGES-7: a stand-alone page uses the language of the website; programs are answered in English', async () => {
  const visitor = shop.server.client(shop.website);
  const page = await visitor.get('/_assets/none.js', { accept: 'text/html' });
  expect(page.status).toBe(404);
  expect(page.text).toContain('<html lang="da-DK">');
  expect(page.text).toContain('<h1>Ikke fundet</h1>');
  expect(englishIn(page.text)).toEqual([]);
  const told = await visitor.get('/api/none');
  expect(told.text).toContain('Nothing was found at this address.');
  const empty = new TestShop(shop.server, await shop.server.createWebsite());
  await empty.speak('da');
  const early = await empty.server.client(empty.website).get('/', { accept: 'text/html' });
  expect(early.text).toContain('Dette website er ikke udgivet endnu.');
});
