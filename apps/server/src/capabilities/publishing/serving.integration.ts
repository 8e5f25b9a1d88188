import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { collectionTypes } from '@vitrine/core/collections/collection.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { blockOf, blockTypes, pageOf, textBlock } from '../../../test/page-fixtures.ts';
import {
  addCollection,
  addRedirect,
  changeCollection,
  putCollection,
  putComment,
  putItem,
  readDesign,
  updateDocument,
} from '../collections/index.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { publish } from './index.ts';
import { siteServerOf } from './site-server-of.ts';

let server: TestServer;
let website: Website;
let blogId: Id;

const script = '<script>document.title = "owned"</script>';

beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  website = await server.createWebsite({ subdomain: 'kiln', title: 'Kiln' });
  const context = server.context(website);
  const design = await readDesign(context.database, website.id, context.clock.now());
  await updateDocument(context.database, website.id, {
    id: design.headerId,
    document: pageOf(blockOf(blockTypes.navigation, { place: 'main' })),
    now: context.clock.now(),
  });
  const page = (title: string, document = pageOf(textBlock(`Words of ${title}`))) =>
    putCollection(context, {
      sourceKey: `test:${title}`,
      type: collectionTypes.page,
      title,
      slug: title.toLowerCase(),
      navigation: 'main',
      document,
    });
  await page('Home');
  await page('About');
  await page('Code', pageOf(blockOf(blockTypes.code, { source: script, mode: 'html' })));
  await putCollection(context, {
    sourceKey: 'test:secret',
    type: collectionTypes.page,
    title: 'Secret',
    slug: 'secret',
    password: 'open sesame',
    document: pageOf(textBlock('Behind the door')),
  });
  const blog = await putCollection(context, {
    sourceKey: 'test:blog',
    type: collectionTypes.blog,
    title: 'Journal',
    slug: 'journal',
    navigation: 'main',
  });
  blogId = blog.id;
  for (let number = 1; number <= 14; number += 1) {
    await putItem(context, {
      sourceKey: `test:post:${number}`,
      collectionId: blog.id,
      title: `Post ${number}`,
      slug: `post-${number}`,
      state: 'published',
      publishedAt: new Date(Date.UTC(2026, 0, number)),
      excerpt: `Excerpt ${number}`,
      author: 'Ada',
      categories: number % 2 === 0 ? ['Glazes & more'] : [],
      tags: ['clay'],
      document: pageOf(textBlock(`Body of post ${number}`)),
    });
  }
  await putItem(context, {
    sourceKey: 'test:post:later',
    collectionId: blog.id,
    title: 'From the future',
    slug: 'future',
    state: 'scheduled',
    publishedAt: new Date('2026-03-02T12:00:00.000Z'),
    document: pageOf(textBlock('Tomorrow')),
  });
  await putItem(context, {
    sourceKey: 'test:post:draft',
    collectionId: blog.id,
    title: 'A draft',
    slug: 'draft',
    state: 'draft',
    document: pageOf(textBlock('Unfinished')),
  });
  await addRedirect(context, { from: '/old', to: '/about' });
  await publish(context);
  website = await server.reload(website);
});
afterAll(() => server?.stop());

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  text: string;
}

