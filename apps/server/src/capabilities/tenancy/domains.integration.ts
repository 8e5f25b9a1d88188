import type { DomainView } from '@vitrine/core/tenancy/domain.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { type DnsServer, startDnsServer } from './dns-server.fixture.ts';
import { addDomain } from './index.ts';
import { checkDomainsJob } from './tenancy.jobs.ts';

let dns: DnsServer;
let server: TestServer;
beforeAll(async () => {
  dns = await startDnsServer();
  server = await startTestServer({ environment: { DNS_SERVERS: dns.address } });
});
afterAll(async () => {
  await server?.stop();
  dns?.close();
});

async function site(): Promise<{ website: Website; admin: TestClient }> {
  const website = await server.createWebsite();
  return { website, admin: await server.signIn(website) };
}

async function domainOf(admin: TestClient, host: string): Promise<DomainView | undefined> {
  const { body } = await admin.get('/api/website/domains');
  return (body as { domains: DomainView[] }).domains.find(one => one.host === host);
}

async function add(admin: TestClient, host: string): Promise<DomainView['record']> {
  expect((await admin.post('/api/website/domains', { host })).status).toBe(204);
  return (await domainOf(admin, host))?.record ?? { name: '', value: '' };
}

const check = async (admin: TestClient, host: string) => {
  const answer = await admin.post(`/api/website/domains/${host}/check`, {});
  expect(answer.status).toBe(200);
  return (answer.body as { domain: DomainView }).domain;
};

const servedAt = async (host: string) => {
  const asked = await server.app.inject({ url: '/api/auth/account', headers: { host } });
  return asked.statusCode === 404 ? null : asked.json().website.id;
};

it('TENANCY-12: a domain waits until its record exists, and only then the website answers on it', async () => {
  const { website, admin } = await site();
  const record = await add(admin, 'www.bowls.example');
  expect(record).toEqual({
    name: '_vitrine.www.bowls.example',
    value: expect.stringMatching(/^vitrine=[\w-]{43}$/),
  });
  expect(await servedAt('www.bowls.example')).toBeNull();
  expect(await check(admin, 'www.bowls.example')).toMatchObject({ isProved: false, problem: 'none' });
  dns.records.set(record.name, ['something else']);
  expect(await check(admin, 'www.bowls.example')).toMatchObject({ isProved: false, problem: 'other' });
  expect(await servedAt('www.bowls.example')).toBeNull();
  dns.records.set(record.name, ['something else', record.value]);
  expect(await check(admin, 'www.bowls.example')).toMatchObject({ isProved: true, problem: null });
  expect(await servedAt('www.bowls.example')).toBe(website.id);
  dns.records.delete(record.name);
  expect(await check(admin, 'www.bowls.example')).toMatchObject({ isProved: true });
  expect(await servedAt('www.bowls.example')).toBe(website.id);
});

it('TENANCY-12: servers that refuse are reported, and nothing is verified', async () => {
  const silent = await startTestServer({ environment: { DNS_SERVERS: '127.0.0.1:9' } });
  try {
    const there = await silent.createWebsite();
    const admin = await silent.signIn(there);
    await admin.post('/api/website/domains', { host: 'silent.example' });
    expect(await check(admin, 'silent.example')).toMatchObject({ isProved: false, problem: 'unreachable' });
  } finally {
    await silent.stop();
  }
});

it('TENANCY-7, TENANCY-12: two may wait for one domain; the one that proves it gets it, and the other is informed', async () => {
  const [first, second] = [await site(), await site()];
  const mine = await add(first.admin, 'shop.plates.example');
  const theirs = await add(second.admin, 'shop.plates.example');
  expect(mine.name).toBe(theirs.name);
  expect(mine.value).not.toBe(theirs.value);
  dns.records.set(theirs.name, [theirs.value]);
  expect(await check(first.admin, 'shop.plates.example')).toMatchObject({
    isProved: false,
    problem: 'other',
  });
  expect(await check(second.admin, 'shop.plates.example')).toMatchObject({ isProved: true });
  expect(await domainOf(first.admin, 'shop.plates.example')).toMatchObject({ problem: 'taken' });
  dns.records.set(theirs.name, [theirs.value, mine.value]);
  expect(await check(first.admin, 'shop.plates.example')).toMatchObject({
    isProved: false,
    problem: 'taken',
  });
  expect(await servedAt('shop.plates.example')).toBe(second.website.id);
  const third = await site();
  const taken = await third.admin.post('/api/website/domains', { host: 'shop.plates.example' });
  expect(taken.body).toMatchObject({ error: 'tenancy.domainTaken' });
  expect(await domainOf(third.admin, 'shop.plates.example')).toBeUndefined();
  await second.admin.delete('/api/website/domains/shop.plates.example');
  expect(await check(first.admin, 'shop.plates.example')).toMatchObject({ isProved: true });
  expect(await servedAt('shop.plates.example')).toBe(first.website.id);
});

it('TENANCY-12: of two checks at the same time, one gets it', async () => {
  const sites = [await site(), await site(), await site()];
  const records = await Promise.all(sites.map(({ admin }) => add(admin, 'race.example')));
  dns.records.set(
    '_vitrine.race.example',
    records.map(({ value }) => value),
  );
  const all = await Promise.all(sites.map(({ admin }) => check(admin, 'race.example')));
  expect(all.filter(({ isProved }) => isProved)).toHaveLength(1);
});

it('TENANCY-12: the job verifies domains that were proved in the meantime', async () => {
  const { website, admin } = await site();
  const record = await add(admin, 'later.example');
  dns.records.set(record.name, [record.value]);
  await checkDomainsJob.run(server.context(website), {} as never, () => false);
  expect(await servedAt('later.example')).toBe(website.id);
});

it.each([
  'localhost',
  'shop.localhost',
  '10.0.0.1',
  'pots',
  'printer.local',
  'x.internal',
  '-a.example',
  `${'a'.repeat(64)}.example`,
])('TENANCY-12: %s is refused, and nothing waits', async host => {
  const { admin } = await site();
  const refused = await admin.post('/api/website/domains', { host });
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ errors: { host: expect.any(String) } });
  expect((await admin.get('/api/website/domains')).body).toEqual({ domains: [] });
});

it('TENANCY-12: the operator can verify one without proof', async () => {
  const { website } = await site();
  const done = await addDomain(server.context(website), 'known.example', { isProved: true });
  expect(done.ok).toBe(true);
  expect(await servedAt('known.example')).toBe(website.id);
});

it('TENANCY-12: a person who may not manage the website can neither add nor check one', async () => {
  const { website } = await site();
  await addDomain(server.context(website), 'closed.example');
  const editor = await server.signIn(website, 'editor');
  const before = dns.asked.length;
  expect((await editor.post('/api/website/domains/closed.example/check', {})).status).toBe(403);
  expect((await editor.post('/api/website/domains', { host: 'mine.example' })).status).toBe(403);
  expect(dns.asked.length).toBe(before);
});
