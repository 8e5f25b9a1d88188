/**
 * The columns of collections and items, described once: writes, revisions, change detection and imports all use
 * / this list (rule RECORD-4).
 */
interface ColumnFacts {
  /** Whether a difference in it is a change by the owner; otherwise it only identifies the row. */
  readonly isEdited: boolean;
}

const edited: ColumnFacts = { isEdited: true };
const fixed: ColumnFacts = { isEdited: false };

/** Columns of both drafts and revisions. */
const kept = {
  collections: {
    id: fixed,
    type: edited,
    title: edited,
    slug: edited,
    parent_id: edited,
    navigation: edited,
    position: edited,
    state: edited,
    seo_title: edited,
    seo_description: edited,
    link_address: edited,
    password_hash: edited,
    document_id: fixed,
    source_key: fixed,
    updated_at: fixed,
  },
  items: {
    id: fixed,
    collection_id: edited,
    record_type: edited,
    state: edited,
    title: edited,
    slug: edited,
    author: edited,
    excerpt: edited,
    image_id: edited,
    categories: edited,
    tags: edited,
    published_at: edited,
    is_sticky: edited,
    are_comments_open: edited,
    seo_title: edited,
    seo_description: edited,
    password_hash: edited,
    data: edited,
    data_version: fixed,
    document_id: fixed,
    source_key: fixed,
    updated_at: fixed,
  },
} as const satisfies Record<string, Readonly<Record<string, ColumnFacts>>>;

export type ContentTable = keyof typeof kept;

/** Of drafts only. */
export const draftColumns = ['deleted_at', 'deleted_by', 'is_slug_own'] as const;

export function keptColumns(table: ContentTable): string[] {
  return Object.keys(kept[table]);
}

/** Columns in which a draft can differ from the published state; a document differs by its version. */
function editedColumns(table: ContentTable): string[] {
  return Object.entries(kept[table]).flatMap(([name, { isEdited }]) => (isEdited ? [name] : []));
}

/** `now.title, now.slug, …` */
export function listOf(columns: readonly string[], alias?: string): string {
  return columns.map(name => (alias === undefined ? name : `${alias}.${name}`)).join(', ');
}

/** SQL for whether the owner changed something between two rows. */
export function differs(table: ContentTable, one: string, other: string): string {
  const row = (alias: string) => `row(${listOf(editedColumns(table), alias)})`;
  return `${row(one)} IS DISTINCT FROM ${row(other)}`;
}

/** The end of an `INSERT` that writes all of these again when the id exists. */
export function orReplaced(columns: readonly string[]): string {
  return `ON CONFLICT (website_id, id) DO UPDATE SET ${columns
    .filter(name => name !== 'id')
    .map(name => `${name} = excluded.${name}`)
    .join(', ')}`;
}
