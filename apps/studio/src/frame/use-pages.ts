import { useState } from 'react';
import type { Turn } from './pager.tsx';

interface Place {
  /** Counted from 0. */
  readonly page: number;
  readonly cursor: string | undefined;
}

const first: Place = { page: 0, cursor: undefined };

/** The current page of a list; `query` requests it. */
export function usePages(): {
  readonly page: number;
  readonly query: { readonly cursor?: string };
  readonly turn: (turn: Turn) => void;
  readonly toFirst: () => void;
} {
  const [{ page, cursor }, setPlace] = useState(first);
  return {
    page,
    query: cursor === undefined ? {} : { cursor },
    turn: ({ by, cursor: wanted }) => setPlace({ page: Math.max(0, page + by), cursor: wanted }),
    toFirst: () => setPlace(first),
  };
}
