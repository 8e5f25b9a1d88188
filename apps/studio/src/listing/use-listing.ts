import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Turn } from '../frame/pager.tsx';

const pageSize = 50;
const orderings: ReadonlySet<string> = new Set(['sort', 'direction']);

export interface Listing<Name extends string = never> {
  /** The text of the search field; `search` is what the list is searched by, a moment later. */
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly search: string;
  /** The chosen filters by name; '' for none. */
  readonly chosen: Readonly<Record<Name, string>>;
  readonly choose: (choices: Readonly<Partial<Record<Name, string>>>) => void;
  /** Whether entries may be missing because of the search or a filter. */
  readonly isFiltered: boolean;
  /** Requests the page that is shown. */
  readonly query: { readonly search: string; readonly limit: number; readonly cursor?: string };
  /** Counted from 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly turn: (turn: Turn) => void;
  readonly selected: ReadonlySet<string>;
  readonly select: (ids: ReadonlySet<string>) => void;
  readonly clear: () => void;
}

/**
 * Which part of a list is shown. Search, filters, order and page are kept in the address, so that the list is
 * as it was after a visit to an entry (rule STUDIO-47). Every change begins at the first page with nothing selected.
 */
export function useListing<Name extends string = never>(names: readonly Name[] = []): Listing<Name> {
  const [address, setAddress] = useSearchParams();
  const [draft, setDraft] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const settled = useDebounced(draft);
  const search = address.get('search') ?? '';
  const cursor = address.get('cursor');
  const page = Number(address.get('page')) || 0;
  // Two changes at the same moment build on each other: the address follows only with the next rendering.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);
  const write = (values: Readonly<Record<string, string>>) => {
    setSelected(new Set());
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries({ page: '', cursor: '', ...values }))
      if (value === '') next.delete(name);
      else next.set(name, value);
    latest.current = next;
    setAddress(next, { replace: true });
  };
  // The draft ends once the address has it.
  const settle = useEffectEvent((text: string, inAddress: string) => {
    if (text !== inAddress) write({ search: text });
    else setDraft(now => (now === text ? null : now));
  });
  useEffect(() => {
    if (settled !== null) settle(settled, search);
  }, [settled, search]);
  const values = names.map(name => [name, address.get(name) ?? ''] as const);
  return {
    typed: draft ?? search,
    type: setDraft,
    search,
    chosen: Object.fromEntries(values) as Record<Name, string>,
    choose: choices => write(choices as Record<string, string>),
    isFiltered: search !== '' || values.some(([name, value]) => value !== '' && !orderings.has(name)),
    query: { search, limit: pageSize, ...(cursor === null ? {} : { cursor }) },
    page,
    pageSize,
    turn: ({ by, cursor: wanted }) => write({ page: String(Math.max(0, page + by)), cursor: wanted }),
    selected,
    select: setSelected,
    clear: () => setSelected(new Set()),
  };
}
