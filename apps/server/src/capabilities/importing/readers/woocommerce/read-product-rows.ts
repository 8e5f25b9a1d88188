import type { ImportProduct, ImportState } from '@vitrine/core/importing/import-model.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { decodeEntities } from '../decode-entities.ts';
import type { ImportNotes } from '../import-notes.ts';
import { PriceMarks } from '../products/price-marks.ts';
import type { ProductRow, RowAttribute } from '../products/product-row.ts';
import { readLength, readNumber, readWeight } from '../products/read-amounts.ts';
import type { Rows } from '../read-table.ts';
import { readDate } from '../wordpress/read-dates.ts';
import type { ColumnField } from './column-order.ts';
import type { ProductColumns } from './product-columns.ts';
import { readList, readPaths } from './read-lists.ts';

type Cells = (field: ColumnField) => string;

/** The rows of the table as products and variations; other rows are skipped and reported. */
export function* readProductRows(
  rows: Rows,
  columns: ProductColumns,
  notes: ImportNotes,
): Generator<ProductRow> {
  const cellsOf =
    (row: readonly string[]): Cells =>
    field =>
      unescaped(row[columns.fields.get(field) ?? -1] ?? '');
  const known = new Map<string, string>();
  const ids: string[] = [];
  const prices = new PriceMarks(notes);
  for (const row of rows) {
    const cells = cellsOf(row);
    for (const field of ['price', 'salePrice'] as const) prices.add(cells(field));
    const id = sourceIdOf(cells, ids.length, known);
    // A SKU finds the first row that has it; variations name their product's SKU.
    for (const key of [`id:${cells('id')}`, cells('sku').toLowerCase()]) {
      if (key !== '' && key !== 'id:' && !known.has(key)) known.set(key, id);
    }
    known.set(`source ${id}`, id);
    ids.push(id);
  }
  const find = (reference: string) =>
    known.get(reference.toLowerCase()) ?? known.get(`id:${reference}`) ?? null;
  let at = -1;
  for (const row of rows) {
    at += 1;
    const cells = cellsOf(row);
    const type = typeOf(cells('type'));
    if (cells('name') === '' && cells('sku') === '' && type !== 'variation') {
      notes.skip(phrase('imports.row', { n: at + 2 }), phrase('imports.noName'));
      continue;
    }
    if (type === null) notePluginType(cells('type'), cells('name') || cells('sku'), notes);
    yield {
      ...factsOf(cells, columns, prices),
      sourceId: ids[at] ?? '',
      type: type ?? 'simple',
      ...relationsOf(cells, find),
      attributes: attributesOf(row, columns),
    };
  }
}

/**
 * WooCommerce's id if the file has it, otherwise the SKU, otherwise the name: whichever stays the same in the next
 * export.
 */
function sourceIdOf(cells: Cells, at: number, known: ReadonlyMap<string, string>): string {
  const base = cells('id') || cells('sku') || `${cells('parent')} ${cells('name')}`.trim() || `row ${at + 2}`;
  let id = base;
  for (let copy = 2; known.has(`source ${id}`); copy += 1) id = `${base}/${copy}`;
  return id;
}

/** The product's type; plugins add their own to WooCommerce's, most of them named after one of these. */
export function typeOf(text: string): ProductRow['type'] | null {
  const words = text.toLowerCase().split(/[,\s]+/);
  const types: readonly ProductRow['type'][] = ['variation', 'variable', 'grouped', 'external', 'simple'];
  const own =
    types.find(type => words.includes(type)) ?? types.find(type => text.toLowerCase().includes(type));
  if (own) return own;
  return text === '' || words.some(word => word === 'virtual' || word === 'downloadable') ? 'simple' : null;
}

/** Reported wherever such a type is read (rule IMPORT-80). */
export function notePluginType(type: string, title: string, notes: ImportNotes): void {
  notes.warn(phrase('imports.product', { title }), phrase('imports.pluginType', { type }));
}

