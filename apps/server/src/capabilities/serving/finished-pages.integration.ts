import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';
import { putCollection, putItem } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { watchServing } from './watched-serving.fixture.ts';

const serving = watchServing();
let site: ServedSite;
const ask: ServedSite['ask'] = (...given) => site.ask(...given);

beforeAll(async () => {
  site = await startServedSite({}, { capabilities: serving.capabilities });
});
afterAll(() => site?.server.stop());

it('SERVE-10: one page in three encodings, with ETag, 304, HEAD and OPTIONS', async () => {
  const plain = await ask('/about');
  const br = await ask('/about', { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await ask('/about', { 'accept-encoding': 'gzip, br;q=0' });
  expect([
    br.headers['content-encoding'],
    gzip.headers['content-encoding'],
    plain.headers['content-encoding'],
  ]).toEqual(['br', 'gzip', undefined]);
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(plain.headers).toMatchObject({
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=0, s-maxage=60',
    'x-content-type-options': 'nosniff',
  });
  const etag = String(plain.headers.etag);
  const same = await ask('/about', { 'if-none-match': etag });
  expect([same.status, same.body.length, same.headers['content-length']]).toEqual([304, 0, undefined]);
  expect((await ask('/about', { 'if-none-match': '"other"' })).status).toBe(200);
  const head = await ask('/about', {}, { method: 'HEAD' });
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(plain.body.length),
  ]);
  const options = await ask('/about', {}, { method: 'OPTIONS' });
  expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  expect(plain.headers['set-cookie']).toBe(undefined);
});

