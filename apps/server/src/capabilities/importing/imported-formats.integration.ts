import { afterAll, beforeAll, expect, it } from 'vitest';
import { startImportKit } from './importing.fixture.ts';
import { item, wxr } from './readers/wxr.samples.ts';

let kit: Awaited<ReturnType<typeof startImportKit>>;
beforeAll(async () => {
  kit = await startImportKit();
});
afterAll(() => kit?.stop());

const post = (id: string, format: string, content: string) =>
  item(
    {
      ...{ id, title: `Post ${id}`, 'wp:post_name': `post-${id}`, 'wp:status': 'publish' },
      'content:encoded': `<![CDATA[${content}]]>`,
    },
    format === '' ? '' : `<category domain="post_format" nicename="post-format-${format}">x</category>`,
  );

it('IMPORT-70: a post with a WordPress format gets the matching record type, with its data', async () => {
  const website = await kit.server.createWebsite();
  const file = `
    ${post('1', '', '<p>Plain</p>')}
    ${post('2', 'quote', '<blockquote><p>Clay remembers.</p><cite>Ada Lind</cite></blockquote>')}
    ${post('3', 'link', '<p>See <a href="https://example.com/kiln">this kiln</a>.</p>')}
    ${post('4', 'video', 'https://www.youtube.com/watch?v=abc\n<p>Watch.</p>')}
    ${post('5', 'audio', '<audio src="https://example.com/talk.mp3"></audio>')}
    ${post('6', 'gallery', '<p>Pots</p>')}
    ${post('7', 'image', '<p>A pot</p>')}
    ${post('8', 'aside', '<p>By the way</p>')}
    ${post('9', 'link', '<p><a href="javascript:alert(1)">No</a></p>')}`;
  const imported = await kit.run(website, wxr(file), null);
  expect(imported).toMatchObject({ ok: true });
  const found = await kit.rows(
    website,
    'SELECT slug, record_type, data FROM items WHERE website_id = $1 ORDER BY slug',
  );
  expect(found.map(row => [row.slug, row.record_type])).toEqual([
    ['post-1', 1],
    ['post-2', 4],
    ['post-3', 5],
    ['post-4', 8],
    ['post-5', 7],
    ['post-6', 14],
    ['post-7', 2],
    ['post-8', 1],
    ['post-9', 5],
  ]);
  const data = (at: number) => found[at]?.data;
  expect(data(0)).toEqual({});
  expect(data(1)).toMatchObject({ text: 'Clay remembers.', source: 'Ada Lind' });
  expect(data(2)).toMatchObject({ address: 'https://example.com/kiln' });
  expect(data(3)).toMatchObject({ address: 'https://www.youtube.com/watch?v=abc' });
  expect(data(4)).toMatchObject({ file: null, address: 'https://example.com/talk.mp3' });
  expect(data(8)).toMatchObject({ address: '' });
});
