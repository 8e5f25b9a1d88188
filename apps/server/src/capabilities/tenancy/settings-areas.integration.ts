import type { RoleName } from '@vitrine/core/accounts/roles.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const areas = {
  website: { tagline: 'Pots', language: 'de', contactEmail: 'pots@example.com' },
  customers: { siteUsers: { isSignUpOpen: false } },
  store: { store: { currency: 'EUR' } },
  shipping: { store: { countries: ['DE'] } },
  taxes: { store: { tax: { isIncluded: false } } },
};
const held: Readonly<Record<string, readonly (keyof typeof areas)[]>> = {
  websiteManager: ['website', 'customers', 'store', 'shipping', 'taxes'],
  storeManager: ['customers', 'store', 'shipping', 'taxes'],
  editor: [],
  billing: [],
};

it.each(Object.keys(held) as RoleName[])(
  'TENANCY-14, TAX-8: %s can only change the settings of its areas',
  async role => {
    const website = await server.createWebsite();
    const member = await server.signIn(website, role);
    for (const [area, settings] of Object.entries(areas)) {
      const before = await server.reload(website);
      const answer = await member.patch('/api/website/settings', { settings });
      const isHeld = held[role]?.includes(area as keyof typeof areas);
      expect([area, answer.status]).toEqual([area, isHeld ? 200 : 403]);
      if (!isHeld) expect(await server.reload(website)).toEqual(before);
    }
  },
);

it('TENANCY-14: one setting of another area causes the whole change to be refused and is named', async () => {
  const website = await server.createWebsite();
  const manager = await server.signIn(website, 'storeManager');
  const refused = await manager.patch('/api/website/settings', {
    title: 'Mine',
    settings: { language: 'de', store: { currency: 'EUR' } },
  });
  expect([refused.status, refused.body]).toMatchObject([
    403,
    {
      error: 'tenancy.settingsNotYours',
      message: expect.stringContaining('title, settings.language.'),
      errors: { title: expect.any(String), 'settings.language': expect.any(String) },
    },
  ]);
  for (const body of [{ title: 'Mine' }, { settings: { homePageId: null } }, { settings: { map: 1 } }])
    expect((await manager.patch('/api/website/settings', body)).status).toBe(403);
  expect(await server.reload(website)).toEqual(website);
  const editor = await server.signIn(website, 'editor');
  expect((await editor.patch('/api/website/settings', { settings: { store: null } })).status).toBe(403);
  expect(await server.reload(website)).toEqual(website);
});

it('TENANCY-14: settings of areas that a role cannot read are not returned', async () => {
  const website = await server.createWebsite();
  const readBy = async (role: RoleName) =>
    ((await (await server.signIn(website, role)).get('/api/website/settings')).body as { settings: object })
      .settings;
  expect(await readBy('admin')).toEqual((await server.reload(website)).settings);
  const { store, siteUsers, ...rest } = (await server.reload(website)).settings;
  expect(await readBy('storeManager')).toEqual({ store, siteUsers });
  expect(await readBy('viewer')).toEqual(rest);
  const billing = await server.signIn(website, 'billing');
  expect((await billing.get('/api/website/settings')).status).toBe(403);
});
