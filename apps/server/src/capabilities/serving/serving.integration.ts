import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';
import { addCollection, changeCollection, putComment } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';
import { bumpContentVersion } from '../tenancy/index.ts';

let site: ServedSite;
const ask: ServedSite['ask'] = (...given) => site.ask(...given);

beforeAll(async () => {
  site = await startServedSite();
});
afterAll(() => site?.server.stop());

it('SERVE-1, SERVE-3: home, pages, lists and posts are found at their addresses', async () => {
  expect((await ask('/')).text).toContain('Words of Home');
  expect((await ask('/about')).text).toContain('Words of About');
  expect((await ask('/journal')).text).toContain('Post 14');
  const post = await ask('/journal/post-7');
  expect(post.text).toContain('Body of post 7');
  expect(post.text).toContain('By Ada');
  expect(post.text).toContain('"@type":"BlogPosting"');
  expect(post.text).toContain('/journal/post-8');
});

it('SERVE-2: each page has one address; a moved page redirects; a missing one answers 404 in the website’s look', async () => {
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
    expect(text).toContain('Page not found');
  }
  expect((await ask('/api/nowhere', { accept: 'application/json' })).headers['content-type']).toContain(
    'application/json',
  );
});

it('SERVE-4: a blog is paged, and listed by category and tag in upper or lower case', async () => {
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

it('SERVE-6, COLLECTION-13: search finds published words, by stem, and nothing else', async () => {
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

it('SEO-10: the website has an icon, and so does the platform', async () => {
  const icon = await ask('/favicon.svg');
  expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(icon.text).toContain('>K</text>');
  const asked = await ask('/favicon.ico');
  expect([asked.status, asked.headers.location]).toEqual([302, '/favicon.svg']);
  const ours = await site.server.client(null).get('/favicon.ico');
  expect([ours.status, ours.headers['content-type']]).toEqual([200, 'image/svg+xml']);
});

it('FONT-1, FONT-2, FONT-3: a page fetches the Latin letters of its fonts early, under names that are kept for good', async () => {
  const { text } = await ask('/about');
  const early = [...text.matchAll(/<link rel="preload" as="font" [^>]*href="([^"]*)"/g)].map(
    ([, href]) => href,
  );
  expect(early).toEqual([
    expect.stringMatching(/^\/_assets\/fonts\/fraunces-latin-wght-normal\.[\w-]{10}\.woff2$/),
    expect.stringMatching(/^\/_assets\/fonts\/inter-latin-wght-normal\.[\w-]{10}\.woff2$/),
  ]);
  const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
  const declared = [...style.matchAll(/@font-face\{font-family:"([^"]*)"/g)].map(([, name]) => name);
  expect([...new Set(declared)].toSorted()).toEqual([
    'Fraunces Variable',
    'Fraunces Variable Fallback',
    'Inter Variable',
    'Inter Variable Fallback',
  ]);
  expect(style.match(/font-display:swap/g)?.length).toBe(style.match(/url\(\/_assets\/fonts\//g)?.length);
  for (const address of early) {
    expect(style).toContain(`url(${address})`);
    const { status, headers } = await ask(address ?? '');
    expect([status, headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(headers['cache-control']).toContain('immutable');
  }
});

it('SEO-13: each page names a manifest and a picture for home screens', async () => {
  const { text } = await ask('/about');
  expect(text).toContain('<link rel="apple-touch-icon" href="/touch-icon.png"/>');
  expect(text).toContain('<link rel="manifest" href="/site.webmanifest"/>');
  const manifest = await ask('/site.webmanifest');
  expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(manifest.text)).toMatchObject({ name: 'Kiln', lang: 'en', start_url: '/' });
  const { status, headers, body } = await ask('/touch-icon.png');
  expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
});

it('SEO-11: a page without a description uses the website’s', async () => {
  const { server, website } = site;
  const admin = await server.signIn(website, 'admin');
  const say = (description: string) =>
    admin.send('PATCH', '/api/website/settings', { body: { settings: { description } } });
  expect((await say('Pots, thrown by hand.')).status).toBe(200);
  const said = '<meta name="description" content="Pots, thrown by hand."/>';
  expect((await ask('/journal')).text).toContain(said);
  expect((await say(website.settings.description)).status).toBe(200);
  expect((await ask('/journal')).text).not.toContain(said);
});

it('SERVE-16: a page behind a password is opened only by the password, and never cached', async () => {
  const locked = await ask('/secret');
  expect([locked.status, locked.headers['cache-control']]).toEqual([401, 'no-store']);
  expect(locked.text).not.toContain('Behind the door');
  const visitor = site.server.client(site.website);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const wrong = await visitor.send('POST', '/_unlock?page=/secret', {
    body: 'password=guess',
    headers: form,
  });
  expect([wrong.status, wrong.text.includes('This password is incorrect')]).toEqual([401, true]);
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

it('SERVE-17, COLLECTION-12: editors see drafts at the same address, others never', async () => {
  const editor = await site.server.signIn(site.website, 'editor');
  const draft = await editor.get('/journal/draft?preview=draft', { accept: 'text/html' });
  expect([draft.status, draft.headers['cache-control'], draft.text.includes('Unfinished')]).toEqual([
    200,
    'no-store',
    true,
  ]);
  expect((await ask('/journal/draft?preview=draft')).status).toBe(404);
  const viewer = await site.server.signIn(site.website, 'viewer');
  expect((await viewer.get('/journal/draft?preview=draft', { accept: 'text/html' })).status).toBe(404);
});

it('SERVE-17: editors also see hidden lists and products, but not deleted ones', async () => {
  const editor = await site.server.signIn(site.website, 'editor');
  const owner = await site.server.signIn(site.website, 'admin');
  const made = await owner.post('/api/products', { title: 'Secret bowl', variants: [{ price: 100 }] });
  const { product } = made.body as { product: { id: string } };
  const list = await owner.post('/api/collections', { type: collectionTypes.blog, title: 'Hidden notes' });
  const { collection } = list.body as { collection: { id: string } };
  await owner.patch(`/api/collections/${collection.id}`, { state: 'hidden' });
  const status = async (path: string) =>
    [
      await editor.get(`${path}?preview=draft`, { accept: 'text/html' }),
      await editor.get(path, { accept: 'text/html' }),
      await ask(`${path}?preview=draft`),
    ].map(answer => answer.status);
  expect(await status('/shop/secret-bowl')).toEqual([200, 404, 404]);
  expect(await status('/hidden-notes')).toEqual([200, 404, 404]);
  await owner.delete(`/api/products/${product.id}`);
  expect(await status('/shop/secret-bowl')).toEqual([404, 404, 404]);
  await owner.delete(`/api/collections/${collection.id}`);
});

it('SERVE-5: comments are shown once approved', async () => {
  const context = site.server.context(await site.server.reload(site.website));
  const [item] = await context.database.query<{ id: string }>(
    `SELECT id FROM items WHERE website_id = $1 AND slug = 'post-5' AND collection_id = $2`,
    [site.website.id, site.blogId],
  );
  const say = (sourceKey: string, text: string, state: 'approved' | 'spam') =>
    putComment(context, {
      sourceKey,
      itemId: item?.id ?? '',
      parentId: null,
      author: 'Bo <b>',
      email: '',
      authorAddress: 'javascript:alert(1)',
      text,
      at: new Date(),
      state,
    });
  await say('c1', 'A kind word <script>', 'approved');
  await say('c2', 'An unkind word', 'spam');
  await bumpContentVersion(context);
  const { text } = await ask('/journal/post-5');
  expect(text).toContain('A kind word &lt;script&gt;');
  expect(text).not.toContain('An unkind word');
  expect(text).not.toContain('javascript:');
});

it('COLLECTION-8: a changed address redirects after publishing, with all addresses below it', async () => {
  const context = site.server.context(await site.server.reload(site.website));
  const changed = await changeCollection(context, { collectionId: site.blogId, slug: 'diary' });
  expect(changed.ok).toBe(true);
  await publish(context);
  const { status, headers } = await ask('/journal/post-3');
  expect([status, headers.location]).toEqual([301, '/diary/post-3']);
  expect((await ask('/diary/post-3')).status).toBe(200);
});

it('SERVE-1: another host is another website; an unknown page of an unpublished one says so', async () => {
  const other = await site.server.createWebsite({ subdomain: 'other', title: 'Other' });
  await addCollection(site.server.context(other), { type: collectionTypes.page, title: 'About' });
  const { status, text } = await ask('/about', {}, { host: 'other.vitrine.test' });
  expect([status, text.includes('has not been published yet')]).toEqual([404, true]);
});

it('SERVE-18: the cart is rendered in the website’s look and never cached', async () => {
  const cart = await ask('/cart?notice=sold-out');
  expect([cart.status, cart.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(cart.text).toContain('This product is sold out.');
  expect(cart.text).toContain('<title>Shopping Cart — Kiln</title>');
});

it('SERVE-18: without a cart the checkout redirects to it; an unknown order is not found', async () => {
  const checkout = await ask('/checkout');
  expect([checkout.status, checkout.headers.location]).toEqual([303, '/cart?notice=expired']);
  const order = await ask('/checkout/order/not-a-token');
  expect([order.status, order.headers['cache-control']]).toEqual([404, 'no-store']);
});

it('SERVE-28: a page for one visitor is compressed, unless its address contains words', async () => {
  const sent = async (path: string, encoding: string) => {
    const { headers } = await ask(path, { 'accept-encoding': encoding });
    return [headers['content-encoding'], headers.vary];
  };
  expect(await sent('/cart', 'gzip, br')).toEqual(['br', 'Accept-Encoding']);
  expect(await sent('/cart', 'gzip')).toEqual(['gzip', 'Accept-Encoding']);
  expect(await sent('/cart', '')).toEqual([undefined, 'Accept-Encoding']);
  expect(await sent('/checkout/order/not-a-token', 'br')).toEqual(['br', 'Accept-Encoding']);
  for (const path of ['/cart?notice=full', '/cart?entry=x&quantity=9', '/cart?'])
    expect(await sent(path, 'gzip, br')).toEqual([undefined, 'Accept-Encoding']);
});
