import type { ItemCard, Need, NeedAnswers } from '@vitrine/core/blocks/block-data.ts';
import { addressOf } from '@vitrine/core/collections/collection.ts';
import { isId } from '@vitrine/core/id/id.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import type { PageData, PageNeeds } from '@vitrine/render/page-data.ts';
import type { Context } from '../../context.ts';
import {
  type CollectionRow,
  type ContentSource,
  type ItemRow,
  listVisibleItems,
} from '../collections/index.ts';
import { findAssets } from '../media/index.ts';
import { answerProducts } from './answer-products.ts';
import { navigationOf } from './navigation-of.ts';

export interface NeedsPlace {
  readonly source: ContentSource;
  readonly collections: readonly CollectionRow[];
  readonly homePageId: string | null;
  /** Of the page that asks; empty in the canvas. */
  readonly path: string;
}

/**
 * Answers all that a page asks for in one batch: lists first, then every asset in one query. The canvas and
 * published pages are answered by this very code (rule DRAFT-8).
 */
export async function answerNeeds(context: Context, needs: PageNeeds, place: NeedsPlace): Promise<PageData> {
  const entries = Object.entries(needs);
  const [products, lists] = await Promise.all([
    answerProducts(context, needs),
    Promise.all(entries.map(async ([key, need]) => [key, await itemsFor(context, need, place)] as const)),
  ]);
  const items = new Map(lists);
  const assetIds = [
    ...entries.flatMap(([, need]) => assetIdsOf(need)),
    ...[...items.values()].flatMap(rows => rows.flatMap(row => row.image_id ?? [])),
  ];
  const assets = await findAssets(context, assetIds, { isDraft: place.source.revisionId === null });
  const answers = entries.map(([key, need]) => [
    key,
    products.get(key) ?? answerOf(need, { place, assets, rows: items.get(key) ?? [] }),
  ]);
  return Object.fromEntries(answers);
}

interface Found {
  readonly place: NeedsPlace;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly rows: readonly ItemRow[];
}

function answerOf(need: Need, { place, assets, rows }: Found): NeedAnswers[Need['kind']] {
  switch (need.kind) {
    case 'asset':
      return need.id === null ? null : (assets.get(need.id) ?? null);
    case 'assets':
      return need.ids.flatMap(id => assets.get(id) ?? []);
    case 'items':
      return rows.map(row => itemCard(row, place.collections, assets));
    case 'navigation':
      return navigationOf(place.collections, { ...place, place: need.place });
    case 'product':
      return null;
    case 'products':
      return [];
  }
}

async function itemsFor(
  { clock, database }: Context,
  need: Need,
  { source }: NeedsPlace,
): Promise<ItemRow[]> {
  if (need.kind !== 'items') return [];
  if (need.collectionId !== null && !isId(need.collectionId)) return [];
  const { rows } = await listVisibleItems(database, source, { ...need, now: clock.now() });
  return rows;
}

function assetIdsOf(need: Need): string[] {
  if (need.kind === 'asset') return need.id === null ? [] : [need.id];
  return need.kind === 'assets' ? [...need.ids] : [];
}

/** A post as lists show it. */
export function itemCard(
  row: ItemRow,
  collections: readonly CollectionRow[],
  assets: ReadonlyMap<string, Asset>,
): ItemCard {
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
