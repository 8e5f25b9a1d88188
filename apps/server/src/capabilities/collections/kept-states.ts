import { keptColumns } from './content-columns.ts';

/** The tables of a revision, each with the key of its rows. */
const kept = {
  collections: { key: ['id'], columns: keptColumns('collections') },
  items: { key: ['id'], columns: keptColumns('items') },
  designs: { key: [], columns: ['styles', 'header_id', 'footer_id'] },
  redirects: { key: ['from_path'], columns: ['from_path', 'to_path', 'is_prefix'] },
  documents: { key: ['document_id'], columns: ['document_id', 'version'] },
} as const satisfies Record<string, { key: readonly string[]; columns: readonly string[] }>;

export type KeptTable = keyof typeof kept;
export const keptTables = Object.keys(kept) as readonly KeptTable[];

/** The end number of a row that has not changed since. */
export const unended = 2_147_483_647;

/**
 * SQL for whether a row is held by a revision, named by its id: a row belongs to all revisions from its first number /
 * to its last (rule PUBLISH-13). `$1` is the website.
 */
export function heldBy(revisionId: string, alias?: string): string {
  const own = alias === undefined ? '' : `${alias}.`;
  return `(SELECT number FROM revisions WHERE website_id = $1 AND id = ${revisionId})
    BETWEEN ${own}first_number AND ${own}last_number`;
}

/**
 * SQL for whether one of two revisions, named by their numbers, may hold a row that the other does not; the lower
 * number first.
 */
export function changedBetween(from: string, to: string): string {
  return `(first_number > ${from} AND first_number <= ${to}
    OR last_number >= ${from} AND last_number < ${to} AND last_number < ${unended})`;
}

export function columnsOf(table: KeptTable): readonly string[] {
  return kept[table].columns;
}

export function keyOf(table: KeptTable): readonly string[] {
  return kept[table].key;
}

/** The key of a row within its website; a design is identified by the website. */
export function knownBy(table: KeptTable): string {
  return keyOf(table)[0] ?? 'website_id';
}
