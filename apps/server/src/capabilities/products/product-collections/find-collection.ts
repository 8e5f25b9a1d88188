import { slugOf } from '@vitrine/core/products/slug.ts';
import type { Context } from '../../../context.ts';
import type { FilteredList } from '../find-filtered-products.ts';
import { listPicks, type ProductCollectionRow, readCollection } from './product-collections.store.ts';

type Source = Pick<FilteredList, 'term' | 'ids' | 'order'>;

/** The collection at an address, with where its products come from; null if there is none (rule PRODUCTLIST-6). */
export async function findCollectionPlace(
  { clock, database, website }: Context,
  slug: string,
): Promise<{ readonly collection: ProductCollectionRow; readonly source: Source } | null> {
  const collection = await readCollection(database, website.id, { slug: slugOf(slug) });
  if (collection === null) return null;
  const { id, rule } = collection;
  if (rule !== null)
    return { collection, source: { term: { kind: 'collection', slug: id }, ids: null, order: rule.order } };
  const picks = await listPicks(database, website.id, { id, now: clock.now() });
  const ids = picks.filter(pick => pick.isVisible).map(pick => pick.id);
  return { collection, source: { term: null, ids } };
}
