import { IconButton } from '@vitrine/controls/button/button.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { measurementUnit } from '@vitrine/core/products/measurement-text.ts';
import { type ClipboardEvent, Fragment, type KeyboardEvent, useState } from 'react';
import { t } from '../messages/translate.ts';
import type { ProductStore, VariantDraft } from './product-draft.ts';
import type { ProductFormState } from './use-product-form.ts';
import { cellText, columnsFor, type GridColumn, pasteInto, patchOf } from './variant-grid.ts';
import { VariantMore } from './variant-more.tsx';
import styles from './variant-table.module.css';

export interface VariantTableProps {
  readonly form: ProductFormState;
}

export const columnNames: Readonly<Record<GridColumn, () => string>> = {
  price: () => t('price'),
  salePrice: () => t('salePrice'),
  stock: () => t('stock'),
  sku: () => t('sku'),
  weight: () => t('measure.weight'),
};

const unitsOf = ({ currency, unitSystem }: ProductStore): Partial<Record<GridColumn, string>> => ({
  price: currency,
  salePrice: currency,
  weight: measurementUnit('weight', unitSystem),
});

/**
 * All variants in one table: the arrow keys, Enter and Tab move between cells, and cells copied from a spreadsheet
 * can be pasted.
 */
export function VariantTable({ form }: VariantTableProps) {
  const { variants, draft, setVariant, problems, store } = form;
  const toast = useToast();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const units = unitsOf(store);
  const columns = columnsFor(draft.type);

  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text/plain');
    const pasted = pasteInto(variants, columns, { row, column, text });
    if (pasted === null) return;
    event.preventDefault();
    for (const [key, patch] of pasted.patches) setVariant(key, patch);
    const { rows, rowsLeft, columnsLeft } = pasted;
    const isWhole = rowsLeft + columnsLeft === 0;
    toast({
      message: isWhole
        ? t('variantsPasted', { rows, columns: pasted.columns })
        : t('variantsPastedPart', { rows, columns: pasted.columns, rowsLeft, columnsLeft }),
    });
  };
  const toggle = (key: string) =>
    setOpened(before => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });

  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('variant')}</th>
            {columns.map(column => (
              <th key={column} scope="col">
                {columnNames[column]()}
                {units[column] && <small> {units[column]}</small>}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {variants.map((variant, row) => {
            const isOpen = opened.has(variant.key) || hasHiddenProblem(variant, problems);
            return (
              <Fragment key={variant.key}>
                <tr>
                  <th scope="row">{nameOfVariant(variant)}</th>
                  {columns.map((column, at) => (
                    <td key={column} data-label={columnNames[column]()}>
                      <Cell
                        variant={variant}
                        column={column}
                        problem={problems[`${variant.key}.${column}`]}
                        onChange={text => setVariant(variant.key, patchOf(column, text))}
                        onPaste={event => paste(event, row, at)}
                      />
                    </td>
                  ))}
                  <td>
                    <IconButton
                      icon={isOpen ? 'chevronDown' : 'chevronRight'}
                      isSmall
                      label={t('variantMore', { name: nameOfVariant(variant) })}
                      aria-expanded={isOpen}
                      onPress={() => toggle(variant.key)}
                    />
                  </td>
                </tr>
                {isOpen && (
                  <tr>
                    <td colSpan={columns.length + 2}>
                      <VariantMore variant={variant} form={form} isInTable />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <Problems variants={variants} columns={columns} problems={problems} />
    </>
  );
}

function nameOfVariant({ optionValues }: VariantDraft): string {
  return optionValues.join(' / ') || t('variantOnly');
}

function hasHiddenProblem({ key }: VariantDraft, problems: ProductFormState['problems']): boolean {
  return [
    'length',
    'width',
    'height',
    'gtin',
    'saleFrom',
    'saleUntil',
    'content',
    'contentUnit',
    'contentPer',
  ].some(field => problems[`${key}.${field}`] !== undefined);
}

interface CellProps {
  readonly variant: VariantDraft;
  readonly column: GridColumn;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

function Cell({ variant, column, problem, onChange, onPaste }: CellProps) {
  const id = cellId(variant, column);
  return (
    <input
      id={id}
      className={styles.cell}
      value={cellText(variant, column)}
      onChange={event => onChange(event.target.value)}
      onPaste={onPaste}
      onKeyDown={moveBetweenCells}
      inputMode={column === 'sku' ? 'text' : column === 'stock' ? 'numeric' : 'decimal'}
      placeholder={column === 'stock' ? t('unlimited') : undefined}
      aria-label={`${columnNames[column]()}, ${nameOfVariant(variant)}`}
      {...(problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
    />
  );
}

function cellId({ key }: VariantDraft, column: GridColumn): string {
  return `cell-${key.replaceAll(/[^\w]/g, '-')}-${column}`;
}

/** Each error names its row and column, and focuses the cell. */
function Problems({
  variants,
  columns,
  problems,
}: {
  readonly variants: readonly VariantDraft[];
  readonly columns: readonly GridColumn[];
  readonly problems: ProductFormState['problems'];
}) {
  const all = variants.flatMap(variant =>
    columns.flatMap(column => {
      const message = problems[`${variant.key}.${column}`];
      return message === undefined ? [] : [{ variant, column, message }];
    }),
  );
  if (all.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {all.map(({ variant, column, message }) => {
        const id = cellId(variant, column);
        return (
          <li key={id} id={`${id}-problem`}>
            <a href={`#${id}`}>
              {nameOfVariant(variant)}, {columnNames[column]()}
            </a>
            : {message}
          </li>
        );
      })}
    </ul>
  );
}

/** Up, Down and Enter stay in their column; Left and Right leave a cell at the ends of its text. */
function moveBetweenCells(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: cell } = event;
  const { selectionStart, selectionEnd, value } = cell;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  const isAtStart = isWhole || (selectionStart === 0 && selectionEnd === 0);
  const isAtEnd = isWhole || (selectionStart === value.length && selectionEnd === value.length);
  const step =
    key === 'ArrowDown' || (key === 'Enter' && !event.shiftKey)
      ? { down: 1, across: 0 }
      : key === 'ArrowUp' || (key === 'Enter' && event.shiftKey)
        ? { down: -1, across: 0 }
        : key === 'ArrowRight' && isAtEnd
          ? { down: 0, across: 1 }
          : key === 'ArrowLeft' && isAtStart
            ? { down: 0, across: -1 }
            : null;
  if (step === null || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const rows = [...(cell.closest('tbody')?.rows ?? [])]
    .map(row => [...row.querySelectorAll<HTMLInputElement>(`td > .${styles.cell}`)])
    .filter(cells => cells.length > 0);
  const row = rows.findIndex(cells => cells.includes(cell));
  const next = rows[row + step.down]?.[(rows[row]?.indexOf(cell) ?? 0) + step.across];
  next?.focus();
  next?.select();
}
