import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';
import { addRedirect } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await startServedSite();
  const context = site.server.context(site.website);
  await addRedirect(context, { from: '/moved', to: '/', isPrefix: true });
  await addRedirect(context, { from: '/bare', to: 'https://', isPrefix: true });
  await addRedirect(context, { from: '/partner', to: 'https://partner.example/shop/', isPrefix: true });
  await publish(context);
});
afterAll(() => site?.server.stop());

const hostOf = (location: unknown) => new URL(String(location), 'http://kiln.vitrine.test/a/b').host;

it.each([
  '/%2fevil.example/',
  '/%2Fevil.example/',
  '/%2f%2fevil.example/',
  '/%5cevil.example/',
  '//evil.example/',
  '///evil.example//',
  '/\\evil.example/',
  '/%09/evil.example/',
  '/%00/evil.example/',
  '/%2e%2e//evil.example/',
  '/@evil.example/',
  '/moved/\\evil.example',
  '/moved/%2fevil.example',
  '/moved/%09%2fevil.example',
  '/bare/evil.example',
])('HTTP-17: %s does not redirect to another host', async path => {
  const { status, headers } = await site.ask(path);
  expect([301, 302, 400, 404]).toContain(status);
  if (headers.location !== undefined) expect(hostOf(headers.location)).toBe('kiln.vitrine.test');
});

it.each([
  '//evil.example',
  '/\t/evil.example',
  '/\\evil.example',
  'https://evil.example',
  '\\\\evil.example',
])('HTTP-17: unlocking with %j does not redirect to another host', async page => {
  const { status, headers } = await site.ask(
    `/_unlock?page=${encodeURIComponent(page)}`,
    {},
    { method: 'POST' },
  );
  expect(status).toBe(303);
  expect(hostOf(headers.location)).toBe('kiln.vitrine.test');
});

it('HTTP-17: only the owner can redirect an old address to another host', async () => {
  expect((await site.ask('/partner/cups?x=1')).headers.location).toBe('https://partner.example/shop/cups');
  for (const path of ['/partner/@evil.example', '/partner/\\evil.example', '/partner/%2f%2fevil.example'])
    expect(hostOf((await site.ask(path)).headers.location), path).toBe('partner.example');
});
