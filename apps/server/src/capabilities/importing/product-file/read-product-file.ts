import { textOfCell } from '@vitrine/core/csv/csv-row.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import {
  columnOfProduct,
  columnOfVariant,
  fileVersion,
  productIdHeader,
  productKeys,
  rowKinds,
  type VariantKey,
  variantIdHeader,
  variantKeys,
  versionHeader,
} from '@vitrine/core/product-files/product-columns.ts';
import { productImportErrors as errors } from '@vitrine/core/product-files/product-imports.errors.ts';
import type { FileFault, ReadProduct, ReadVariant } from '@vitrine/core/product-files/read-product.ts';
import { unitSystems } from '@vitrine/core/products/measurement-text.ts';
import { maxVariants } from '@vitrine/core/products/product-limits.ts';
import type { ImportLimits } from '../readers/import-reader.ts';
import type { ImportSource } from '../readers/import-source.ts';
import { type Row, readTable } from '../readers/read-table.ts';

/** Larger files are refused; each limit is far above what a shop has. */
export const fileLimits: ImportLimits = {
  bytes: 64 * 1024 ** 2,
  depth: 100,
  items: 250_000,
  field: 1024 ** 2,
};

export interface ProductFile {
  /** In the order of the file; read while they are asked for. */
  readonly products: Iterable<ReadProduct>;
  /** The addresses of its products, with the ids it gives them. */
  readonly addresses: readonly (readonly [slug: string, id: string])[];
  readonly total: number;
  /** Columns that mean nothing here. */
  readonly unread: readonly string[];
}

/** Reads a products file; what is wrong with a row is told with it (rules PRODUCTFILE-1 and PRODUCTFILE-6). */
export function readProductFile(source: ImportSource, decimals: number): Result<ProductFile> {
  const { fileName: file } = source;
  if (source.size > fileLimits.bytes)
    return fail(errors.tooLarge, { file, most: fileLimits.bytes / 1024 ** 2 });
  const table = readTable(source, { limits: fileLimits, advance: () => undefined, keepsEmptyLines: true });
  if (!table.ok) return fail(errors.tooManyRows, { file, most: fileLimits.items });
  const { headers, rows, isCut } = table.value;
  const columns = columnsOf(headers);
  const version = Number(columns.version);
  if (Number.isNaN(version)) return fail(errors.notProducts, { file });
  if (version !== fileVersion) return fail(errors.otherVersion, { file, version });
  if (columns.twice !== null) return fail(errors.columnTwice, { file, column: columns.twice });
  if (isCut) return fail(errors.cutShort, { file });
  const addresses: [string, string][] = [];
  let total = 0;
  const { slug } = columns.product;
  for (const row of rows) {
    if (!beginsProduct(row, columns)) continue;
    total += 1;
    const address = cellAt(row, slug).trim();
    if (address !== '') addresses.push([address, cellAt(row, columns.productId).trim()]);
  }
  return succeed({
    products: productsOf(rows, { columns, decimals }),
    addresses,
    total,
    unread: columns.unread,
  });
}

/** A column of variants as its header says it, in these or those units (decision 87). */
interface FoundColumn {
  readonly at: number;
  readonly column: ReturnType<typeof columnOfVariant>;
}

interface Columns {
  /** What follows the name in the first header of the format; undefined without one. */
  readonly version: string | undefined;
  readonly kind: number;
  readonly productId: number;
  readonly variantId: number;
  readonly product: Readonly<Record<string, number>>;
  readonly variant: Readonly<Record<VariantKey, FoundColumn>>;
  readonly unread: readonly string[];
  readonly twice: string | null;
}

function columnsOf(headers: Row): Columns {
  const places = new Map<string, number>();
  let twice: string | null = null;
  let version: string | undefined;
  let kind = -1;
  for (const [at, header] of headers.entries()) {
    const name = plain(header);
    const [, mark] = /^vitrine (\d{1,4})$/.exec(name) ?? [];
    if (mark !== undefined) {
      version ??= mark;
      kind = at;
    }
    if (name !== '' && places.has(name)) twice ??= header;
    places.set(name, at);
  }
  const read = new Set([plain(versionHeader), '']);
  const find = (header: string) => {
    read.add(plain(header));
    return places.get(plain(header)) ?? -1;
  };
  const product = Object.fromEntries(productKeys.map(key => [key, find(columnOfProduct(key).header)]));
  const found: Partial<Record<VariantKey, FoundColumn>> = {};
  for (const key of variantKeys)
    for (const column of new Set(Object.values(unitSystems).map(system => columnOfVariant(key, system)))) {
      const at = find(column.header);
      const other = found[key];
      if (at >= 0 && other !== undefined && other.at >= 0)
        twice ??= `${other.column.header}, ${column.header}`;
      if (at >= 0 || other === undefined) found[key] = { at, column };
    }
  const variant = found as Columns['variant'];
  const productId = find(productIdHeader);
  const variantId = find(variantIdHeader);
  const unread = headers.filter(header => !read.has(plain(header)));
  return { version, kind, productId, variantId, product, variant, unread, twice };
}

