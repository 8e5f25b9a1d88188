import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import type { TestClient } from '../../test/test-client.ts';
import { uploadBody } from '../../test/upload-body.ts';

let server: TestServer;
let website: Website;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  website = await server.createWebsite({ subdomain: 'shop' });
  admin = await server.signIn(website);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server?.stop());

it.each([
  ['a NUL', 'a\u0000b'],
  ['half of a letter', 'a\ud800b'],
])('HTTP-19: %s is refused by its field, and nothing changes', async (_, text) => {
  const before = await server.reload(website);
  const nested = await admin.patch('/api/website/settings', {
    settings: {
      store: { shippingZones: [{ id: 'all', name: text, places: [{ country: '*' }], options: [] }] },
    },
  });
  expect([nested.status, nested.body]).toMatchObject([400, { error: 'call.invalid' }]);
  expect(Object.keys((nested.body as { errors: object }).errors)).toEqual([
    'settings.store.shippingZones.0.name',
  ]);
  expect((await admin.patch('/api/website/settings', { title: text })).status).toBe(400);
  expect((await admin.patch('/api/website/settings', { settings: { [text]: 1 } })).status).toBe(400);
  expect(await server.reload(website)).toEqual(before);
});

it('HTTP-19: a NUL is also refused in queries, addresses and forms', async () => {
  expect((await admin.get('/api/orders?search=%00')).status).toBe(400);
  expect((await admin.get('/api/orders/%00')).status).toBe(400);
  const form = await server.app.inject({
    method: 'POST',
    url: '/checkout',
    headers: { host: 'shop.vitrine.test', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=a%00b&intent=update',
  });
  expect(form.statusCode).toBe(400);
});

it('HTTP-19: also in a field of an upload, and nothing of the file is kept', async () => {
  const body = uploadBody('a.txt', Buffer.from('Words'), { alt: 'a\u0000b' });
  const answer = await admin.send('POST', '/api/media', body);
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { error: 'call.invalid', errors: { alt: expect.any(String) } },
  ]);
  expect((await admin.get('/api/media')).body).toMatchObject({ assets: [] });
});

it.each([201, 700, 100_000])('HTTP-19: JSON nested %i deep is refused', async depth => {
  const answer = await admin.send('PATCH', '/api/website/settings', {
    body: `{"settings":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`,
    headers: { 'content-type': 'application/json' },
  });
  expect([answer.status, answer.body]).toMatchObject([400, { error: 'call.invalid' }]);
});

it.each([
  ['two hosts', 'GET /api/auth/account HTTP/1.1\r\nHost: shop.vitrine.test\r\nHost: vitrine.test'],
  ['a host in the address', 'GET http://vitrine.test/api/auth/account HTTP/1.1\r\nHost: shop.vitrine.test'],
  ['no host that can be', 'GET /api/auth/account HTTP/1.1\r\nHost: shop.vitrine.test/evil'],
  ['an account in the host', 'GET /api/auth/account HTTP/1.1\r\nHost: a@shop.vitrine.test'],
])('HTTP-20: a request with %s is refused', async (_, head) => {
  expect(await firstLine(`${head}\r\nConnection: close\r\n\r\n`)).toContain(' 400 ');
});

it('HTTP-20: one host, with or without a port, is served', async () => {
  for (const host of ['shop.vitrine.test', 'SHOP.vitrine.test:8080'])
    expect(
      await firstLine(`GET /api/auth/account HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    ).toContain(' 200 ');
});

it.each([
  '1e3',
  '0x10',
  ' 5 ',
  '+3',
  '-1',
  '٣',
  '1.0',
  '99999999999999999999',
  '1_0',
  'Infinity',
  true,
  null,
  [3],
])('CART-16: %j pieces are refused', async quantity => {
  const client = server.client(website);
  const variantId = 'a'.repeat(24);
  const answer = await client.post('/api/commerce/shopping-cart/entries', { variantId, quantity });
  expect([answer.status, answer.body]).toMatchObject([400, { error: 'call.invalid' }]);
  expect(Object.keys((answer.body as { errors: object }).errors)).toContain('quantity');
});

function firstLine(request: string): Promise<string> {
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket.on('data', bytes => {
      answer += bytes;
    });
    socket.on('end', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
    socket.on('error', reject);
  });
}
