import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLimits, type ImportLimits } from '../import-reader.ts';
import { readImport } from '../read-import.ts';
import { item, metaField, source, wxr } from '../wxr.samples.ts';

const read = (text: string | Uint8Array, limits?: ImportLimits) => {
  const result = readImport(source(text), limits);
  if (!result.ok) throw new Error(englishOf(result.error));
  return result.value;
};
const refusal = (text: string, limits?: ImportLimits) => {
  const result = readImport(source(text), limits);
  return result.ok ? null : result.error.code;
};
const cdata = (text: string) => `<![CDATA[${text}]]>`;

describe('reading damaged WordPress exports', () => {
  it('IMPORT-4: handles bare ampersands, HTML entities and characters that XML forbids', () => {
    const { posts } = read(
      wxr(
        item({
          title: 'Salt & Pepper &amp; more&mdash;R&D &#8211; \u0001end',
          'content:encoded': cdata('a\u0000b & c'),
        }),
      ),
    );
    expect(posts[0]?.title).toBe('Salt & Pepper & more—R&D – end');
    expect(posts[0]?.html).toBe('ab & c');
  });

  it('IMPORT-4: joins CDATA sections and fixes those without an end', () => {
    const joined = read(wxr(item({ 'content:encoded': '\n<![CDATA[one]]><![CDATA[ two]]>\n' })));
    expect(joined.posts[0]?.html).toBe('one two');
    const split = read(wxr(item({ 'content:encoded': '<![CDATA[a ]]]]><![CDATA[> b]]>' })));
    expect(split.posts[0]?.html).toBe('a ]]> b');
    const open = read(
      wxr(item({ 'content:encoded': '<![CDATA[<p>cut</p>', 'wp:status': cdata('draft'), title: 'After' })),
    );
    expect(open.posts[0]).toMatchObject({ html: '<p>cut</p>', state: 'draft', title: 'After' });
    expect(wordNotes(open.warnings, 'en').map(note => note.what)).toEqual(['The file is damaged']);
  });

  it('IMPORT-4: keeps unescaped markup, and items without an end', () => {
    const { posts } = read(
      wxr(`<item><title>One</title><wp:post_type>post</wp:post_type><content:encoded><p>Hi <b>you</b><br/></p></content:encoded>
<item><title>Two</title><wp:post_type>post</wp:post_type></item>`),
    );
    expect(posts.map(post => [post.title, post.html])).toEqual([
      ['One', '<p>Hi <b>you</b><br/></p>'],
      ['Two', ''],
    ]);
  });

  it('IMPORT-4: an element without an end takes only its text', () => {
    const { posts } = read(
      wxr(item({ 'wp:post_name': 'slug' }, '<title>No end <wp:status>private</wp:status>')),
    );
    expect(posts[0]).toMatchObject({ title: 'No end', slug: 'slug', state: 'private' });
  });

  it('IMPORT-4: reads encodings other than the declared one', () => {
    const latin = Uint8Array.from(wxr(item({ title: 'Caf\u00e9 \u00fcber' })), letter =>
      letter.charCodeAt(0),
    );
    const model = read(latin);
    expect(model.posts[0]?.title).toBe('Café über');
    expect(wordNotes(model.warnings, 'en').map(note => note.what)).toEqual(['Encoding']);
    const declared = wxr(item({ title: 'Café' })).replace('UTF-8', 'ISO-8859-1');
    expect(read(declared).posts[0]?.title).toBe('Café');
    const wide = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(wxr(item({ title: 'Ω' })), letter => letter.charCodeAt(0)).buffer),
    ]);
    expect(read(wide).posts[0]?.title).toBe('Ω');
  });

  it('IMPORT-5: keeps the complete part of a cut file, and reports the cut', () => {
    const whole = wxr(
      item({ id: '1', title: 'One' }) +
        item({ id: '2', title: 'Two', 'content:encoded': cdata('long text') }),
    );
    const cut = read(whole.slice(0, whole.indexOf('long')));
    expect(cut.posts.map(post => post.title)).toEqual(['One']);
    expect(wordNotes(cut.warnings, 'en').map(note => note.what)).toEqual(['The file ends in the middle']);
    expect(refusal(whole.slice(0, whole.indexOf('<title>One')))).toBe('importing.cutShort');
  });

  it('IMPORT-5: a cut anywhere causes a refusal or a report, never a crash', () => {
    const whole = wxr(
      item({ id: '1', title: 'A & B' }, metaField('k', 'v')) +
        item({ id: '2', 'content:encoded': cdata('x') }),
    );
    fc.assert(
      fc.property(fc.nat(whole.length), at => {
        const result = readImport(source(whole.slice(0, at)));
        expect(result.ok ? result.value.posts.length <= 2 : result.error.code.startsWith('importing.')).toBe(
          true,
        );
      }),
    );
  });

  it('IMPORT-3: limits items, fields and depth', () => {
    expect(refusal(wxr(item({ id: '1' }) + item({ id: '2' })), { ...defaultLimits, items: 1 })).toBe(
      'importing.tooLarge',
    );
    expect(refusal(wxr(item({ title: 'x'.repeat(50) })), { ...defaultLimits, field: 40 })).toBe(
      'importing.tooLarge',
    );
    expect(refusal(wxr(item({}, metaField('a', 'b'))), { ...defaultLimits, depth: 3 })).toBe(
      'importing.tooDeep',
    );
    const unclosed = Array.from({ length: 500 }, (_, at) => `<a${at}>`).join('');
    expect(refusal(wxr(`<item>${unclosed}</item>`))).toBe('importing.tooDeep');
  });
});
