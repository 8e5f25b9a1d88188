import { addressOf } from '@vitrine/core/collections/collection.ts';
import type { ItemCard } from '@vitrine/core/needs/items/items.need.ts';
import type { CollectionRow, ItemRow } from '../../../collections/index.ts';
import type { Assets } from '../../need-answer.ts';

/** A post as lists show it. */
export function itemCard(row: ItemRow, collections: readonly CollectionRow[], assets: Assets): ItemCard {
  const list = collections.find(one => one.id === row.collection_id);
  return {
    id: row.id,
    title: row.title,
    address: addressOf(list?.slug ?? '', row.slug),
    excerpt: row.excerpt,
    author: row.author,
    publishedAt: row.published_at?.toISOString() ?? null,
    image: row.image_id === null ? null : (assets.get(row.image_id) ?? null),
    categories: row.categories,
    tags: row.tags,
  };
}
