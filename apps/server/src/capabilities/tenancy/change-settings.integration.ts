import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { bumpContentVersion } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

describe('settings that would break a shop', () => {
  it.each([
    ['countries', { store: { countries: ['DE', 'XX'] } }, 'settings.store.countries.1'],
    ['a country in small letters', { store: { countries: ['de'] } }, 'settings.store.countries.0'],
    ['a language nobody speaks', { language: 'xx' }, 'settings.language'],
    ['a language in words', { language: 'german' }, 'settings.language'],
    ['a malformed language', { language: 'de-a-a' }, 'settings.language'],
    ['a place for a time zone', { timeZone: 'Mars/Olympus' }, 'settings.timeZone'],
    ['an offset for a time zone', { timeZone: '+01:00' }, 'settings.timeZone'],
    ['a tax rate of nowhere', { store: { tax: { rates: { XX: 1900 } } } }, 'settings.store.tax.rates.XX'],
    ['no country', { store: { countries: [] } }, 'settings.store.countries'],
    ['an email address that is none', { contactEmail: 'me at home' }, 'settings.contactEmail'],
    ['a currency', { store: { currency: 'XXX' } }, 'settings.store.currency'],
    [
      'endless shipping',
      { store: { shippingOptions: [{ id: 'post', name: 'Post', amount: 9e15 }] } },
      'settings.store.shippingOptions.0.amount',
    ],
    ['no way to send', { store: { shippingOptions: [] } }, 'settings.store.shippingOptions'],
    [
      'a way to send without a name',
      { store: { shippingOptions: [{ id: 'post', name: ' ' }] } },
      'settings.store.shippingOptions.0.name',
    ],
    [
      'two ways to send with one id',
      { store: { shippingOptions: ['Post', 'Parcel'].map(name => ({ id: 'post', name })) } },
      'settings.store.shippingOptions',
    ],
  ])(
    'TENANCY-11: %s: refused with the field, nothing changed, pages still render',
    async (_, settings, field) => {
      const website = await server.createWebsite();
      const admin = await server.signIn(website);
      const refused = await admin.patch('/api/website/settings', { title: 'New', settings });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ error: 'call.invalid', errors: { [field]: expect.any(String) } });
      expect(await server.reload(website)).toEqual(website);
      expect((await admin.get('/cart')).status).toBe(200);
    },
  );

  it('TENANCY-11: valid names are accepted, including aliases of time zones', async () => {
    const website = await server.createWebsite();
    const admin = await server.signIn(website);
    for (const settings of [
      { language: 'de-AT', timeZone: 'Europe/Vienna' },
      { language: 'zh-Hant-TW', timeZone: 'Asia/Calcutta' },
      { language: 'pt-BR', timeZone: 'UTC', store: { tax: { rates: { BR: 1700, '*': 0 } } } },
    ]) {
      const changed = await admin.patch('/api/website/settings', { settings });
      expect(changed.body).toMatchObject({ settings });
    }
  });

  it('TENANCY-11: an invalid setting from before does not prevent the owner from changing another', async () => {
    const website = await server.createWebsite();
    const admin = await server.signIn(website);
    await server.services.database.query('UPDATE websites SET settings = $2 WHERE id = $1', [
      website.id,
      JSON.stringify({ contactEmail: 'me at home', store: { countries: [] } }),
    ]);
    await bumpContentVersion(server.context(website));
    const settings = { tagline: 'Pots', contactEmail: 'me at home', store: { countries: [] } };
    expect((await admin.patch('/api/website/settings', { settings })).status).toBe(200);
    const mended = { contactEmail: ' me@home.example ', store: { countries: ['DE'] } };
    expect((await admin.patch('/api/website/settings', { settings: mended })).status).toBe(400);
    mended.contactEmail = 'me@home.example';
    expect((await admin.patch('/api/website/settings', { settings: mended })).body).toMatchObject({
      settings: mended,
    });
  });

  it('TENANCY-11: an invalid stored value is replaced by its default, everything else stays, and the website is served', async () => {
    const website = await server.createWebsite();
    const admin = await server.signIn(website);
    await server.services.database.query('UPDATE websites SET settings = $2 WHERE id = $1', [
      website.id,
      JSON.stringify({
        tagline: 'Pots',
        language: 'xx',
        timeZone: 'Mars/Olympus',
        store: {
          isOpen: true,
          currency: 'EUR',
          countries: ['XX', 'DE', 'zz'],
          tax: { rates: { XX: 1, DE: 1900 } },
        },
      }),
    ]);
    await bumpContentVersion(server.context(website));
    const { settings } = await server.reload(website);
    expect(settings).toMatchObject({ tagline: 'Pots', language: 'en', timeZone: 'UTC' });
    expect(settings.store).toMatchObject({ isOpen: true, currency: 'EUR', countries: ['DE'] });
    expect(settings.store.tax.rates).toEqual({ DE: 1900 });
    expect((await admin.get('/api/website/settings')).body).toMatchObject({ settings: { tagline: 'Pots' } });
    expect((await admin.get('/cart')).status).toBe(200);
    const changed = await admin.patch('/api/website/settings', { settings: { tagline: 'Bowls' } });
    expect(changed.body).toMatchObject({ settings: { tagline: 'Bowls', store: { countries: ['DE'] } } });
  });
});
