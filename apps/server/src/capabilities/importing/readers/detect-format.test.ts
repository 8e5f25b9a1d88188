import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { describe, expect, it } from 'vitest';
import { detectFormat } from './detect-format.ts';
import { defaultLimits } from './import-reader.ts';
import { item, source, wxr } from './wxr.samples.ts';

const formatOf = (text: string | Uint8Array, name?: string) => {
  const result = detectFormat(source(text, name), defaultLimits);
  return result.ok ? result.value.format : result.error;
};
const code = (text: string | Uint8Array) => {
  const result = formatOf(text);
  return typeof result === 'string' ? result : result.code;
};
const squarespace = (link: string, content = '') =>
  `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>S</title>
<wp:wxr_version>1.2</wp:wxr_version><item><title>A</title><link>${link}</link><content:encoded><![CDATA[${content}]]></content:encoded></item></channel></rss>`;

describe('detectFormat', () => {
  it('IMPORT-1: detects formats by content, whatever the name', () => {
    expect(formatOf(wxr(''), 'shop.csv')).toBe('wordpress');
    expect(formatOf('ID,Type,SKU,Name,Published\n1,simple,a,A,1\n', 'blog.xml')).toBe('woocommerce');
    expect(formatOf(wxr('').replaceAll('http://wordpress.org', 'https://wordpress.org'))).toBe('wordpress');
    expect(formatOf('Handle,Title,Vendor,Variant Price\na,A,v,1\n')).toBe('shopify');
    expect(
      formatOf(
        'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Title\n1,2,PHYSICAL,A\n',
      ),
    ).toBe('squarespace');
    expect(formatOf(`\uFEFF${wxr('')}`)).toBe('wordpress');
    expect(formatOf(wxr('').replace('<wp:wxr_version>1.2</wp:wxr_version>', ''))).toBe('wordpress');
  });

  it('IMPORT-1: says what an unsupported file is', () => {
    const found = (text: string | Uint8Array) => {
      const result = formatOf(text);
      return typeof result === 'string'
        ? result
        : /(?:it is|is) (an? [^:.,]+?)(?:,|\. | \(|: )/.exec(englishOf(result))?.[1];
    };
    expect(found('<!DOCTYPE html><html><body>Hi</body></html>')).toBe('a web page');
    expect(found(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe('a PNG image');
    expect(found('<rss version="2.0"><channel><title>Feed</title></channel></rss>')).toBe('an RSS feed');
    expect(found('Order ID,Email,Lineitem name\n1,a@b.example,A\n')).toBe('a table of orders');
    expect(found('{"a": 1}')).toBe('a JSON file');
    expect(code('Order ID,Email\n1,a@b.example\n')).toBe('importing.formatNotRead');
    expect(code('<ruleset name="WordPress"></ruleset>')).toBe('importing.notAnExport');
    expect(code('country,rate\nGB,20\n')).toBe('importing.notAnExport');
    expect(code('just words')).toBe('importing.notAnExport');
    expect(code('')).toBe('importing.empty');
    expect(code('  \n ')).toBe('importing.empty');
  });

  it('IMPORT-2: distinguishes Squarespace from WordPress by links and marks', () => {
    expect(formatOf(squarespace('/blog/a'))).toBe('squarespace');
    expect(
      formatOf(squarespace('https://a.example/b', '<img src="https://static1.squarespace.com/a.png">')),
    ).toBe('squarespace');
    expect(formatOf(squarespace('https://a.example/b'))).toBe('wordpress');
    expect(formatOf(wxr(item({ link: '/blog/a', title: 'https://static1.squarespace.com/a.png' })))).toBe(
      'wordpress',
    );
  });

  it('IMPORT-3: refuses entity declarations and files that are too large', () => {
    expect(code('<!DOCTYPE bomb [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss>&b;</rss>')).toBe(
      'importing.declaresEntities',
    );
    expect(code('<!-- hello -->\n<!DOCTYPE rss SYSTEM "file:///etc/passwd"><rss></rss>')).toBe(
      'importing.declaresEntities',
    );
    const small = detectFormat(source(wxr('')), { ...defaultLimits, bytes: 100 });
    expect(small.ok ? null : small.error.code).toBe('importing.tooLarge');
  });
});
