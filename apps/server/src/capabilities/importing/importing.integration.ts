import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importCommand } from '../../cli/import.command.ts';
import { type ImportKit, sample, startImportKit } from './importing.fixture.ts';
import { item, wxr } from './readers/wxr.samples.ts';

let kit: ImportKit;
let website: Website;
beforeAll(async () => {
  kit = await startImportKit();
});
afterAll(() => kit?.stop());
beforeEach(async () => {
  kit.asked.length = 0;
  website = await kit.server.createWebsite();
});

describe('importing a WordPress export', () => {
  it('IMPORT-40, IMPORT-60: writes pages, posts, comments, menus, pictures and redirects', async () => {
    const done = await kit.run(website, sample);
    expect(done.ok && done.value).toMatchObject({
      report: { posts: 2, pages: 2, attachments: 1, comments: 1, authors: 1, categories: 1, tags: 0 },
      redirects: 14,
    });
    const { collections, items, assets } = await kit.everything(website);
    expect(
      collections.map(row => [row.slug, row.title, row.navigation, row.state, row.type]).toSorted(),
    ).toEqual([
      ['', 'https://elsewhere.example/', 'main', 'enabled', 33],
      ['about', 'About', 'main', 'enabled', 10],
      ['about/team', 'Team', 'none', 'hidden', 10],
      ['blog', 'Blog', 'main', 'enabled', 30],
      ['home', 'Home', 'none', 'enabled', 10],
    ]);
    expect(items.map(row => [row.slug, row.state])).toEqual([
      ['hello', 'published'],
      ['later', 'scheduled'],
    ]);
    expect(assets).toHaveLength(1);
    const [post] = await kit.rows(
      website,
      "SELECT author, categories, is_sticky, image_id, published_at FROM items WHERE website_id = $1 AND slug = 'hello'",
    );
    expect(post).toEqual({
      author: 'Ann Lee',
      categories: ['News'],
      is_sticky: true,
      image_id: assets[0]?.id,
      published_at: new Date('2020-01-02T03:04:05Z'),
    });
    expect((await kit.everything(website)).redirects).toContainEqual({
      from_path: '/2020/hello',
      to_path: '/blog/hello',
    });
    const [comment] = await kit.rows(
      website,
      'SELECT author, body, state FROM comments WHERE website_id = $1',
    );
    expect(comment).toEqual({ author: 'Zoë', body: 'Nice\n\none', state: 'approved' });
    expect((await kit.server.reload(website)).publishedRevisionId).not.toBeNull();
    expect(done.ok && wordNotes(done.value.report.warnings, 'en')).toContainEqual({
      what: 'file “gone.jpg”',
      why: 'It could not be imported: the server answered 404.',
    });
  });

  it('IMPORT-40: content shows imported files, and links to missing ones', async () => {
    await kit.run(website, sample);
    const [post] = await kit.rows(
      website,
      "SELECT document FROM page_documents d JOIN items i ON i.document_id = d.id AND i.website_id = d.website_id WHERE d.website_id = $1 AND i.slug = 'hello'",
    );
    const text = JSON.stringify(post?.document);
    const [asset] = (await kit.everything(website)).assets;
    expect(text).toContain(`"asset": "${asset?.id}"`.replace(': ', ':'));
    expect(text).toContain('"href":"https://sample.example/files/gone.jpg"');
    const [about] = await kit.rows(
      website,
      "SELECT document FROM page_documents d JOIN collections c ON c.document_id = d.id AND c.website_id = d.website_id WHERE d.website_id = $1 AND c.slug = 'about'",
    );
    expect(JSON.stringify(about?.document)).toContain('"href":"/blog/hello"');
  });

  it('IMPORT-41: importing again updates, duplicates nothing, and fetches nothing twice', async () => {
    await kit.run(website, sample);
    const before = await kit.everything(website);
    kit.asked.length = 0;
    const again = await kit.run(
      website,
      sample.replace('<title>Hello</title>', '<title>Hello again</title>'),
    );
    expect(again.ok).toBe(true);
    const after = await kit.everything(website);
    expect(after.items.map(row => row.title)).toEqual(['Hello again', 'Later']);
    expect({ ...after, items: [] }).toEqual({ ...before, items: [] });
    expect(after.items.map(row => row.id)).toEqual(before.items.map(row => row.id));
    expect(kit.asked).toEqual(['/files/gone.jpg']);
  });

  it('IMPORT-57: changes by the owner stay, unless the owner wants them replaced', async () => {
    await kit.run(website, sample);
    const edit = (sql: string) => kit.rows(website, `${sql} WHERE website_id = $1 AND slug = 'hello'`);
    await edit("UPDATE items SET title = 'My words'");
    const other = sample
      .replace('<title>Hello</title>', '<title>Theirs</title>')
      .replace('<title>About</title>', '<title>About them</title>');
    const again = await kit.run(website, other);
    const titles = async () => [
      ...(await edit('SELECT title FROM items')).map(row => row.title),
      ...(
        await kit.rows(website, "SELECT title FROM collections WHERE website_id = $1 AND slug = 'about'")
      ).map(row => row.title),
    ];
    expect(await titles()).toEqual(['My words', 'About them']);
    expect(again.ok && wordNotes(again.value.report.warnings, 'en').map(note => note.what)).toContain(
      'post “Theirs”',
    );
    await kit.run(website, other);
    expect(await titles()).toEqual(['My words', 'About them']);
    await kit.run(website, other, kit.mediaBase, true);
    expect(await titles()).toEqual(['Theirs', 'About them']);
  });

  it('IMPORT-46: an abandoned address redirects to the new one after the next import', async () => {
    await kit.run(website, sample);
    await kit.run(website, sample.replace('<wp:post_name>hello<', '<wp:post_name>hello-again<'));
    expect((await kit.everything(website)).redirects).toContainEqual({
      from_path: '/blog/hello',
      to_path: '/blog/hello-again',
    });
  });

  it('IMPORT-42: a refused or failed import leaves the website unchanged', async () => {
    await kit.run(website, sample);
    const before = await kit.everything(website);
    for (const bad of ['not an export', '<!DOCTYPE a [<!ENTITY b "c">]><rss/>', sample.slice(0, 200)]) {
      expect((await kit.run(website, bad)).ok).toBe(false);
    }
    expect(await kit.everything(website)).toEqual(before);
    await kit.server.services.database.query(
      `CREATE FUNCTION refuse_${website.id}() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$ LANGUAGE plpgsql`,
    );
    await kit.server.services.database.query(
      `CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON comments FOR EACH ROW WHEN (NEW.website_id = '${website.id}') EXECUTE FUNCTION refuse_${website.id}()`,
    );
    const changed = sample
      .replaceAll('/files/a', '/files/b')
      .replace('<title>Hello</title>', '<title>Other</title>');
    const failed = await kit.run(website, changed);
    await kit.server.services.database.query('DROP TRIGGER refuse ON comments');
    expect(failed.ok ? null : failed.error.code).toBe('importing.stopped');
    expect(await kit.everything(website)).toEqual(before);
  });

  it('IMPORT-45: a website without a home page gets the source’s, or a new one', async () => {
    await kit.run(website, sample);
    const made = await kit.rows(
      website,
      "SELECT id FROM collections WHERE website_id = $1 AND slug = 'home'",
    );
    expect((await kit.server.reload(website)).settings.homePageId).toBe(made[0]?.id);
    website = await kit.server.createWebsite();
    await kit.run(website, sample.replaceAll('>about<', '>welcome<'));
    const own = await kit.rows(
      website,
      "SELECT id FROM collections WHERE website_id = $1 AND slug = 'welcome'",
    );
    expect((await kit.server.reload(website)).settings.homePageId).toBe(own[0]?.id);
    expect(
      await kit.rows(website, "SELECT id FROM collections WHERE website_id = $1 AND slug = 'home'"),
    ).toEqual([]);
  });

  it('IMPORT-49: an empty website takes the source’s name and gets a header; a website in use keeps its own', async () => {
    website = await kit.server.createWebsite({
      subdomain: `bare-${website.id.slice(-8)}`,
      title: `bare-${website.id.slice(-8)}`,
    });
    await kit.run(website, sample);
    expect((await kit.server.reload(website)).title).toBe('Sample');
    const home = await kit.server.client(website).get('/about', { accept: 'text/html' });
    expect(home.text).toContain('https://elsewhere.example/');
    await kit.run(website, sample.replace('<title>Sample</title>', '<title>Renamed</title>'));
    expect((await kit.server.reload(website)).title).toBe('Sample');
  });

  it('IMPORT-46: an old address that is in use here is left unchanged', async () => {
    await kit.run(
      website,
      sample.replaceAll('https://sample.example/2020/hello/', 'https://sample.example/about/'),
    );
    const { redirects } = await kit.everything(website);
    expect(redirects.map(row => row.from_path)).not.toContain('/about');
  });

  it('IMPORT-46: every kind of old address redirects, whichever host name of the website was used', async () => {
    const attachment = item({
      id: '77',
      type: 'attachment',
      'wp:post_parent': '3',
      link: 'https://sample.example/2020/hello/picture/',
      'wp:attachment_url': 'https://sample.example/files/b.png',
    });
    const linked = sample
      .replace('<item>', `${attachment}<item>`)
      .replace('<p>See ', '<p><a href="https://blog.sample.example/?p=3#c">again</a> See ')
      .replace(
        '<title>Sample</title>',
        '<title>Sample</title><wp:base_blog_url>https://blog.sample.example</wp:base_blog_url>',
      );
    await kit.run(website, linked);
    const visitor = kit.server.client(website);
    for (const [from, to] of [
      ['/?p=3', '/blog/hello'],
      ['/?page_id=1', '/about'],
      ['/?attachment_id=77', '/blog/hello'],
      ['/2020/hello/picture', '/blog/hello'],
      ['/category/news', '/blog/category/News'],
      ['/author/ann', '/blog'],
      ['/feed', '/blog/feed.xml'],
      ['/?feed=rss2', '/blog/feed.xml'],
    ] as const) {
      const reply = await visitor.get(from, { accept: 'text/html' });
      expect([from, reply.status, reply.headers.location]).toEqual([from, 301, to]);
    }
    expect((await visitor.get('/?p=999', { accept: 'text/html' })).status).toBe(200);
    expect((await visitor.get('/about', { accept: 'text/html' })).text).toContain('href="/blog/hello#c"');
  });

  it('IMPORT-6: files are counted when they are imported, not when the file names them', async () => {
    const done = await kit.run(website, sample.replaceAll('/files/a.png', '/files/a.gone'));
    expect(done.ok && done.value.report.attachments).toBe(0);
  });

  it('IMPORT-52: a host that does not answer is not asked again and again', async () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      item({ id: `${at}`, type: 'attachment', 'wp:attachment_url': `https://sample.example/f/${at}.png` }),
    );
    const done = await kit.run(website, wxr(many.join('')), 'http://127.0.0.1:1');
    const whys = done.ok ? wordNotes(done.value.report.warnings, 'en').map(note => note.why) : [];
    expect(whys.filter(why => why.includes('refused the connection')).length).toBeLessThan(8);
    expect(whys).toContain('It could not be imported: 127.0.0.1:1 could not be reached.');
  });

  it('IMPORT-48: the command ends with one object that describes the result', { tags: 'slow' }, async () => {
    const path = join(kit.folder, 'command.xml');
    await writeFile(path, sample);
    const told: string[] = [];
    const input = (words: string[], options: Record<string, string | boolean>) => ({
      words,
      options,
      tell: (line: string) => void told.push(line),
    });
    const options = { site: website.subdomain, 'media-base': kit.mediaBase };
    const done = await importCommand.run(kit.server.services, input([path], options));
    expect(done.ok && done.value.json).toMatchObject({
      posts: 2,
      pages: 2,
      products: 0,
      variants: 0,
      skipped: [],
      redirects: 14,
    });
    expect(told.at(-1)).toBe('content: 5 of 5');
    expect((await kit.server.reload(website)).publishedRevisionId).not.toBeNull();
    const draft = await kit.server.createWebsite();
    await importCommand.run(
      kit.server.services,
      input([path], { ...options, site: draft.subdomain, draft: true }),
    );
    expect((await kit.server.reload(draft)).publishedRevisionId).toBeNull();
    for (const [words, given, code] of [
      [[path], {}, 'cli.usage'],
      [[path], { site: 'nobody-here' }, 'cli.noSite'],
      [[join(kit.folder, 'none.xml')], options, 'importing.unreadable'],
      [[kit.folder], options, 'importing.unreadable'],
      [[path], { ...options, 'media-base': 'ftp://x' }, 'cli.invalid'],
    ] as const) {
      const refused = await importCommand.run(kit.server.services, input([...words], given));
      expect(refused.ok ? null : refused.error.code).toBe(code);
    }
  });

  it('IMPORT-50: without the operator’s permission nothing is fetched from a private network', async () => {
    const local = sample.replaceAll('https://sample.example/files', `${kit.mediaBase}/files`);
    const done = await kit.run(website, local, null);
    expect(done.ok).toBe(true);
    expect(kit.asked).toEqual([]);
    expect((await kit.everything(website)).assets).toEqual([]);
  });
});
