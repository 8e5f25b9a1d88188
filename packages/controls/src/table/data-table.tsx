import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  Cell,
  Checkbox,
  Column,
  Row,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { t } from '../messages/translate.ts';
import styles from './data-table.module.css';

export interface TableColumn<Thing> {
  readonly id: string;
  readonly label: string;
  readonly cell: (thing: Thing) => ReactNode;
  readonly isSortable?: boolean;
  readonly align?: 'end';
  /** Stays on one line, such as a date. */
  readonly isShort?: boolean;
  /** Hidden in a narrow window. */
  readonly isSecondary?: boolean;
  /** In a narrow window it is below the name instead of next to it. */
  readonly isBelowName?: boolean;
  readonly width?: number;
}

export interface DataTableProps<Thing> {
  readonly label: string;
  readonly columns: readonly TableColumn<Thing>[];
  readonly rows: readonly Thing[];
  readonly idOf: (thing: Thing) => string;
  readonly nameOf: (thing: Thing) => string;
  readonly onOpen?: (id: string) => void;
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (ids: ReadonlySet<string>) => void;
  readonly sort?: SortDescriptor;
  readonly onSort?: (sort: SortDescriptor) => void;
}

/**
 * A table whose rows open with Enter and are selected with Space, and whose headings sort. The first column names
 * the row.
 */
export function DataTable<Thing>(props: DataTableProps<Thing>) {
  const { label, columns, rows, idOf, nameOf, onOpen, selected, onSelect, sort, onSort } = props;
  const ids = rows.map(idOf);
  const isSelectable = onSelect !== undefined;
  return (
    <Table
      className={classNames(styles.table)}
      aria-label={label}
      selectionMode={isSelectable ? 'multiple' : 'none'}
      {...(isSelectable
        ? {
            selectedKeys: selected ?? new Set<string>(),
            onSelectionChange: keys =>
              onSelect(keys === 'all' ? new Set(ids) : new Set([...keys].map(String))),
          }
        : {})}
      {...(onOpen ? { onRowAction: key => onOpen(String(key)) } : {})}
      {...(sort ? { sortDescriptor: sort } : {})}
      {...(onSort ? { onSortChange: onSort } : {})}
    >
      <TableHeader>
        {isSelectable && (
          <Column className={classNames(styles.head, styles.checkHead)}>
            <RowCheck label={t('selectAll')} />
          </Column>
        )}
        {columns.map((column, at) => (
          <Column
            key={column.id}
            id={column.id}
            isRowHeader={at === 0}
            allowsSorting={column.isSortable ?? false}
            className={classNames(styles.head, at === 0 && styles.name, ...stylesOf(column))}
            {...(column.width === undefined ? {} : { style: { inlineSize: column.width } })}
          >
            {({ sortDirection }) => (
              <span className={styles.headText}>
                {column.label}
                {sortDirection && <Icon name={sortDirection === 'ascending' ? 'up' : 'down'} size={14} />}
              </span>
            )}
          </Column>
        ))}
      </TableHeader>
      <TableBody>
        {rows.map(row => (
          <Row
            key={idOf(row)}
            id={idOf(row)}
            textValue={nameOf(row)}
            className={classNames(styles.row, onOpen && styles.openable)}
          >
            {isSelectable && (
              <Cell className={classNames(styles.cell, styles.checkCell)}>
                <RowCheck label={t('selectRow', { name: nameOf(row) })} />
              </Cell>
            )}
            {columns.map((column, at) => (
              <Cell
                key={column.id}
                className={classNames(styles.cell, at === 0 && styles.name, ...stylesOf(column))}
              >
                {column.cell(row)}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

function stylesOf<Thing>({ align, isShort, isSecondary, isBelowName }: TableColumn<Thing>) {
  return [
    align === 'end' && styles.end,
    isShort && styles.short,
    isSecondary && styles.secondary,
    isBelowName && styles.belowName,
  ];
}

function RowCheck({ label }: { readonly label: string }) {
  return (
    <Checkbox slot="selection" aria-label={label} className={classNames(styles.check)}>
      {({ isIndeterminate }) => (
        <span className={styles.box}>
          {isIndeterminate ? <span className={styles.dash} /> : <Icon name="check" size={14} />}
        </span>
      )}
    </Checkbox>
  );
}

export interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The actions for the selection, above the table while something is selected. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <div className={styles.bar} role="status">
      <strong>{t('selected', { n: count })}</strong>
      {children}
      <AriaButton className={classNames(styles.clear)} onPress={onClear}>
        {t('clearSelection')}
      </AriaButton>
    </div>
  );
}