/** A real request over the wire, so that the answer from memory is tried too. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  host = 'kiln.vitrine.test',
): Promise<Answer> {
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', path, method, headers: { host, accept: 'text/html', ...headers } },
      answer => {
        const chunks: Buffer[] = [];
        answer.on('data', chunk => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body,
            text: body.toString('utf8'),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

it('SERVE-1, SERVE-3: home, pages, lists and posts are at their addresses', async () => {
  expect((await ask('/')).text).toContain('Words of Home');
  expect((await ask('/about')).text).toContain('Words of About');
  expect((await ask('/journal')).text).toContain('Post 14');
  const post = await ask('/journal/post-7');
  expect(post.text).toContain('Body of post 7');
  expect(post.text).toContain('By Ada');
  expect(post.text).toContain('"@type":"BlogPosting"');
  expect(post.text).toContain('/journal/post-8');
});

it('SERVE-2: one address a page; what moved leads on; what is not there says 404 in the website’s look', async () => {
  const moved = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers.location];
  };
  expect(await moved('/about/')).toEqual([301, '/about']);
  expect(await moved('//about')).toEqual([301, '/about']);
  expect(await moved('/About?page=2')).toEqual([301, '/about?page=2']);
  expect(await moved('/home')).toEqual([302, '/']);
  expect(await moved('/old')).toEqual([301, '/about']);
  expect(await moved('/old/')).toEqual([301, '/old']);
  for (const path of ['/nowhere', '/journal/nowhere', '/about/more', '/journal/draft', '/journal/future']) {
    const { status, text } = await ask(path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).toContain('This page is not here');
  }
  expect((await ask('/api/nowhere', { accept: 'application/json' })).headers['content-type']).toContain(
    'application/json',
  );
});

it('SERVE-4: a blog is paged, and listed by category and tag whatever the case', async () => {
  const first = await ask('/journal');
  expect(first.text).toContain('Post 3');
  expect(first.text).not.toContain('>Post 2<');
  const second = await ask('/journal?page=2');
  expect(second.text).toContain('Post 2');
  expect(second.text).toContain('rel="canonical" href="http://kiln.vitrine.test/journal?page=2"');
  expect((await ask('/journal?page=3')).status).toBe(404);
  const category = await ask('/journal/category/glazes%20%26%20MORE');
  expect([category.status, category.text.includes('Post 2'), category.text.includes('>Post 3<')]).toEqual([
    200,
    true,
    false,
  ]);
  expect((await ask('/journal/tag/clay')).status).toBe(200);
  expect((await ask('/journal/tag/nothing')).status).toBe(404);
});

it('SERVE-6: search finds published words, by stem, and nothing else', async () => {
  const found = await ask('/search?q=posts%20bodies');
  expect(found.text).toContain('/journal/post-7');
  expect((await ask('/search?q=Unfinished')).text).toContain('Nothing was found');
  expect((await ask('/search?q=%22Behind%20the%20door%22')).text).toContain('Nothing was found');
  expect((await ask(`/search?q=${encodeURIComponent("'; DROP TABLE items; -- & | ! ( <")}`)).status).toBe(
    200,
  );
});

it('SERVE-7, SERVE-8: sitemap, robots and feeds', async () => {
  const sitemap = await ask('/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(sitemap.text).toContain('<loc>http://kiln.vitrine.test/</loc>');
  expect(sitemap.text).toContain('<loc>http://kiln.vitrine.test/journal/post-1</loc>');
  for (const hidden of ['secret', 'draft', 'future']) expect(sitemap.text).not.toContain(hidden);
  expect((await ask('/robots.txt')).text).toContain('Sitemap: http://kiln.vitrine.test/sitemap.xml');
  const rss = await ask('/journal?format=rss');
  expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(rss.text).toContain('<title>Post 14</title>');
  expect((await ask('/journal/feed.xml')).text).toBe(rss.text);
  const json = JSON.parse((await ask('/journal/feed.json')).text);
  expect(json.items[0]).toMatchObject({ title: 'Post 14', url: 'http://kiln.vitrine.test/journal/post-14' });
});

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
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    'x-content-type-options': 'nosniff',
  });
  const etag = String(plain.headers.etag);
  const same = await ask('/about', { 'if-none-match': etag });
  expect([same.status, same.body.length, same.headers['content-length']]).toEqual([304, 0, undefined]);
  expect((await ask('/about', { 'if-none-match': '"other"' })).status).toBe(200);
  const head = await ask('/about', {}, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(plain.body.length),
  ]);
  const options = await ask('/about', {}, 'OPTIONS');
  expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  expect(plain.headers['set-cookie']).toBe(undefined);
});

it('SERVE-11, SERVE-12: styles and the owner’s scripts are allowed by hash, the latter not beside a session', async () => {
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

it('SERVE-13, SERVE-14: a finished page is answered from memory until something changes, whatever else is asked', async () => {
  const { cache } = siteServerOf(server.services);
  await ask('/about');
  const cached = cache.byAddress.get('kiln.vitrine.test/about');
  const before = cached?.hits ?? 0;
  await Promise.all(Array.from({ length: 20 }, () => ask('/about')));
  expect(cached?.hits).toBe(before + 20);
  await ask('/about?utm_source=mail&fbclid=1');
  expect(cached?.hits).toBe(before + 21);
  await bumpContentVersion(server.context(website));
  await expect.poll(() => cached?.isFresh).toBe(false);
  expect((await ask('/about')).status).toBe(200);
  expect(cache.byAddress.get('kiln.vitrine.test/about')).not.toBe(cached);
});

it('SERVE-13: twenty who ask at once for an unmade page wait for one making', async () => {
  await bumpContentVersion(server.context(website));
  const { cache } = siteServerOf(server.services);
  const pages = cache.stats().pages;
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/journal/post-1')));
  expect(new Set(answers.map(answer => answer.text)).size).toBe(1);
  expect(cache.stats().pages).toBe(pages + 1);
});

it('SERVE-14: a scheduled post appears when its time comes, and shared caches are not told to hold pages longer', async () => {
  server.moveClock({ minutes: 119, seconds: 30 });
  const before = await ask('/journal');
  expect(before.text).not.toContain('From the future');
  expect(before.headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=30');
  server.moveClock({ minutes: 1 });
  expect((await ask('/journal')).text).toContain('From the future');
  expect((await ask('/journal/future')).status).toBe(200);
});

it('SERVE-16: a page behind a password is opened by it alone, and kept by nobody', async () => {
  const locked = await ask('/secret');
  expect([locked.status, locked.headers['cache-control']]).toEqual([401, 'no-store']);
  expect(locked.text).not.toContain('Behind the door');
  const visitor = server.client(website);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const wrong = await visitor.send('POST', '/_unlock?page=/secret', {
    body: 'password=guess',
    headers: form,
  });
  expect([wrong.status, wrong.text.includes('This password is not right')]).toEqual([401, true]);
  const right = await visitor.send('POST', '/_unlock?page=/secret', {
    body: 'password=open+sesame',
    headers: form,
  });
  expect([right.status, right.headers.location]).toEqual([303, '/secret']);
  const open = await visitor.get('/secret', { accept: 'text/html' });
  expect([open.status, open.headers['cache-control'], open.text.includes('Behind the door')]).toEqual([
    200,
    'no-store',
    true,
  ]);
  expect((await ask('/secret')).status).toBe(401);
  const away = await visitor.send('POST', '/_unlock?page=//evil.example/', {
    body: 'password=x',
    headers: form,
  });
  expect(away.headers.location).toBe('/');
});

it('SERVE-17: editors see drafts at the same address, others never', async () => {
  const editor = await server.signIn(website, 'editor');
  const draft = await editor.get('/journal/draft?preview=draft', { accept: 'text/html' });
  expect([draft.status, draft.headers['cache-control'], draft.text.includes('Unfinished')]).toEqual([
    200,
    'no-store',
    true,
  ]);
  expect((await ask('/journal/draft?preview=draft')).status).toBe(404);
  const viewer = await server.signIn(website, 'viewer');
  expect((await viewer.get('/journal/draft?preview=draft', { accept: 'text/html' })).status).toBe(404);
});

it('SERVE-15: while the database is away finished pages are served on, others say 503, and all recovers by itself', async () => {
  expect((await ask('/about')).status).toBe(200);
  const { host, port, database } = server.connection;
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
    await expect.poll(() => server.services.notifications.isListening()).toBe(false);
    server.moveClock({ seconds: 60 });
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
    await expect.poll(() => server.services.notifications.isListening(), { timeout: 10_000 }).toBe(true);
    await expect.poll(async () => (await ask('/journal/post-9')).status, { timeout: 10_000 }).toBe(200);
    expect((await ask('/about')).status).toBe(200);
  } finally {
    await superuser.query(`ALTER DATABASE ${database} CONNECTION LIMIT -1`);
    await superuser.end();
  }
});

it('SERVE-5: comments are shown once approved', async () => {
  const context = server.context(await server.reload(website));
  const [item] = await context.database.query<{ id: string }>(
    `SELECT id FROM items WHERE website_id = $1 AND slug = 'post-5' AND collection_id = $2`,
    [website.id, blogId],
  );
  const say = (sourceKey: string, text: string, isApproved: boolean) =>
    putComment(context, {
      sourceKey,
      itemId: item?.id ?? '',
      parentId: null,
      author: 'Bo <b>',
      email: '',
      authorAddress: 'javascript:alert(1)',
      text,
      at: new Date(),
      isApproved,
    });
  await say('c1', 'A kind word <script>', true);
  await say('c2', 'An unkind word', false);
  await bumpContentVersion(context);
  const { text } = await ask('/journal/post-5');
  expect(text).toContain('A kind word &lt;script&gt;');
  expect(text).not.toContain('An unkind word');
  expect(text).not.toContain('javascript:');
});

it('COLLECTION-8: an address that changes leads on after publishing, with all below it', async () => {
  const context = server.context(await server.reload(website));
  const changed = await changeCollection(context, { collectionId: blogId, slug: 'diary' });
  expect(changed.ok).toBe(true);
  await publish(context);
  const { status, headers } = await ask('/journal/post-3');
  expect([status, headers.location]).toEqual([301, '/diary/post-3']);
  expect((await ask('/diary/post-3')).status).toBe(200);
});

it('SERVE-1: another host is another website; an unknown page of an unpublished one says so', async () => {
  const other = await server.createWebsite({ subdomain: 'other', title: 'Other' });
  await addCollection(server.context(other), { type: collectionTypes.page, title: 'About' });
  const { status, text } = await ask('/about', {}, 'GET', 'other.vitrine.test');
  expect([status, text.includes('has not been published yet')]).toEqual([404, true]);
});

it('SERVE-18: the cart is drawn in the website’s look and kept by nobody', async () => {
  const cart = await ask('/cart?notice=sold-out');
  expect([cart.status, cart.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(cart.text).toContain('This product is sold out.');
  expect(cart.text).toContain('<title>Shopping Cart — Kiln</title>');
});

it('SERVE-18: without a cart the checkout leads to it; an order nobody placed is not found', async () => {
  const checkout = await ask('/checkout');
  expect([checkout.status, checkout.headers.location]).toEqual([303, '/cart']);
  const order = await ask('/checkout/order/not-a-token');
  expect([order.status, order.headers['cache-control']]).toEqual([404, 'no-store']);
});
