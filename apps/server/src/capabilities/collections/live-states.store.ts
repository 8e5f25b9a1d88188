import type { ItemState } from '@vitrine/core/collections/collection.ts';
import { type LiveState, notLive } from '@vitrine/core/collections/live-state.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { type ContentTable, differs } from './content-columns.ts';
import { heldBy } from './kept-states.ts';

interface Row {
  id: string;
  kept_state: string | null;
  kept_at: Date | null;
  is_changed: boolean;
}

/** The public state of these posts (rule PUBLISH-12). */
export async function readLiveItems(
  { clock, database, website }: Context,
  itemIds: readonly Id[],
): Promise<Record<Id, LiveState>> {
  const rows = await database.query<Row>(
    `SELECT now.id, kept.state AS kept_state, kept.published_at AS kept_at, ${isChanged('items')} AS is_changed
     FROM items now LEFT JOIN (revision_items kept JOIN revision_collections list ON list.website_id = $1
       AND ${heldBy('$2', 'list')} AND list.id = kept.collection_id AND list.state = 'enabled')
       ON kept.website_id = $1 AND ${heldBy('$2', 'kept')} AND kept.id = now.id
     ${documents} WHERE now.website_id = $1 AND now.id = ANY ($3)`,
    [website.id, website.publishedRevisionId, itemIds],
  );
  const at = clock.now();
  const seen: readonly string[] = ['published', 'scheduled'] satisfies ItemState[];
  return byId(rows, ({ kept_state, kept_at, is_changed }) => {
    if (kept_state === null || kept_at === null || !seen.includes(kept_state)) return notLive;
    return {
      state: kept_at <= at ? 'live' : 'scheduled',
      at: kept_at.toISOString(),
      isChanged: is_changed,
    };
  });
}

/** The public state of the pages, lists, folders and links (rule PUBLISH-12). */
export async function readLiveCollections({ database, website }: Context): Promise<Record<Id, LiveState>> {
  const rows = await database.query<Row>(
    `SELECT now.id, kept.state AS kept_state, NULL::timestamptz AS kept_at, ${isChanged('collections')} AS is_changed
     FROM collections now LEFT JOIN revision_collections kept
       ON kept.website_id = $1 AND ${heldBy('$2', 'kept')} AND kept.id = now.id
     ${documents} WHERE now.website_id = $1 AND now.deleted_at IS NULL`,
    [website.id, website.publishedRevisionId],
  );
  return byId(rows, ({ kept_state, is_changed }) =>
    kept_state === 'enabled' ? { state: 'live', at: null, isChanged: is_changed } : notLive,
  );
}

const documents = `
  LEFT JOIN page_documents page ON page.website_id = $1 AND page.id = now.document_id
  LEFT JOIN revision_documents old ON old.website_id = $1 AND ${heldBy('$2', 'old')} AND old.document_id = now.document_id`;

function isChanged(table: ContentTable): string {
  return `(${differs(table, 'now', 'kept')} OR page.version IS DISTINCT FROM old.version)`;
}

function byId(rows: readonly Row[], stateOf: (row: Row) => LiveState): Record<Id, LiveState> {
  return Object.fromEntries(rows.map(row => [row.id, stateOf(row)]));
}
