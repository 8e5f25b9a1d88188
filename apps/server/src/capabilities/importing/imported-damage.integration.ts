/** @module-tag slow */
import { truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ImportKit, sample, startImportKit } from './importing.fixture.ts';
import { importByOperator } from './index.ts';
import { item, metaField, wxr } from './readers/wxr.samples.ts';

let kit: ImportKit;
let website: Website;
beforeAll(async () => {
  kit = await startImportKit();
});
afterAll(() => kit?.stop());
beforeEach(async () => {
  website = await kit.server.createWebsite();
});

const cdata = (text: string) => `<![CDATA[${text}]]>`;
async function imported(file: string, base?: string) {
  const done = await kit.run(website, file, base);
  if (!done.ok) throw new Error(englishOf(done.error));
  const told = (of: typeof done.value.report.warnings) =>
    wordNotes(of, 'en').map(({ what, why }) => `${what}: ${why}`);
  return { warnings: told(done.value.report.warnings), skipped: told(done.value.report.skipped) };
}
const pageOf = (path: string) => kit.server.client(website).get(path, { accept: 'text/html' });

it('IMPORT-3: files beyond the limits, and those that declare entities, are refused before anything is stored', async () => {
  const before = await kit.everything(website);
  const codeOf = async (file: string) => {
    const done = await kit.run(website, file);
    return done.ok ? null : done.error.code;
  };
  const deep = Array.from({ length: 500 }, (_, at) => `<a${at}>`).join('');
  expect(await codeOf(wxr(`<item>${deep}</item>`))).toBe('importing.tooDeep');
  expect(await codeOf(wxr(item({ title: 'x'.repeat(8 * 1024 * 1024 + 1) })))).toBe('importing.tooLarge');
  expect(await codeOf(wxr('<item></item>'.repeat(200_001)))).toBe('importing.tooLarge');
  for (const declaration of ['<!DOCTYPE b [<!ENTITY a "aa">]>', '<!DOCTYPE rss SYSTEM "file:///etc/passwd">'])
    expect(await codeOf(declaration + sample)).toBe('importing.declaresEntities');
  const path = join(kit.folder, 'large.xml');
  await writeFile(path, sample);
  await truncate(path, 256 * 1024 ** 2 + 1);
  const context = kit.server.context(await kit.server.reload(website));
  const given = { path, mediaBase: null, isPublished: true, tell: () => undefined };
  const large = await importByOperator(context, given);
  expect(large).toMatchObject({ ok: false, error: { code: 'importing.tooLarge' } });
  expect(await kit.everything(website)).toEqual(before);
});

it('IMPORT-5: of a file that was cut what is complete is imported, and the cut is reported', async () => {
  const posts = wxr(
    item({ id: '1', title: 'One', 'wp:post_name': 'one' }) +
      item({ id: '2', title: 'Two', 'content:encoded': cdata('long text') }),
  );
  const cut = await imported(posts.slice(0, posts.indexOf('long')));
  expect(cut.warnings.filter(note => note.startsWith('The file ends in the middle'))).toHaveLength(1);
  expect((await kit.everything(website)).items.map(row => row.title)).toEqual(['One']);
  const table =
    'Type,SKU,Name,Published,Regular price,Description\nsimple,a,A,1,5,"one"\nsimple,b,B,1,5,"two, and more"\n';
  const rows = await imported(table.slice(0, table.indexOf('more')));
  expect(rows.warnings.filter(note => note.startsWith('The file ends in the middle'))).toHaveLength(1);
  expect((await kit.everything(website)).products.map(row => row.title)).toEqual(['A']);
  const nothing = await kit.run(website, posts.slice(0, posts.indexOf('<title>One')));
  expect(nothing).toMatchObject({ ok: false, error: { code: 'importing.cutShort' } });
});

it('IMPORT-62: characters that neither the database nor XML accepts are removed from all text', async () => {
  const dirty = 'a\u0000\u0001\u000B\u001F\u007F\uFFFE\uFFFF&#0;&#x1;&#xD800;b';
  await imported(
    wxr(
      item(
        {
          ...{ type: 'page', title: dirty, 'wp:post_name': 'a%00b%01' },
          'content:encoded': cdata(`<p title="${dirty}">${dirty}</p>`),
        },
        metaField('_yoast_wpseo_title', dirty),
      ),
    ),
  );
  const page = await pageOf('/ab');
  expect(page.status).toBe(200);
  expect(page.text).toContain('<h1>ab</h1><p>ab</p>');
  expect(page.text).toContain('<title>ab');
  await imported(`Type,SKU,Name,Published,Regular price,Description\nsimple,s,${dirty},1,5,${dirty}\n`);
  expect((await kit.everything(website)).products.map(row => [row.title, row.slug])).toEqual([['ab', 'ab']]);
});

