import type { Id } from '@vitrine/core/id/id.ts';
import { isSameTag } from '@vitrine/core/orders/order-tags.ts';
import type { Database } from '../../database/database.ts';

/** The tags of each order, in alphabetical order. */
export async function readTagsOf(
  database: Database,
  websiteId: Id,
  orderIds: readonly Id[],
): Promise<ReadonlyMap<Id, string[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database.query<{ order_id: Id; tag: string }>(
    'SELECT order_id, tag FROM order_tags WHERE website_id = $1 AND order_id = ANY ($2) ORDER BY folded',
    [websiteId, orderIds],
  );
  const tags = new Map<Id, string[]>();
  for (const { order_id: orderId, tag } of rows) tags.set(orderId, [...(tags.get(orderId) ?? []), tag]);
  return tags;
}

interface TagsOfOrder {
  readonly orderId: Id;
  readonly tags: readonly string[];
}

export async function replaceTags(
  database: Database,
  websiteId: Id,
  { orderId, tags }: TagsOfOrder,
): Promise<void> {
  await database.query(
    `WITH gone AS (DELETE FROM order_tags WHERE website_id = $1 AND order_id = $2 AND NOT folded = ANY ($3))
     INSERT INTO order_tags (website_id, order_id, folded, tag)
     SELECT $1, $2, folded, tag FROM unnest($3::text[], $4::text[]) AS given (folded, tag)
     ON CONFLICT (website_id, folded, order_id) DO UPDATE SET tag = excluded.tag`,
    [websiteId, orderId, tags.map(tag => tag.toLowerCase()), tags],
  );
}

/** Every tag of the website once: the index is read tag by tag, not order by order. */
export async function listTags(database: Database, websiteId: Id): Promise<string[]> {
  const rows = await database.query<{ tag: string }>(
    `WITH RECURSIVE found AS (
       (SELECT folded, tag FROM order_tags WHERE website_id = $1 ORDER BY folded LIMIT 1)
       UNION ALL
       SELECT next.folded, next.tag FROM found, LATERAL (
         SELECT folded, tag FROM order_tags WHERE website_id = $1 AND folded > found.folded
         ORDER BY folded LIMIT 1) AS next)
     SELECT tag FROM found LIMIT 500`,
    [websiteId],
  );
  return rows.map(({ tag }) => tag);
}

export function withTag(tags: readonly string[], tag: string): string[] {
  return tags.some(one => isSameTag(one, tag)) ? [...tags] : [...tags, tag];
}

export function withoutTag(tags: readonly string[], tag: string): string[] {
  return tags.filter(one => !isSameTag(one, tag));
}
