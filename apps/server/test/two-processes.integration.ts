import { collectionTypes } from '@vitrine/core/collections/collection.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putCollection } from '../src/capabilities/collections/index.ts';
import { claimPlatformState } from '../src/capabilities/tenancy/index.ts';
import { sendRequest } from './kill/send-request.ts';
import {
  addressOfDatabase,
  type BuiltServer,
  buildServer,
  freePort,
  type ServerProcess,
  serverProcess,
} from './kill/server-process.ts';
import { pageOf, textBlock } from './page-fixtures.ts';
import { type ServedSite, startServedSite } from './served-site.ts';

const host = 'kiln.vitrine.test';
let site: ServedSite;
let built: BuiltServer;
let processes: ServerProcess[] = [];

beforeAll(async () => {
  [site, built] = await Promise.all([startServedSite(), buildServer()]);
  const { services, configuration, connection, dataDir } = site.server;
  // They are to serve this website alone, and to seed nothing.
  await claimPlatformState(services.database, 'owner', {});
  const environment = {
    DATABASE_URL: addressOfDatabase(connection),
    DATA_DIR: dataDir,
    APP_DOMAIN: configuration.APP_DOMAIN,
    SECRET_KEY: configuration.SECRET_KEY ?? '',
    IS_RATE_LIMITED: 'true',
    LOG_LEVEL: 'error',
  };
  processes = [
    serverProcess(built, { port: await freePort(), environment }),
    serverProcess(built, { port: await freePort(), environment }),
  ];
  for (const one of processes) await one.start();
});

afterAll(async () => {
  for (const one of processes) await one.kill();
  await site?.server.stop();
});

const portOf = (at: number) => processes[at]?.port ?? 0;
const page = async (at: number, path: string) =>
  (await sendRequest(portOf(at), { method: 'GET', path, host, headers: { accept: 'text/html' } }))?.body;

/** A browser that is signed in on the first process. */
async function signedIn(): Promise<(path: string, body: unknown) => ReturnType<typeof sendRequest>> {
  const account = await site.server.createAccount({ website: site.website });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    sendRequest(portOf(0), {
      method: 'POST',
      path,
      host,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const { email, password } = account;
  const answer = await post('/api/auth/session', { email, password });
  const cookies = (answer?.cookies ?? []).map(cookie => cookie.split(';')[0] ?? '');
  const crumb = cookies.find(cookie => cookie.startsWith('crumb='))?.slice('crumb='.length) ?? '';
  return (path, body) =>
    post(path, body, { cookie: cookies.join('; '), 'x-csrf-token': decodeURIComponent(crumb) });
}

it('SERVE-14, NOTICE-1: what is published on one process ends what the other has in memory', async () => {
  const post = await signedIn();
  for (const words of ['First change', 'Second change']) {
    for (const at of [0, 1]) {
      expect(await page(at, '/about')).not.toContain(words);
      expect(await page(at, '/about')).toContain('<title>About');
    }
    await putCollection(site.server.context(site.website), {
      sourceKey: 'test:About',
      type: collectionTypes.page,
      title: 'About',
      slug: 'about',
      navigation: 'main',
      document: pageOf(textBlock(words)),
    });
    const published = await post('/api/publishing/revisions', {});
    expect([published?.status, published?.body]).toMatchObject([200, expect.any(String)]);
    expect(await page(0, '/about')).toContain(words);
    await expect.poll(() => page(1, '/about')).toContain(words);
  }
});

it('LIMIT-6: guesses at two processes are counted together', async () => {
  const { email } = await site.server.createAccount();
  const guess = (at: number) =>
    sendRequest(portOf(at % 2), {
      method: 'POST',
      path: '/api/auth/session',
      host: site.server.configuration.APP_DOMAIN,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'wrong' }),
    });
  const statuses: (number | undefined)[] = [];
  for (let at = 0; at < 30; at += 1) statuses.push((await guess(at))?.status);
  // One of twenty was the sign-in of the test before.
  expect(statuses.filter(status => status === 401)).toHaveLength(19);
  expect(statuses.filter(status => status === 429)).toHaveLength(11);
});
