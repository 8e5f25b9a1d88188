/** @module-tag slow */
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

const menuLink = (id: string, title: string, fields: Record<string, string>) =>
  item(
    { id, type: 'nav_menu_item', title, 'wp:menu_order': id },
    `<category domain="nav_menu" nicename="main">Main</category>${Object.entries(fields)
      .map(([key, value]) => metaField(`_menu_item_${key}`, value))
      .join('')}`,
  );
const entry = (id: string, type: string, title: string, more: Record<string, string> = {}, inside = '') =>
  item({ id, type, title, 'wp:post_name': title.toLowerCase(), ...more }, inside);
const head =
  '<wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>news</wp:category_nicename><wp:cat_name>News &amp; more</wp:cat_name></wp:category>';
const inNews = '<category domain="category" nicename="news">News &amp; more</category>';

async function imported(content: string) {
  const done = await kit.run(website, wxr(content, { head }));
  if (!done.ok) throw new Error(englishOf(done.error));
  const menu = await kit.rows(
    website,
    "SELECT title, slug, link_address FROM collections WHERE website_id = $1 AND navigation = 'main' ORDER BY position",
  );
  return { report: done.value.report, menu };
}

it('IMPORT-44: a link to the source’s own address leads to the home page, under each of its addresses', async () => {
  const { menu } = await imported(
    entry('1', 'page', 'About', {
      'content:encoded': '<![CDATA[<p><a href="https://www.sample.example/#top">Start</a></p>]]>',
    }) +
      menuLink('20', 'Home', { type: 'custom', url: 'https://sample.example/' }) +
      menuLink('21', 'Start', { type: 'custom', url: 'http://www.sample.example' }) +
      menuLink('22', 'Elsewhere', { type: 'custom', url: 'https://else.example/' }),
  );
  expect(menu.filter(row => row.link_address).map(row => [row.title, row.link_address])).toEqual([
    ['Home', '/'],
    ['Start', '/'],
    ['Elsewhere', 'https://else.example/'],
  ]);
  const about = await kit.server.client(website).get('/about', { accept: 'text/html' });
  expect(about.text).toContain('href="/#top"');
});

it('IMPORT-45: the front page of the source becomes the home page', async () => {
  await imported(
    entry('1', 'page', 'Home') +
      entry('2', 'page', 'Atelier', {
        link: 'https://sample.example/',
        'content:encoded': '<![CDATA[<p>Our own front page</p>]]>',
      }),
  );
  const home = await kit.server.client(website).get('/', { accept: 'text/html' });
  expect(home.text).toContain('Our own front page');
});

it('IMPORT-44: a link to a category leads to its posts, by its id or its old address', async () => {
  const { menu } = await imported(
    entry('1', 'post', 'Hello', {}, inNews) +
      menuLink('20', 'News', { type: 'taxonomy', object: 'category', object_id: '4' }) +
      menuLink('21', 'Old', { type: 'custom', url: 'https://sample.example/category/news/' }),
  );
  const links = menu.filter(row => row.link_address);
  expect(links.map(row => row.title)).toEqual(['News', 'Old']);
  for (const { link_address } of links) {
    const listed = await kit.server.client(website).get(String(link_address), { accept: 'text/html' });
    expect([listed.status, listed.text.includes('Hello')]).toEqual([200, true]);
  }
});

