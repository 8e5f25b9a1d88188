import { ArchiveError } from './archive-error.ts';
import { linesOf, skip, unpackEntries } from './unpack-entries.ts';

/** The first and last revision that hold a row, by their numbers. */
interface Span {
  readonly first_number: number;
  readonly last_number: number;
}

/** Whether older archives have the row once for each revision, by its id. */
export function isOldSpan(table: string, line: string): boolean {
  return table.startsWith('revision_') && line.includes('"revision_id":');
}

export type Spans = ReadonlyMap<string, Span>;

/** Each revision of an archive, from its own number to the one before the next. */
export async function readSpans(path: string): Promise<Spans> {
  const numbers = new Map<string, number>();
  for await (const entry of unpackEntries(path)) {
    if (entry.name !== 'tables/revisions.ndjson') {
      await skip(entry);
      continue;
    }
    for await (const line of linesOf(entry)) {
      const { id, number } = JSON.parse(line) as { id?: unknown; number?: unknown };
      if (typeof id === 'string' && typeof number === 'number') numbers.set(id, number);
    }
  }
  const inOrder = [...numbers].toSorted(([, one], [, other]) => one - other);
  return new Map(
    inOrder.map(([id, number], at) => {
      const next = inOrder[at + 1]?.[1];
      return [
        id,
        { first_number: number, last_number: next === undefined ? 2_147_483_647 : next - 1 },
      ] as const;
    }),
  );
}

/** A row of an older archive in its present form; any other row unchanged (rule EXPORT-18). */
export function withSpan(
  name: string,
  { revision_id: id, ...row }: Record<string, unknown>,
  spans: Spans,
): Record<string, unknown> {
  if (id === undefined) return row;
  const span = spans.get(String(id));
  if (span === undefined) throw new ArchiveError(name, 'a row belongs to a revision that is not there');
  return { ...row, ...span };
}
