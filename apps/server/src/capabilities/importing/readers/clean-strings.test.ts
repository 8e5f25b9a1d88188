import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { describe, expect, it } from 'vitest';
import { cleanStrings, cleanText } from './clean-strings.ts';
import { sourceOfBytes } from './import-source.ts';
import { readImport } from './read-import.ts';
import { item, metaField, source, wxr } from './wxr.samples.ts';

const forbidden = '\u0000\u0001\u000B\u001F\u007F\u009F\uFFFE\uFFFF';
const dirty = `a${forbidden}&#0;&#x1;&#xD800;&#65534;b`;
const half = new Uint8Array([0xed, 0xa0, 0x80]);

/** All texts of a model, including keys of objects. */
const read = (text: string) => {
  const result = readImport(source(text));
  if (!result.ok) throw new Error(englishOf(result.error));
  return { ...result.value, all: JSON.stringify(result.value) };
};
const unwanted = /\\u00[01]|\\u007f|\\ud8|[\u007F-\u009F\uFFFE\uFFFF]|&#/;

describe('characters that cannot be stored', () => {
  it('IMPORT-62: are left out, and the text around them stays', () => {
    expect(cleanStrings({ a: [dirty, 1, null], b: 'x\uD800y' })).toEqual({
      a: ['ab', 1, null],
      b: 'x\uFFFDy',
    });
    expect(cleanText('tab\t, line\n, 😀 and ü stay')).toBe('tab\t, line\n, 😀 and ü stay');
    expect(cleanStrings('&#65; &#128; &#8211; &amp;#0;')).toBe('&#65; &#128; &#8211; &amp;#0;');
  });

  it('IMPORT-62: in WordPress’ export, in plain text, CDATA, attributes, addresses and fields', () => {
    const { all, posts } = read(
      wxr(
        item(
          {
            title: dirty,
            'wp:post_name': 'a%00b%01',
            'content:encoded': `<![CDATA[<p title="${dirty}">${dirty}</p>]]>`,
            'excerpt:encoded': dirty,
          },
          `<category domain="category" nicename="n%00${forbidden}">N${dirty}</category>${metaField('_yoast_wpseo_title', dirty)}`,
        ),
        { head: `<wp:author><wp:author_login>${dirty}</wp:author_login></wp:author>` },
      ),
    );
    expect(posts[0]).toMatchObject({
      title: 'ab',
      slug: 'ab',
      html: '<p title="ab">ab</p>',
      categories: ['n'],
    });
    expect(posts[0]?.seo.title).toBe('ab');
    expect(all).not.toMatch(unwanted);
  });

  it('IMPORT-62: in Squarespace’s export', () => {
    const file = wxr(item({ title: dirty, link: '/blog/a', 'content:encoded': `<![CDATA[${dirty}]]>` }))
      .replace(/<wp:base_blog_url>.*?<\/wp:base_blog_url>/, '')
      .replace(/<generator>.*?<\/generator>/, '');
    const { all, format, posts } = read(file);
    expect(format).toBe('squarespace');
    expect(posts[0]).toMatchObject({ title: 'ab', html: 'ab' });
    expect(all).not.toMatch(unwanted);
  });

  it.each([
    [
      'woocommerce',
      `Type,SKU,Name,Published,Description,Meta: ${forbidden}x\nsimple,s,${dirty},1,${dirty},${dirty}\n`,
    ],
    [
      'shopify',
      `Handle,Title,Body (HTML),Vendor,Variant Price,Odd\nh,${dirty},${dirty},${dirty},1,${dirty}\n`,
    ],
    [
      'squarespace',
      `Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Title,Description,Price,Odd\n1,2,PHYSICAL,${dirty},${dirty},1,${dirty}\n`,
    ],
  ])('IMPORT-62: in the product table of %s', (format, table) => {
    const model = read(table);
    expect(model.format).toBe(format);
    expect(model.products.at(0)?.title).toBe('ab');
    expect(model.products.at(0)?.descriptionHtml.startsWith('ab')).toBe(true);
    expect(model.warnings).toHaveLength(1);
    expect(model.all).not.toMatch(unwanted);
  });

  it('IMPORT-62: an incomplete character in the bytes of a file is shown as a replacement character', () => {
    const [before = '', after = ''] = wxr(item({ title: 'Grüße, äöü, |' })).split('|');
    const bytes = [new TextEncoder().encode(before), half, new TextEncoder().encode(after)];
    const result = readImport(sourceOfBytes('a.xml', Buffer.concat(bytes)));
    expect(result.ok && result.value.posts[0]?.title).toMatch(/^Grüße, äöü, \uFFFD+$/);
  });

  it('IMPORT-1, IMPORT-62: a stray NUL does not make a text binary, many do', () => {
    const name = (bytes: Uint8Array) => {
      const result = readImport(sourceOfBytes('a', bytes));
      return result.ok ? '' : englishOf(result.error);
    };
    expect(name(new Uint8Array(200))).toContain('empty');
    expect(name(Uint8Array.from({ length: 200 }, (_, at) => at % 40))).toContain('a binary file');
  });
});
