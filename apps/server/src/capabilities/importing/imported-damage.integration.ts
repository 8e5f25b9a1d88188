import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ImportKit, startImportKit } from './importing.fixture.ts';
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
