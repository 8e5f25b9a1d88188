import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { type ImportReport, reportOf } from '@vitrine/core/importing/import-report.ts';
import { describe, expect, it } from 'vitest';
import { sourceOfBytes } from '../../src/capabilities/importing/readers/import-source.ts';
import { readImport } from '../../src/capabilities/importing/readers/read-import.ts';
import { manifestRows } from './manifest-rows.ts';

const data = join(import.meta.dirname, '../../../../../shared/data');
const hasData = existsSync(join(data, 'MANIFEST.md'));
if (!hasData) console.warn(`There is no ${data}/MANIFEST.md; the files of others are not tried.`);

const read = (path: string) => {
  const result = readImport(sourceOfBytes(path, readFileSync(join(data, path))));
  return result.ok ? reportOf(result.value) : result.error;
};
const reportFor = (path: string): ImportReport => {
  const report = read(path);
  if ('code' in report) throw new Error(englishOf(report));
  return report;
};
const rows = (section: string) => (hasData ? manifestRows(join(data, 'MANIFEST.md'), section) : []);
const wxrRows = [...rows('wxr'), ...rows('squarespace'), ...rows('woocommerce')].filter(row =>
  row.path.endsWith('.xml'),
);

describe.skipIf(!hasData)('published exports', () => {
  it.each(wxrRows.filter(row => row.holds.startsWith('items:')))(
    'IMPORT-6: $path contains what the manifest says',
    row => {
      const report = reportFor(row.path);
      const expected = (kind: string) =>
        Number(new RegExp(`(?:items:|,) ${kind} (\\d+)`).exec(row.holds)?.[1] ?? 0);
      const total = (kind: string) => Number(new RegExp(`; ${kind} (\\d+)`).exec(row.holds)?.[1]);
      expect(report).toMatchObject({
        posts: expected('post'),
        pages: expected('page'),
        attachments: expected('attachment'),
        products: expected('product'),
        comments: total('comments'),
        authors: total('authors'),
        categories: total('categories'),
      });
      const others = ['post', 'page', 'attachment', 'product', 'product_variation', 'nav_menu_item'];
      const kinds = [...(row.holds.split(';')[0] ?? '').matchAll(/ (\w+) (\d+)/g)];
      const rest = kinds
        .filter(([, kind = '']) => !others.includes(kind))
        .reduce((sum, kind) => sum + Number(kind[2]), 0);
      expect(report.skipped).toHaveLength(rest);
    },
  );

  it.each(wxrRows.filter(row => /^NOT well-formed/.test(row.holds)))(
    'IMPORT-4: $path is recovered, or cut too short',
    row => {
      const report = read(row.path);
      const items = Number(/(\d+) <item> tags/.exec(row.holds)?.[1]);
      if (row.path.endsWith('malformed-simple.xml')) {
        expect(report).toMatchObject({ code: 'importing.cutShort' });
        return;
      }
      const { posts, pages, attachments, skipped } = reportFor(row.path);
      expect(posts + pages + attachments + skipped.length).toBe(items);
    },
  );

  it.each(rows('woocommerce').filter(row => row.holds.includes('types ')))(
    'IMPORT-20: $path contains what the manifest says',
    row => {
      const report = reportFor(row.path);
      const all = Number(/^(\d+) rows/.exec(row.holds)?.[1]);
      const type = (name: string) => Number(new RegExp(`\\b${name} (\\d+)`).exec(row.holds)?.[1] ?? 0);
      expect(report.products).toBe(all - type('variation'));
      expect(report.products).toBe(type('simple') + type('variable') + type('grouped') + type('external'));
      expect(report.skipped).toEqual([]);
    },
  );

  it('IMPORT-20: the variants of WooCommerce’s samples are one each, or as many as the variations', () => {
    expect(reportFor('woocommerce/sample_products.csv')).toMatchObject({ products: 18, variants: 22 });
    expect(reportFor('woocommerce/sample_products.xml')).toMatchObject({ products: 18, variants: 22 });
    expect(reportFor('woocommerce/small-catalogue.csv')).toMatchObject({ products: 16, variants: 16 });
  });

  it.each([
    'shopify/product-csvs/apparel.csv',
    'shopify/product-csvs/jewelery.csv',
    'shopify/product-csvs/home-and-garden.csv',
    'shopify/csvs-and-images/apparel.csv',
    'squarespace/pair-petshop.shopify.csv',
    'squarespace/pair-petshop.squarespace.csv',
  ])('IMPORT-29: every product of %s is read', path => {
    const report = reportFor(path);
    expect(report.products).toBeGreaterThan(2);
    expect(report.variants).toBeGreaterThanOrEqual(report.products);
    expect(report.skipped).toEqual([]);
  });

  it('IMPORT-29: a real table of Squarespace contains each product once', () => {
    expect(reportFor('squarespace/flowerfarm-2020-11-16.csv')).toMatchObject({ products: 80, variants: 80 });
  });

  it('IMPORT-6: authors and terms without any item are also counted', () => {
    expect(reportFor('wxr/wp-importer/large-authors.xml')).toMatchObject({ authors: 300, posts: 0 });
    expect(reportFor('wxr/wp-importer/invalid-version-tag.xml')).toMatchObject({
      authors: 1,
      categories: 21,
      tags: 18,
    });
    expect(reportFor('wxr/wp-importer/term-meta.xml')).toMatchObject({ categories: 1 });
  });

  it.each([
    ['wxr/not-wxr-wordpress.xml', 'importing.notAnExport', 'ruleset'],
    ['woocommerce/sample_tax_rates.csv', 'importing.notAnExport', 'table'],
    ['security/xml-bombs/cyclic.xml', 'importing.declaresEntities', 'entities'],
    ['security/xml-bombs/external.xml', 'importing.declaresEntities', 'entities'],
    ['security/xml-bombs/xmlbomb.xml', 'importing.declaresEntities', 'entities'],
    ['security/xml-bombs/dtd.xml', 'importing.notAnExport', 'HTML'],
    ['security/xml-bombs/simple.xml', 'importing.notAnExport', 'root'],
    ['security/isemail-tests.xml', 'importing.notAnExport', 'XML file'],
    ['security/blns.txt', 'importing.notAnExport', 'table'],
  ])('IMPORT-1: %s is refused', (path, code, word) => {
    const refused = read(path);
    expect(refused).toMatchObject({ code });
    expect('code' in refused ? englishOf(refused) : '').toContain(word);
  });
});
