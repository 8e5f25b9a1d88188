import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { reportOf, wordNotes } from '@vitrine/core/importing/import-report.ts';
import { describe, expect, it } from 'vitest';
import { readImport } from '../read-import.ts';
import { item, metaField, source, wxr } from '../wxr.samples.ts';

const read = (text: string) => {
  const result = readImport(source(text));
  if (!result.ok) throw new Error(englishOf(result.error));
  return result.value;
};
const cdata = (text: string) => `<![CDATA[${text}]]>`;

describe('reading WordPress exports', () => {
  it('IMPORT-6: counts what is declared, and names what only items mention', () => {
    const head = `<wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name>Ann</wp:author_display_name></wp:author>
<wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>news</wp:category_nicename><wp:cat_name>News</wp:cat_name></wp:category>
<wp:tag><wp:tag_slug>red</wp:tag_slug><wp:tag_name>Red</wp:tag_name></wp:tag>
<wp:term><wp:term_taxonomy>category</wp:term_taxonomy><wp:term_slug>news</wp:term_slug><wp:term_name>News</wp:term_name></wp:term>`;
    const model = read(
      wxr(
        item(
          { 'dc:creator': 'bob' },
          `<category domain="category" nicename="news">News</category><category domain="post_tag" nicename="blue">Blue</category>
<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>`,
        ),
        { head },
      ),
    );
    const { skipped: _, warnings, ...counts } = reportOf(model);
    expect(counts).toEqual({
      posts: 1,
      pages: 0,
      attachments: 0,
      comments: 1,
      authors: 1,
      categories: 1,
      tags: 1,
      products: 0,
      variants: 0,
    });
    expect(wordNotes(warnings, 'en').map(note => note.what)).toEqual(['Authors: bob', 'Tags: Blue']);
    expect(model.posts[0]).toMatchObject({ categories: ['news'], tags: ['blue'] });
  });

  it('IMPORT-7: ids stay the same in every export, and repeated ones are distinguished', () => {
    const twice = wxr(
      item({ id: '7', type: 'page', title: 'A' }) + item({ id: '7', type: 'page', title: 'B' }),
    );
    expect(read(twice).pages.map(page => page.sourceId)).toEqual(['7', '7/2']);
    const moved = (id: string) =>
      `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>${item({ id, link: '/blog/a', 'wp:post_name': '2013/3/a.html' })}</channel></rss>`;
    expect(read(moved('1')).posts[0]).toMatchObject({ sourceId: '/blog/a', slug: 'a' });
    expect(read(moved('9')).posts[0]?.sourceId).toBe('/blog/a');
  });

  it('IMPORT-8: keeps states, dates, passwords, parents, pictures and texts for search engines', () => {
    const model = read(
      wxr(
        item(
          {
            id: '2',
            type: 'page',
            title: 'Child',
            'wp:post_parent': '1',
            'wp:status': 'future',
            'wp:post_password': 'open',
            'wp:menu_order': '4',
            'wp:post_date_gmt': '2030-05-06 07:08:09',
            'wp:post_name': '%e3%81%82',
            'excerpt:encoded': cdata('<b>Short</b> &amp; sweet'),
            'wp:comment_status': 'open',
          },
          metaField('_thumbnail_id', '3') +
            metaField('_yoast_wpseo_title', '%%title%%') +
            metaField('rank_math_description', 'Found'),
        ) +
          item({ id: '1', type: 'page', 'wp:status': 'trash', 'wp:post_date_gmt': '0000-00-00 00:00:00' }) +
          item({
            id: '3',
            type: 'attachment',
            'wp:status': 'inherit',
            'wp:attachment_url': 'https://sample.example/a.jpg?a=1&b=2',
          }),
      ),
    );
    expect(model.pages[0]).toMatchObject({
      state: 'scheduled',
      password: 'open',
      order: 4,
      publishedAt: '2030-05-06T07:08:09.000Z',
      parentSourceId: '1',
      featuredSourceId: '3',
      slug: 'あ',
      excerpt: 'Short & sweet',
      areCommentsOpen: true,
      seo: { title: '', description: 'Found' },
    });
    expect(model.pages[1]).toMatchObject({ state: 'draft', publishedAt: null });
    expect(wordNotes(model.warnings, 'en')).toContainEqual({
      what: 'page “1”',
      why: 'It was in the trash; it is now a draft.',
    });
    expect(model.attachments[0]?.address).toBe('https://sample.example/a.jpg?a=1&b=2');
    const unknown = read(wxr(item({ 'wp:status': 'constructor' })));
    expect(unknown.posts[0]?.state).toBe('draft');
  });

  it('IMPORT-9: menus keep order, nesting and targets', () => {
    const link = (id: string, order: string, fields: Record<string, string>, title = '') =>
      item(
        { id, type: 'nav_menu_item', 'wp:menu_order': order, title },
        `<category domain="nav_menu" nicename="main">Main</category>${Object.entries(fields)
          .map(([key, value]) => metaField(`_menu_item_${key}`, value))
          .join('')}`,
      );
    const model = read(
      wxr(
        item({ id: '1', type: 'page', title: 'About' }) +
          link('12', '2', { type: 'custom', url: 'https://x.example', menu_item_parent: '11' }, 'Out') +
          link('11', '1', { type: 'post_type', object_id: '1' }) +
          link('13', '3', { type: 'taxonomy', object: 'category', object_id: '4' }) +
          link('14', '4', { type: 'post_type', object_id: '99' }, 'Gone'),
        {
          head: '<wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>news</wp:category_nicename><wp:cat_name>News</wp:cat_name></wp:category>',
        },
      ),
    );
    expect(model.menus).toEqual([
      {
        slug: 'main',
        title: 'Main',
        links: [
          {
            sourceId: '11',
            parentSourceId: null,
            title: 'About',
            order: 1,
            target: { kind: 'entry', sourceId: '1' },
          },
          {
            sourceId: '12',
            parentSourceId: '11',
            title: 'Out',
            order: 2,
            target: { kind: 'address', address: 'https://x.example' },
          },
          {
            sourceId: '13',
            parentSourceId: null,
            title: 'News',
            order: 3,
            target: { kind: 'category', slug: 'news' },
          },
        ],
      },
    ]);
    expect(wordNotes(model.skipped, 'en')).toEqual([
      { what: 'nav_menu_item “Gone”', why: 'The menu link leads to something that is not in the file.' },
    ]);
  });

  it('IMPORT-10: comments keep author, date and parent; authors keep their names', () => {
    const comment = `<wp:comment><wp:comment_id>5</wp:comment_id><wp:comment_author>${cdata('Zoë')}</wp:comment_author>
<wp:comment_date_gmt>2020-01-02 03:04:05</wp:comment_date_gmt><wp:comment_approved>0</wp:comment_approved><wp:comment_type>pingback</wp:comment_type>
<wp:comment_parent>4</wp:comment_parent><wp:comment_content>${cdata('Nice')}</wp:comment_content></wp:comment>`;
    const head =
      '<wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name>Ann Lee</wp:author_display_name></wp:author>';
    const coAuthors =
      '<category domain="author" nicename="cap-ann">ann</category><category domain="author" nicename="cap-bo">Bo</category>';
    const [first, second] = read(
      wxr(
        item({ id: '1', 'dc:creator': '>ann' }, comment) + item({ id: '2', 'dc:creator': 'ann' }, coAuthors),
        { head },
      ),
    ).posts;
    expect(first?.comments).toEqual([
      {
        sourceId: '5',
        parentSourceId: '4',
        author: 'Zoë',
        email: '',
        address: '',
        at: '2020-01-02T03:04:05.000Z',
        html: 'Nice',
        state: 'waiting',
        kind: 'pingback',
      },
    ]);
    expect([first?.authorName, second?.authorName]).toEqual(['Ann Lee', 'Ann Lee, Bo']);
  });

  it('IMPORT-10: an email address is never shown as an author’s name', () => {
    const head = `<wp:author><wp:author_login>bo</wp:author_login><wp:author_display_name>bo@a.example</wp:author_display_name>
<wp:author_first_name>Bo</wp:author_first_name><wp:author_last_name>Lee</wp:author_last_name></wp:author>`;
    const by = (id: string, login: string) => item({ id, 'dc:creator': login });
    const { posts } = read(wxr(by('1', 'bo') + by('2', 'cy@b.example') + by('3', 'di'), { head }));
    expect(posts.map(post => post.authorName)).toEqual(['Bo Lee', 'cy', 'di']);
  });

  it.each([
    ['1', 'approved'],
    ['0', 'waiting'],
    ['spam', 'spam'],
    ['trash', 'spam'],
    ['nonsense', 'waiting'],
  ])('IMPORT-10: a comment that was “%s” is %s', (approved, state) => {
    const comment = `<wp:comment><wp:comment_id>5</wp:comment_id><wp:comment_approved>${approved}</wp:comment_approved></wp:comment>`;
    expect(read(wxr(item({ id: '1' }, comment))).posts[0]?.comments[0]?.state).toBe(state);
  });

  it('IMPORT-37: an excerpt keeps its text; images and links in it are reported', () => {
    const excerpt = 'Soft <a href="https://a.example/care">and warm</a> <img src="/files/a.png">';
    const model = read(wxr(item({ title: 'Tee', 'excerpt:encoded': cdata(excerpt) })));
    expect(model.posts[0]?.excerpt).toBe('Soft and warm');
    expect(wordNotes(model.warnings, 'en')).toEqual([
      {
        what: 'post “Tee”',
        why: 'Its excerpt is plain text here; images and links left out: /files/a.png, https://a.example/care.',
      },
    ]);
  });

  it('IMPORT-11: content of plugins and themes is skipped with the reason', () => {
    const model = read(
      wxr(item({ type: 'wp_template', title: 'Home' }) + item({ id: '2', type: 'recipe', title: 'Soup' })),
    );
    expect(wordNotes(model.skipped, 'en').map(note => note.what)).toEqual([
      'wp_template “Home”',
      'recipe “Soup”',
    ]);
    expect(model.posts).toEqual([]);
  });

  it('IMPORT-33: blocks shared by several posts, and footnotes, are placed where they are shown', () => {
    const model = read(
      wxr(
        item(
          { id: '1', 'content:encoded': cdata('<!-- wp:block {"ref":9} /--><!-- wp:footnotes /-->') },
          metaField('footnotes', '[{"id":"a","content":"See <em>p. 4</em>"}]'),
        ) + item({ id: '9', type: 'wp_block', 'content:encoded': cdata('<p>Shared</p>') }),
      ),
    );
    expect(model.posts[0]?.html).toBe('<p>Shared</p><ol><li>See <em>p. 4</em></li></ol>');
  });

  it('IMPORT-11: pages whose only content is generated by WooCommerce are skipped, whatever markup comes before it', () => {
    const page = (html: string) =>
      read(wxr(item({ type: 'page', 'content:encoded': cdata(html) }))).pages.length;
    const deep = '<div class="a">'.repeat(40);
    expect(page(`${deep}<p>Words</p>`)).toBe(1);
    expect(page(`${deep}<p>Words [woocommerce_cart]</p>`)).toBe(1);
    expect(page(`${deep}[woocommerce_cart]`)).toBe(0);
    expect(page('<!-- wp:woocommerce/checkout {"a":1} -->')).toBe(0);
  });
});