it('SERVE-11, SERVE-12: styles and the owner’s scripts are allowed by hash, but no scripts with a session', async () => {
  const plain = await ask('/about');
  const policy = String(plain.headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  const open = await ask('/code');
  expect(open.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  expect(open.headers.vary).toBe('Accept-Encoding, Cookie');
  const closed = await ask('/code', { cookie: 'x=1; SS_SESSION_ID=abc' });
  expect(closed.headers['content-security-policy']).toMatch(/script-src 'self';/);
});

it('SERVE-13, SERVE-14: a cached page is answered from memory until something changes, whatever else is requested', async () => {
  const { cache } = serving.server();
  await ask('/about');
  const cached = cache.byAddress.get('kiln.vitrine.test/about');
  const before = cached?.hits ?? 0;
  await Promise.all(Array.from({ length: 20 }, () => ask('/about')));
  expect(cached?.hits).toBe(before + 20);
  await ask('/about?utm_source=mail&fbclid=1');
  expect(cached?.hits).toBe(before + 21);
  await bumpContentVersion(site.server.context(site.website));
  await expect.poll(() => cached?.isFresh).toBe(false);
  expect((await ask('/about')).status).toBe(200);
  expect(cache.byAddress.get('kiln.vitrine.test/about')).not.toBe(cached);
});

it('SERVE-20: a page that was being rendered during a publish is answered and must be checked again', async () => {
  const context = site.server.context(await site.server.reload(site.website));
  const { cache } = serving.server();
  const path = '/journal/post-3';
  const holder = new Client(site.server.connection);
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE comments IN ACCESS EXCLUSIVE MODE');
    const drawing = ask(path);
    await expect
      .poll(async () => {
        const { rows } = await holder.query(
          `SELECT count(*)::int AS waiting FROM pg_locks WHERE relation = 'comments'::regclass AND NOT granted`,
        );
        return rows[0].waiting;
      })
      .toBe(1);
    const post = await putItem(context, {
      sourceKey: 'test:post:3',
      collectionId: site.blogId,
      title: 'Post 3, newly told',
      slug: 'post-3',
      state: 'published',
      publishedAt: new Date(Date.UTC(2026, 0, 3)),
      document: pageOf(textBlock('Body of post 3')),
    });
    expect(post.isNew).toBe(false);
    await publish(context);
    await holder.query('COMMIT');
    expect((await drawing).status).toBe(200);
    expect(cache.byAddress.get(`kiln.vitrine.test${path}`)?.isFresh).toBe(false);
    for (let time = 0; time < 3; time += 1) expect((await ask(path)).text).toContain('newly told');
    expect(cache.byAddress.get(`kiln.vitrine.test${path}`)?.isFresh).toBe(true);
  } finally {
    await holder.end();
  }
});

it('SERVE-13: twenty parallel requests for an uncached page wait for one rendering', async () => {
  await bumpContentVersion(site.server.context(site.website));
  const { cache } = serving.server();
  const pages = cache.stats().pages;
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/journal/post-1')));
  expect(new Set(answers.map(answer => answer.text)).size).toBe(1);
  expect(cache.stats().pages).toBe(pages + 1);
});

it('SERVE-14: a scheduled post appears at its time, and shared caches may not hold pages beyond it', async () => {
  site.server.moveClock({ minutes: 119, seconds: 30 });
  const before = await ask('/journal');
  expect(before.text).not.toContain('From the future');
  expect(before.headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
  site.server.moveClock({ minutes: 1 });
  expect((await ask('/journal')).text).toContain('From the future');
  expect((await ask('/journal/future')).status).toBe(200);
});

it('SERVE-15: while the database is unavailable cached pages are served, others answer 503, and everything recovers automatically', async () => {
  expect((await ask('/about')).status).toBe(200);
  const { host, port, database } = site.server.connection;
  const superuser = new Client({
    ...(host ? { host } : {}),
    ...(port ? { port } : {}),
    user: 'postgres',
    database: 'postgres',
  });
  await superuser.connect();
  try {
    await superuser.query(`ALTER DATABASE ${database} CONNECTION LIMIT 0`);
    await superuser.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1`, [
      database,
    ]);
    await expect.poll(() => site.server.services.notifications.isListening()).toBe(false);
    site.server.moveClock({ seconds: 60 });
    const kept = await ask('/about');
    expect([kept.status, kept.text.includes('Words of About')]).toEqual([200, true]);
    const unmade = await ask('/journal/post-9');
    expect([unmade.status, unmade.headers['retry-after'], unmade.headers['content-type']]).toEqual([
      503,
      '5',
      'text/html; charset=utf-8',
    ]);
    expect(unmade.text).toContain('temporarily unavailable');
    await superuser.query(`ALTER DATABASE ${database} CONNECTION LIMIT -1`);
    await expect.poll(() => site.server.services.notifications.isListening()).toBe(true);
    await expect.poll(async () => (await ask('/journal/post-9')).status).toBe(200);
    expect((await ask('/about')).status).toBe(200);
  } finally {
    await superuser.query(`ALTER DATABASE ${database} CONNECTION LIMIT -1`);
    await superuser.end();
  }
});

it('SERVE-13, HTTP-28: behind a proxy, two websites and two schemes stay separate', async () => {
  const behind = await startServedSite({ TRUSTED_PROXIES: '1' });
  try {
    const other = await behind.server.createWebsite({ subdomain: 'other', title: 'Other' });
    const context = behind.server.context(other);
    for (const slug of ['home', 'about']) {
      const document = pageOf(textBlock('Another one'));
      await putCollection(context, { sourceKey: slug, type: 10, title: slug, slug, document });
    }
    await publish(context);
    const through = (host: string, scheme = 'https') =>
      behind.ask(
        '/about',
        { 'x-forwarded-host': 'kiln.vitrine.test', 'x-forwarded-proto': scheme },
        { host },
      );
    for (let time = 0; time < 3; time += 1) {
      const kiln = await through('kiln.vitrine.test');
      expect(kiln.text).toContain('Words of About');
      expect(kiln.text).toContain('href="https://kiln.vitrine.test/about"');
      const plain = await through('kiln.vitrine.test', 'http');
      expect(plain.text).toContain('href="http://kiln.vitrine.test/about"');
      expect((await through('other.vitrine.test')).text).toContain('Another one');
      expect((await through('proxy.internal')).status).toBe(404);
    }
  } finally {
    await behind.server.stop();
  }
});
