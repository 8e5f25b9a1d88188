import { descriptionCell } from '@vitrine/core/product-files/description-cell.ts';
import { makingCell } from '@vitrine/core/product-files/making-cell.ts';
import { fileHeaders } from '@vitrine/core/product-files/product-columns.ts';
import { unitSystems } from '@vitrine/core/products/measurement-text.ts';
import { type Product, productInputSchema, productSchema } from '@vitrine/core/products/product.ts';
import type { RichNode } from '@vitrine/core/rich-text/rich-text.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceOfBytes } from '../readers/import-source.ts';
import { filledProduct, filledVariant, madeProduct } from './filled-product.fixture.ts';
import { readProductFile } from './read-product-file.ts';
import { compare, fileOf, readAll } from './written-products.fixture.ts';

const [described = ''] = Object.values(
  import.meta.glob<string>('../../../../../../docs/specification/product-files.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** What a new product takes over: not its number, its dates and its reservations. */
function inputOf({ id, version, createdAt, updatedAt, deletedAt, variants, ...product }: Product) {
  return { ...product, variants: variants.map(({ id: _, reserved, ...variant }) => variant) };
}

describe('without loss', () => {
  it('PRODUCTFILE-1, CSV-2: every field of a product is in its file, and is read as it was', () => {
    // A new field without a value here, or without a column, fails.
    const empty = productInputSchema.parse({ title: 'x', variants: [{ price: 0 }] });
    const filled = [filledProduct, madeProduct];
    for (const name of Object.keys(productInputSchema.shape))
      expect(
        filled.map(one => one[name as keyof Product]),
        name,
      ).not.toEqual(filled.map(() => empty[name as keyof typeof empty]));
    for (const name of Object.keys(productSchema.shape.variants.element.shape))
      if (name !== 'reserved')
        expect(filledVariant[name as 'sku'], name).not.toEqual(
          (empty.variants[0] as Record<string, unknown>)[name],
        );
    for (const product of filled.map(one => productSchema.parse(one))) {
      const [read] = readAll(fileOf(product));
      expect(compare(read, product)).toEqual({ state: 'same' });
      expect(compare(read, null)).toEqual({ state: 'new', input: inputOf(product) });
    }
  });

  it.each([
    ['2 to 3 weeks', { from: 2, to: 3, unit: 'week', isBeyondStock: false, isToSpecification: false }],
    ['5 days, beyond stock', { from: 5, to: 5, unit: 'day', isBeyondStock: true, isToSpecification: false }],
    [
      '1 WEEK , To Specification',
      { from: 1, to: 1, unit: 'week', isBeyondStock: false, isToSpecification: true },
    ],
  ])('PRODUCTFILE-2: a time in which a product is made is written as %s', (text, value) => {
    expect(makingCell.read(text, 2)).toEqual({ value });
  });

  it.each(['soon', '2 months', '3 weeks, perhaps', ''])(
    'PRODUCTFILE-6: “%s” is no time in which a product is made',
    text => {
      expect(makingCell.read(text, 2)).toEqual({ fault: expect.anything() });
    },
  );

  it('PRODUCTFILE-1: whatever is typed into a product survives, byte for byte', () => {
    const text = fc
      .string({ unit: 'binary', maxLength: 30 })
      .map(one => one.replace(/[^\P{Cc}\t\n\r]/gu, ''));
    const nasty = fc.oneof(
      text,
      fc
        .array(fc.constantFrom("'", '=', '-', '"', ',', ';', '\\', '\n', '\r\n', ' ', '<p>', '&amp;', '{'), {
          maxLength: 8,
        })
        .map(parts => parts.join('')),
    );
    const word = nasty.map(one => `x${one}`.trim());
    fc.assert(
      fc.property(nasty, word, fc.array(word, { maxLength: 4 }), nasty, (excerpt, title, tags, line) => {
        const product: Product = {
          ...filledProduct,
          title,
          excerpt,
          tags: [...new Set(tags)],
          brand: title.slice(0, 100).trim(),
          description: {
            type: 'doc',
            content: line === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: line }] }],
          },
        };
        const [read] = readAll(fileOf(product));
        expect(compare(read, product)).toEqual({ state: 'same' });
      }),
      { numRuns: 40 },
    );
  });

  it('PRODUCTFILE-2: a description is plain text, HTML, or JSON only where HTML cannot say it', () => {
    const written = (...content: RichNode[]) => descriptionCell.write({ type: 'doc', content }, 2);
    const text = (words: string, mark?: 'bold') =>
      ({ type: 'text', text: words, ...(mark ? { marks: [{ type: mark }] } : {}) }) as RichNode;
    expect(
      written({ type: 'paragraph', content: [text('One')] }, { type: 'paragraph', content: [text('Two')] }),
    ).toBe('One\nTwo');
    expect(written({ type: 'paragraph', content: [text('Very '), text('soft', 'bold')] })).toBe(
      '<p>Very <strong>soft</strong></p>',
    );
    expect(written({ type: 'paragraph', content: [text('a'), text('b')] })).toMatch(/^\{"type":"doc"/);
    expect(written()).toBe(null);
    for (const bad of ['<p>One', '<div>One</div>', '<p><b>One</p>', '<script>', '<p onclick="x()">', '<']) {
      const read = descriptionCell.read(bad, 2);
      expect([bad, 'fault' in read || JSON.stringify(read).includes('onclick')]).toEqual([bad, true]);
    }
  });
});

