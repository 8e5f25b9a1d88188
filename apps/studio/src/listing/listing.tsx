import type { UseQueryResult } from '@tanstack/react-query';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { EmptyState, type EmptyStateProps } from '@vitrine/controls/states/states.tsx';
import { DataTable, type DataTableProps } from '@vitrine/controls/table/data-table.tsx';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { CallState } from '../frame/call-state.tsx';
import { Pager, type PagerProps } from '../frame/pager.tsx';
import type { Listing } from './use-listing.ts';

type Unnamed = Pick<Listing, 'typed' | 'type' | 'search' | 'isFiltered' | 'page' | 'pageSize' | 'turn'> &
  Pick<Listing, 'selected' | 'select'>;

export interface SearchFilterProps {
  readonly listing: Unnamed;
  readonly label: string;
}

export function SearchFilter({ listing, label }: SearchFilterProps) {
  return <SearchEntry label={label} value={listing.typed} onChange={listing.type} />;
}

export interface ChoiceFilterProps<Name extends string> {
  readonly listing: Pick<Listing<Name>, 'chosen' | 'choose'>;
  readonly name: NoInfer<Name>;
  readonly label: string;
  /** The choice that leaves nothing out. */
  readonly any: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

export function ChoiceFilter<Name extends string>(props: ChoiceFilterProps<Name>) {
  const { listing, name, label, any, choices } = props;
  return (
    <SelectField
      label={label}
      isLabelHidden
      value={listing.chosen[name]}
      onChange={value => listing.choose({ [name]: value } as Partial<Record<Name, string>>)}
      choices={[{ value: '', label: any }, ...choices]}
    />
  );
}

export interface DayFilterProps<Name extends string>
  extends Pick<ChoiceFilterProps<Name>, 'listing' | 'name' | 'label'> {
  readonly problem?: string | undefined;
}

export function DayFilter<Name extends string>({ listing, name, label, problem }: DayFilterProps<Name>) {
  return (
    <TextField
      label={label}
      type="date"
      value={listing.chosen[name]}
      onChange={value => listing.choose({ [name]: value } as Partial<Record<Name, string>>)}
      problem={problem}
    />
  );
}

interface Identified {
  readonly id: string;
}

export interface ListTableProps<Row extends Identified>
  extends Pick<DataTableProps<Row>, 'label' | 'rows' | 'nameOf' | 'columns' | 'onOpen' | 'sort' | 'onSort'> {
  readonly listing: Unnamed;
  readonly call: UseQueryResult<unknown>;
  /** Shown if there is nothing at all. */
  readonly none: EmptyStateProps;
  /** Shown if nothing matches the search and the filters. */
  readonly noMatch: Omit<EmptyStateProps, 'icon'>;
  /** The room in which entries open, such as “/config/orders”; `onOpen` opens them otherwise. */
  readonly room?: string;
  readonly isSelectable?: boolean;
  /** The response that tells which pages there are. */
  readonly list?: PagerProps['list'];
}

/** A list in each of its states, and the way through its pages. */
export function ListTable<Row extends Identified>(props: ListTableProps<Row>) {
  const { listing, call, none, noMatch, room, isSelectable = false, list, ...table } = props;
  const navigate = useNavigate();
  const { search } = useLocation();
  const { rows } = table;
  const state = listing.isFiltered ? <EmptyState icon="search" {...noMatch} /> : <EmptyState {...none} />;
  return (
    <>
      <CallState call={call} empty={rows.length === 0 && state} />
      {rows.length > 0 && (
        <DataTable
          {...table}
          idOf={({ id }) => id}
          {...(room === undefined
            ? {}
            : { onOpen: id => navigate(`${room}/${id}`, { state: { list: search } }) })}
          {...(isSelectable ? { selected: listing.selected, onSelect: listing.select } : {})}
        />
      )}
      <Pager
        page={listing.page}
        pageSize={listing.pageSize}
        list={list}
        count={rows.length}
        isStale={call.isPlaceholderData}
        onTurn={listing.turn}
      />
    </>
  );
}

/** The way back from an entry to its list, as it was left. */
export function BackToList({ room, children }: { readonly room: string; readonly children: ReactNode }) {
  const { state } = useLocation();
  const { list = '' } = (state ?? {}) as { readonly list?: string };
  return <Link to={room + list}>{children}</Link>;
}