it('IMPORT-7: an item is the same in each export of its website, and repeated ids are two items', async () => {
  const twice = wxr(
    item({ id: '7', type: 'page', title: 'A' }) + item({ id: '7', type: 'page', title: 'B' }),
  );
  await imported(twice);
  await imported(twice);
  const titles = async () => (await kit.everything(website)).collections.map(row => row.title).toSorted();
  expect((await titles()).filter(title => title !== 'Home')).toEqual(['A', 'B']);
  const moved = (id: string, title: string) =>
    wxr(item({ id, title, link: '/blog/a', 'wp:post_name': 'a' }))
      .replace(/<wp:base_blog_url>.*?<\/wp:base_blog_url>/, '')
      .replace(/<generator>.*?<\/generator>/, '');
  await imported(moved('1', 'First'));
  await imported(moved('9', 'Second'));
  expect((await kit.everything(website)).items.map(row => row.title)).toEqual(['Second']);
});

it('IMPORT-8: states, passwords, order, pictures, comments and words for search engines are kept', async () => {
  const entry = (id: string, title: string, fields: Record<string, string>, more = '') =>
    item({ id, title, 'wp:post_name': title.toLowerCase(), ...fields }, more);
  const { warnings } = await imported(
    wxr(
      entry(
        '1',
        'Parent',
        { type: 'page', 'wp:menu_order': '2', 'content:encoded': cdata('<p>Words</p>') },
        metaField('_yoast_wpseo_title', 'Found as') + metaField('rank_math_description', 'Described'),
      ) +
        entry('2', 'Child', {
          type: 'page',
          'wp:post_parent': '1',
          'wp:menu_order': '0',
          'wp:post_password': 'open',
          'content:encoded': cdata('<p>Hidden words</p>'),
        }) +
        entry('10', 'First', { type: 'page', 'wp:menu_order': '1' }) +
        entry('3', 'Planned', { 'wp:status': 'future', 'wp:post_date_gmt': '2030-05-06 07:08:09' }) +
        entry('4', 'Draft', { 'wp:status': 'draft' }) +
        entry('5', 'Private', { 'wp:status': 'private' }) +
        entry('6', 'Pending', { 'wp:status': 'pending' }) +
        entry('7', 'Trashed', { 'wp:status': 'trash' }) +
        entry(
          '8',
          'Sticky',
          { 'wp:is_sticky': '1', 'wp:comment_status': 'open' },
          metaField('_thumbnail_id', '9'),
        ) +
        item({ id: '9', type: 'attachment', 'wp:attachment_url': 'https://sample.example/files/a.png' }),
    ),
  );
  const found = await kit.rows(
    website,
    'SELECT title, state, is_sticky AS sticky, are_comments_open AS open, image_id IS NOT NULL AS picture, published_at AS at FROM items WHERE website_id = $1 ORDER BY title',
  );
  const plain = { sticky: false, open: false, picture: false, at: null };
  expect(found).toEqual([
    { ...plain, title: 'Draft', state: 'draft' },
    { ...plain, title: 'Pending', state: 'needsReview' },
    { ...plain, title: 'Planned', state: 'scheduled', at: new Date('2030-05-06T07:08:09Z') },
    { ...plain, title: 'Private', state: 'private' },
    {
      ...plain,
      title: 'Sticky',
      state: 'published',
      sticky: true,
      open: true,
      picture: true,
      at: expect.any(Date),
    },
    { ...plain, title: 'Trashed', state: 'draft' },
  ]);
  expect(warnings).toEqual(['post “Trashed”: It was in the trash; it is now a draft.']);
  const parent = await pageOf('/parent');
  expect(parent.text).toContain('<title>Found as — ');
  expect(parent.text).toContain('<meta name="description" content="Described"/>');
  expect(parent.text.indexOf('href="/first"')).toBeGreaterThan(0);
  expect(parent.text.indexOf('href="/first"')).toBeLessThan(parent.text.indexOf('href="/parent"'));
  const child = await pageOf('/parent/child');
  expect(child.status).toBe(401);
  expect(child.text).not.toContain('Hidden words');
});

