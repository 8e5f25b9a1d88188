import type { Redirect } from '@vitrine/core/collections/redirects.calls.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type PageDocument, pageDocumentSchema } from '@vitrine/core/page/page-document.ts';
import { defaultSiteStyles, type SiteStyles, siteStylesSchema } from '@vitrine/core/site/site-styles.ts';
import type { Database } from '../../database/database.ts';
import type { CollectionRow } from './collections.store.ts';
import { type ContentSource, tablesOf, valuesOf } from './content-source.ts';
import { parseOnce } from './parse-once.ts';
import { redirectOf } from './redirects.store.ts';

/** In menu order. */
export async function readCollections(database: Database, source: ContentSource): Promise<CollectionRow[]> {
  return database.query<CollectionRow>(
    `SELECT * FROM ${tablesOf(source).collections} c
     ORDER BY navigation = 'none', navigation = 'footer', position, id`,
    valuesOf(source),
  );
}

export interface ReadDesign {
  readonly styles: SiteStyles;
  readonly headerId: Id | null;
  readonly footerId: Id | null;
}

export async function readSourceDesign(database: Database, source: ContentSource): Promise<ReadDesign> {
  const [row] = await database.query<{ styles: unknown; header_id: string; footer_id: string }>(
    `SELECT styles, header_id, footer_id FROM ${tablesOf(source).designs} d`,
    valuesOf(source),
  );
  if (!row) return { styles: defaultSiteStyles, headerId: null, footerId: null };
  return { styles: siteStylesSchema.parse(row.styles), headerId: row.header_id, footerId: row.footer_id };
}

/** A parsed page of sixty blocks takes 80 kB, mostly shared with those cached by revision. */
const maxParsed = 1000;
const parseDocument = parseOnce(maxParsed, value => pageDocumentSchema.parse(value));

/** The same objects as before for those that have not changed since (rule SERVE-31). */
export async function readSourceDocuments(
  database: Database,
  source: ContentSource,
  documentIds: readonly Id[],
): Promise<ReadonlyMap<Id, PageDocument>> {
  const rows = await database.query<{ id: string; text: string }>(
    `SELECT document_id AS id, document::text AS text FROM ${tablesOf(source).documents} d
     WHERE document_id = ANY ($3)`,
    [...valuesOf(source), documentIds],
  );
  return new Map(rows.map(({ id, text }) => [id, parseDocument(`${source.websiteId} ${id}`, text)] as const));
}

/** Where an address redirects now, including addresses below one that moved as a whole (rule COLLECTION-8). */
export async function findRedirect(
  database: Database,
  source: ContentSource,
  path: string,
): Promise<{ to: string; isElsewhere: boolean } | null> {
  const [row] = await database.query<{ from_path: string; to_path: string; is_prefix: boolean }>(
    `SELECT from_path, to_path, is_prefix FROM ${tablesOf(source).redirects} r
     WHERE from_path = $3 OR (is_prefix AND starts_with($3, from_path || '/'))
     ORDER BY length(from_path) DESC LIMIT 1`,
    [...valuesOf(source), path],
  );
  return row ? targetOf(redirectOf(row), path) : null;
}

/** The part of an address after the prefix never becomes part of a host. */
function targetOf(
  { from, to, isPrefix }: Redirect,
  path: string,
): { to: string; isElsewhere: boolean } | null {
  const isElsewhere = !to.startsWith('/');
  if (isElsewhere && !URL.canParse(to)) return null;
  return { to: isPrefix ? to.replace(/(?<!\/)\/+$/, '') + path.slice(from.length) : to, isElsewhere };
}
