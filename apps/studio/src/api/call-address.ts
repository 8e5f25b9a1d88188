import type { Call } from '@vitrine/core/calls/define-call.ts';

export interface LooseRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The path of a call with its parameters and query filled in; undefined values are left out. */
export function callAddress(call: Pick<Call, 'path'>, { params, query }: LooseRequest): string {
  const values = entriesOf(params);
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.find(([key]) => key === name)?.[1] ?? '')),
  );
  const search = new URLSearchParams(
    entriesOf(query).flatMap(([name, value]): [string, string][] =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