it('IMPORT-9, IMPORT-11: menus keep order, nesting and targets; what plugins made is skipped with its reason', async () => {
  const link = (id: string, order: string, fields: Record<string, string>, title = '') =>
    item(
      { id, type: 'nav_menu_item', 'wp:menu_order': order, title },
      `<category domain="nav_menu" nicename="main">Main</category>${Object.entries(fields)
        .map(([key, value]) => metaField(`_menu_item_${key}`, value))
        .join('')}`,
    );
  const { skipped } = await imported(
    wxr(
      item({ id: '1', type: 'page', title: 'About', 'wp:post_name': 'about' }) +
        link('12', '2', { type: 'custom', url: 'https://x.example', menu_item_parent: '11' }, 'Out') +
        link('13', '3', { type: 'custom', url: 'https://y.example' }, 'Last') +
        link('11', '1', { type: 'post_type', object_id: '1' }) +
        link('14', '4', { type: 'post_type', object_id: '99' }, 'Gone') +
        item({ id: '20', type: 'wp_template', title: 'Home' }) +
        item({ id: '21', type: 'recipe', title: 'Soup' }),
    ),
  );
  const menu = await kit.rows(
    website,
    "SELECT c.title, p.title AS below, c.link_address AS leads FROM collections c LEFT JOIN collections p ON p.id = c.parent_id AND p.website_id = c.website_id WHERE c.website_id = $1 AND c.navigation = 'main' ORDER BY c.position",
  );
  expect(menu).toEqual([
    { title: 'About', below: null, leads: '' },
    { title: 'Out', below: 'About', leads: 'https://x.example' },
    { title: 'Last', below: null, leads: 'https://y.example' },
  ]);
  const nav = /<nav.*?<\/nav>/s.exec((await pageOf('/about')).text)?.[0] ?? '';
  expect([...nav.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/about',
    'https://x.example',
    'https://y.example',
  ]);
  expect(skipped).toEqual([
    'nav_menu_item “Gone”: The menu link leads to something that is not in the file.',
    'wp_template “Home”: It belongs to a WordPress theme; websites here are designed and built differently.',
    'recipe “Soup”: “recipe” is a content type of a plugin or theme and does not exist here.',
  ]);
});

it('IMPORT-51: a file that is too large, of an unsupported type or not there never fails an import', async () => {
  const host = createServer((request, reply) => {
    if (request.url === '/large.png')
      reply.writeHead(200, { 'content-length': String(10 ** 12) }).flushHeaders();
    else if (request.url === '/photo.heic')
      reply.end(`\0\0\0\u0018ftypheic\0\0\0\0mif1heic`.padEnd(400, '\0'));
    else if (request.url === '/round.png') reply.writeHead(301, { location: '/round.png' }).end();
    else reply.writeHead(404).end();
  });
  await new Promise<void>(done => host.listen(0, '127.0.0.1', done));
  try {
    const names = ['large.png', 'photo.heic', 'round.png', 'gone.png'];
    const { warnings } = await imported(
      wxr(
        item({
          type: 'page',
          title: 'Pots',
          'wp:post_name': 'pots',
          'content:encoded': cdata(
            names.map(name => `<img src="https://sample.example/${name}" alt="See ${name}">`).join(''),
          ),
        }),
      ),
      `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
    );
    for (const [name, why] of [
      ['large.png', 'It could not be imported: it is too large.'],
      ['photo.heic', 'The file photo.heic does not appear to be a supported file type.'],
      ['round.png', 'It could not be imported: it was redirected too often.'],
      ['gone.png', 'It could not be imported: the server answered 404.'],
    ] as const) {
      expect(warnings.filter(note => note.startsWith(`file “${name}”: ${why}`))).toHaveLength(1);
      expect((await pageOf('/pots')).text).toContain(`<a href="https://sample.example/${name}">See ${name}`);
    }
    expect((await kit.everything(website)).assets).toEqual([]);
  } finally {
    host.closeAllConnections();
    host.close();
  }
});