function kindOf(text: string): ImportProduct['kind'] {
  if (/\bdownloadable\b/i.test(text)) return 'digital';
  return /\bvirtual\b/i.test(text) ? 'service' : 'physical';
}

function factsOf(cells: Cells, columns: ProductColumns, prices: PriceMarks) {
  const title = decodeEntities(cells('name'));
  return {
    title,
    slug: '',
    address: '',
    kind: kindOf(cells('type')),
    descriptionHtml: withLineBreaks(cells('description')),
    excerptHtml: withLineBreaks(cells('excerpt')),
    state: stateOf(cells('published')),
    isVisible: !['hidden', 'search'].includes(cells('visibility').toLowerCase()),
    isFeatured: isYes(cells('featured')),
    brands: readPaths(cells('brand')).flatMap(path => path.at(-1) ?? []),
    sku: decodeEntities(cells('sku')),
    gtin: cells('gtin'),
    price: prices.read(cells('price'), title),
    salePrice: prices.read(cells('salePrice'), title),
    saleFrom: readDate(cells('saleFrom')),
    saleUntil: readDate(cells('saleUntil')),
    stock: stockOf(cells, columns),
    weight: readWeight(cells('weight'), columns.weightUnit),
    size: sizeOf(cells, columns.lengthUnit),
    images: readList(cells('images')).map(address => ({ address: decodeEntities(address), alt: '' })),
    categories: readPaths(cells('categories')),
    tags: readList(cells('tags')).map(decodeEntities),
    externalAddress: decodeEntities(cells('externalAddress')),
    order: readNumber(cells('order')) ?? 0,
  };
}

function relationsOf(cells: Cells, find: (reference: string) => string | null) {
  return {
    parentSourceId: cells('parent') === '' ? null : find(cells('parent')),
    groupedSourceIds: readList(cells('grouped')).flatMap(reference => find(reference) ?? []),
  };
}

/** 1 is published, 0 private, -1 a draft; a missing or empty column means published. */
function stateOf(text: string): ImportState {
  if (text === '-1') return 'draft';
  return text === '0' || /^(no|false)$/i.test(text) ? 'private' : 'published';
}

function isYes(text: string): boolean {
  return /^(1|yes|true)$/i.test(text);
}

/**
 * A number is counted stock; without one, stock is unlimited while the product is in stock. Back orders sell on
 * below zero.
 */
function stockOf(cells: Cells, columns: ProductColumns): number | null {
  const allowsBackorders = isYes(cells('backorders')) || cells('backorders').toLowerCase() === 'notify';
  if (allowsBackorders) return null;
  const stock = readNumber(cells('stock'));
  if (stock !== null) return Math.max(0, Math.floor(stock));
  const isOut = columns.fields.has('inStock') && /^(0|no|false|outofstock)$/i.test(cells('inStock'));
  return isOut ? 0 : null;
}

function sizeOf(cells: Cells, unit: string): ProductRow['size'] {
  const length = readLength(cells('length'), unit);
  const width = readLength(cells('width'), unit);
  const height = readLength(cells('height'), unit);
  return length && width && height ? { length, width, height } : null;
}

function attributesOf(row: readonly string[], columns: ProductColumns): RowAttribute[] {
  return columns.attributes.flatMap(roles => {
    const cell = (role: 'name' | 'values' | 'visible') => unescaped(row[roles.get(role) ?? -1] ?? '');
    const name = decodeEntities(cell('name'));
    if (name === '') return [];
    const isVisible = !roles.has('visible') || cell('visible') !== '0';
    return [{ name, values: readList(cell('values')).map(decodeEntities), isVisible }];
  });
}

/** WooCommerce puts an apostrophe before values that a spreadsheet would take for a formula. */
function unescaped(cell: string): string {
  const text = cell.trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

/** Line breaks are written as a backslash and an n; a doubled backslash means one backslash. */
function withLineBreaks(text: string): string {
  return text.replace(/\\\\|\\n/g, found => (found === '\\n' ? '\n' : '\\'));
}