it('IMPORT-44, IMPORT-46: links to categories and tags of products, and to the shop, lead to their lists', async () => {
  const productTerm = (id: string, taxonomy: string, slug: string, name: string, parent = '') =>
    `<wp:term><wp:term_id>${id}</wp:term_id><wp:term_taxonomy>${taxonomy}</wp:term_taxonomy><wp:term_slug>${slug}</wp:term_slug><wp:term_parent>${parent}</wp:term_parent><wp:term_name>${name}</wp:term_name></wp:term>`;
  const terms =
    productTerm('30', 'product_cat', 'clothing', 'Clothing &amp; more') +
    productTerm('31', 'product_cat', 'shirts', 'Shirts', 'clothing') +
    productTerm('32', 'product_cat', 'empty', 'Empty') +
    productTerm('33', 'product_tag', 'soft', 'Soft');
  const done = await kit.run(
    website,
    wxr(
      item(
        { id: '1', type: 'product', title: 'Tee', 'wp:post_name': 'tee' },
        `<category domain="product_cat" nicename="shirts">Shirts</category><category domain="product_tag" nicename="soft">Soft</category>${metaField('_price', '5')}`,
      ) +
        menuLink('20', '', { type: 'taxonomy', object: 'product_cat', object_id: '30' }) +
        menuLink('21', 'Shirts', { type: 'taxonomy', object: 'product_cat', object_id: '31' }) +
        menuLink('22', 'Soft ones', { type: 'taxonomy', object: 'product_tag', object_id: '33' }) +
        menuLink('23', 'Empty', { type: 'taxonomy', object: 'product_cat', object_id: '32' }) +
        menuLink('24', 'All', { type: 'post_type_archive', object: 'product' }) +
        menuLink('25', 'By address', {
          type: 'custom',
          url: 'https://sample.example/product-category/clothing/shirts/',
        }),
      { head: head + terms },
    ),
  );
  if (!done.ok) throw new Error(englishOf(done.error));
  const menu = await kit.rows(
    website,
    "SELECT title, link_address FROM collections WHERE website_id = $1 AND navigation = 'main' AND link_address <> '' ORDER BY position",
  );
  expect(menu.map(row => [row.title, row.link_address])).toEqual([
    ['Clothing & more', '/shop/category/clothing-more'],
    ['Shirts', '/shop/category/shirts'],
    ['Soft ones', '/shop/tag/soft'],
    ['All', '/shop'],
    ['By address', '/shop/category/shirts'],
  ]);
  const visitor = kit.server.client(website);
  for (const { link_address } of menu) {
    const listed = await visitor.get(String(link_address), { accept: 'text/html' });
    expect([link_address, listed.status, listed.text.includes('Tee')]).toEqual([link_address, 200, true]);
  }
  expect(wordNotes(done.value.report.skipped, 'en')).toEqual([
    { what: 'menu link “Empty”', why: 'It leads to something that was not imported.' },
  ]);
  for (const [old, now] of [
    ['/product-category/clothing/shirts', '/shop/category/shirts'],
    ['/product-tag/soft', '/shop/tag/soft'],
    ['/product-category/empty', '/shop'],
  ] as const)
    expect((await visitor.get(old, { accept: 'text/html' })).headers.location).toBe(now);
});

it('IMPORT-44: unpublished pages are left out of the menu and named, entries below them stay', async () => {
  const { menu, report } = await imported(
    entry('1', 'page', 'Plans', { 'wp:status': 'draft' }) +
      entry('2', 'page', 'About') +
      entry('3', 'post', 'Later', { 'wp:status': 'draft' }) +
      menuLink('20', 'Plans', { type: 'post_type', object_id: '1' }) +
      menuLink('21', 'About', { type: 'post_type', object_id: '2', menu_item_parent: '20' }) +
      menuLink('22', 'Later', { type: 'post_type', object_id: '3' }),
  );
  expect(menu.map(row => row.slug).toSorted()).toEqual(['about', 'blog']);
  expect(wordNotes(report.skipped, 'en')).toEqual([
    { what: 'menu link “Plans”', why: 'It leads to something that is not published.' },
    { what: 'menu link “Later”', why: 'It leads to something that is not published.' },
  ]);
});

it('IMPORT-37: the target of a link in a comment follows its text', async () => {
  const html =
    'See &lt;a href="https://a.example/care/"&gt;this&lt;/a&gt;, &lt;a href="https://sample.example/about/"&gt;that&lt;/a&gt; and &lt;a href="https://b.example/"&gt;https://b.example&lt;/a&gt;.';
  const comment = `<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author>Ann</wp:comment_author><wp:comment_content>${html}</wp:comment_content><wp:comment_approved>1</wp:comment_approved></wp:comment>`;
  await imported(
    entry('1', 'post', 'Hello', {}, comment) +
      entry('2', 'page', 'About', { link: 'https://sample.example/about/' }),
  );
  const kept = await kit.rows(website, 'SELECT body AS text FROM comments WHERE website_id = $1');
  expect(kept).toEqual([
    {
      text: 'See this (https://a.example/care/), that (https://sample.example/about/) and https://b.example.',
    },
  ]);
});

it('IMPORT-10: pingbacks are not comments by people; they are left out and counted, and comments keep their own', async () => {
  const comment = (id: string, type: string, parent = '0', approved = '1') =>
    `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>C${id}</wp:comment_author><wp:comment_content>Words ${id}</wp:comment_content><wp:comment_approved>${approved}</wp:comment_approved><wp:comment_type>${type}</wp:comment_type><wp:comment_parent>${parent}</wp:comment_parent></wp:comment>`;
  const { report } = await imported(
    entry(
      '1',
      'post',
      'Hello',
      {},
      comment('1', 'pingback') + comment('2', 'trackback') + comment('3', '', '1') + comment('4', 'comment'),
    ) + entry('2', 'page', 'About', {}, comment('5', '', '0', '0') + comment('6', 'pingback')),
  );
  expect(report.comments).toBe(6);
  const kept = await kit.rows(website, 'SELECT author FROM comments WHERE website_id = $1 ORDER BY author');
  expect(kept.map(row => row.author)).toEqual(['C3', 'C4']);
  expect(wordNotes(report.skipped, 'en')).toEqual([
    {
      what: '3 pingbacks and trackbacks',
      why: 'Other websites sent them automatically when they linked to a post.',
    },
    { what: '1 comment on pages', why: 'They were not approved, and pages have no comments here.' },
  ]);
});
