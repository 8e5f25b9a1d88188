import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printOfDatabase } from '../../../test/database-print.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { bumpContentVersion, changeSettings } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const everywhere = { id: 'all', name: 'Everywhere', places: [{ country: '*' }], options: [] };

const zoned = (zone: object) => ({ store: { shippingZones: [{ ...everywhere, ...zone }] } });
const limit = (upTo: number | null) => ({ upTo, amount: 1 });

/** Spellings of addresses that run a script, as browsers read them. */
const scripts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '  javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  ' DATA:text/html;base64,PHNjcmlwdD4=',
  'blob:https://example.com/1',
];

it.each(scripts)(
  'SOCIAL-3, LINK-2: %j is no address of a social link or of a page with terms, and nothing changes',
  async address => {
    const website = await server.createWebsite();
    const admin = await server.signIn(website);
    const before = await printOfDatabase(server);
    const own = { name: 'Own', address: 'https://social.example/kiln' };
    for (const [settings, field] of [
      [{ socialLinks: [own, { name: 'Elsewhere', address }] }, 'settings.socialLinks.1.address'],
      [{ store: { terms: { privacy: address } } }, 'settings.store.terms.privacy'],
    ] as const) {
      const answer = await admin.patch('/api/website/settings', { settings });
      expect([answer.status, Object.keys((answer.body as { errors: object }).errors)]).toEqual([
        400,
        [field],
      ]);
      expect(await printOfDatabase(server)).toEqual(before);
    }
    // Starters give their settings to the same verb.
    const given = await changeSettings(server.context(website), {
      settings: { socialLinks: [{ name: '', address }] },
    });
    expect(given.ok).toBe(false);
    expect(await printOfDatabase(server)).toEqual(before);
  },
);

it('SOCIAL-3: a profile and an email address are kept as given', async () => {
  const admin = await server.signIn(await server.createWebsite());
  const socialLinks = [
    { name: 'Own', address: 'https://social.example/kiln' },
    { name: 'Mail', address: 'mailto:hello@kiln.example' },
  ];
  const answer = await admin.patch('/api/website/settings', { settings: { socialLinks } });
  expect(answer.body).toMatchObject({ settings: { socialLinks } });
});

describe('settings that would break a shop', () => {
  it.each([
    ['countries', { store: { countries: ['DE', 'XX'] } }, 'settings.store.countries.1'],
    ['a country in small letters', { store: { countries: ['de'] } }, 'settings.store.countries.0'],
    ['a language nobody speaks', { language: 'xx' }, 'settings.language'],
    ['a language in words', { language: 'german' }, 'settings.language'],
    ['a malformed language', { language: 'de-a-a' }, 'settings.language'],
    ['a place for a time zone', { timeZone: 'Mars/Olympus' }, 'settings.timeZone'],
    ['an offset for a time zone', { timeZone: '+01:00' }, 'settings.timeZone'],
    [
      'a tax rate of nowhere',
      { store: { tax: { rules: [{ country: 'XX', rates: {} }] } } },
      'settings.store.tax.rules.0.country',
    ],
    [
      'postal codes that are none',
      { store: { tax: { rules: [{ country: 'DE', postalCodes: '1*2', rates: {} }] } } },
      'settings.store.tax.rules.0.postalCodes',
    ],
    [
      'a rate above the price',
      { store: { tax: { rules: [{ country: 'DE', rates: { standard: [{ rate: 100_001 }] } }] } } },
      'settings.store.tax.rules.0.rates.standard.0.rate',
    ],
    [
      'a tax class twice',
      { store: { tax: { classes: [{ id: 'reduced', name: 'Books' }] } } },
      'settings.store.tax.classes',
    ],
    [
      'a home outside the European Union',
      { store: { tax: { eu: { home: 'US' } } } },
      'settings.store.tax.eu.home',
    ],
    ['no country', { store: { countries: [] } }, 'settings.store.countries'],
    ['an email address that is none', { contactEmail: 'me at home' }, 'settings.contactEmail'],
    ['a currency', { store: { currency: 'XXX' } }, 'settings.store.currency'],
    [
      'endless shipping',
      zoned({ options: [{ id: 'post', name: 'Post', amount: 9e15 }] }),
      'settings.store.shippingZones.0.options.0.amount',
    ],
    [
      'a zone of nowhere',
      zoned({ places: [{ country: 'XX' }] }),
      'settings.store.shippingZones.0.places.0.country',
    ],
    ['a zone without a place', zoned({ places: [] }), 'settings.store.shippingZones.0.places'],
    [
      'a way to send without a name',
      zoned({ options: [{ id: 'post', name: ' ' }] }),
      'settings.store.shippingZones.0.options.0.name',
    ],
    [
      'prices by weight without one',
      zoned({ options: [{ id: 'post', name: 'Post', by: 'weight' }] }),
      'settings.store.shippingZones.0.options.0.brackets',
    ],
    [
      'limits in a wrong order',
      zoned({ options: [{ id: 'post', name: 'Post', by: 'weight', brackets: [limit(null), limit(5)] }] }),
      'settings.store.shippingZones.0.options.0.brackets',
    ],
    [
      'two ways to send with one id',
      {
        store: {
          shippingZones: ['here', 'there'].map(id => ({
            ...everywhere,
            id,
            options: [{ id: 'post', name: 'Post' }],
          })),
        },
      },
      'settings.store.shippingZones',
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
      {
        language: 'pt-BR',
        timeZone: 'UTC',
        store: { tax: { rules: [{ country: '*', rates: { standard: [{ rate: 17_000 }] } }] } },
      },
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
    const corrected = { contactEmail: ' me@home.example ', store: { countries: ['DE'] } };
    expect((await admin.patch('/api/website/settings', { settings: corrected })).status).toBe(400);
    corrected.contactEmail = 'me@home.example';
    expect((await admin.patch('/api/website/settings', { settings: corrected })).body).toMatchObject({
      settings: corrected,
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
          tax: {
            rules: [
              { country: 'XX', rates: {} },
              { country: 'DE', rates: {} },
            ],
          },
        },
      }),
    ]);
    await bumpContentVersion(server.context(website));
    const { settings } = await server.reload(website);
    expect(settings).toMatchObject({ tagline: 'Pots', language: 'en', timeZone: 'UTC' });
    expect(settings.store).toMatchObject({ isOpen: true, currency: 'EUR', countries: ['DE'] });
    expect(settings.store.tax.rules).toMatchObject([{ country: 'DE' }]);
    expect((await admin.get('/api/website/settings')).body).toMatchObject({ settings: { tagline: 'Pots' } });
    expect((await admin.get('/cart')).status).toBe(200);
    const changed = await admin.patch('/api/website/settings', { settings: { tagline: 'Bowls' } });
    expect(changed.body).toMatchObject({ settings: { tagline: 'Bowls', store: { countries: ['DE'] } } });
  });
});
