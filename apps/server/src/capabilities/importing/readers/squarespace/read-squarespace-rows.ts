import type { ImportProduct } from '@vitrine/core/importing/import-model.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { escapeHtml } from '../../convert/escape-html.ts';
import type { ImportNotes } from '../import-notes.ts';
import { NamedColumns } from '../products/named-columns.ts';
import { PriceMarks } from '../products/price-marks.ts';
import type { ProductRow } from '../products/product-row.ts';
import { readLength, readNumber, readWeight } from '../products/read-amounts.ts';
import type { Row, Table } from '../read-table.ts';
import { readList } from '../woocommerce/read-lists.ts';

type Cell = (row: Row, ...names: readonly string[]) => string;

/** Products with their variants; rows without a product’s id belong to the product above them. */
export function* readSquarespaceRows({ headers, rows }: Table, notes: ImportNotes): Generator<ProductRow> {
  const columns = new NamedColumns(headers);
  // An apostrophe keeps spreadsheets from running a formula.
  const cell: Cell = (row, ...names) => columns.cell(row, ...names).replace(/^'(?=[=+\-@])/, '');
  const hasUnits = headers.some(header => /^weight \(kg\)$/i.test(header));
  for (const row of rows) {
    if (hasUnits) break;
    if ((readNumber(cell(row, 'Weight')) ?? 0) <= 0) continue;
    notes.warn(phrase('imports.weightsAndSizes'), phrase('imports.unitsMissing'));
    break;
  }
  const prices = new PriceMarks(notes);
  for (const row of rows) for (const name of ['Price', 'Sale Price']) prices.add(cell(row, name));
  let at = 0;
  for (const group of groupsOf(rows, cell)) {
    yield* productRows(group, at, { cell, prices, notes });
    at += 1;
  }
  for (const row of rows) cell(row, 'Variant ID');
  columns.noteUnread(rows, notes);
}

function* groupsOf(rows: Iterable<Row>, cell: Cell): Generator<Row[]> {
  let group: Row[] = [];
  for (const row of rows) {
    const id = cell(row, 'Product ID');
    if (group[0] && id !== '' && id !== cell(group[0], 'Product ID')) {
      yield group;
      group = [];
    }
    group.push(row);
  }
  if (group.length > 0) yield group;
}

interface Reading {
  readonly cell: Cell;
  readonly prices: PriceMarks;
  readonly notes: ImportNotes;
}

function productRows(group: readonly Row[], at: number, { cell, prices, notes }: Reading): ProductRow[] {
  const first = group[0] ?? [];
  const slug = cell(first, 'Product URL');
  const id = cell(first, 'Product ID') || slug || `row ${at + 2}`;
  const names = [1, 2, 3, 4, 5, 6].map(number => cell(first, `Option Name ${number}`));
  const isSimple = group.length === 1 && names.every(name => name === '');
  const page = cell(first, 'Product Page').replace(/^\/+|(?<!\/)\/+$/g, '');
  const title = cell(first, 'Title') || slug;
  const product: ProductRow = {
    ...factsOf(first, title, { cell, prices }),
    sourceId: id,
    type: isSimple ? 'simple' : 'variable',
    parentSourceId: null,
    title,
    slug,
    address: page === '' || slug === '' ? '' : `/${page}/p/${slug}`,
    shop: page,
    kind: kindOf(cell(first, 'Product Type'), title, notes),
    descriptionHtml: cell(first, 'Description'),
    state: 'published',
    isVisible: !/^no$/i.test(cell(first, 'Visible')),
    images: addressesIn(cell(first, 'Hosted Image URLs')).map(address => ({ address, alt: '' })),
    categories: readList(cell(first, 'Categories')).map(path => path.split('/').filter(name => name !== '')),
    tags: readList(cell(first, 'Tags')),
    attributes: attributesOf(group, names, cell),
  };
  if (isSimple) return [product];
  return [
    { ...product, sku: '' },
    ...group.map((row, order) => ({
      ...product,
      ...factsOf(row, title, { cell, prices }),
      sourceId: cell(row, 'Variant ID') || `${id}/${order + 1}`,
      type: 'variation' as const,
      parentSourceId: id,
      images: [],
      attributes: attributesOf([row], names, cell),
      order,
    })),
  ];
}

function attributesOf(group: readonly Row[], names: readonly string[], cell: Cell): ProductRow['attributes'] {
  return names.flatMap((name, at) => {
    if (name === '') return [];
    const values = [...new Set(group.map(row => cell(row, `Option Value ${at + 1}`)))].filter(Boolean);
    return [{ name, values, isVisible: true }];
  });
}

function factsOf(row: Row, title: string, { cell, prices }: Pick<Reading, 'cell' | 'prices'>) {
  const sale = prices.read(cell(row, 'Sale Price'), title);
  const [length, width, height] = ['Length', 'Width', 'Height'].map(name =>
    readLength(cell(row, name), 'cm'),
  );
  const stock = readNumber(cell(row, 'Stock'));
  return {
    excerptHtml: escapeHtml(cell(row, 'Excerpt')),
    isFeatured: /^yes$/i.test(cell(row, 'Featured')),
    brands: readList(cell(row, 'Brand')),
    sku: cell(row, 'SKU'),
    gtin: cell(row, 'Barcode'),
    price: prices.read(cell(row, 'Price'), title),
    salePrice: /^yes$/i.test(cell(row, 'On Sale')) ? sale : '',
    saleFrom: momentIn(cell(row, 'Sale Begins')),
    saleUntil: momentIn(cell(row, 'Sale Ends')),
    // “Unlimited” is not a number.
    stock: stock === null ? null : Math.max(0, Math.floor(stock)),
    weight: readWeight(cell(row, 'Weight'), 'kg'),
    size: length && width && height ? { length, width, height } : null,
    externalAddress: '',
    groupedSourceIds: [],
    order: 0,
  };
}

const kinds: readonly (readonly [RegExp, ImportProduct['kind']])[] = [
  [/digital|download/i, 'digital'],
  [/gift/i, 'giftCard'],
  [/service/i, 'service'],
  [/member|paywall/i, 'paywall'],
  [/^(?:physical)?$/i, 'physical'],
];

function kindOf(type: string, title: string, notes: ImportNotes): ImportProduct['kind'] {
  const known = kinds.find(([words]) => words.test(type));
  if (known !== undefined) return known[1];
  notes.warn(
    phrase('imports.product', { title }),
    phrase('imports.unknownKind', { kind: type.slice(0, 60).toWellFormed() }),
  );
  return 'physical';
}

function addressesIn(text: string): string[] {
  return text.split(/\s+/).filter(address => address !== '');
}

function momentIn(text: string): string | null {
  const moment = new Date(text);
  return text === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