it('PRODUCTFILE-2: every column is described', () => {
  const names = [...described.matchAll(/^\| ([A-Z][^|]*) \|/gm)].flatMap(([, cell = '']) =>
    cell.trim().split(/, | to /),
  );
  // Of the six options, the first and the last.
  const headers = [...new Set([...fileHeaders(unitSystems.metric), ...fileHeaders(unitSystems.imperial)])];
  expect(names).toEqual(expect.arrayContaining(headers.filter(header => !/ [2-5]$/.test(header))));
  expect(headers).toEqual(expect.arrayContaining(names));
});

describe('from a spreadsheet', () => {
  const rows = (...lines: string[]) => lines.join('\r\n');

  it('PRODUCTFILE-2: semicolons, decimal commas, UTF-16, blank lines and line breaks in cells are read', () => {
    const table = rows(
      'Vitrine 1;Title;Price;Weight (kg);Excerpt',
      ';;;;',
      '',
      'product;Bowl;"18,5";0,25;"Two',
      'lines"',
      'product;Cup;9;;',
    );
    for (const bytes of [Buffer.from(table), Buffer.from(`\uFEFF${table}`, 'utf16le')]) {
      const [bowl, cup] = readAll(bytes);
      expect(bowl).toMatchObject({ line: 4, cells: { title: 'Bowl' } });
      expect(bowl?.cells.excerpt?.replace('\r', '')).toBe('Two\nlines');
      expect(bowl?.variants[0]?.cells).toEqual({ price: 1850, weight: 0.25 });
      expect(cup).toMatchObject({ line: 5, faults: [], variants: [{ cells: { price: 900, weight: null } }] });
    }
  });

  it('PRODUCTFILE-4, PRODUCTFILE-5: what has no column or no row stays, and an empty cell clears', () => {
    const [read] = readAll(
      rows(
        'Vitrine 1,Product ID,Variant ID,Excerpt,Sale Price,On Sale',
        `product,${filledProduct.id},${'v'.repeat(24)},,,no`,
      ),
    );
    const compared = compare(read, filledProduct);
    expect(compared).toMatchObject({
      state: 'changed',
      after: { excerpt: '', variants: [{ salePrice: null, isOnSale: false }, { sku: '-2' }] },
      changes: [
        { column: 'Excerpt', variant: '', to: '' },
        { column: 'Sale Price', variant: "'=SKU-1", from: '15.00', to: '' },
        { column: 'On Sale', from: 'yes', to: 'no' },
      ],
    });
    expect(Object.keys((compared as { after: object }).after)).toEqual(['excerpt', 'variants']);
  });

  it('PRODUCTFILE-6: each fault is named by its row and column, with what to do', () => {
    const faulty = (head: string, ...lines: string[]) => {
      const [read] = readAll(rows(`Vitrine 1,${head}`, ...lines));
      const compared = compare(read, null);
      return 'faults' in compared
        ? compared.faults.map(({ line, column, why }) => [line, column, why.code])
        : [];
    };
    expect(faulty('Title,Price', 'product,,ten')).toEqual([
      [2, 'Title', 'imports.cellEmpty'],
      [2, 'Price', 'imports.cellPrice'],
      [2, 'Title', 'fields.required'],
      [2, 'Price', 'fields.required'],
    ]);
    expect(faulty('Title,Price,Sale Price,On Sale', 'product,Bowl,10,12,yes')).toEqual([
      [2, 'Sale Price', 'fields.salePriceTooHigh'],
    ]);
    expect(faulty('Title,Option Name 1,Option Value 1,Price', 'product,A,Size,S,1', 'variant,,,S,2')).toEqual(
      [[3, 'Option Value 1', 'fields.variantTwice']],
    );
    expect(faulty('Title,Price,Length (cm)', 'product,A,1,3')).toEqual([
      [2, 'Width (cm)', 'fields.required'],
      [2, 'Height (cm)', 'fields.required'],
    ]);
    expect(
      faulty('Title,Tags,Option Name 1,Option Value 1,Price', 'product,A,,Size,S,1', 'variant,A,new,,M,2'),
    ).toEqual([
      [3, 'Title', 'imports.cellOfProduct'],
      [3, 'Tags', 'imports.cellOfProduct'],
    ]);
    expect(faulty('Title,Price', 'variant,A,1')).toEqual([[2, 'Vitrine 1', 'imports.rowAlone']]);
    expect(faulty('Title,Price,Questions', `product,A,1,"${'['.repeat(5000)}"`)).toEqual([
      [2, 'Questions', 'imports.cellJson'],
    ]);
  });

  it('PRODUCTFILE-8: another format, version or doubled column, and a file that ends in the middle are refused', () => {
    const codeOf = (content: string) => {
      const read = readProductFile(sourceOfBytes('a.csv', Buffer.from(content)), 2);
      return read.ok ? null : read.error.code;
    };
    expect(codeOf('Title,Price\nBowl,1\n')).toBe('productImports.notProducts');
    expect(codeOf('')).toBe('productImports.notProducts');
    expect(codeOf('Vitrine 2,Title\nproduct,Bowl\n')).toBe('productImports.otherVersion');
    expect(codeOf('Vitrine 1,Title,title\nproduct,Bowl,Cup\n')).toBe('productImports.columnTwice');
    expect(codeOf('Vitrine 1,Title\nproduct,"Bow')).toBe('productImports.cutShort');
  });

  it('PRODUCTFILE-8: a row of almost a million nasty characters is read to its end', () => {
    // Time that grew with the square of the length would be minutes.
    const cell = `${'<p>'.repeat(20)}${'\\,"" '.repeat(80_000)}`;
    const read = readAll(`Vitrine 1,Title,Description,Tags,Price\nproduct,A,"${cell}","${cell}",1\n`);
    expect(read.map(({ cells }) => cells.title)).toEqual(['A']);
  });
});
