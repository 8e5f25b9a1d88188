import { type ColumnField, columnOrder } from './column-order.ts';
import { headersOfLanguages } from './headers-of-languages.ts';
import { headersOfProducts } from './headers-of-products.ts';
import { headersOfSales } from './headers-of-sales.ts';

const names = { ...headersOfProducts, ...headersOfSales };

const languages = Object.values(headersOfLanguages);

const fieldsByName = new Map(
  columnOrder.flatMap(field =>
    [...(names[field] ?? []), ...languages.flatMap(headers => headers[field] ?? [])].map(
      name => [plainHeader(name), field] as const,
    ),
  ),
);

/** The field that a column's header names, in any language; null if none. */
export function fieldOfHeader(header: string): ColumnField | null {
  return (
    fieldsByName.get(plainHeader(header)) ??
    fieldsByName.get(plainHeader(header.replace(/\([^()]*\)\s*$/, ''))) ??
    null
  );
}

/** Letters and digits only, without case and accents. */
export function plainHeader(header: string): string {
  return header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether the field is used; the others only count for positions. */
export function isRead(field: ColumnField): boolean {
  return names[field] !== undefined;
}