function plain(header: string): string {
  return header.trim().toLowerCase();
}

function cellAt(row: Row, at: number | undefined): string {
  return textOfCell((at === undefined || at < 0 ? undefined : row[at]) ?? '');
}

function beginsProduct(row: Row, { kind }: Columns): boolean {
  return !isEmpty(row) && cellAt(row, kind).trim().toLowerCase() !== rowKinds[1];
}

function isEmpty(row: Row): boolean {
  return row.every(cell => cell.trim() === '');
}

interface Reading {
  readonly columns: Columns;
  readonly decimals: number;
}

/** A product and the variants below it; of more variants than a product can have, only their number matters. */
function* productsOf(rows: Iterable<Row>, reading: Reading): Generator<ReadProduct> {
  const { columns } = reading;
  let open: OpenProduct | null = null;
  let line = 1;
  for (const row of rows) {
    line += 1;
    if (isEmpty(row)) continue;
    if (open === null || beginsProduct(row, columns)) {
      if (open !== null) yield open;
      open = openProduct({ row, line }, reading);
    } else if (open.variants.length <= maxVariants) addVariant(open, { row, line }, reading);
  }
  if (open !== null) yield open;
}

interface OpenProduct extends ReadProduct {
  readonly variants: ReadVariant[];
  readonly faults: FileFault[];
}

interface NumberedRow {
  readonly row: Row;
  readonly line: number;
}

function openProduct(numbered: NumberedRow, reading: Reading): OpenProduct {
  const { row, line } = numbered;
  const { columns, decimals } = reading;
  const faults: FileFault[] = [];
  const kind = cellAt(row, columns.kind).trim().toLowerCase();
  if (kind === rowKinds[1]) faults.push({ line, column: versionHeader, why: phrase('imports.rowAlone') });
  else if (kind !== rowKinds[0])
    faults.push({
      line,
      column: versionHeader,
      why: phrase('imports.cellWord', { words: rowKinds.join(', ') }),
    });
  const cells = readCells(productKeys, {
    textOf: key => textAt(row, columns.product[key]),
    read: (key, text) => columnOfProduct(key).cell.read(text, decimals),
    fault: (key, why) => faults.push({ line, column: columnOfProduct(key).header, why }),
  });
  const id = cellAt(row, columns.productId).trim();
  const open: OpenProduct = { line, id, cells, variants: [], faults };
  addVariant(open, numbered, reading);
  return open;
}

function addVariant(
  { id: productId, variants, faults }: OpenProduct,
  { row, line }: NumberedRow,
  { columns, decimals }: Reading,
): void {
  const given = cellAt(row, columns.productId).trim();
  if (given !== '' && given !== productId)
    faults.push({ line, column: productIdHeader, why: phrase('imports.rowOfOther') });
  const cells = readCells(variantKeys, {
    textOf: key => textAt(row, columns.variant[key].at),
    read: (key, text) => columns.variant[key].column.cell.read(text, decimals),
    fault: (key, why) => faults.push({ line, column: columns.variant[key].column.header, why }),
  });
  if (variants.length > 0) faults.push(...faultsOfOwn({ row, line }, columns));
  variants.push({ line, id: cellAt(row, columns.variantId).trim(), cells });
}

/** What belongs to the product is read from its first row alone (rule PRODUCTFILE-15). */
function faultsOfOwn({ row, line }: NumberedRow, columns: Columns): FileFault[] {
  return productKeys.flatMap(key =>
    cellAt(row, columns.product[key]).trim() === ''
      ? []
      : [{ line, column: columnOfProduct(key).header, why: phrase('imports.cellOfProduct') }],
  );
}

/** Undefined without the column. */
function textAt(row: Row, at: number | undefined): string | undefined {
  return at === undefined || at < 0 ? undefined : cellAt(row, at);
}

interface CellReading<Key> {
  readonly textOf: (key: Key) => string | undefined;
  readonly read: (key: Key, text: string) => { readonly value: unknown } | { readonly fault: Phrase };
  readonly fault: (key: Key, why: Phrase) => void;
}

function readCells<Key extends string>(
  keys: readonly Key[],
  { textOf, read, fault }: CellReading<Key>,
): object {
  const cells: Record<string, unknown> = {};
  for (const key of keys) {
    const text = textOf(key);
    if (text === undefined) continue;
    const one = read(key, text);
    if ('value' in one) cells[key] = one.value;
    else fault(key, one.fault);
  }
  return cells;
}
