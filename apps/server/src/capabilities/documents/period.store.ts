import type { DocumentKind } from '@vitrine/core/documents/document.ts';
import type { DocumentPeriod } from '@vitrine/core/documents/documents.calls.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { type DocumentRow, documentColumns } from './documents.store.ts';

interface LocalPeriod extends DocumentPeriod {
  readonly timeZone: string;
}

const inPeriod = `website_id = $1 AND NOT is_test AND issued_at >= $2::date::timestamp AT TIME ZONE $4
  AND issued_at < ($3::date + 1)::timestamp AT TIME ZONE $4`;

/** Those of no test order, in the order in which they were issued. */
export async function listIssuedIn(
  database: Database,
  websiteId: Id,
  { kind, period, limit }: { kind: DocumentKind; period: LocalPeriod; limit: number },
): Promise<DocumentRow[]> {
  return database.query<DocumentRow & Record<string, unknown>>(
    `SELECT ${documentColumns} FROM documents WHERE ${inPeriod} AND kind = $5 ORDER BY issued_at, number LIMIT $6`,
    [websiteId, period.from, period.to, period.timeZone, kind, limit],
  );
}

/** How many of each kind. */
export async function countIssuedIn(
  database: Database,
  websiteId: Id,
  { from, to, timeZone }: LocalPeriod,
): Promise<Record<DocumentKind, number>> {
  const rows = await database.query<{ kind: DocumentKind; count: number }>(
    `SELECT kind, count(*)::int AS count FROM documents WHERE ${inPeriod} GROUP BY kind`,
    [websiteId, from, to, timeZone],
  );
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
  return { invoice: counts.get('invoice') ?? 0, creditNote: counts.get('creditNote') ?? 0 };
}
