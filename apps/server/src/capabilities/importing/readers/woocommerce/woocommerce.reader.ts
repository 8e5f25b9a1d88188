import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { ImportNotes } from '../import-notes.ts';
import type { ImportReader } from '../import-reader.ts';
import { noteUnread } from '../products/named-columns.ts';
import type { ProductRow } from '../products/product-row.ts';
import { readProductTable } from '../products/product-table.ts';
import { isLengthUnit, isWeightUnit } from '../products/read-amounts.ts';
import type { Table } from '../read-table.ts';
import { attributeColumn } from './attribute-columns.ts';
import { fieldOfHeader } from './column-names.ts';
import { isUsed } from './column-order.ts';
import { findColumns } from './product-columns.ts';
import { readProductRows } from './read-product-rows.ts';
import { headersOf, looksLikeTable } from './table-head.ts';

export const woocommerceReader: ImportReader = {
  format: 'woocommerce',
  name: 'WooCommerce product export (CSV)',
  recognises(head) {
    if (!looksLikeTable(head.text)) return false;
    const headers = headersOf(head.text);
    const known = new Set(headers.map(fieldOfHeader).filter(field => field !== null));
    if (known.has('type') && known.size >= 4) return true;
    return (
      headers.some(header => attributeColumn(header)?.role === 'values') ||
      /\b(?:simple|variable|variation)\b/.test(head.text)
    );
  },
  read: (source, limits, advance) =>
    readProductTable({ source, format: 'woocommerce', limits, advance, rowsOf: rowsOfTable }),
};

function rowsOfTable({ headers, rows }: Table, notes: ImportNotes): Iterable<ProductRow> | null {
  const columns = findColumns(headers, rows);
  if (!columns) return null;
  for (const header of columns.guessed) {
    notes.warn(phrase('imports.column', { name: header }), phrase('imports.columnGuessed'));
  }
  const { weightUnit, lengthUnit } = columns;
  if (!isWeightUnit(weightUnit))
    notes.warn(phrase('imports.weights'), phrase('imports.weightUnit', { unit: weightUnit }));
  if (!isLengthUnit(lengthUnit))
    notes.warn(phrase('imports.sizes'), phrase('imports.lengthUnit', { unit: lengthUnit }));
  const places = [...columns.attributes.flatMap(roles => [...roles.values()])];
  const read = new Set([
    ...places,
    ...[...columns.fields].flatMap(([field, at]) => (isUsed(field) ? [at] : [])),
  ]);
  noteUnread(headers, rows, { isRead: at => read.has(at), notes });
  return readProductRows(rows, columns, notes);
}
