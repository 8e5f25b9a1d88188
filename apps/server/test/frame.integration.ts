import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

it('smoke', async () => {
  const website = await server.createWebsite({ subdomain: 'demo' });
  const admin = await server.signIn(website);
  const me = await admin.get('/api/auth/account');
  expect(me.status).toBe(200);
  expect(me.body).toMatchObject({ account: { email: admin.account.email }, roles: [1] });
  const settings = await admin.patch('/api/website/settings', {
    title: 'New',
    settings: { store: { isOpen: true } },
  });
  expect(settings.body).toMatchObject({
    title: 'New',
    settings: { store: { isOpen: true, currency: 'USD' } },
  });
  expect((await admin.get('/api/website/settings')).body).toMatchObject({ title: 'New' });
  console.log((await admin.get('/api/website/audit')).text);
});
