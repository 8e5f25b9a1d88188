import { type ProductType, productTypes } from '@vitrine/core/products/product-views.ts';
import type { VariantDraft } from './product-draft.ts';

const gridColumns = ['price', 'salePrice', 'stock', 'sku', 'weight'] as const;
export type GridColumn = (typeof gridColumns)[number];

/** Only physical products have a weight, and digital ones never run out (rule PRODUCT-33). */
export function columnsFor(type: ProductType): GridColumn[] {
  return gridColumns.filter(
    column =>
      (column !== 'weight' || type === productTypes.physical) &&
      (column !== 'stock' || type !== productTypes.digital),
  );
}

export type VariantPatch = Partial<VariantDraft>;

/** The value of a cell: empty stock means unlimited. */
export function cellText(variant: VariantDraft, column: GridColumn): string {
  return column === 'stock' && variant.isUnlimited ? '' : variant[column];
}

export function patchOf(column: GridColumn, text: string): VariantPatch {
  const isEmpty = text.trim() === '';
  if (column === 'stock') return { stock: text, isUnlimited: isEmpty };
  if (column === 'salePrice') return { salePrice: text, isOnSale: !isEmpty };
  return { [column]: text };
}

export interface Pasted {
  readonly patches: ReadonlyMap<string, VariantPatch>;
  readonly rows: number;
  readonly columns: number;
  /** The number of rows and columns in the clipboard that did not fit. */
  readonly rowsLeft: number;
  readonly columnsLeft: number;
}

/**
 * Pastes the rows and columns of a spreadsheet into the table from a cell on; null for a single value, which is
 * pasted like any text (rule STUDIO-24).
 */
export function pasteInto(
  variants: readonly VariantDraft[],
  columns: readonly GridColumn[],
  { row, column, text }: { row: number; column: number; text: string },
): Pasted | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const cells = lines.map(line => line.split('\t').map(plainCell));
  const width = Math.max(...cells.map(line => line.length));
  if (cells.length === 1 && width === 1) return null;
  const room = { rows: variants.length - row, columns: columns.length - column };
  const patches = new Map<string, VariantPatch>();
  for (const [down, line] of cells.entries()) {
    const variant = variants[row + down];
    if (!variant) break;
    const patch = line.flatMap((cell, across) => {
      const name = columns[column + across];
      return name ? [patchOf(name, cell)] : [];
    });
    patches.set(variant.key, Object.assign({}, ...patch));
  }
  return {
    patches,
    rows: Math.min(cells.length, room.rows),
    columns: Math.min(width, room.columns),
    rowsLeft: Math.max(0, cells.length - room.rows),
    columnsLeft: Math.max(0, width - room.columns),
  };
}

/** The variants with a value of an option, such as all red ones; all of them without a value. */
export function variantsWith(
  variants: readonly VariantDraft[],
  target: { readonly option: number; readonly value: string } | null,
): readonly VariantDraft[] {
  return target === null
    ? variants
    : variants.filter(({ optionValues }) => optionValues[target.option] === target.value);
}

/** Spreadsheets quote cells that contain quotes, and include currencies in amounts. */
function plainCell(cell: string): string {
  const text = cell.trim();
  const inner = /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;
  const isAmount = /\p{Sc}/u.test(inner) && /\d/.test(inner) && !/\p{L}/u.test(inner);
  return isAmount ? inner.replace(/[^\d.,-]/g, '') : inner;
}
