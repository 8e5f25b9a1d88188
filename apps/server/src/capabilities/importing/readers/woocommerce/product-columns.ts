import type { Rows } from '../read-table.ts';
import { type AttributeRole, attributeColumn } from './attribute-columns.ts';
import { fieldOfHeader, isRead } from './column-names.ts';
import { type ColumnField, columnOrder } from './column-order.ts';

/** The column of each field in a table, and the units its headers name. */
export interface ProductColumns {
  readonly fields: ReadonlyMap<ColumnField, number>;
  readonly attributes: readonly ReadonlyMap<AttributeRole, number>[];
  readonly weightUnit: string;
  readonly lengthUnit: string;
  /** Columns that were found by position because their header is in an unknown language. */
  readonly guessed: readonly string[];
}

const types = new Set(['simple', 'variable', 'variation', 'grouped', 'external', 'virtual', 'downloadable']);
const visibilities = new Set(['visible', 'catalog', 'search', 'hidden']);

/**
 * Finds the columns of a WooCommerce product table, or null for a different table (rule IMPORT-26). Types and
 * visibilities are never translated, so those two columns are found by their values; the others by their header in
 * any known language, and between two known ones by their position in WooCommerce's own order.
 */
export function findColumns(headers: readonly string[], rows: Rows): ProductColumns | null {
  const fields = new Map<ColumnField, number>();
  const attributes = new Map<number, Map<AttributeRole, number>>();
  headers.forEach((header, at) => {
    const own = attributeColumn(header);
    if (own) {
      const roles = attributes.get(own.number) ?? new Map<AttributeRole, number>();
      attributes.set(own.number, roles.set(own.role, at));
      return;
    }
    const field = fieldOfHeader(header);
    if (field && !fields.has(field)) fields.set(field, at);
  });
  const named = fields.get('type');
  const type =
    named !== undefined && holdsAny(rows, named, types)
      ? named
      : headers.findIndex((_, at) => holdsOnly(rows, at, types));
  if (type === -1) return null;
  fields.set('type', type);
  const visibility = headers.findIndex((_, at) => holdsOnly(rows, at, visibilities));
  if (visibility !== -1) fields.set('visibility', visibility);
  const guessed = fillByPlace(headers, fields);
  if (!fields.has('name') && !fields.has('sku')) return null;
  if (
    !['price', 'published', 'visibility', 'parent', 'images'].some(field => fields.has(field as ColumnField))
  )
    return null;
  return {
    fields,
    attributes: [...attributes.entries()].toSorted(([one], [other]) => one - other).map(([, roles]) => roles),
    weightUnit: unitOf(headers[fields.get('weight') ?? -1]) || 'kg',
    lengthUnit: unitOf(headers[fields.get('length') ?? -1]) || 'cm',
    guessed,
  };
}

function holdsOnly(rows: Rows, at: number, words: ReadonlySet<string>): boolean {
  let filled = 0;
  let seen = 0;
  for (const row of rows) {
    seen += 1;
    if (seen > 500) break;
    const parts = (row[at] ?? '')
      .toLowerCase()
      .split(',')
      .map(part => part.trim())
      .filter(Boolean);
    if (parts.length === 0) continue;
    if (!parts.every(part => words.has(part))) return false;
    filled += 1;
  }
  return filled > 0;
}

function holdsAny(rows: Rows, at: number, words: ReadonlySet<string>): boolean {
  for (const row of rows) {
    const parts = (row[at] ?? '').toLowerCase().split(/[,\s]+/);
    if (parts.some(part => words.has(part))) return true;
  }
  return false;
}

/** Unrecognised columns between two known ones are taken in order, if exactly as many are missing. */
function fillByPlace(headers: readonly string[], fields: Map<ColumnField, number>): string[] {
  const guessed: string[] = [];
  // Its own id comes before the type.
  const [first = ''] = headers;
  if (!fields.has('id') && fields.get('type') === 1) {
    fields.set('id', 0);
    guessed.push(first);
  }
  const anchors = [...fields.entries()].toSorted(([, one], [, other]) => one - other);
  anchors.forEach(([field, at], index) => {
    const next = anchors[index + 1];
    if (!next) return;
    const [nextField, nextAt] = next;
    const between = columnOrder.slice(
      columnOrder.indexOf(field) + 1,
      Math.max(0, columnOrder.indexOf(nextField)),
    );
    const room = nextAt - at - 1;
    // Two columns were added later; older exports lack them.
    const expected =
      between.length === room ? between : between.filter(one => one !== 'gtin' && one !== 'lowStock');
    if (room === 0 || expected.length !== room) return;
    expected.forEach((missing, step) => {
      if (fields.has(missing)) return;
      fields.set(missing, at + 1 + step);
      if (isRead(missing)) guessed.push(headers[at + 1 + step] ?? '');
    });
  });
  return guessed;
}

function unitOf(header: string | undefined): string {
  return /\(([^()]{1,20})\)\s*$/.exec(header ?? '')?.[1]?.trim() ?? '';
}
