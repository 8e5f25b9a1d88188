import type { ImportProduct, ImportState } from '@vitrine/core/importing/import-model.ts';
import type { ImportNotes } from '../import-notes.ts';
import { NamedColumns } from '../products/named-columns.ts';
import { PriceMarks } from '../products/price-marks.ts';
import type { ProductRow } from '../products/product-row.ts';
import { readNumber } from '../products/read-amounts.ts';
import type { Row, Table } from '../read-table.ts';
import { readList } from '../woocommerce/read-lists.ts';

type Cell = (row: Row, ...names: readonly string[]) => string;

/** Products with their variants; fields without an equivalent here are named. */
export function* readShopifyRows({ headers, rows }: Table, notes: ImportNotes): Generator<ProductRow> {
  const columns = new NamedColumns(headers);
  const cell: Cell = (row, ...names) => columns.cell(row, ...names);
  const prices = new PriceMarks(notes);
  const groups = new Map<string, number[]>();
  let at = -1;
  for (const row of rows) {
    at += 1;
    prices.add(priceCell(row, cell));
    prices.add(priceBeforeCell(row, cell));
    const handle = cell(row, 'Handle', 'URL handle');
    const known = groups.get(handle);
    if (known) known.push(at);
    else if (handle !== '') groups.set(handle, [at]);
  }
  for (const [handle, places] of groups) {
    const group = places.flatMap(place => {
      const row = rows.at(place);
      return row === undefined ? [] : [row];
    });
    yield* productRows(handle, group, { cell, prices });
  }
  columns.noteUnread(rows, notes);
}

interface Reading {
  readonly cell: Cell;
  readonly prices: PriceMarks;
}

function productRows(handle: string, group: readonly Row[], { cell, prices }: Reading): ProductRow[] {
  const first = group.find(row => cell(row, 'Title') !== '') ?? group[0] ?? [];
  const names = [1, 2, 3].map(at => cell(first, `Option${at} Name`));
  const variants = group.filter(row => cell(row, 'Option1 Value', 'Variant Price', 'Price') !== '');
  const isSimple = variants.length <= 1 && /^(?:default title)?$/i.test(cell(first, 'Option1 Value'));
  const title = cell(first, 'Title') || handle;
  const facts = (row: Row) => factsOf(row, title, { cell, prices });
  const product: ProductRow = {
    ...facts(isSimple ? (variants[0] ?? first) : first),
    sourceId: handle,
    type: isSimple ? 'simple' : 'variable',
    parentSourceId: null,
    title,
    slug: handle,
    brands: [cell(first, 'Vendor')].filter(Boolean),
    address: `/products/${handle}`,
    descriptionHtml: cell(first, 'Body (HTML)', 'Body', 'Description'),
    state: stateOf(cell(first, 'Status'), cell(first, 'Published')),
    images: group.flatMap(row => {
      const address = cell(row, 'Image Src', 'Product image URL');
      return address === '' ? [] : [{ address, alt: cell(row, 'Image Alt Text') }];
    }),
    categories: [cell(first, 'Type')].filter(Boolean).map(name => [name]),
    tags: readList(cell(first, 'Tags')),
    attributes: [
      ...names.map((name, at) => ({
        name,
        values: [...new Set(variants.map(row => cell(row, `Option${at + 1} Value`)))].filter(Boolean),
        isVisible: false,
      })),
      { name: 'Vendor', values: [cell(first, 'Vendor')].filter(Boolean), isVisible: true },
    ].filter(one => one.name !== '' && !(isSimple && !one.isVisible)),
  };
  if (isSimple) return [product];
  return [
    { ...product, sku: '' },
    ...variants.map((row, order) => ({
      ...product,
      ...facts(row),
      sourceId: `${handle}/${order + 1}`,
      type: 'variation' as const,
      parentSourceId: handle,
      images: [cell(row, 'Variant Image')].filter(Boolean).map(address => ({ address, alt: '' })),
      attributes: names.flatMap((name, at) =>
        name === ''
          ? []
          : [{ name, values: [cell(row, `Option${at + 1} Value`)].filter(Boolean), isVisible: true }],
      ),
      order,
    })),
  ];
}

function priceCell(row: Row, cell: Cell): string {
  return cell(row, 'Variant Price', 'Price');
}

function priceBeforeCell(row: Row, cell: Cell): string {
  return cell(row, 'Variant Compare At Price', 'Compare-at price');
}

/** The fields of each variant; the price before a reduction is beside the reduced one. */
function factsOf(row: Row, title: string, { cell, prices }: Reading) {
  const price = prices.read(priceCell(row, cell), title);
  const before = prices.read(priceBeforeCell(row, cell), title);
  const isReduced = before !== '' && Number(before) > Number(price);
  const grams = readNumber(cell(row, 'Variant Grams', 'Weight value'));
  return {
    kind: kindOf(row, cell),
    excerptHtml: '',
    isVisible: true,
    isFeatured: false,
    // An apostrophe keeps spreadsheets from reading a number.
    sku: cell(row, 'Variant SKU', 'SKU').replace(/^'/, ''),
    gtin: cell(row, 'Variant Barcode', 'Barcode').replace(/^'/, ''),
    price: isReduced ? before : price,
    salePrice: isReduced ? price : '',
    saleFrom: null,
    saleUntil: null,
    stock: stockOf(row, cell),
    weight: grams === null || grams <= 0 ? null : grams / 1000,
    size: null,
    externalAddress: '',
    groupedSourceIds: [],
    order: 0,
  };
}

function kindOf(row: Row, cell: Cell): ImportProduct['kind'] {
  const isSent = !/^false$/i.test(cell(row, 'Variant Requires Shipping', 'Requires shipping'));
  if (/^(?:true|yes)$/i.test(cell(row, 'Gift Card'))) return 'giftCard';
  return isSent ? 'physical' : 'service';
}

/** Without a tracker stock is not counted; “continue” sells on below zero. */
function stockOf(row: Row, cell: Cell): number | null {
  const quantity = readNumber(cell(row, 'Variant Inventory Qty', 'Inventory quantity'));
  const isCounted = cell(row, 'Variant Inventory Tracker', 'Inventory tracker') !== '';
  const sellsOn = /^continue$/i.test(
    cell(row, 'Variant Inventory Policy', 'Continue selling when out of stock'),
  );
  return isCounted && !sellsOn && quantity !== null ? Math.max(0, Math.floor(quantity)) : null;
}

function stateOf(status: string, published: string): ImportState {
  if (/^(?:draft|archived)$/i.test(status)) return 'draft';
  return /^false$/i.test(published) ? 'private' : 'published';
}
