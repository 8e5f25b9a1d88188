import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type TrashKind, type trashCalls, trashDays } from '@vitrine/core/trash/trash.calls.ts';
import { containing } from '../../database/containing.ts';
import type { Database } from '../../database/database.ts';
import { type PageWanted, readPage } from '../../database/keyset.ts';
import { listDueIn } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

interface TrashFilter extends PageWanted {
  readonly kinds: readonly TrashKind[];
  readonly search: string;
  readonly now: Date;
}

type TrashPage = CallReply<typeof trashCalls.list>;

const own = 'website_id = $1 AND deleted_at > $2';

/** One query over the deleted items of each capability: items deleted together are one entry (rule TRASH-1). */
const sources: Readonly<Record<TrashKind, string>> = {
  page: `SELECT 'page' AS kind, id, title, '' AS place, deleted_by, deleted_at, NULL::text FROM collections gone WHERE ${own}
    AND NOT EXISTS (SELECT 1 FROM collections parent WHERE parent.website_id = $1 AND parent.id = gone.parent_id
      AND parent.deleted_at = gone.deleted_at)`,
  post: `SELECT 'post', gone.id, gone.title, list.title, gone.deleted_by, gone.deleted_at,
      gone.image_id FROM items gone
    JOIN collections list ON list.website_id = $1 AND list.id = gone.collection_id
    WHERE gone.website_id = $1 AND gone.deleted_at > $2`,
  section: `SELECT 'section', gone.id, gone.section->'settings'->>'name', coalesce(page.title, post.title, ''),
      gone.deleted_by, gone.deleted_at, NULL FROM removed_sections gone
    LEFT JOIN collections page ON page.website_id = $1 AND page.document_id = gone.document_id
    LEFT JOIN items post ON post.website_id = $1 AND post.document_id = gone.document_id
    WHERE gone.website_id = $1 AND gone.deleted_at > $2`,
  product: `SELECT 'product', id, title, '', deleted_by, deleted_at, image_ids[1] FROM products WHERE ${own}`,
  category: `SELECT 'category', gone.id, gone.name, coalesce(parent.name, ''), gone.deleted_by, gone.deleted_at, gone.image_id
    FROM product_categories gone
    LEFT JOIN product_categories parent ON parent.website_id = $1 AND parent.id = gone.parent_id
    WHERE gone.website_id = $1 AND gone.deleted_at > $2 AND gone.removed_at IS NULL
      AND parent.deleted_at IS DISTINCT FROM gone.deleted_at`,
  productCollection: `SELECT 'productCollection', id, name, '', deleted_by, deleted_at, image_id FROM product_collections
    WHERE ${own}`,
  discount: `SELECT 'discount', id, name, coalesce(code, ''), deleted_by, deleted_at, NULL FROM discounts WHERE ${own}`,
  draftOrder: `SELECT 'draftOrder', id, coalesce(nullif(name, ''), nullif(email, ''), '…'), email, deleted_by, deleted_at,
      NULL FROM draft_orders WHERE ${own}`,
  review: `SELECT 'review', gone.id, coalesce(nullif(gone.title, ''), nullif(left(gone.body, 80), ''), gone.stars::text || ' ★'),
      products.title, gone.deleted_by, gone.deleted_at, products.image_ids[1] FROM reviews gone
    JOIN products ON products.website_id = $1 AND products.id = gone.product_id
    WHERE gone.website_id = $1 AND gone.deleted_at > $2`,
  file: `SELECT 'file', id, file_name, '', deleted_by, deleted_at,
      CASE kind WHEN 'image' THEN id END FROM assets WHERE ${own}`,
  siteUser: `SELECT 'siteUser', id, coalesce(nullif(name, ''), email), email, deleted_by, deleted_at, NULL
    FROM site_users WHERE ${own}`,
};

/** Newest first. */
export async function listTrash(
  database: Database,
  websiteId: Id,
  { kinds, search, now, cursor, limit }: TrashFilter,
): Promise<Result<TrashPage>> {
  if (kinds.length === 0) return succeed({ things: [], total: 0, next: null, previous: null });
  const since = new Date(now.getTime() - trashDays * 86_400_000);
  const pattern = containing(search);
  const from = `(${kinds.map(kind => sources[kind]).join(' UNION ALL ')})
    AS gone (kind, id, title, place, deleted_by, deleted_at, picture_id)`;
  const where = `title || ' ' || place ILIKE $3`;
  const values = [websiteId, since, pattern];
  const [counted] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ${from} WHERE ${where}`,
    values,
  );
  const order = {
    name: 'deleted',
    column: 'deleted_at',
    type: 'timestamptz',
    id: 'id',
    isDescending: true,
  } as const;
  const page = await readPage<{
    kind: TrashKind;
    id: string;
    title: string;
    place: string;
    deleted_by: string;
    deleted_at: Date;
    picture_id: string | null;
  }>(database, { select: '*', from, where, values, order }, { cursor, limit });
  if (!page.ok) return page;
  const { rows, next, previous } = page.value;
  const things = rows.map(row => ({
    kind: row.kind,
    id: row.id,
    title: row.title,
    where: row.place,
    by: row.deleted_by,
    at: row.deleted_at.toISOString(),
    pictureId: row.picture_id,
  }));
  return succeed({ things, total: counted?.total ?? 0, next, previous });
}

/** Sections whose time in the trash is over. */
export async function listOldSections(database: Database, websiteId: Id, before: Date): Promise<Id[]> {
  const rows = await database.query<{ id: string }>(
    'SELECT id FROM removed_sections WHERE website_id = $1 AND deleted_at < $2',
    [websiteId, before],
  );
  return rows.map(row => row.id);
}

/** Websites with a page, a post or a section in the trash whose time is over. */
export function listWithOldTrash(database: Database, portion: WebsitePortion, before: Date): Promise<Id[]> {
  const deleted = (table: string) => ({
    table,
    among: 'deleted_at IS NOT NULL',
    isDue: 'deleted_at < $3',
    values: [before],
  });
  return listDueIn(database, portion, ['removed_sections', 'collections', 'items'].map(deleted));
}
